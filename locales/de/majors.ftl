# The ten major improvements: names and texts, in our own words.

card-M1 = Feuerstelle
    .text = Jederzeit: Gemüse 2, Schaf 2, Wildschwein 2, Rind 3 Nahrung. Backen: Getreide je 2 Nahrung.
card-M2 = Feuerstelle
    .text = Jederzeit: Gemüse 2, Schaf 2, Wildschwein 2, Rind 3 Nahrung. Backen: Getreide je 2 Nahrung.
card-M3 = Kochstelle
    .text = Jederzeit: Gemüse 3, Schaf 2, Wildschwein 3, Rind 4 Nahrung. Backen: Getreide je 3 Nahrung. Statt des Lehms wird eine Feuerstelle genommen.
card-M4 = Kochstelle
    .text = Jederzeit: Gemüse 3, Schaf 2, Wildschwein 3, Rind 4 Nahrung. Backen: Getreide je 3 Nahrung. Statt des Lehms wird eine Feuerstelle genommen.
card-M5 = Lehmofen
    .text = Backen: höchstens 1 Getreide für 5 Nahrung. Du darfst sofort backen.
card-M6 = Steinofen
    .text = Backen: höchstens 2 Getreide, je 4 Nahrung. Du darfst sofort backen.
card-M7 = Tischlerei
    .text = Einmal je Ernte wird 1 Holz zu 2 Nahrung. Am Ende 1, 2 oder 3 Punkte für 3, 5 oder 7 Holz.
card-M8 = Töpferei
    .text = Einmal je Ernte wird 1 Lehm zu 2 Nahrung. Am Ende 1, 2 oder 3 Punkte für 3, 5 oder 7 Lehm.
card-M9 = Korbmacherei
    .text = Einmal je Ernte wird 1 Schilf zu 3 Nahrung. Am Ende 1, 2 oder 3 Punkte für 2, 4 oder 5 Schilf.
card-M10 = Brunnen
    .text = Lege je 1 Nahrung auf die nächsten 5 Rundenfelder; du bekommst sie zu Beginn der Runde.
