# Agricola: de regels om aan tafel na te lezen, in eigen woorden, hoofdstuk voor hoofdstuk, en wat een zinsnede op een kaart betekent. Getallen: docs/rules/agricola.md.
# De tekst van een hoofdstuk heeft alinea's met lege regels ertussen. `agricola-phrase-*` zijn woorden zoals de kaarten ze gebruiken.

## Hoofdstukken

agricola-help-goal = Waar het om gaat
    .text =
        Je begint met zijn tweeën in een houten huis met twee kamers en een leeg erf van 15 erfvelden. In 14 rondes ploeg en zaai je, omhein je weiden en houd je dieren, vergroot en renoveer je je huis en laat je je gezin groeien.

        Aan het einde telt bijna alles: akkers, weiden, gewassen, dieren, kamers en gezinsleden leveren punten op; wat ontbreekt en wat ongebruikt blijft, kost punten. Wie de meeste punten heeft, wint; bij gelijke stand winnen zij allemaal.

        Zes keer is er een oogst, en dan moet je gezin eten. Denk daar op tijd aan: wie niet genoeg voedsel heeft, moet bedelen, en dat kost 3 punten voor elk voedsel.
agricola-help-round = De ronde
    .text =
        Een ronde begint met een nieuwe kaart: nog een actieveld, dat iedereen vanaf nu tot het einde van het spel mag gebruiken. Goederen die op dit rondeveld voor je klaarliggen, zijn van jou. Daarna komen er nieuwe goederen op alle actievelden waarop ze zich verzamelen.

        Nu zetten de spelers om de beurt hun gezinsleden in, steeds één, de startspeler eerst. Een gezinslid gaat naar een actieveld dat nog vrij is, en je doet de actie meteen. Je mag alleen naar een plek waar je echt iets kunt doen. Zijn alle gezinsleden ingezet, dan gaan ze naar huis.

        De 14 rondes vormen zes fasen. Binnen een fase komen de kaarten in willekeurige volgorde: je weet welke er komen, maar niet precies wanneer. Na ronde 4, 7, 9, 11, 13 en 14 is er een oogst.

        De startspeler blijft dezelfde totdat iemand de actie daarvoor doet. De nieuwe begint vanaf de volgende ronde.
agricola-help-actions = Actievelden
    .text =
        Op actievelden met een plusteken verzamelen zich goederen. Wie erheen gaat, pakt alles wat er ligt. Andere geven iets uit de voorraad of laten je bouwen, ploegen, zaaien, bakken of kaarten spelen.

        „En/of” betekent: een van beide of allebei. „Na … ook” betekent: het eerste moet, het tweede mag. „Of” betekent: maar één ervan.

        In elke ronde kan maar één gezinslid een actieveld gebruiken, van wie het ook is. Met drie, vier en vijf spelers zijn er meer actievelden.
agricola-help-home = Kamers, renovatie en gezin
    .text =
        Een nieuwe kamer kost 5 van de grondstof van je huis en 2 riet, en ze moet aan een van je kamers grenzen. Bij een renovatie verbouw je het hele huis: van hout naar leem voor 1 leem per kamer en in totaal 1 riet, van leem naar steen voor 1 steen per kamer en in totaal 1 riet.

        Je gezin groeit door een actie. Meestal heb je daarvoor meer kamers dan gezinsleden nodig; alleen „Dringende wens” kan zonder. Het kind komt mee, gaat mee naar huis en werkt vanaf de volgende ronde. Een gezin heeft hoogstens 5 gezinsleden.

        Een stal kost op „Boerderij uitbreiden” 2 hout. Je hebt er vier.
agricola-help-fields = Akkers
    .text =
        Ploegen betekent een akker op een ongebruikt erfveld leggen. Je eerste akker mag overal liggen; elke volgende moet aan een van je akkers grenzen.

        Zaaien betekent 1 graan of 1 groente uit je voorraad op een lege akker leggen. Uit de algemene voorraad komen er 2 graan of 1 groente bij, zodat er 3 graan of 2 groente groeit. In één actie mag je zoveel lege akkers inzaaien als je wilt.

        In elke oogst pak je 1 van elke ingezaaide akker. Is een akker leeg, dan mag je er opnieuw zaaien.
