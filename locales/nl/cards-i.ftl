# The I deck: names and texts of the cards written so far, in our own words. Numbers and rulings: docs/cards/agricola-i.toml.

## Occupations

card-I219 = Akkerbouwer
    .text = Zaai je in een actie precies 1 akker, dan krijgt die 2 gewassen extra; bij precies 2 krijgt elke akker er 1 extra.
card-I223 = Oogsthulp
    .text = In elke oogst mag je na de veldfase 1 graan van een ingezaaide akker van een ander pakken. Die krijgt 2 voedsel.
card-I226 = Tuinder
    .text = De groente die je oogst, pak je uit de voorraad; die op je akkers blijft liggen.
card-I233 = Hofmeester
    .text = Zodra je in een lemen hut of stenen huis woont, heeft je volgende gezinsuitbreiding geen kamer nodig. Nederlandse editie: één keer in elk van beide.
card-I234 = Houtopkoper
    .text = Telkens als een ander met een persoon hout pakt, mag je er 1 van kopen voor 1 voedsel.
card-I236 = Hoevebezitter
    .text = Vóór de telling mag je voor een aantal ongebruikte vakken elk 1 voedsel betalen; die kosten je geen punt.
card-I238 = Penningmeester
    .text = Vanaf het begin van ronde 11 liggen alle rondekaarten open. Die van latere rondes mag jij al gebruiken, anderen niet.
card-I239 = Graanpeller
    .text = Op elk moment mag je 1 graan in 3 voedsel omzetten. Ieder ander mag dat verhinderen en het graan voor 2 voedsel van je kopen; bij meerderen kies jij.
card-I243 = Leemplakker
    .text = Elke voorziening en elke renovatie kost je 1 leem minder, elke kamer 2 leem minder.
card-I244 = Luilak
    .text = Aan de volgende oogst doe je niet mee: geen gewassen, geen voeding, geen jongen.
card-I248 = Fuikvisser
    .text = Als je in een ronde met een persoon riet pakt, krijg je bij de thuiskomst het voedsel dat nog op „Vissen“ ligt.
card-I251 = Rietkoper
    .text = Pakt een ander het eerste riet van een ronde, dan mag je er 1 van kopen voor 1 voedsel. Die krijgt nog 1 voedsel uit de voorraad.
card-I252 = Zwijnenfokker
    .text = Bij het uitspelen 1 wild zwijn. Aan het einde van ronde 12 krijgen je zwijnen jongen.
card-I255 = Steenkoper
    .text = Pakt een ander het eerste steen van een ronde, dan mag je er 1 van kopen voor 1 voedsel. Die krijgt nog 1 voedsel uit de voorraad.
card-I260 = Voorproever
    .text = Als een ander de ronde begint, mag je die 1 voedsel betalen en de allereerste persoon inzetten. Daarna gaat de startspeler gewoon verder.
card-I263 = Hekkenbouwer
    .text = Zet een van je hekken voorgoed op een actieveld. Telkens als je dat gebruikt, mag je daarna hekken bouwen.
card-I265 = Hekkenleverancier
    .text = Leg elk 4 van je hekken op het 6e en het 10e rondeveld na dit. Aan het begin van die rondes mag je ze voor 2 voedsel zonder hout bouwen; anders komen ze terug.

## Minor improvements

card-I68 = Eg
    .text = Iedereen mag één keer op een ploegveld 2 akkers ploegen in plaats van 1; de anderen betalen je daarvoor 2 voedsel. Niet samen met een ploeg.
card-I77 = Herderstaf
    .text = Telkens als je een nieuwe weide van minstens 4 vakken afrastert, 2 schapen. Een weide splitsen telt niet.
card-I80 = Houttuin
    .text = Telkens als een ander op „3 hout“ hout pakt, krijg jij er 1 van.
    .requires = 3 ambachten
card-I86 = Graanschuur
    .text = Aan het einde van de veldfase mag je graan zaaien op lege akkers. Op zo’n akker liggen 2 graan.
card-I90 = Moestuin
    .text = Elke akker naast je huis die je inzaait, krijgt 2 graan of 1 groente extra.
    .requires = 2 ambachten
card-I97 = Slachthuis
    .text = Telkens als een ander dieren in voedsel omzet, 1 voedsel. Jij voedt je gezin na alle anderen.
card-I100 = Taveerne
    .text = Een actieveld voor iedereen: 3 voedsel. Jijzelf mag daar in plaats daarvan 2 punten nemen.
card-I103 = Watermolen
    .text = Aan het einde van de veldfase mag iedereen 1 graan in 3 voedsel omzetten. Van de 3 voedsel van anderen krijg jij er 1. Dat is geen bakken.
card-I337 = Leemvoorraad
    .text = Een actieveld voor iedereen: 5 leem. Anderen betalen je daarvoor 1 voedsel. Jijzelf mag daar in plaats daarvan 2 punten nemen.
    .requires = 3 ambachten
