# Agricola: alle Wörter, die jemand liest. Eigener Wortlaut; die Nummern der Regeln stehen in docs/rules/agricola.md.

agricola-name = Agricola

## Aktionsfelder: ein eigener Name, was dort gedruckt ist, und in einem Satz, was dort geschieht.

agricola-space-B1 = Hofausbau
    .print = Hausbauten und/oder Stallbauten
    .text = Baue beliebig viele Ställe für je 2 Holz und/oder beliebig viele Räume.
agricola-space-B2 = Dorfplatz
    .print = Startspieler und/oder 1 kleine Anschaffung
    .text = Werde Startspieler; danach darfst du eine kleine Anschaffung ausspielen.
agricola-space-B3 = Getreidesamen
    .print = 1 Getreide nehmen
    .text = Nimm 1 Getreide aus dem Vorrat.
agricola-space-B4 = Ackerland
    .print = 1 Acker pflügen
    .text = Mach aus einem ungenutzten Hoffeld einen Acker.
agricola-space-B5 = Unterricht
    .print = 1 Ausbildung
    .text = Spiele eine Ausbildung aus: die erste ist kostenlos, jede weitere kostet 1 Nahrung.
agricola-space-B6 = Tagelöhner
    .print = 2 Nahrung
    .text = Nimm 2 Nahrung aus dem Vorrat.
agricola-space-B7 = Wald
    .print = 3 Holz
    .text = Nimm alles Holz; jede Runde kommt neues dazu.
agricola-space-B8 = Lehmkuhle
    .print = 1 Lehm
    .text = Nimm allen Lehm; jede Runde kommt 1 dazu.
agricola-space-B9 = Schilfufer
    .print = 1 Schilf
    .text = Nimm alles Schilf; jede Runde kommt 1 dazu.
agricola-space-B10 = Fischfang
    .print = 1 Nahrung
    .text = Nimm alle Nahrung; jede Runde kommt 1 dazu.
agricola-space-F2 = Lagerhaus
    .print = Startspieler und Nahrung
    .text = Werde Startspieler und nimm die Nahrung aus dem Lagerhaus; jede Runde kommt 1 dazu.
agricola-space-F5 = Stall und Brot
    .print = 1 Stall und/oder Brot backen
    .text = Baue einen Stall für 1 Holz und/oder backe Brot.
agricola-space-F6 = Handlanger
    .print = 1 Nahrung und 1 Werkstoff
    .text = Nimm 1 Nahrung und 1 Werkstoff deiner Wahl, oder 2 Nahrung, wenn das so vereinbart ist.
agricola-space-R1a = Aussaat
    .print = Aussäen und/oder Brot backen
    .text = Besäe beliebig viele leere Äcker und/oder backe Brot.
agricola-space-R1b = Anschaffung
    .print = 1 große oder kleine Anschaffung
    .text = Erwirb eine große Anschaffung oder spiele eine kleine aus.
agricola-space-R1b-family = Anschaffung
    .print = 1 große Anschaffung
    .text = Erwirb eine große Anschaffung.
agricola-space-R1c = Schafmarkt
    .print = 1 Schaf
    .text = Nimm alle Schafe; jede Runde kommt 1 dazu.
agricola-space-R1d = Zaunbau
    .print = Zäune
    .text = Baue Zäune für je 1 Holz; jede Weide muss geschlossen sein.
agricola-space-R2a = Westlicher Steinbruch
    .print = 1 Stein
    .text = Nimm alle Steine; jede Runde kommt 1 dazu.
agricola-space-R2b = Hausumbau
    .print = Nach Renovierung auch 1 Anschaffung
    .text = Renoviere dein ganzes Haus; danach darfst du eine Anschaffung machen.
agricola-space-R2b-family = Hausumbau
    .print = Nach Renovierung auch 1 große Anschaffung
    .text = Renoviere dein ganzes Haus; danach darfst du eine große Anschaffung erwerben.