agricola-help-animals = Weiden en dieren
    .text =
        Hekken kosten elk 1 hout en staan op de zijden van de erfvelden. Elke weide moet rondom gesloten zijn, ook aan de rand van het erf; kamers en akkers vervangen geen hekken. Nieuwe weiden moeten aan je andere weiden grenzen. Je mag een weide later verdelen, maar nooit hekken weghalen. Je hebt 15 hekken.

        Op een weide past één diersoort, 2 per erfveld; elke stal erin verdubbelt dat. In een stal daarbuiten past 1 dier, en 1 dier mag in je huis wonen. Je mag je dieren op elk moment verplaatsen.

        Wie dieren pakt, moet er plaats voor hebben, ze in voedsel omzetten of ze teruggeven. Dieren geven alleen voedsel met een Kookplaats, een Fornuis of een andere kaart die dat zegt.
agricola-help-cards = Ambachten en investeringen
    .text =
        In het volledige spel heb je 7 ambachten en 7 kleine investeringen in je hand. Ambachten speel je op „Lessen”: het eerste is gratis, elk volgende kost 1 voedsel. Andere actievelden met ambachten hebben andere prijzen.

        Investeringen kosten wat erop staat. Grote investeringen liggen open voor iedereen, elk maar één keer. Kleine investeringen komen uit je hand; sommige hebben een voorwaarde, waaraan je moet voldoen maar waarvoor je niets betaalt. Sommige kleine investeringen gaan na het uitspelen naar de hand van je linkerbuur.

        Wat op een kaart staat, geldt voor je zodra ze voor je ligt. Zeggen kaart en regel iets anders, dan heeft de kaart gelijk.
agricola-help-food = Voedsel en bakken
    .text =
        Op elk moment kan een graan of een groente uit je voorraad 1 voedsel worden. Met een Kookplaats of een Fornuis worden groente en dieren meer voedsel, ook op elk moment.

        Graan wordt alleen meer als je brood bakt, en daarvoor heb je een actie nodig die dat toestaat en een investering om te bakken. Krijg je een oven, dan mag je meteen bakken. In één bakactie mag je al je investeringen om te bakken gebruiken.

        De Meubelmakerij, de Pottenbakkerij en de Mandenmakerij zetten één keer per oogst 1 hout, 1 leem of 1 riet in voedsel om.
agricola-help-harvest = De oogst
    .text =
        Eerst de akkerfase: ieder pakt 1 graan of 1 groente van elke ingezaaide akker.

        Dan de voedselfase: elk gezinslid heeft 2 voedsel nodig, een kind van deze ronde maar 1. In het solospel hebben gezinsleden er 3 nodig. Voor elk voedsel dat je niet betaalt, neem je een bedelkaart, die aan het einde 3 punten kost.

        Ten slotte de voortplantingsfase: voor elke diersoort waarvan je er ten minste 2 hebt, krijg je 1 jong, als je er plaats voor hebt. In deze fase kun je geen dieren in voedsel omzetten.
agricola-help-scoring = De puntentelling
    .text =
        De tabel zegt hoeveel waarvan hoeveel punten oplevert. Graan en groente op je akkers telt mee.

        Elk ongebruikt erfveld kost 1 punt. Elke stal in een weide levert 1 op, elke lemen kamer 1, elke stenen kamer 2, elk gezinslid 3. Daarbij komen de punten op je kaarten en de bonuspunten; elke bedelkaart kost 3.
agricola-help-family = Het familiespel
    .text =
        Het familiespel heeft geen ambachten en geen kleine investeringen, alleen grote. Drie actievelden zijn anders: „Pakhuis” geeft ook voedsel, „Stal en brood” staat in plaats van „Lessen” en „Klusjesman” in plaats van „Dagloner”.

        Zo leer je het spel het best. Al het andere is zoals in het volledige spel, ook de puntentelling.
