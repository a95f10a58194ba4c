# Die Startseite, das Spiel allein, die Tagespartie.

## Die Türen auf der Startseite

ui-door-agricola = Agricola
    .text = Äcker, Tiere und ein Haus für die Familie: 14 Runden, 1 bis 5 Personen.
    .quick = Familienspiel gegen einen Bot
ui-door-moor = Agricola mit den Moorbauern
    .text = Brennstoff für den Winter, Pferde, Sonderaktionen und Krankheit: 14 Runden, 1 bis 5 Personen.
    .quick = Stufe 1 gegen einen Bot
    .learn = Lernen, was im Moor neu ist
ui-door-caverna = Caverna
    .text = Zwerge, Erz und Rubine im Berg: 1 bis 7 Personen.
    .quick = Einsteigerversion gegen einen Bot
ui-choose = Auswählen …
ui-friends = Mit Freunden
ui-friends-how = Beginne einen Tisch und verschicke den Code, oder gib einen Code ein, den du bekommen hast.

## Allein spielen

ui-solo = Allein spielen
ui-solo-how = Eine Serie von Partien: die geforderten Punkte erreichen, etwas behalten und weiterziehen.
ui-solo-begin = Eine Serie beginnen
ui-solo-all = Alle Serien
ui-solo-series = Solo-Serie
ui-solo-reached = Gefordert waren { $target } Punkte, du hast { $points } erreicht.
ui-solo-missed = Gefordert waren { $target } Punkte, du hast { $points } erreicht: Es fehlen { $short }.
ui-solo-points = Du hast { $points } Punkte erreicht.

ui-series-agricola-de = Deutsche Serie
    .text = Erreiche in jeder Partie das Ziel. Danach darfst du eine ausgespielte Ausbildung behalten und beginnst die nächste Partie mit 1 Nahrung für jeden Punkt über dem Ziel. Wer das Ziel verfehlt, spielt die Partie noch einmal.
ui-series-agricola-nl = Niederländische Serie
    .text = Acht Partien bis 67 Punkte. Wer das Ziel erreicht, muss eine in dieser Partie ausgespielte Ausbildung behalten und beginnt die nächste mit halb so viel Nahrung, wie Punkte über dem Ziel lagen.
ui-series-agricola-moor = Die Stufen der Moorbauern
    .text = Die drei Stufen der Moorbauern nacheinander, jede mit ihrem eigenen Ziel. Mitgenommen wird nichts.
ui-series-agricola-moor_de = Deutsche Serie mit den Moorbauern
    .text = Wie die deutsche Serie, mit Karten auf Stufe 3 der Moorbauern: Das erste Ziel sind 72 Punkte.
ui-series-agricola-moor_nl = Niederländische Serie mit den Moorbauern
    .text = Wie die niederländische Serie, mit Karten auf Stufe 3 der Moorbauern: acht Partien von 72 bis 89 Punkten.
ui-series-agricola-open = Offene Herausforderung
    .text = Wähle sieben Ausbildungen, sieben kleine Anschaffungen und die Reihenfolge der Rundenkarten frei. Mehr als 100 Punkte sind eine Meldung wert; mehr als 120 sind schon gelungen.
ui-series-caverna-mark = Bis zur Marke
    .text = Allein im Berg bleibt nichts dem Zufall überlassen. Die Marke liegt bei 100 Punkten.
ui-series-mine = Meine Serien
ui-series-none = Du hast noch keine Serie begonnen.
ui-series-new = Eine neue Serie
ui-series-targets = Ziele:
ui-series-begin = Die erste Partie spielen
ui-series-road = Die Partien der Serie
ui-series-game = Partie { $n }
ui-series-target = Ziel
ui-series-got = erreicht { $points }
ui-series-stands = Partie { $n }, Ziel { $target }
ui-series-won = Alles erreicht!
ui-series-play = Partie { $n } spielen
ui-series-go-on = Partie { $n } fortsetzen
ui-series-on = Weiter zu Partie { $n }
ui-series-on-target = Weiter zu Partie { $n }, Ziel { $target }
ui-series-again = Neuer Versuch mit neuen Karten
ui-series-retry = Neuer Versuch
ui-series-same = Noch einmal dieselben Karten
ui-series-must-keep = Welche Ausbildung behältst du?
ui-series-may-keep = Du darfst eine Ausbildung behalten
ui-series-keep-none = Keine behalten
ui-series-food = Die nächste Partie beginnt mit { $n } Nahrung.
ui-series-kept = Was du behalten hast
ui-series-kept-none = Bisher nichts.
ui-series-other-cards = Andere Karten wählen
ui-series-tries = Was erreicht wurde
ui-series-tries-none = Bisher keine Partie.
ui-series-when = Tag
ui-series-which = Partie
ui-series-points = Punkte
ui-series-look = Zur Serie
ui-series-end = Diese Serie aufgeben
ui-series-end-sure = Diese Serie aufgeben? Die dafür gespielten Partien bleiben.

## Die Tagespartie

ui-daily = Tagespartie
ui-daily-how = Für alle auf diesem Server dieselbe, bis Mitternacht in Greenwich; ein Versuch für jeden. Einen Platz bekommt, wer ein Konto hat; Gäste stehen danach.
ui-daily-play = Spielen
ui-daily-go-on = Fortsetzen
ui-daily-look = Meine Partie ansehen
ui-daily-results = Ergebnisse von heute
ui-daily-nobody = Bisher hat sie niemand beendet.
ui-daily-guest = Gast
ui-daily-agricola-family = Agricola allein: Familienspiel
ui-daily-agricola-e = Agricola allein: volles Spiel mit dem E-Deck
ui-daily-agricola-i = Agricola allein: volles Spiel mit dem I-Deck
ui-daily-agricola-k = Agricola allein: volles Spiel mit dem K-Deck
ui-daily-agricola-moor = Agricola allein: mit den Moorbauern, Stufe 1

## Punkte

ui-points-now = Punkte, wenn das Spiel jetzt zu Ende wäre. Am Anfang gibt es überall Lücken; das meiste, was fehlt, kommt im Lauf des Spiels.