agricola-space-R2c = Kinderwunsch
    .print = Nach Familienzuwachs auch 1 kleine Anschaffung
    .text = Mit einem freien Raum wächst deine Familie um eine Person; danach darfst du eine kleine Anschaffung ausspielen.
agricola-space-R2c-family = Kinderwunsch
    .print = Familienzuwachs
    .text = Mit einem freien Raum wächst deine Familie um eine Person.
agricola-space-R3a = Gemüsesamen
    .print = 1 Gemüse nehmen
    .text = Nimm 1 Gemüse aus dem Vorrat.
agricola-space-R3b = Wildschweinmarkt
    .print = 1 Wildschwein
    .text = Nimm alle Wildschweine; jede Runde kommt 1 dazu.
agricola-space-R4a = Östlicher Steinbruch
    .print = 1 Stein
    .text = Nimm alle Steine; jede Runde kommt 1 dazu.
agricola-space-R4b = Rindermarkt
    .print = 1 Rind
    .text = Nimm alle Rinder; jede Runde kommt 1 dazu.
agricola-space-R5a = Feldbestellung
    .print = 1 Acker pflügen und/oder Aussäen
    .text = Pflüge einen Acker und besäe danach beliebig viele leere Äcker; eines von beiden darf entfallen.
agricola-space-R5b = Dringender Wunsch
    .print = Familienzuwachs auch ohne Platz
    .text = Deine Familie wächst um eine Person, auch wenn kein Raum frei ist.
agricola-space-R6a = Hofumbau
    .print = Nach Renovierung auch Zäune
    .text = Renoviere dein ganzes Haus; danach darfst du Zäune bauen.
agricola-space-G3a = Hain
    .print = 2 Holz
    .text = Nimm alles Holz; jede Runde kommen 2 dazu.
agricola-space-G3b = Senke
    .print = 1 Lehm
    .text = Nimm allen Lehm; jede Runde kommt 1 dazu.
agricola-space-G3c = Werkstoffmarkt
    .print = 1 Werkstoff nehmen
    .text = Nimm nach Wahl 1 Holz, Lehm, Schilf oder Stein.
agricola-space-G3d = Privatunterricht
    .print = 1 Ausbildung
    .text = Spiele eine Ausbildung für 2 Nahrung aus.
agricola-space-FG3d = Bauhof
    .print = 2 Werkstoffe nehmen
    .text = Nimm 2 verschiedene Werkstoffe deiner Wahl.
agricola-space-G4a = Unterholz
    .print = 1 Holz
    .text = Nimm alles Holz; jede Runde kommt 1 dazu.
agricola-space-G4b = Gehölz
    .print = 2 Holz
    .text = Nimm alles Holz; jede Runde kommen 2 dazu.
agricola-space-G4c = Hohlweg
    .print = 2 Lehm
    .text = Nimm allen Lehm; jede Runde kommen 2 dazu.
agricola-space-G4d = Ufermarkt
    .print = 1 Schilf, 1 Stein und 1 Nahrung nehmen
    .text = Nimm 1 Schilf, 1 Stein und 1 Nahrung aus dem Vorrat.
agricola-space-G4e = Abendunterricht
    .print = 1 Ausbildung
    .text = Spiele eine Ausbildung aus: die ersten beiden kosten je 1 Nahrung, jede weitere 2.
agricola-space-FG4e = Handelsplatz
    .print = 2 Werkstoffe nehmen
    .text = Nimm 2 verschiedene Werkstoffe deiner Wahl.
agricola-space-G4f = Kleinkunst
    .print = 1 Nahrung
    .text = Nimm alle Nahrung; jede Runde kommt 1 dazu.
agricola-space-G5a = Hochwald
    .print = 4 Holz
    .text = Nimm alles Holz; jede Runde kommen 4 dazu.
agricola-space-G5b = Schlucht
    .print = 3 Lehm
    .text = Nimm allen Lehm; jede Runde kommen 3 dazu.
