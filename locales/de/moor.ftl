# Das Moor: alle Wörter, die jemand liest, außer denen der Karten. Eigene Worte; die Nummern der Regeln stehen in docs/rules/moor.md.

## Die Krankenstation

agricola-space-IN = Krankenstation
    .print = 1 Nahrung, und 1 Person wird gesund
    .text = Nimm 1 Nahrung. Ist die Person, die hierher kommt, krank, wird sie wieder gesund. Hier dürfen beliebig viele Personen aller Spieler stehen.

agricola-category-horses = Pferde

## Sonderaktionen

agricola-action-CP = Torf stechen
    .text = Nimm ein sichtbares Moorplättchen von deinem Hof; du bekommst 3 Brennstoff.
agricola-action-SB = Brandroden
    .text = Tausche ein Waldplättchen gegen einen Acker auf demselben Hoffeld; er muss an deine anderen Äcker grenzen, falls du welche hast, und unter dem Wald darf kein Plättchen liegen.
agricola-action-FT = Holz fällen
    .text = Nimm ein sichtbares Waldplättchen von deinem Hof; du bekommst 2 Holz.
agricola-action-HM = Pferdemarkt
    .text = Nimm 1 Pferd; auf den Karten für zwei und für fünf Spieler kostet es 1 Nahrung.
agricola-action-JM = Arbeitsmarkt
    .text = Nimm 1 Nahrung; auf der Karte für drei Spieler sind es 2 Nahrung.
agricola-action-BM = Schwarzmarkt
    .text = Zahle 1 Brennstoff und spiele eine kleine Anschaffung aus; ihr Preis und ihre Bedingung gelten wie immer.
agricola-action-IW = Schwarzarbeit
    .text = Zahle 1 Brennstoff und 1 Nahrung und kaufe eine große Anschaffung zum üblichen Preis.

## Sonderaktionskarten

agricola-card-S1 = Torf stechen / Brandroden / Holz fällen
agricola-card-S2 = Pferdemarkt / Arbeitsmarkt / Schwarzmarkt / Schwarzarbeit
agricola-card-S3 = Torf stechen / Brandroden / Pferdemarkt
agricola-card-S4 = Holz fällen / Arbeitsmarkt / Schwarzmarkt / Schwarzarbeit
agricola-card-S5 = Arbeitsmarkt / Schwarzmarkt / Schwarzarbeit
agricola-card-S6 = Holz fällen / Pferdemarkt
agricola-card-S7 = Schwarzmarkt / Schwarzarbeit
agricola-card-S8 = Pferdemarkt
agricola-card-S9 = Torf stechen / Brandroden
agricola-card-S10 = Holz fällen / Arbeitsmarkt

## Fragen

agricola-prompt-special = Welche Sonderaktion nutzt du?
agricola-prompt-clear = Welches Plättchen nimmst du von deinem Hof?
agricola-prompt-burn = Welches Plättchen wird zum Acker?
agricola-prompt-extend = Wo wächst der Hof?
agricola-prompt-lodge = Welches deiner Tiere steht auf der Karte des Mitspielers?
agricola-prompt-lay = Wohin legst du es?
agricola-prompt-heat = Wie viel Brennstoff zahlst du zum Heizen?
agricola-prompt-last_fuel = Wie viel Holz verheizt du vor der Wertung?
agricola-prompt-save_special = Zahlst du 2 Nahrung, damit die Sonderaktionskarte offen bleibt?
agricola-prompt-swap_special = Legst du die offene Sonderaktionskarte unter den Stapel und deckst die nächste auf?
agricola-prompt-major = Welche große Anschaffung kaufst du?

agricola-leave-special = Keine Sonderaktion
agricola-leave-clear = Kein Plättchen wegnehmen
agricola-leave-burn = Kein Acker
agricola-leave-extend = Den Hof nicht erweitern
agricola-leave-lodge = Kein Tier dorthin
agricola-leave-lay = Nichts legen
agricola-leave-last_fuel = Kein Holz mehr verheizen
agricola-leave-save_special = Nein, sie kommt weg
agricola-leave-swap_special = Nein, sie bleibt offen
agricola-leave-major = Keine große Anschaffung

agricola-option-major = eine große Anschaffung
agricola-option-special = eine Sonderaktion nutzen
agricola-option-clear = ein Plättchen vom Hof nehmen
agricola-option-lay = etwas auf den Hof legen

agricola-tile-forest = Wald
agricola-tile-moor = Moor

## Züge

agricola-move-special = Sonderaktion: { $action }
agricola-move-clear = Das Plättchen auf { $cell }
agricola-move-lay = Auf { $cell } legen
agricola-move-heat = { $fuel } Brennstoff zahlen

## Was geschah

agricola-event-special = { $seat } nutzt eine Sonderaktion: { $action }.
agricola-event-special_shown = Sonderaktionskarte: { $card }
agricola-event-cleared = { $seat } nimmt ein Plättchen von { $cell }: { $tile }.
agricola-event-tile_laid = { $seat } legt ein Plättchen auf { $cell }: { $tile }.
agricola-event-field_laid = { $seat } hat einen neuen Acker auf { $cell }.
agricola-event-marked = { $seat } belegt das Hoffeld { $cell } für immer.
agricola-event-space_added = { $seat } vergrößert den Hof um das Feld { $cell }.
agricola-event-heated =
    { $sick ->
        [0] { $seat } heizt mit { $fuel } Brennstoff.
        [one] { $seat } heizt mit { $fuel } Brennstoff, und 1 Person wird krank.
       *[other] { $seat } heizt mit { $fuel } Brennstoff, und { $sick } Personen werden krank.
    }
    .note =
    { $sick ->
        [0] { "" }
        [one] 1 Person wird krank
       *[other] { $sick } Personen werden krank
    }
agricola-event-healed = Eine Person von { $seat } ist wieder gesund.
    .note = wieder gesund
agricola-event-lit = { $seat } macht Feuer: { $card }.

## Warum etwas nicht geht

agricola-why-bedridden = Alle deine Personen zu Hause sind krank: Sie können nur in die Krankenstation.
agricola-why-special-taken = Diese Sonderaktionskarte ist für dich nicht zu haben: Sie liegt vor dir, ist verdeckt oder nicht in diesem Spiel.
agricola-why-not-on-special = Diese Sonderaktion steht nicht auf dieser Karte.
agricola-why-no-tile = Dort gibt es dafür kein passendes Plättchen oder kein freies Hoffeld.
agricola-why-fuel-amount = Das ist mehr Brennstoff, als du hast oder brauchst.
agricola-why-unlit = Das Feuer dieser Anschaffung brennt noch nicht.
