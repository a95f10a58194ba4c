# Het veen aan de tafel in de browser.

agricola-form-expansion = Er wordt gespeeld met
agricola-form-expansion-none = het basisspel
    .how = Agricola zoals het is.
agricola-form-expansion-moor = het veen (Die Moorbauern)
    .how = Bos en veen op het erf, brandstof, paarden en speciale acties.
agricola-form-level = Niveau van het veen
agricola-form-level-1 = Niveau 1
    .how = Het familiespel met het veen, zonder handkaarten.
agricola-form-level-2 = Niveau 2
    .how = Daarbij 7 kleine investeringen voor elke speler, van het veen en van de gekozen decks.
agricola-form-level-3 = Niveau 3
    .how = Het volledige spel: ambachten, kleine investeringen van het basisspel en van het veen.
agricola-form-light_fires = Nieuwe investeringen om te koken moeten met 1 brandstof worden aangestoken

agricola-table-always-and =
    { $n ->
        [one] Altijd
       *[other] Altijd, en met { $n } spelers
    }
agricola-table-specials = Speciale acties
agricola-table-specials-how = in plaats van een gezinslid in te zetten
agricola-table-special-free = Vrij
agricola-table-special-free-how = In het aanbod: gratis voor iedereen die nog iemand thuis heeft.
agricola-table-special-open = Open voor
agricola-table-special-open-how = Open bij { $who }: je mag haar nemen voor { $fee }, betaald aan de voorraad.
agricola-table-special-mine = Bij jou
agricola-table-special-mine-how = Je hebt haar gebruikt; een ander mag haar nemen voor { $fee }, betaald aan de voorraad.
agricola-table-special-closed = Dicht
agricola-table-special-closed-how = Dicht, bij { $who }: tot het einde van de ronde kan niemand haar gebruiken.
agricola-table-special-alone = De open kaart: gebruik een van de acties, dan gaat ze uit het spel; voor 2 voedsel blijft ze.
agricola-table-special-none = Er ligt geen kaart met speciale acties open. De volgende komt met de volgende ronde.
agricola-table-special-next = Daarna
agricola-table-heat-needs = Stoken kost { $fuel } brandstof.
agricola-table-heat-have =
    { $more ->
        [0] Er is { $fuel } brandstof.
       *[other] Er is { $fuel } brandstof, en er kan nog { $more } worden gemaakt.
    }
agricola-table-heat-enough =
    { $left ->
        [0] brandstof voor alle kamers
       *[other] brandstof voor alle kamers, { $left } over
    }
agricola-table-heat-short = { $n } brandstof te kort
agricola-table-heat-burn = gestookt
agricola-table-heat-ill =
    { $n ->
        [one] 1 gezinslid wordt ziek
       *[other] { $n } gezinsleden worden ziek
    }
agricola-table-sick =
    { $n ->
        [one] 1 gezinslid is ziek
       *[other] { $n } gezinsleden zijn ziek
    }
agricola-table-sick-how = Een ziek gezinslid kan alleen naar de Ziekenboeg en telt aan het eind 1 punt in plaats van 3.
agricola-table-stack-beneath = Kijk eronder: { $card }
agricola-table-stack-top = Terug naar de bovenste kaart: { $card }
agricola-table-farm-forest =
    { $n ->
        [one] bos op { $cells }
       *[other] { $n } bossen op { $cells }
    }
agricola-table-farm-moor =
    { $n ->
        [one] veen op { $cells }
       *[other] { $n } venen op { $cells }
    }
agricola-table-farm-marked = voorgoed bezet: { $cells }
agricola-table-plot-forest = bos
agricola-table-plot-moor = veen
agricola-table-plot-beside = naast het erf
agricola-table-plot-marked = voorgoed bezet
agricola-table-swap = Onder de stapel leggen, de volgende omdraaien
agricola-table-save = Betalen, en de kaart blijft open

## Waarom een spel niet kan beginnen

agricola-refused-players = Agricola is voor 1 tot en met 5 spelers.
agricola-refused-no-hand-cards = Het familiespel heeft geen handkaarten: kies geen decks en geen kaarten.
agricola-refused-variant = Varianten van het delen gaan over handkaarten: kies eerst decks.
agricola-refused-deck = Dit deck bestaat niet; er zijn E, I en K.
agricola-refused-deck-twice = Elk deck kun je maar één keer kiezen.
agricola-refused-few-cards = Er zitten niet genoeg kaarten in deze decks voor zoveel spelers.
agricola-refused-no-expansion = Niveaus, startkaarten, de volgorde van de kaarten met speciale acties en vuren die moeten worden aangestoken horen bij het veen: kies dat eerst.
agricola-refused-level = Het veen wordt op niveau 1, 2 of 3 gespeeld.
agricola-refused-no-occupations = Op niveau 2 van het veen heeft niemand ambachten.
agricola-refused-first-round = Met het veen is „Investering” altijd de rondekaart van ronde 1.
agricola-refused-start-cards = Elke speler heeft een andere startkaart nodig, met een nummer van 1 tot en met 9 (start_cards).
agricola-refused-special-solo = De volgorde van de kaarten met speciale acties kun je alleen in het solospel kiezen (special_order).
agricola-refused-special-order = De volgorde van de kaarten met speciale acties moet elk van de tien kaarten één keer noemen (special_order).