agricola-space-G5c = Ried
    .print = 1 Schilf, zusätzlich 1 Stein und 1 Holz
    .text = Nimm alles Schilf und aus dem Vorrat 1 Stein und 1 Holz; jede Runde kommt 1 Schilf dazu.
agricola-space-G5d = Tiermarkt
    .print = Tiere nehmen
    .text = Nimm 1 Schaf und 1 Nahrung oder 1 Wildschwein, oder kaufe 1 Rind für 1 Nahrung.
agricola-space-G5e = Lehre oder Kinder
    .print = 1 Ausbildung oder ab Runde 5 Familienzuwachs
    .text = Spiele eine Ausbildung aus, oder lass ab Runde 5 deine Familie wachsen, wenn ein Raum frei ist.
agricola-space-FG5e = Werkstoffe oder Kinder
    .print = 2 Werkstoffe oder ab Runde 5 Familienzuwachs
    .text = Nimm 2 verschiedene Werkstoffe, oder lass ab Runde 5 deine Familie wachsen, wenn ein Raum frei ist.
agricola-space-G5f = Raum oder Kleinkunst
    .print = 1 Hausbau oder Kleinkunst
    .text = Baue genau einen Raum, oder nimm alle Nahrung; jede Runde kommt 1 dazu.

## Die Wertung

agricola-category-fields = Äcker
agricola-category-pastures = Weiden
agricola-category-grain = Getreide
agricola-category-vegetables = Gemüse
agricola-category-sheep = Schafe
agricola-category-boar = Wildschweine
agricola-category-cattle = Rinder
agricola-category-unused_spaces = Ungenutzte Hoffelder
agricola-category-fenced_stables = Eingezäunte Ställe
agricola-category-clay_rooms = Lehmräume
agricola-category-stone_rooms = Steinräume
agricola-category-persons = Personen
agricola-category-card_points = Punkte auf Karten
agricola-category-bonus_points = Sonderpunkte
# What the points of this row that no card gave come from.
agricola-rest-card_points = Bettelkarten

## Phasen

agricola-phase-start_of_round = Rundenbeginn
agricola-phase-replenish = Auffüllen
agricola-phase-work = Arbeit
agricola-phase-return_home = Heimkehr
agricola-phase-end_of_round = Rundenende
agricola-phase-field = Ernte: Ackerphase
agricola-phase-feeding = Ernte: Ernährungsphase
agricola-phase-breeding = Ernte: Vermehrungsphase
agricola-phase-before_scoring = Vor der Wertung
agricola-phase-over = Das Spiel ist aus

## Fragen

agricola-prompt-place = Wohin setzt du eine Person?
agricola-prompt-order = Welche Karte kommt zuerst?
agricola-prompt-choose = Was tust du?
agricola-prompt-whether = Möchtest du das nutzen?
agricola-prompt-pay = Wie bezahlst du?
agricola-prompt-goods = Welche Waren nimmst du?
agricola-prompt-plow = Wo pflügst du einen Acker?
agricola-prompt-sow = Was säst du aus, und wo?
agricola-prompt-bake = Womit backst du Brot?
agricola-prompt-room = Wo baust du den Raum?
agricola-prompt-rooms = Wo baust du einen Raum?
agricola-prompt-stable = Wo baust du den Stall?
agricola-prompt-stables = Wo baust du einen Stall?
agricola-prompt-fences = Welche Hoffelder zäunst du ein?
agricola-prompt-renovate = Renovierst du dein Haus?
agricola-prompt-grow = Wächst deine Familie?
agricola-prompt-occupation = Welche Ausbildung spielst du aus?
agricola-prompt-minor = Welche kleine Anschaffung spielst du aus?
agricola-prompt-improvement = Welche Anschaffung wählst du?
agricola-prompt-keep = Nicht alle Tiere haben Platz: Welche bleiben?
agricola-prompt-feed = Wie viel Nahrung zahlst du für deine Familie?
agricola-prompt-breed = Welchen Nachwuchs behältst du?

## Möglichkeiten einer Wahl