agricola-help-solo = Alleen
    .text =
        Alleen begin je zonder voedsel, je gezinsleden hebben in de oogst elk 3 voedsel nodig, en op „Bos” komt elke ronde maar 2 hout. Kaarten die naar een buur zouden gaan, gaan uit het spel.

        In een reeks spellen probeer je 50, 55, 59, 62, 64, 65 punten enzovoort te halen. Na elk spel mag je een ambacht meenemen dat de volgende keer vanaf het begin meedoet, en voedsel voor punten boven het doel.

## Zinsneden op kaarten

agricola-phrase-anytime = op elk moment
    .text = Altijd als je iets te beslissen of te betalen hebt, ook midden in een actie, in de oogst en in de beurten van anderen. Alleen dieren worden in de voortplantingsfase geen voedsel.
agricola-phrase-each_time = telkens als
    .text = Het gebeurt steeds opnieuw, zo vaak als voorkomt wat de kaart noemt. Wat je „krijgt”, komt vanzelf; waar „je mag” staat, word je gevraagd.
agricola-phrase-may = je mag
    .text = Jij beslist. Zonder deze woorden gebeurt het in elk geval, als het kan.
agricola-phrase-general_supply = algemene voorraad
    .text = De goederen die van niemand zijn. Er is altijd genoeg van alles.
agricola-phrase-your_supply = je voorraad
    .text = De goederen voor je. Wat op je akkers groeit of op kaarten en rondevelden ligt, is niet in je voorraad.
agricola-phrase-round_space = rondeveld
    .text = De plaats van een van de 14 rondes. Wat daar voor je ligt, krijg je als die ronde begint.
agricola-phrase-remaining = overgebleven rondeveld
    .text = Alle rondes na de huidige. Zijn er minder over dan de kaart noemt, dan krijg je alleen wat nog komt.
agricola-phrase-rounds_after = rondes na de huidige
    .text = Tel vanaf deze ronde: 4 rondes na ronde 3 is ronde 7. Wat na ronde 14 zou komen, is verloren.
agricola-phrase-adjoin = grenzen
    .text = Een hele zijde gemeen hebben. Erfvelden die elkaar alleen bij een hoek raken, grenzen niet aan elkaar.
agricola-phrase-unused = ongebruikt
    .text = Een erfveld zonder kamer, akker of stal dat niet in een weide ligt.
agricola-phrase-with_a_person = met een gezinslid
    .text = Alleen wat een gezinslid van jou pakt van het actieveld waarop je het inzet. Wat kaarten je geven, telt niet.
agricola-phrase-building_resource = grondstof
    .text = Hout, leem, riet of steen.
agricola-phrase-goods = goederen
    .text = Grondstoffen, graan, groente en dieren. Voedsel hoort niet bij de goederen.
agricola-phrase-improvement = investering
    .text = Grote en kleine investeringen die voor je liggen. Kaarten die je hebt doorgegeven, tellen niet.
agricola-phrase-hand_back = teruggeven
    .text = Een kaart die je als prijs afgeeft. Een grote investering kan daarna door iedereen opnieuw worden gekocht; een kleine gaat uit het spel.
agricola-phrase-condition = voorwaarde
    .text = Je moet eraan voldoen als je de kaart speelt; je betaalt er niets voor. „2 ambachten” betekent ten minste 2. Klopt het later niet meer, dan werkt de kaart toch.
agricola-phrase-family_growth = gezinsuitbreiding
    .text = Er komt een nieuw gezinslid bij. Als de kaart niets anders zegt, heb je meer kamers dan gezinsleden nodig.
agricola-phrase-bake_bread = brood bakken
    .text = Graan met investeringen om te bakken in voedsel omzetten. Dat kan alleen met een actie of een kaart die dat zegt.
agricola-phrase-oven = oven
    .text = Leemoven, Steenoven, Houtoven en Bakoven. Een Kookplaats en een Fornuis zijn geen ovens.
agricola-phrase-bonus_point = bonuspunt
    .text = Een punt naast die van de puntentabel. Wat je tijdens het spel krijgt, houd je.
agricola-phrase-sown = ingezaaide akker
    .text = Een akker of een kaart voor gewassen waarop ten minste 1 graan of 1 groente groeit.
agricola-phrase-begging_card = bedelkaart
    .text = Je neemt er een voor elk voedsel dat je in de voedselfase niet betaalt. Elke kost aan het einde 3 punten.
