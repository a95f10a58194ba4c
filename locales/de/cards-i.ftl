# The I deck: names and texts of the cards written so far, in our own words. Numbers and rulings: docs/cards/agricola-i.toml.

## Occupations

card-I219 = Ackermann
    .text = Säst du in einer Aktion genau 1 Feld aus, bekommt es 2 Früchte mehr; bei genau 2 bekommt jedes 1 mehr.
card-I223 = Erntehelfer
    .text = In jeder Ernte darfst du nach der Feldphase 1 Getreide von einem besäten Feld eines anderen nehmen. Er erhält 2 Nahrung.
card-I226 = Gärtner
    .text = Das Gemüse, das du erntest, nimmst du aus dem Vorrat; das auf deinen Feldern bleibt liegen.
card-I233 = Hofverwalter
    .text = Sobald du in Lehmhütte oder Steinhaus wohnst, braucht dein nächster Familienzuwachs keinen Raum. Niederländische Ausgabe: einmal in jedem von beiden.
card-I234 = Holzaufkäufer
    .text = Jedes Mal, wenn ein anderer mit einer Person Holz nimmt, darfst du ihm 1 davon für 1 Nahrung abkaufen.
card-I236 = Hufenbauer
    .text = Vor der Wertung darfst du für beliebig viele ungenutzte Felder je 1 Nahrung zahlen; sie kosten dich keinen Punkt.
card-I238 = Kämmerer
    .text = Ab Beginn von Runde 11 liegen alle Rundenkarten offen. Die späterer Runden darfst du schon nutzen, die anderen nicht.
card-I239 = Kornwucherer
    .text = Jederzeit darfst du 1 Getreide in 3 Nahrung umwandeln. Jeder andere darf das verhindern und dir das Getreide für 2 Nahrung abkaufen; bei mehreren wählst du.
card-I243 = Lehmkleber
    .text = Jede Anschaffung und jede Renovierung kostet dich 1 Lehm weniger, jeder Raum 2 Lehm weniger.
card-I244 = Faulenzer
    .text = An der nächsten Ernte nimmst du nicht teil: keine Feldfrüchte, keine Ernährung, kein Nachwuchs.
card-I248 = Netzer
    .text = Nimmst du in einer Runde mit einer Person Schilf, erhältst du beim Heimkehren die Nahrung, die dann noch auf „Fischfang“ liegt.
card-I251 = Schilfaufkäufer
    .text = Nimmt ein anderer das erste Schilf einer Runde, darfst du ihm für 1 Nahrung 1 davon abkaufen. Er erhält 1 weitere Nahrung aus dem Vorrat.
card-I252 = Schweinezüchter
    .text = Beim Ausspielen 1 Wildschwein. Am Ende von Runde 12 bekommen deine Wildschweine Nachwuchs.
card-I255 = Steinaufkäufer
    .text = Nimmt ein anderer den ersten Stein einer Runde, darfst du ihm für 1 Nahrung 1 davon abkaufen. Er erhält 1 weitere Nahrung aus dem Vorrat.
card-I260 = Vorkoster
    .text = Beginnt ein anderer die Runde, darfst du ihm 1 Nahrung zahlen und die allererste Person einsetzen. Danach geht es wie üblich mit dem Startspieler weiter.
card-I263 = Zaunaufsteller
    .text = Stelle einen deiner Zäune für immer auf ein Aktionsfeld. Jedes Mal, wenn du es nutzt, darfst du danach Zäune bauen.
card-I265 = Zaunlieferant
    .text = Lege je 4 deiner Zäune auf das 6. und das 10. Rundenfeld nach diesem. Zu Beginn dieser Runden darfst du sie für 2 Nahrung ohne Holz bauen; sonst kommen sie zurück.

## Minor improvements

card-I68 = Egge
    .text = Jeder darf einmal auf einem Pflugfeld 2 Äcker statt 1 pflügen; die anderen zahlen dir dafür 2 Nahrung. Nicht zusammen mit einem Pflug.
card-I77 = Hirtenstab
    .text = Jedes Mal, wenn du eine neue Weide aus mindestens 4 Feldern einzäunst, 2 Schafe. Das Teilen einer Weide zählt nicht.
card-I80 = Holzgarten
    .text = Jedes Mal, wenn ein anderer auf „3 Holz“ Holz nimmt, erhältst du 1 davon.
    .requires = 3 Ausbildungen
card-I86 = Korndarre
    .text = Am Ende der Feldphase darfst du auf leeren Feldern Getreide aussäen. Auf so einem Feld liegen 2 Getreide.
card-I90 = Lehnbeet
    .text = Jedes Feld neben deinem Haus, das du besäst, bekommt 2 Getreide oder 1 Gemüse mehr.
    .requires = 2 Ausbildungen
card-I97 = Schlachthof
    .text = Jedes Mal, wenn ein anderer Tiere in Nahrung umwandelt, 1 Nahrung. Du ernährst deine Familie nach allen anderen.
card-I100 = Taverne
    .text = Ein Aktionsfeld für alle: 3 Nahrung. Du selbst darfst dort stattdessen 2 Punkte nehmen.
card-I103 = Wassermühle
    .text = Am Ende der Feldphase darf jeder 1 Getreide in 3 Nahrung umwandeln. Von den 3 Nahrung der anderen erhältst du 1. Das ist kein Backen.
card-I337 = Lehmlager
    .text = Ein Aktionsfeld für alle: 5 Lehm. Andere zahlen dir dafür 1 Nahrung. Du selbst darfst dort stattdessen 2 Punkte nehmen.
    .requires = 3 Ausbildungen