agricola-option-use = nutzen
agricola-option-take = nehmen, was dort liegt
agricola-option-start_player = Startspieler werden
agricola-option-goods = Waren nehmen
agricola-option-plow = pflügen
agricola-option-sow = aussäen
agricola-option-bake = Brot backen
agricola-option-room = einen Raum bauen
agricola-option-rooms = Räume bauen
agricola-option-stable = einen Stall bauen
agricola-option-stables = Ställe bauen
agricola-option-fences = Zäune bauen
agricola-option-renovate = renovieren
agricola-option-grow = Familienzuwachs
agricola-option-occupation = eine Ausbildung ausspielen
agricola-option-minor = eine kleine Anschaffung ausspielen
agricola-option-improvement = eine Anschaffung

agricola-house-wood = Holzhütte
agricola-house-clay = Lehmhütte
agricola-house-stone = Steinhaus

## Züge

agricola-move-place = Person einsetzen: { $space }
agricola-move-choose = Wählen: { $option }
agricola-move-first = { $card } kommt zuerst
agricola-move-plow = Acker pflügen auf { $cell }
agricola-move-sow = { $crop } aussäen auf { $cell }
agricola-move-sow-card = { $crop } aussäen auf { $card }
agricola-move-room = Raum bauen auf { $cell }
agricola-move-stable = Stall bauen auf { $cell }
agricola-move-fence = Einzäunen: { $cells }
agricola-move-renovate = Renovieren zu: { $to }
agricola-move-grow = Familienzuwachs
agricola-move-bake = { $grain } Getreide backen mit { $with }
agricola-move-bake-get = { $grain } Getreide backen mit { $with }, ergibt { $get }
agricola-move-improve = Anschaffung: { $card }
agricola-move-improve-returns = Anschaffung: { $card }, zurückgegeben wird { $returns }
agricola-move-occupation = Ausbildung ausspielen: { $card }
agricola-move-take = { $goods } nehmen
agricola-move-exchange = { $give } eintauschen mit { $with }
agricola-move-exchange-get = { $give } gegen { $get } eintauschen mit { $with }
agricola-move-exchange-raw = { $give } eintauschen gegen { $get }
    .plain = { $give } eintauschen gegen Nahrung
agricola-move-release = { $animals } laufen lassen
agricola-move-keep = { $animals } behalten
agricola-move-pay = Auf Weise { $option } bezahlen
agricola-move-pay-cost = { $cost } zahlen
agricola-move-feed = { $food } Nahrung zahlen
agricola-move-breed = Nachwuchs: { $young }
agricola-move-done = Fertig

## Was geschah. Die Notiz ist die Kurzform für das Zeilenende.

agricola-event-round_began = Runde { $round }: { $space }
agricola-event-placed = { $seat } setzt eine Person ein: { $space }.
agricola-event-gained = { $seat } erhält { $goods }.
    .note = +{ $goods }
agricola-event-paid = { $seat } zahlt { $goods }.
    .note = −{ $goods }
agricola-event-put_on_rounds = Für { $seat } liegen auf Rundenfeldern je { $goods } bereit, zum ersten Mal in Runde { $first }.
    .note = ab Runde { $first } je Runde { $goods }
agricola-event-start_player = { $seat } hat den Startspielerstein.
    .note = Startspieler
agricola-event-plowed = { $seat } pflügt einen Acker auf { $cell }.
agricola-event-sowed = { $seat } sät { $crop } auf { $cell } aus.
agricola-event-sowed-card = { $seat } sät { $crop } auf { $card } aus.
agricola-event-baked = { $seat } backt { $grain } Getreide mit { $with }.
agricola-event-built_room = { $seat } baut einen Raum auf { $cell }.
agricola-event-built_stable = { $seat } baut einen Stall auf { $cell }.
agricola-event-built_fences =
    { $fences ->
        [one] { $seat } baut 1 Zaun um { $cells }.
       *[other] { $seat } baut { $fences } Zäune um { $cells }.
    }
