# Caverna: de regels om aan tafel na te lezen, in eigen woorden, hoofdstuk voor hoofdstuk, en wat een zinsnede op een tegel betekent. Getallen: docs/rules/caverna.md.

## Hoofdstukken

caverna-help-goal = Waar het om gaat
    .text =
        Twee dwergen wonen in een kleine grot aan de rand van een berg. Ervoor ligt het bos. In 12 rondes (alleen en met zijn tweeën in 11) ontgin je het bos voor weiden en akkers, graaf je holtes en gangen in de berg, richt je woningen en vertrekken in, houd je dieren, win je erts en robijnen en stuur je gewapende dwergen op expeditie.

        Aan het einde telt bijna alles. Ongebruikte velden, ontbrekende soorten boerderijdieren en bedelfiches kosten punten. Wie de meeste punten heeft, wint; bij gelijke stand winnen zij allemaal.
caverna-help-round = De ronde
    .text =
        Een ronde begint met een nieuw actieveld, dat iedereen vanaf nu mag gebruiken. Dan komen er goederen bij waar ze zich verzamelen. Op sommige actievelden komt er meer als ze leeg zijn.

        Nu zetten de spelers om de beurt hun dwergen in, steeds één, de startspeler eerst. Een dwerg gaat naar een vrij actieveld, en je doet meteen wat daar staat, zoveel ervan als je wilt, maar ten minste iets. Goederen die op het actieveld liggen, neem je altijd, en wel allemaal.

        Zijn alle dwergen ingezet, dan gaan ze naar huis. Vanaf ronde 3 is er aan het einde van de ronde meestal een oogst.
caverna-help-order = Welke dwerg eerst gaat
    .text =
        Je zet je zwakste dwerg eerst in: die zonder wapen, dan de andere naar de kracht van hun wapens. Voor 1 robijn mag je één keer een dwerg naar keuze inzetten.
caverna-help-forest = Het bos
    .text =
        Een tegel weide/akker bedekt twee bosvelden naast elkaar. De eerste moet voor de ingang van de grot liggen, elke volgende moet grenzen aan wat je al hebt ontgonnen. Sommige velden leveren 1 voedsel of een varken op als je ze bedekt.

        Met hekken maak je van weiden omheinde weiden: van één weide een kleine voor 2 hout, van twee weiden naast elkaar een grote voor 4 hout, per actie hoogstens één van elk.

        Een stal kost 1 steen. Je hebt er drie, één per veld, op bos, weide of omheinde weide.
caverna-help-mountain = De berg
    .text =
        Een tegel holte/gang of holte/holte bedekt twee rotsvelden naast elkaar en moet grenzen aan wat je al hebt uitgegraven. Sommige velden leveren voedsel op als je ze bedekt.

        Twee gangen naast elkaar kunnen een ertsmijn met een diepe gang worden; dat levert meteen 3 erts op. Een gang kan een robijnmijn worden, en een diepe gang ook, en die levert 1 robijn op.

        Holtes kun je inrichten. Mijnen leveren op sommige actievelden meer erts en robijnen op, en in elke mijn past een ezel.
caverna-help-furnishing = Inrichtingen en gezin
    .text =
        Je betaalt een inrichtingstegel en legt die in een lege holte, waar ze blijft. Elke tegel is er één keer, alleen de gewone Woning is er altijd. Wat erop staat, geldt vanaf dan voor je.

        Je gezin kan groeien als er in je woningen plaats is voor nog een dwerg. Het kind werkt vanaf de volgende ronde. Je hebt vijf dwergen; voor een zesde heb je de Extra woning nodig.
caverna-help-fields = Akkers
    .text =
        Als je zaait, mag je hoogstens 2 graan en hoogstens 2 groente op lege akkers leggen, op elke akker één soort. Bij 1 graan komen er 2 uit de algemene voorraad, bij 1 groente komt er 1.

        In elke akkerfase neem je 1 van elke ingezaaide akker.
caverna-help-animals = Dieren
    .text =
        Schapen, ezels, varkens en runderen zijn boerderijdieren. Op een kleine omheinde weide passen er 2 van één soort, op een grote 4; elke stal erin verdubbelt dat. Op een weide met een stal past 1 dier, op een bosveld met een stal 1 varken, in een mijn 1 ezel, en in de startwoning kunnen 2 dieren van één soort leven.

        Honden hebben geen plaats nodig. Op een weide of omheinde weide met honden mag je in plaats van het gewone aantal één schaap meer houden dan er honden zijn.

        Dieren waarvoor je geen plaats hebt, worden meteen voedsel: een schaap 1, een ezel 1 (twee samen 3), een varken 2, een rund 3. Dat mag je op elk moment doen.
