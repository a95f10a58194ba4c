# De startpagina, alleen spelen, de partij van de dag.

## De deuren op de startpagina

ui-door-agricola = Agricola
    .text = Akkers, dieren en een huis voor het gezin: 14 ronden, 1 tot 5 spelers.
    .quick = Familiespel tegen een bot
ui-door-moor = Agricola met het veen
    .text = Brandstof voor de winter, paarden, speciale acties en ziekte: 14 ronden, 1 tot 5 spelers.
    .quick = Niveau 1 tegen een bot
    .learn = Leren wat er nieuw is in het veen
ui-door-caverna = Caverna
    .text = Dwergen, erts en robijnen in de berg: 1 tot 7 spelers.
    .quick = Beginnersset tegen een bot
ui-choose = Kiezen …
ui-friends = Met vrienden
ui-friends-how = Begin een tafel en stuur de code, of typ een code in die je hebt gekregen.

## Alleen spelen

ui-solo = Alleen spelen
ui-solo-how = Een reeks spellen: haal de gevraagde punten, houd iets over en ga verder.
ui-solo-begin = Een reeks beginnen
ui-solo-all = Alle reeksen
ui-solo-series = Soloreeks
ui-solo-reached = Er werden { $target } punten gevraagd, je haalde er { $points }.
ui-solo-missed = Er werden { $target } punten gevraagd, je haalde er { $points }: { $short } te weinig.
ui-solo-points = Je haalde { $points } punten.

ui-series-agricola-de = Duitse reeks
    .text = Haal in elk spel het doel. Daarna mag je één gespeeld ambacht houden, en je begint het volgende spel met 1 voedsel voor elk punt boven het doel. Een spel dat zijn doel miste, wordt overgespeeld.
ui-series-agricola-nl = Nederlandse reeks
    .text = Acht spellen tot 67 punten. Wie het doel haalt, moet één ambacht houden dat in dat spel werd gespeeld en begint het volgende met half zoveel voedsel als er punten boven het doel waren.
ui-series-agricola-moor = De niveaus van het veen
    .text = De drie niveaus van het veen na elkaar, elk met een eigen doel. Er gaat niets mee.
ui-series-agricola-moor_de = Duitse reeks met het veen
    .text = Zoals de Duitse reeks, met kaarten op niveau 3 van het veen: het eerste doel is 72 punten.
ui-series-agricola-moor_nl = Nederlandse reeks met het veen
    .text = Zoals de Nederlandse reeks, met kaarten op niveau 3 van het veen: acht spellen van 72 tot 89 punten.
ui-series-agricola-open = Open uitdaging
    .text = Kies vrij zeven ambachten, zeven kleine investeringen en de volgorde van de rondekaarten. Meer dan 100 punten zijn een bericht waard; meer dan 120 zijn al gehaald.
ui-series-caverna-mark = Tot de meetlat
    .text = Alleen in de berg wordt niets aan het toeval overgelaten. De lat ligt op 100 punten.
ui-series-mine = Mijn reeksen
ui-series-none = Je bent nog geen reeks begonnen.
ui-series-new = Een nieuwe reeks
ui-series-targets = Doelen:
ui-series-begin = Het eerste spel spelen
ui-series-road = De spellen van de reeks
ui-series-game = Spel { $n }
ui-series-target = Doel
ui-series-got = gehaald { $points }
ui-series-stands = Spel { $n }, doel { $target }
ui-series-won = Alles gehaald!
ui-series-play = Spel { $n } spelen
ui-series-go-on = Verder met spel { $n }
ui-series-on = Verder naar spel { $n }
ui-series-on-target = Verder naar spel { $n }, doel { $target }
ui-series-again = Nog een poging met nieuwe kaarten
ui-series-retry = Nog een poging
ui-series-same = Nog eens dezelfde kaarten
ui-series-must-keep = Welk ambacht houd je?
ui-series-may-keep = Je mag één ambacht houden
ui-series-keep-none = Geen houden
ui-series-food = Het volgende spel begint met { $n } voedsel.
ui-series-kept = Wat je hebt gehouden
ui-series-kept-none = Nog niets.
ui-series-other-cards = Andere kaarten kiezen
ui-series-tries = Wat werd gehaald
ui-series-tries-none = Nog geen spel.
ui-series-when = Dag
ui-series-which = Spel
ui-series-points = Punten
ui-series-look = Naar de reeks
ui-series-end = Deze reeks opgeven
ui-series-end-sure = Deze reeks opgeven? De spellen die je ervoor speelde, blijven.

## De partij van de dag

ui-daily = Partij van de dag
ui-daily-how = Voor iedereen op deze server dezelfde, tot middernacht in Greenwich; één poging voor ieder. Wie een account heeft, krijgt een plaats; gasten staan daarna.
ui-daily-play = Spelen
ui-daily-go-on = Verder
ui-daily-look = Mijn spel bekijken
ui-daily-results = Uitslagen van vandaag
ui-daily-nobody = Nog niemand heeft ze uitgespeeld.
ui-daily-guest = gast
ui-daily-agricola-family = Agricola alleen: familiespel
ui-daily-agricola-e = Agricola alleen: volledig spel met het E-deck
ui-daily-agricola-i = Agricola alleen: volledig spel met het I-deck
ui-daily-agricola-k = Agricola alleen: volledig spel met het K-deck
ui-daily-agricola-moor = Agricola alleen: met het veen, niveau 1

## Punten

ui-points-now = Punten als het spel nu afgelopen was. In het begin zijn er overal gaten; het meeste komt er tijdens het spel bij.