agricola-event-renovated = { $seat } renoviert, jetzt: { $to }.
agricola-event-grew = Die Familie von { $seat } wächst.
agricola-event-occupation = { $seat } spielt die Ausbildung { $card } aus.
agricola-event-improved = { $seat } hat die Anschaffung { $card }.
agricola-event-handed_back = { $seat } gibt { $card } zurück.
agricola-event-passed_on = { $seat } gibt { $card } weiter.
agricola-event-exchanged = { $seat } verwandelt { $give } in { $get }.
agricola-event-released = { $seat } gibt { $animals } zurück.
    .note = { $animals } freigelassen
agricola-event-went_home = Alle kehren heim.
agricola-event-harvest_began = Ernte nach Runde { $round }
agricola-event-harvested = { $seat } erntet { $goods }.
agricola-event-fed =
    { $begging ->
        [0] { $seat } ernährt die Familie mit { $food } Nahrung.
        [one] { $seat } zahlt { $food } Nahrung und nimmt 1 Bettelkarte.
       *[other] { $seat } zahlt { $food } Nahrung und nimmt { $begging } Bettelkarten.
    }
    .note =
    { $begging ->
        [0] { "" }
        [one] 1 Bettelkarte
       *[other] { $begging } Bettelkarten
    }
agricola-event-bred = { $seat } bekommt Nachwuchs: { $young }.
agricola-event-game_over = Das Spiel ist aus.

## Warum etwas nicht geht

agricola-why-not-asked = Jetzt entscheidet jemand anderes.
agricola-why-over = Das Spiel ist aus.
agricola-why-other-question = Das ist keine Antwort auf die Frage, die jetzt gestellt ist.
agricola-why-not-in-play = Dieses Aktionsfeld ist nicht im Spiel: Es gehört zu einem anderen Spiel oder einer späteren Runde.
agricola-why-occupied = Auf diesem Aktionsfeld steht schon jemand.
agricola-why-empty = Auf diesem Aktionsfeld liegt nichts.
agricola-why-too-dear = Das kannst du nicht bezahlen.
agricola-why-no-room-site = Dort ist kein Platz für einen Raum: Er braucht ein ungenutztes Hoffeld neben einem deiner Räume.
agricola-why-no-field-site = Dort ist kein Platz für einen Acker: Er braucht ein ungenutztes Hoffeld, neben deinen anderen Äckern, falls du welche hast.
agricola-why-no-stable-site = Dort ist kein Platz für einen Stall, oder alle 4 Ställe sind gebaut.
agricola-why-no-empty-field = Dazu braucht es einen leeren Acker.
agricola-why-no-seed = Davon hast du nichts zum Aussäen.
agricola-why-no-oven = Du hast keine Anschaffung, mit der du jetzt so viel Brot backen kannst.
agricola-why-no-grain = So viel Getreide hast du nicht zum Backen.
agricola-why-no-pasture = Mit deinem Holz und deinen Zäunen lässt sich nichts einzäunen.
agricola-why-not-one-area = Diese Hoffelder hängen nicht zusammen, oder ein Zaun steht dazwischen.
agricola-why-fence-blocked = Auf einer Weide darf kein Raum und kein Acker liegen.
agricola-why-fence-nothing-new = Diese Hoffelder sind schon eine Weide.
agricola-why-fence-apart = Eine neue Weide muss an deine Weiden grenzen.
agricola-why-fence-pieces = So viele Zäune hast du nicht mehr.
agricola-why-stone-house = So lässt sich dein Haus nicht renovieren.
agricola-why-full-family = Deine Familie hat schon 5 Personen.
agricola-why-no-free-room = Du brauchst mehr Räume als Personen.
agricola-why-too-early = Dafür ist es noch zu früh im Spiel.
agricola-why-no-occupation = Du hast keine Ausbildung auf der Hand.
agricola-why-no-improvement = Du kannst jetzt keine Anschaffung machen.
agricola-why-no-such-card = Diese Karte ist weder auf deiner Hand noch zu haben.
agricola-why-condition = Die Bedingung der Karte ist nicht erfüllt.
agricola-why-no-goods = Diese Waren hast du nicht, oder sie stehen nicht zur Wahl.
agricola-why-no-exchange = Dieser Tausch ist jetzt nicht möglich.
agricola-why-committed = Dann könntest du nicht mehr tun, was du begonnen hast.
agricola-why-no-place-for-animals = Für diese Tiere ist kein Platz.
agricola-why-animals-fit = Alle deine Tiere haben Platz.
agricola-why-food-amount = So viel Nahrung hast oder schuldest du nicht.
agricola-why-no-young = Es fehlen zwei Elterntiere oder der Platz für den Nachwuchs.
agricola-why-part-closed = Dieser Teil der Aktion ist vorbei.
agricola-why-not-optional = Hier musst du zuerst etwas tun.

