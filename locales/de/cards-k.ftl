# The K deck: names and texts of the cards written so far, in our own words. Numbers and rulings: docs/cards/agricola-k.toml.

## Occupations

card-K266 = Leibeigener
    .text = Bevor du auf „Aussäen und/oder Brot backen“ säst oder backst, erhältst du 1 Getreide oder tauschst 1 Getreide gegen 1 Gemüse.
card-K269 = Akrobat
    .text = Hast du die Nahrung der Kleinkunst genommen, darfst du diese Person nach allen Einsätzen auf ein freies Feld „1 Getreide nehmen“ oder Pflugfeld versetzen und dort handeln.
card-K270 = Amme
    .text = Jedes Mal, wenn du Räume baust, darfst du für jeden sofort eine Person bekommen, für je 1 Nahrung, soweit Platz ist.
card-K273 = Beckenbauer
    .text = Für jedes Wildschwein, das du in Nahrung umwandelst, darfst du bis zu 2 Holz hierher legen. Am Ende 1 Punkt je Holz, außer für das 1., 4., 7. und 10.
card-K275 = Bummelstudent
    .text = Wenn du eine Ausbildung ausspielst, darfst du sie blind aus deiner Hand ziehen lassen: Du erhältst vorher 3 Nahrung und musst sie ausspielen. Für fehlende Nahrung bettelst du.
card-K281 = Handelsreisender
    .text = Wo ein Aktionsfeld eine kleine Anschaffung erlaubt, darfst du stattdessen eine große haben; wo es beides erlaubt, zwei kleine.
card-K284 = Holzverteiler
    .text = Beim Ausspielen 2 Holz. Zu Beginn jeder Arbeitsphase darfst du das Holz auf „3 Holz“ zu gleichen Teilen auf „1 Lehm“, „1 Schilf“ und „Fischfang“ verteilen.
card-K289 = Landwirt
    .text = Nach allen Einsätzen darfst du eine Person von „1 Getreide nehmen“ oder „1 Gemüse nehmen“ auf ein freies Feld zum Aussäen versetzen und aussäen.
card-K293 = Pflüger
    .text = Zu Beginn der 4., 7. und 10. Runde nach dieser darfst du für 1 Nahrung 1 Acker pflügen.
card-K295 = Rinderzüchter
    .text = Beim Ausspielen 1 Rind. Am Ende von Runde 12 bekommen deine Rinder Nachwuchs.
card-K299 = Schlachter
    .text = Jedes Mal, wenn ein anderer Tiere in Nahrung umwandelt, 1 Nahrung. Du ernährst deine Familie nach allen anderen.
card-K301 = Schnitzer
    .text = Einmal in jeder Runde kostet dich eine Anschaffung, ein Raum einer Holzhütte, ein Stall oder ein Zaun 1 Holz weniger.
card-K304 = Tierarzt
    .text = Lege 4 Schafe, 3 Wildschweine und 2 Rinder in einen Beutel. Zu Beginn jeder Runde werden zwei gezogen. Sind sie gleich, erhältst du eines; der Rest kommt zurück.
card-K307 = Tierzüchter
    .text = Jedes Mal, wenn du bisher nicht eingezäunte Felder einzäunst, darfst du zwei Tiere einer Art kaufen: Schafe für 1, Wildschweine für 2, Rinder für 3 Nahrung.
card-K308 = Vorarbeiter
    .text = Zu Beginn jeder Arbeitsphase darfst du 1 Nahrung auf ein Aktionsfeld legen. Wer es nutzt, nimmt auch die Nahrung.
card-K312 = Zaunaufseher
    .text = Einmal in jeder Runde, wenn du einen Stall gebaut hast, darfst du für 1 Nahrung sein Feld ohne Holz als eigene Weide einzäunen.
card-K342 = Tierdompteur
    .text = Nimmst du die Nahrung der Kleinkunst, darfst du davon Tiere kaufen: Schafe und Wildschweine für 2, Rinder für 3 Nahrung.

## Minor improvements

card-K124 = Joch
    .text = Du darfst so viele Äcker pflügen, wie Pflüge und Eggen vor allen Spielern liegen.
    .requires = 1 Rind
card-K134 = Ochsengespann
    .text = Du darfst so viele Äcker pflügen, wie noch Runden kommen, höchstens 3.
    .requires = 2 Rinder
