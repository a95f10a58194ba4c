# The K deck: names and texts of the cards written so far, in our own words. Numbers and rulings: docs/cards/agricola-k.toml.

## Occupations

card-K266 = Horige
    .text = Voordat je op „Zaaien en/of brood bakken“ zaait of bakt, krijg je 1 graan of ruil je 1 graan voor 1 groente.
card-K269 = Acrobaat
    .text = Als je het voedsel van de rondreizende artiesten pakte, mag je die persoon na alle plaatsingen naar een vrij veld „1 graan pakken“ of ploegveld verplaatsen en daar handelen.
card-K270 = Min
    .text = Telkens als je kamers bouwt, mag je voor elke kamer meteen een persoon krijgen voor elk 1 voedsel, zolang er plaats is.
card-K273 = Bekkenbouwer
    .text = Voor elk wild zwijn dat je in voedsel omzet, mag je tot 2 hout hierop leggen. Aan het einde 1 punt per hout, behalve voor het 1e, 4e, 7e en 10e.
card-K275 = Boemelstudent
    .text = Als je een ambacht speelt, mag je het blind uit je hand laten trekken: je krijgt eerst 3 voedsel en moet het spelen. Voor ontbrekend voedsel bedel je.
card-K281 = Handelsreiziger
    .text = Waar een actieveld een kleine investering toestaat, mag je in plaats daarvan een grote doen; waar het beide toestaat, twee kleine.
card-K284 = Houtverdeler
    .text = Bij het uitspelen 2 hout. Aan het begin van elke werkfase mag je het hout op „3 hout“ gelijk verdelen over „1 leem“, „1 riet“ en „Vissen“.
card-K289 = Landbouwer
    .text = Na alle plaatsingen mag je een persoon van „1 graan pakken“ of „1 groente pakken“ naar een vrij zaaiveld verplaatsen en zaaien.
card-K293 = Ploeger
    .text = Aan het begin van de 4e, 7e en 10e ronde na deze mag je voor 1 voedsel 1 akker ploegen.
card-K295 = Rundveefokker
    .text = Bij het uitspelen 1 rund. Aan het einde van ronde 12 krijgen je runderen jongen.
card-K299 = Slachter
    .text = Telkens als een ander dieren in voedsel omzet, 1 voedsel. Jij voedt je gezin na alle anderen.
card-K301 = Houtsnijder
    .text = Eén keer per ronde kost een investering, een kamer van een houten hut, een stal of een hek je 1 hout minder.
card-K304 = Dierenarts
    .text = Doe 4 schapen, 3 wilde zwijnen en 2 runderen in een zak. Aan het begin van elke ronde worden er twee getrokken. Zijn ze gelijk, dan krijg je er een; de rest gaat terug.
card-K307 = Dierenfokker
    .text = Telkens als je vakken afrastert die dat nog niet waren, mag je twee dieren van één soort kopen: schapen voor 1, wilde zwijnen voor 2, runderen voor 3 voedsel.
card-K308 = Voorman
    .text = Aan het begin van elke werkfase mag je 1 voedsel op een actieveld leggen. Wie het gebruikt, pakt ook het voedsel.
card-K312 = Hekpachter
    .text = Eén keer per ronde, als je een stal hebt gebouwd, mag je voor 1 voedsel het vak ervan zonder hout als eigen weide afrasteren.
card-K342 = Dierentemmer
    .text = Als je het voedsel van de rondreizende artiesten pakt, mag je daarvan dieren kopen: schapen en wilde zwijnen voor 2, runderen voor 3 voedsel.

## Minor improvements

card-K124 = Juk
    .text = Je mag zoveel akkers ploegen als er ploegen en eggen voor alle spelers liggen.
    .requires = 1 rund
card-K134 = Ossenspan
    .text = Je mag zoveel akkers ploegen als er nog rondes komen, hoogstens 3.
    .requires = 2 runderen
