# Warum ein Tipp gut ist, nach dem, was die Bewertung sieht: jede Meldung heißt nach einem ihrer Teile.

agricola-because-points =
    { $n ->
        [one] Das ist einen Punkt mehr wert.
       *[other] Das ist { $n } Punkte mehr wert.
    }
agricola-because-fields =
    { $n ->
        [one] Es gibt einen Acker mehr, zum Säen und für die Wertung.
       *[other] Es gibt { $n } Äcker mehr, zum Säen und für die Wertung.
    }
agricola-because-pastures = Weiden und Ställe geben Tieren Platz und bringen Punkte.
agricola-because-crop = Bis zum Ende gibt es { $goods } mehr zu ernten.
agricola-because-animals = Am Ende hat der Hof { $goods } mehr.
agricola-because-pairs = Zwei von einer Art können bei der nächsten Ernte Nachwuchs haben.
agricola-because-house = Ein besseres Haus ist mehr wert: { $house }.
agricola-because-unused =
    { $n ->
        [one] Ein Hoffeld weniger bleibt ungenutzt.
       *[other] { $n } Hoffelder weniger bleiben ungenutzt.
    }
agricola-because-family = Die Familie wächst: In jeder Runde arbeitet eine Person mehr.
agricola-because-begging = Es hält Bettelkarten fern.
agricola-because-cards =
    { $n ->
        [one] Karten bringen einen Punkt mehr.
       *[other] Karten bringen { $n } Punkte mehr.
    }
agricola-because-hunger = Bis zur Ernte nach Runde { $round } ist die Familie besser ernährt.
agricola-because-food = Nahrung bleibt für später übrig.
agricola-because-stock = Das bringt { $goods } mehr zum Bauen.
agricola-because-growing = Ein Raum mehr lässt die Familie ab Runde { $round } wachsen.
agricola-because-cooking = Tiere und Gemüse können ab jetzt gekocht werden.
agricola-because-oven = Getreide kann ab jetzt zu Brot gebacken werden.
agricola-because-workshop = Werkstoffe werden bei jeder Ernte zu Nahrung.
agricola-because-played = Eine Karte mehr liegt für die kommenden Ernten aus.
agricola-because-hand = Mehr Karten bleiben auf der Hand.
agricola-because-horses = Pferde zählen, und jedes mehr.
agricola-because-sick = Weniger Personen sind krank.
agricola-because-heat = Für die Ernte nach Runde { $round } ist mehr Brennstoff da.
agricola-because-lying = Auf den Aktionsfeldern bleibt mehr für später liegen.
agricola-because-start = Du beginnst die nächste Runde.
