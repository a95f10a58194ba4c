# Het begeleide eerste spel met het veen: wat nieuw is, voor wie Agricola kent.

agricola-chapter-moor-land = Bos en veen
agricola-chapter-moor-special = Speciale acties
agricola-chapter-moor-winter = Brandstof en stoken
agricola-chapter-moor-illness = Ziekte
agricola-chapter-moor-horses = Paarden
agricola-chapter-moor-counting = De puntentelling

agricola-lesson-moor-welcome = Een boerderij leiden kun je al; nu is het land wilder. Alles van Agricola blijft gelden. Ik vertel je alleen wat nieuw is.
    .title = Het veen in
agricola-lesson-moor-tiles = Op je erf liggen bostegels en veentegels. Wat daaronder ligt, kun je niet ploegen, bebouwen of omheinen. Daar staat tegenover dat zo'n erfveld als gebruikt geldt en geen punt kost.
    .title = Een wild erf
agricola-lesson-moor-special = Hier liggen de speciale acties. In je beurt mag je er een doen in plaats van een gezinslid in te zetten. Er is niemand voor nodig: je gezin blijft thuis en werkt later. Maar ten minste één gezinslid moet nog thuis zijn.
    .title = Speciale acties
agricola-lesson-moor-peat = De winter komt, en turf is de beste brandstof. Doe de speciale actie in het licht: ze ruimt een veentegel en levert 3 brandstof op.
    .title = Turf steken
agricola-lesson-moor-peat-where = Klik op de veentegel die je kwijt wilt. Denk eraan waar je akkers en weiden moeten komen.
    .title = Welke?
agricola-lesson-moor-others = De kaart ligt nu voor je, en je kunt haar deze ronde niet nog eens gebruiken; de andere speler wel, voor 2 voedsel. Aan het einde van de ronde gaan alle kaarten terug. Bomen vellen ruimt een bos en levert 2 hout op; platbranden maakt er een akker van.
    .title = Eén kaart voor twee
agricola-lesson-moor-heating = In elke oogst moet je huis worden verwarmd: 1 brandstof voor elke kamer van een houten huis. Een lemen huis heeft er in totaal 1 minder nodig, een stenen huis 2 minder. Hout brandt ook: 1 hout kan altijd 1 brandstof worden.
    .title = Warme kamers
agricola-lesson-moor-short = De oogst is dichtbij, en je hebt niet genoeg brandstof. Steek nog eens turf, of haal hout om te stoken.
    .title = Te weinig brandstof
agricola-lesson-moor-heat = Nu wordt er gestookt. Voor elke brandstof die ontbreekt, wordt een van je gezinsleden ziek. Je mag minder betalen dan je zou kunnen, maar dat loont zelden.
    .title = De eerste winter
agricola-lesson-moor-ill = Wie ziek is, kan in de volgende ronde alleen naar de Ziekenboeg. Daar wordt het gezinslid beter, en jij krijgt 1 voedsel; de ronde daarna werkt het weer zoals altijd. Wie aan het einde nog ziek is, levert 1 punt op in plaats van 3.
    .title = De Ziekenboeg
agricola-lesson-moor-horse = Paarden zijn de vierde diersoort: ze hebben zoals alle dieren een plaats op je erf nodig, en twee ervan krijgen een jong. Voedsel worden ze alleen met een paar investeringen. De Paardenmarkt levert er een op.
    .title = Paarden
agricola-lesson-moor-points = Aan het einde levert elk paard 1 punt op, en geen paard kost er 1. Erfvelden onder bos- en veentegels gelden als gebruikt. De grote investeringen liggen in stapels van twee: wat onderop ligt, komt tevoorschijn als de bovenste kaart is gekocht.
    .title = Wat telt
agricola-lesson-moor-end = Dat was je eerste jaar in het veen. Op de volgende niveaus komen er handkaarten bij: kleine investeringen van het veen op niveau 2, het volledige spel op niveau 3.
    .title = Goed gedaan
