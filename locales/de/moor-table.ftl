# Die Moorbauern am Tisch im Browser.

agricola-form-expansion = Gespielt wird
agricola-form-expansion-none = das Grundspiel
    .how = Agricola, wie es ist.
agricola-form-expansion-moor = mit den Moorbauern
    .how = Wald und Moor auf dem Hof, Brennstoff, Pferde und Sonderaktionen.
agricola-form-level = Stufe der Moorbauern
agricola-form-level-1 = Stufe 1
    .how = Das Familienspiel mit den Moorbauern, ohne Handkarten.
agricola-form-level-2 = Stufe 2
    .how = Dazu 7 kleine Anschaffungen für jeden, aus den Moorbauern und den gewählten Decks.
agricola-form-level-3 = Stufe 3
    .how = Das volle Spiel: Ausbildungen, kleine Anschaffungen des Grundspiels und der Moorbauern.
agricola-form-light_fires = Neue Anschaffungen zum Kochen müssen mit 1 Brennstoff angezündet werden

agricola-table-always-and =
    { $n ->
        [one] Immer
       *[other] Immer, und zu { $n } Personen
    }
agricola-table-specials = Sonderaktionen
agricola-table-specials-how = statt eine Person einzusetzen
agricola-table-special-free = Frei
agricola-table-special-free-how = In der Auslage: kostenlos für alle, die noch jemanden zu Hause haben.
agricola-table-special-open = Offen für
agricola-table-special-open-how = Offen vor { $who }: Du kannst sie für { $fee } nehmen; bezahlt wird an den Vorrat.
agricola-table-special-mine = Vor dir
agricola-table-special-mine-how = Du hast sie benutzt; jemand anderes kann sie für { $fee } nehmen, bezahlt an den Vorrat.
agricola-table-special-closed = Verdeckt
agricola-table-special-closed-how = Verdeckt vor { $who }: Bis zum Ende der Runde kann sie niemand benutzen.
agricola-table-special-alone = Die offene Karte: Nutze eine ihrer Aktionen, dann verlässt sie das Spiel; für 2 Nahrung bleibt sie.
agricola-table-special-none = Keine Sonderaktionskarte liegt offen. Die nächste kommt mit der nächsten Runde.
agricola-table-special-next = Danach
agricola-table-heat-needs = Heizen kostet { $fuel } Brennstoff.
agricola-table-heat-have =
    { $more ->
        [0] { $fuel } Brennstoff ist da.
       *[other] { $fuel } Brennstoff ist da, { $more } mehr ließe sich machen.
    }
agricola-table-heat-enough =
    { $left ->
        [0] Brennstoff für alle Räume
       *[other] Brennstoff für alle Räume, { $left } übrig
    }
agricola-table-heat-short = { $n } Brennstoff fehlt
agricola-table-heat-burn = verheizt
agricola-table-heat-ill =
    { $n ->
        [one] 1 Person wird krank
       *[other] { $n } Personen werden krank
    }
agricola-table-sick =
    { $n ->
        [one] 1 Person ist krank
       *[other] { $n } Personen sind krank
    }
agricola-table-sick-how = Eine kranke Person kann nur zur Krankenstation gehen und zählt am Ende 1 Punkt statt 3.
agricola-table-stack-beneath = Darunter nachsehen: { $card }
agricola-table-stack-top = Zurück zur oberen Karte: { $card }
agricola-table-farm-forest =
    { $n ->
        [one] Wald auf { $cells }
       *[other] { $n } Wälder auf { $cells }
    }
agricola-table-farm-moor =
    { $n ->
        [one] Moor auf { $cells }
       *[other] { $n } Moore auf { $cells }
    }
agricola-table-farm-marked = für immer belegt: { $cells }
agricola-table-plot-forest = Wald
agricola-table-plot-moor = Moor
agricola-table-plot-beside = neben dem Hof
agricola-table-plot-marked = für immer belegt
agricola-table-swap = Unter den Stapel legen, die nächste aufdecken
agricola-table-save = Bezahlen, und die Karte bleibt offen

## Warum ein Spiel nicht aufgebaut werden kann

agricola-refused-players = Agricola ist für 1 bis 5 Spieler.
agricola-refused-no-hand-cards = Das Familienspiel hat keine Handkarten: Wähle weder Decks noch Karten.
agricola-refused-variant = Bei Varianten des Austeilens geht es um Handkarten: Wähle zuerst Decks.
agricola-refused-deck = Dieses Deck gibt es nicht; es gibt E, I und K.
agricola-refused-deck-twice = Jedes Deck kann nur einmal gewählt werden.
agricola-refused-few-cards = In diesen Decks sind nicht genug Karten für so viele Spieler.
agricola-refused-no-expansion = Stufen, Startkarten, die Reihenfolge der Sonderaktionskarten und Feuer, die angezündet werden müssen, gehören zu den Moorbauern: Wähle sie zuerst.
agricola-refused-level = Die Moorbauern werden auf Stufe 1, 2 oder 3 gespielt.
agricola-refused-no-occupations = Auf Stufe 2 der Moorbauern hat niemand Ausbildungen.
agricola-refused-first-round = Mit den Moorbauern ist „Anschaffung“ immer die Rundenkarte der 1. Runde.
agricola-refused-start-cards = Jeder Spieler braucht eine andere Startkarte, mit einer Nummer von 1 bis 9 (start_cards).
agricola-refused-special-solo = Die Reihenfolge der Sonderaktionskarten lässt sich nur im Solospiel wählen (special_order).
agricola-refused-special-order = Die Reihenfolge der Sonderaktionskarten muss jede der zehn Karten einmal nennen (special_order).
