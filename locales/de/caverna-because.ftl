# Warum ein Tipp gut ist, nach dem, was die Bewertung sieht: jede Meldung heißt nach einem ihrer Teile.

caverna-because-scored =
    { $n ->
        [one] Das zählt sofort: 1 Punkt mehr für „{ $category }“.
       *[other] Das zählt sofort: { $n } Punkte mehr für „{ $category }“.
    }
caverna-because-goods = Mehr im Vorrat: { $goods } mehr.
caverna-because-meadows =
    { $n ->
        [one] Es gibt eine Wiese mehr zum Einzäunen.
       *[other] Es gibt { $n } Wiesen mehr zum Einzäunen.
    }
caverna-because-fields =
    { $n ->
        [one] Es gibt einen leeren Acker mehr zum Säen.
       *[other] Es gibt { $n } leere Äcker mehr zum Säen.
    }
caverna-because-caverns =
    { $n ->
        [one] Es gibt einen Höhlenraum mehr zum Einrichten.
       *[other] Es gibt { $n } Höhlenräume mehr zum Einrichten.
    }
caverna-because-tunnels =
    { $n ->
        [one] Es gibt einen Stollen mehr für eine Mine.
       *[other] Es gibt { $n } Stollen mehr für Minen.
    }
caverna-because-stables = Ställe geben Tieren einen Platz.
caverna-because-land = Auf deinem Heimatplan bleibt mehr Platz zum Bauen.
caverna-because-crops = Auf den Äckern wächst mehr.
caverna-because-family = Die Familie wächst: In jeder Runde arbeitet ein Zwerg mehr.
caverna-because-growing = Es gibt Platz für einen Zwerg mehr.
caverna-because-arms = Stärkere Waffen bringen von Streifzügen mehr heim.
caverna-because-hunger = Bei den kommenden Erntezeiten sind die Zwerge besser ernährt.