## Der Tisch im Browser

agricola-table-home = Dein Hof
agricola-table-look-at = Hof von { $who } ansehen
agricola-table-skip-home = Zu deinem Hof
agricola-table-shelf = Karten
agricola-table-begging =
    { $n ->
        [one] 1 Bettelkarte
       *[other] { $n } Bettelkarten
    }
agricola-table-cells-how = Wähle einen der leuchtenden Plätze auf deinem Hof.
agricola-table-always = Immer
agricola-table-for-players = Mit { $n } Spielern
agricola-table-on-cards = Auf Karten
agricola-table-rounds = Rundenkarten
agricola-table-round-card-hidden = Die Karte der Runde { $round } ist noch verdeckt.
agricola-table-needs = Bedingung: { $needs }.
agricola-table-passing = Geht danach an den linken Nachbarn.
agricola-table-held-count = bisher: { $n }
agricola-table-held-round = zuletzt genutzt in Runde { $round }
agricola-table-held-rounds = in den Runden { $rounds }
agricola-table-held-space = auf { $space }
agricola-table-held-animals = darauf: { $animals }
agricola-table-held-coming = Runde { $round }: { $n } Zäune
agricola-table-need-occupation =
    { $n ->
        [one] 1 Ausbildung
       *[other] { $n } Ausbildungen
    }
agricola-table-need-improvement =
    { $n ->
        [one] 1 Anschaffung
       *[other] { $n } Anschaffungen
    }
agricola-table-need-planted_field =
    { $n ->
        [one] 1 besäter Acker
       *[other] { $n } besäte Äcker
    }
agricola-table-need-grain_field =
    { $n ->
        [one] 1 Getreideacker
       *[other] { $n } Getreideäcker
    }
agricola-table-need-vegetable_field =
    { $n ->
        [one] 1 Gemüseacker
       *[other] { $n } Gemüseäcker
    }
agricola-table-need-animal =
    { $n ->
        [one] 1 Tier
       *[other] { $n } Tiere
    }
agricola-table-need-oven =
    { $n ->
        [one] 1 Ofen
       *[other] { $n } Öfen
    }
agricola-table-need-no_occupation = keine Ausbildung
agricola-table-need-round = spätestens Runde { $n }
agricola-table-cards = Karten
agricola-table-kind-occupation = Ausbildung
agricola-table-kind-minor = Kleine Anschaffung
agricola-table-kind-major = Große Anschaffung
agricola-table-cards-in-hand =
    { $n ->
        [one] 1 Handkarte
       *[other] { $n } Handkarten
    }
agricola-table-tab-pack = Zur Auswahl
agricola-table-tab-hand = Hand
agricola-table-card-nowhere = Kein Aktionsfeld, auf dem diese Karte ausgespielt wird, ist jetzt möglich.
agricola-table-card-where = Wähle eines der umrahmten Aktionsfelder: Dort lässt sich diese Karte ausspielen.
agricola-table-tab-play = Vor dir
agricola-table-tab-majors = Große Anschaffungen
agricola-table-sort = Hand sortiert nach
agricola-table-sort-dealt = wie ausgeteilt
agricola-table-sort-name = Namen
agricola-table-sort-price = Preis
agricola-table-owned-by = Gehört { $who }.
agricola-table-rooms =
    { $n ->
        [one] 1 Raum
       *[other] { $n } Räume
    }