caverna-help-expeditions = Wapens en expedities
    .text =
        Een dwerg zonder wapen kan er een smeden voor 1 tot en met 8 erts; het is zo sterk als je erts hebt betaald. Een dwerg heeft maar één wapen, en geen wapen is sterker dan 14.

        Een gewapende dwerg kan op expeditie gaan. Het niveau zegt hoeveel verschillende dingen je meebrengt, de kracht van het wapen zegt welke. Daarna wordt het wapen van deze dwerg 1 sterker.
caverna-help-rubies = Robijnen, goud en voedsel
    .text =
        Op elk moment kan een robijn 1 hout, 1 steen, 1 erts, 1 graan, 1 groente, 1 goud, 1 hond, 1 schaap, 1 ezel, 1 varken of 2 voedsel worden, met 1 voedsel ook een rund. Voor een robijn mag je ook een enkele weide, akker of gang leggen, voor twee robijnen een enkele holte.

        Graan wordt 1 voedsel, groente 2. Ook goud wordt voedsel: altijd 1 minder dan het goud dat je geeft; één grote ruil is dus beter dan enkele kleine.
caverna-help-harvest = De oogst
    .text =
        Een oogst heeft drie delen. Akkers: 1 van elke ingezaaide akker. Voeding: elke dwerg heeft 2 voedsel nodig, een kind van deze ronde 1; voor elk ontbrekend voedsel neem je een bedelfiche. Jongen: voor elke soort boerderijdieren waarvan je er ten minste 2 hebt, krijg je 1 jong, als er plaats voor is.

        In ronde 1 en 2 is er geen oogst, in ronde 4 heeft elke dwerg maar 1 voedsel nodig en gebeurt er verder niets. Ronde 3 en 5 hebben een oogst.

        Vanaf ronde 6 wijst een fiche het uit. Een groen blad is een oogst. Het eerste rode vraagteken betekent: helemaal geen oogst; het tweede: 1 voedsel voor elke dwerg en verder niets; bij het derde slaat ieder de akkers of de jongen over.
caverna-help-scoring = De puntentelling
    .text =
        Elk boerderijdier en elke hond levert 1 punt op; elke soort boerderijdieren die je mist, kost 2. Twee graan leveren 1 punt op, naar boven afgerond, elke groente 1, elke robijn 1, elk goud 1, elke dwerg 1.

        Een kleine omheinde weide levert 2 punten op, een grote 4, een ertsmijn 3, een robijnmijn 4. Inrichtingen leveren op wat erop staat, sommige gele ook bonuspunten.

        Elk ongebruikt veld van je thuisbord kost 1 punt en elk bedelfiche 3. Hout, steen, erts en voedsel leveren niets op.
caverna-help-solo = Alleen
    .text =
        Je begint met 2 voedsel, en de kaarten komen altijd in dezelfde volgorde. Vier actievelden doen niet mee. Vanaf de vijfde heeft elke ronde een oogst, en ook de derde.

        Een actieveld met 6 of meer goederen wordt leeggemaakt voordat er nieuwe komen, tenzij je er 1 robijn voor betaalt. 100 punten is een mooi doel.

## Zinsneden op tegels

caverna-phrase-anytime = op elk moment
    .text = Altijd als je iets te beslissen of te betalen hebt, ook in de oogst en nog een keer voor de puntentelling.
caverna-phrase-and_or = en/of
    .text = Een van beide of allebei.
caverna-phrase-either_or = ofwel … of
    .text = Maar een van beide. Met het Gastenvertrek mag je allebei doen.
caverna-phrase-adjacent = aangrenzend
    .text = Velden die een hele zijde gemeen hebben. Een hoek is niet genoeg.
caverna-phrase-twin = dubbele tegel
    .text = Een tegel die twee velden bedekt. Je mag hem draaien zoals je wilt; is er geen plaats voor, dan kun je niet de helft leggen.
caverna-phrase-armed = gewapend
    .text = Een dwerg met een wapen.
caverna-phrase-farm_animal = boerderijdier
    .text = Schapen, ezels, varkens en runderen. Honden zijn geen boerderijdieren.
caverna-phrase-unused = ongebruikt
    .text = Een veld van je thuisbord zonder tegel en zonder stal.
caverna-phrase-yellow = gele tegel
    .text = Inrichtingen die aan het einde bonuspunten opleveren: salons, opslagen en kamers.