agricola-table-persons =
    { $n ->
        [one] 1 Person
       *[other] { $n } Personen
    }
agricola-table-fences-left =
    { $n ->
        [one] noch 1 Zaun
       *[other] noch { $n } Zäune
    }
agricola-table-stables-left =
    { $n ->
        [one] noch 1 Stall
       *[other] noch { $n } Ställe
    }
agricola-table-harvest-after = Ernte nach Runde { $round }
agricola-table-farm-rooms =
    { $rooms ->
        [one] { $house } mit 1 Raum auf { $cells }
       *[other] { $house } mit { $rooms } Räumen auf { $cells }
    }
agricola-table-farm-empty-fields =
    { $n ->
        [one] leerer Acker auf { $cells }
       *[other] leere Äcker auf { $cells }
    }
agricola-table-farm-sown = Acker auf { $cell } mit { $goods }
agricola-table-farm-stables =
    { $n ->
        [one] Stall auf { $cells }
       *[other] Ställe auf { $cells }
    }
agricola-table-farm-pasture = Weide auf { $cells } für { $capacity } Tiere
agricola-table-plot-empty = freier Platz
agricola-table-plot-room = Raum
agricola-table-plot-stable = Stall
agricola-table-plot-field = Acker
agricola-table-plot-pasture = Weide
agricola-table-mark-cell = Für eine Weide markieren
agricola-table-fence-how = Markiere die Plätze einer Weide auf deinem Hof oder ziehe darüber. Du hast { $wood } Holz und { $fences } Zäune.
agricola-table-fence-count =
    { $n ->
        [one] 1 Zaun
       *[other] { $n } Zäune
    }
agricola-table-fence-price = { $n } von deinen { $have } Holz
agricola-table-pasture =
    { $n ->
        [one] Weide { $cells }: Platz für { $capacity } Tiere
       *[other] Weide aus { $n } Plätzen ({ $cells }): Platz für { $capacity } Tiere
    }
agricola-table-sow-how = Klicke deine Äcker an oder zähle hier.
agricola-table-left = noch { $n }
agricola-table-bake-total = { $grain } Getreide für { $food } Nahrung; noch { $left } Getreide
agricola-table-bake-rate = je { $food } Nahrung
agricola-table-feed-beg =
    { $n ->
        [one] 1 Bettelkarte nehmen (−3 Punkte)
       *[other] { $n } Bettelkarten nehmen (je −3 Punkte)
    }
agricola-table-keep = Behalten
agricola-table-give-back = abgeben
agricola-table-keep-how = Was du nicht behältst, geht zurück.
agricola-table-keep-cook = Was du nicht behältst, geht zurück; vorher darfst du Tiere kochen.
agricola-table-take = Nehmen
agricola-table-pay = Zahlen
agricola-table-young = Jungtiere:
agricola-table-no-young = keine Jungtiere
agricola-table-release = freilassen
agricola-table-in-play = Ausliegende Karten
agricola-table-your-hand = Deine Hand
agricola-table-hand-counts =
    { $occupations ->
        [one] 1 Ausbildung
       *[other] { $occupations } Ausbildungen
    }, { $minors ->
        [one] 1 kleine Anschaffung
       *[other] { $minors } kleine Anschaffungen
    }
agricola-table-majors-left = noch { $n }
agricola-table-later =
    { $n ->
        [one] 1 Karte kommt noch
       *[other] { $n } Karten kommen noch
    }
agricola-read-get = Du erhältst
agricola-read-then = dann hast du { $goods }
agricola-read-cards-add = Durch Karten
agricola-read-stage = Abschnitt
agricola-read-stage-n = Abschnitt { $stage }
agricola-read-price-room = Ein Raum
agricola-read-price-stable = Ein Stall
agricola-read-price-renovate = Renovierung
agricola-read-payable = das kannst du bezahlen
agricola-read-taken = { $space } (besetzt)
agricola-read-owner = Gehört
agricola-read-where = Ausspielen auf
agricola-read-round = Runde { $round }
agricola-read-face-down = Abschnitt { $stage }, noch verdeckt
agricola-read-one-of =
    { $n ->
        [one] Es kann nur diese Karte sein:
       *[other] Es ist eine dieser { $n } Karten:
    }
agricola-read-waits = liegt hier bereit
agricola-read-later = Die Rundenkarten der späteren Abschnitte. Innerhalb eines Abschnitts kennt niemand ihre Reihenfolge.
agricola-table-plan = Was du auf den Hof setzt
agricola-table-plan-how = Klicke die Felder deines Hofs an; alles Geplante geschieht zusammen.
agricola-table-plan-plow = Acker
agricola-table-plan-room = Raum
agricola-table-plan-stable = Stall
agricola-table-plan-sow = Säen
agricola-leave-whether = Nein, lieber nicht
agricola-leave-choose = Nichts weiter
agricola-leave-plow = Kein Acker
agricola-leave-sow = Nichts weiter säen
agricola-leave-bake = Kein Brot backen
agricola-leave-room = Kein Raum
agricola-leave-rooms = Keine weiteren Räume
agricola-leave-stable = Kein Stall
agricola-leave-stables = Keine weiteren Ställe
agricola-leave-fences = Keine weiteren Zäune
agricola-leave-renovate = Nicht renovieren
agricola-leave-grow = Kein Familienzuwachs
agricola-leave-occupation = Keine Ausbildung
agricola-leave-minor = Keine kleine Anschaffung
agricola-leave-improvement = Keine Anschaffung
agricola-leave-hand_back = Nichts zurückgeben
agricola-leave-discard = Nichts abgeben
agricola-leave-mulligan = Diese Hand behalten
agricola-leave-pay = Nicht bezahlen
agricola-leave-goods = Nichts nehmen
agricola-leave-breed = Keine Jungtiere
agricola-deed-feed = Familie ernähren
agricola-deed-sow = Säen
agricola-deed-bake = Brot backen
agricola-deed-fences = Einzäunen
agricola-deed-plow = Pflügen
agricola-deed-rooms = Bauen
agricola-deed-stables = Bauen
agricola-deed-room = Bauen
agricola-deed-stable = Bauen
agricola-deed-renovate = Renovieren
agricola-deed-occupation = Karte ausspielen
agricola-deed-minor = Karte ausspielen
agricola-deed-improvement = Anschaffung nehmen
agricola-deed-keep = Diese behalten

## Ein neues Spiel

agricola-form-mode = { ui-mode }
agricola-form-mode-family = { ui-mode-family }
    .how = ohne Handkarten
agricola-form-mode-full = { ui-mode-full }
    .how = mit Ausbildungen und kleinen Anschaffungen
agricola-form-decks = Karten
agricola-form-decks-E = Deck E, das Einsteigerdeck
agricola-form-decks-I = Deck I, mehr Miteinander
agricola-form-decks-K = Deck K, für Kenner
agricola-form-variant = Austeilen
agricola-form-variant-none = je 7 Karten
agricola-form-variant-three_for_one = drei gegen eine tauschen
agricola-form-variant-ten_for_seven = 7 von 10 behalten
agricola-form-variant-mulligan = einmal eine ganz neue Hand
agricola-form-variant-draft = Reihum auswählen
agricola-form-banned = Karten, die wegbleiben
agricola-form-edition = Wo die Ausgaben abweichen
agricola-form-edition-de = deutsche Erstausgabe
agricola-form-edition-nl = niederländische Ausgabe
agricola-form-family_day_labourer = Der Handlanger bekommt
agricola-form-family_day_labourer-resource = 1 Nahrung und 1 Werkstoff
agricola-form-family_day_labourer-food = 2 Nahrung
