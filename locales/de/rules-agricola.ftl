# Agricola: die Regeln zum Nachlesen am Tisch, in eigenen Worten, Kapitel für Kapitel, und was eine Wendung auf einer Karte bedeutet. Zahlen: docs/rules/agricola.md.
# Der Text eines Kapitels hat Absätze mit Leerzeilen dazwischen. `agricola-phrase-*` sind Wörter, wie die Karten sie benutzen.

## Kapitel

agricola-help-goal = Worum es geht
    .text =
        Ihr beginnt zu zweit in einer Holzhütte mit zwei Räumen und einem leeren Hof mit 15 Hoffeldern. In 14 Runden pflügst und säst du, zäunst Weiden ein und hältst Tiere, vergrößerst und renovierst dein Haus und lässt deine Familie wachsen.

        Am Ende zählt fast alles: Äcker, Weiden, Feldfrüchte, Tiere, Räume und Personen bringen Punkte; was fehlt und was ungenutzt bleibt, kostet Punkte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle Gleichen.

        Sechsmal gibt es eine Ernte, und dann ist deine Familie zu ernähren. Plane früh dafür: Wer nicht genug Nahrung hat, muss betteln, und das kostet 3 Punkte für jede Nahrung.
agricola-help-round = Die Runde
    .text =
        Eine Runde beginnt mit einer neuen Karte: einem weiteren Aktionsfeld, das von nun an bis zum Spielende alle nutzen dürfen. Waren, die auf diesem Rundenfeld für dich liegen, gehören dir. Danach bekommen alle Aktionsfelder, auf denen sich Waren sammeln, neue.

        Nun setzen die Spieler reihum ihre Personen ein, immer eine nach der anderen, der Startspieler zuerst. Eine Person geht auf ein Aktionsfeld, das noch frei ist, und du führst die Aktion sofort aus. Du darfst nur dorthin, wo du wirklich etwas tun kannst. Sind alle Personen eingesetzt, kehren sie heim.

        Die 14 Runden bilden sechs Abschnitte. Innerhalb eines Abschnitts kommen die Karten in zufälliger Reihenfolge: Du weißt, welche kommen, aber nicht genau, wann. Nach den Runden 4, 7, 9, 11, 13 und 14 ist Ernte.

        Der Startspieler bleibt, bis jemand die Aktion dafür nutzt. Der neue beginnt ab der nächsten Runde.
agricola-help-actions = Aktionsfelder
    .text =
        Auf Aktionsfeldern mit einem Pluszeichen sammeln sich Waren. Wer dorthin geht, nimmt alles, was dort liegt. Andere geben etwas aus dem Vorrat oder lassen dich bauen, pflügen, aussäen, backen oder Karten ausspielen.

        „Und/oder“ heißt: eines von beiden oder beides. „Nach … auch“ heißt: Das Erste ist Pflicht, das Zweite steht dir frei. „Oder“ heißt: nur eines davon.

        In jeder Runde kann nur eine Person ein Aktionsfeld nutzen, gleich wem sie gehört. Zu dritt, zu viert und zu fünft gibt es mehr Aktionsfelder.
agricola-help-home = Räume, Renovierung und Familie
    .text =
        Ein neuer Raum kostet 5 vom Werkstoff deines Hauses und 2 Schilf und muss an einen deiner Räume grenzen. Bei einer Renovierung baust du das ganze Haus um: von Holz zu Lehm für 1 Lehm je Raum und insgesamt 1 Schilf, von Lehm zu Stein für 1 Stein je Raum und insgesamt 1 Schilf.

        Deine Familie wächst durch eine Aktion. Meist brauchst du dafür mehr Räume als Personen; nur „Dringender Wunsch“ kommt ohne aus. Das Kind kommt mit, geht mit heim und arbeitet ab der nächsten Runde. Eine Familie hat höchstens 5 Personen.

        Ein Stall kostet auf „Hofausbau“ 2 Holz. Du hast vier davon.
agricola-help-fields = Äcker
    .text =
        Pflügen heißt, einen Acker auf ein ungenutztes Hoffeld zu legen. Dein erster Acker darf überall liegen; jeder weitere muss an einen deiner Äcker grenzen.

        Aussäen heißt, 1 Getreide oder 1 Gemüse aus deinem Vorrat auf einen leeren Acker zu legen. Aus dem allgemeinen Vorrat kommen 2 Getreide oder 1 Gemüse dazu, sodass dort 3 Getreide oder 2 Gemüse wachsen. In einer Aktion darfst du beliebig viele leere Äcker besäen.

        In jeder Ernte nimmst du 1 von jedem besäten Acker. Ist ein Acker leer, darfst du dort wieder aussäen.
agricola-help-animals = Weiden und Tiere
    .text =
        Zäune kosten je 1 Holz und stehen auf den Seiten der Hoffelder. Jede Weide muss ringsum geschlossen sein, auch am Rand des Hofs; Räume und Äcker ersetzen keine Zäune. Neue Weiden müssen an deine bisherigen grenzen. Du darfst eine Weide später teilen, aber nie Zäune wegnehmen. Du hast 15 Zäune.

        Eine Weide fasst eine Tierart, 2 je Hoffeld; jeder Stall darin verdoppelt das. Ein Stall außerhalb fasst 1 Tier, und 1 Tier darf in deinem Haus leben. Du darfst deine Tiere jederzeit umstellen.

        Wer Tiere nimmt, muss Platz für sie haben, sie in Nahrung umwandeln oder zurückgeben. Tiere geben nur mit einer Feuerstelle, einer Kochstelle oder einer anderen Karte, die es sagt, Nahrung.
agricola-help-cards = Ausbildungen und Anschaffungen
    .text =
        Im vollen Spiel hast du 7 Ausbildungen und 7 kleine Anschaffungen auf der Hand. Ausbildungen spielst du auf „Unterricht“ aus: Die erste ist kostenlos, jede weitere kostet 1 Nahrung. Andere Aktionsfelder mit Ausbildungen haben andere Preise.

        Anschaffungen kosten, was auf ihnen steht. Große Anschaffungen liegen für alle aus, jede nur einmal. Kleine Anschaffungen kommen aus deiner Hand; manche haben eine Bedingung, die du erfüllen musst, für die du aber nichts zahlst. Manche kleinen Anschaffungen gehen nach dem Ausspielen auf die Hand deines linken Nachbarn.

        Was auf einer Karte steht, gilt für dich, sobald sie vor dir liegt. Sagen Karte und Regel Verschiedenes, hat die Karte recht.
agricola-help-food = Nahrung und Backen
    .text =
        Jederzeit kann ein Getreide oder ein Gemüse aus deinem Vorrat zu 1 Nahrung werden. Mit einer Feuerstelle oder Kochstelle werden Gemüse und Tiere zu mehr Nahrung, ebenfalls jederzeit.

        Getreide wird nur beim Brotbacken zu mehr, und dafür brauchst du eine Aktion, die es erlaubt, und eine Anschaffung zum Backen. Bekommst du einen Ofen, darfst du sofort backen. In einer Backaktion darfst du alle deine Anschaffungen zum Backen nutzen.

        Tischlerei, Töpferei und Korbflechterei wandeln einmal je Ernte 1 Holz, 1 Lehm oder 1 Schilf in Nahrung um.
agricola-help-harvest = Die Ernte
    .text =
        Zuerst die Ackerphase: Jeder nimmt 1 Getreide oder 1 Gemüse von jedem besäten Acker.

        Dann die Ernährungsphase: Jede Person braucht 2 Nahrung, ein Kind aus dieser Runde nur 1. Im Solospiel brauchen Personen 3. Für jede Nahrung, die du nicht zahlst, nimmst du eine Bettelkarte, die am Ende 3 Punkte kostet.

        Zuletzt die Vermehrungsphase: Für jede Tierart, von der du mindestens 2 hast, bekommst du 1 Jungtier, wenn du Platz dafür hast. In dieser Phase lassen sich keine Tiere in Nahrung umwandeln.
agricola-help-scoring = Die Wertung
    .text =
        Die Tabelle sagt, wie viele wovon wie viele Punkte bringen. Getreide und Gemüse auf deinen Äckern zählt mit.

        Jedes ungenutzte Hoffeld kostet 1 Punkt. Jeder Stall in einer Weide bringt 1, jeder Raum aus Lehm 1, jeder Raum aus Stein 2, jede Person 3. Dazu kommen die Punkte auf deinen Karten und die Sonderpunkte; jede Bettelkarte kostet 3.
agricola-help-family = Das Familienspiel
    .text =
        Das Familienspiel hat keine Ausbildungen und keine kleinen Anschaffungen, nur große. Drei Aktionsfelder sind anders: „Lagerhaus“ gibt auch Nahrung, „Stall und Brot“ steht anstelle von „Unterricht“ und „Handlanger“ anstelle von „Tagelöhner“.

        So lernt man das Spiel am besten. Alles andere ist wie im vollen Spiel, auch die Wertung.
agricola-help-solo = Allein
    .text =
        Allein beginnst du ohne Nahrung, deine Personen brauchen in der Ernte je 3 Nahrung, und auf „Wald“ kommen jede Runde nur 2 Holz. Karten, die zu einem Nachbarn gingen, verlassen das Spiel.

        In einer Serie von Spielen versuchst du, 50, 55, 59, 62, 64, 65 Punkte und so weiter zu erreichen. Nach jedem Spiel darfst du eine Ausbildung mitnehmen, die beim nächsten Mal von Anfang an ausliegt, und Nahrung für Punkte über dem Ziel.

## Wendungen auf Karten

agricola-phrase-anytime = jederzeit
    .text = Immer wenn du etwas zu entscheiden oder zu zahlen hast, auch mitten in einer Aktion, in der Ernte und in den Zügen der anderen. Nur Tiere werden in der Vermehrungsphase nicht zu Nahrung.
agricola-phrase-each_time = jedes Mal
    .text = Es geschieht immer wieder, sooft eintritt, was die Karte nennt. Was du „bekommst“, kommt von selbst; wo „du darfst“ steht, wirst du gefragt.
agricola-phrase-may = du darfst
    .text = Du entscheidest. Ohne diese Wörter geschieht es auf jeden Fall, wenn es geht.
agricola-phrase-general_supply = allgemeiner Vorrat
    .text = Die Waren, die niemandem gehören. Von allem ist immer genug da.
agricola-phrase-your_supply = dein Vorrat
    .text = Die Waren vor dir. Was auf deinen Äckern wächst oder auf Karten und Rundenfeldern liegt, ist nicht in deinem Vorrat.
agricola-phrase-round_space = Rundenfeld
    .text = Der Platz einer der 14 Runden. Was dort für dich liegt, bekommst du, wenn diese Runde beginnt.
agricola-phrase-remaining = verbleibende Rundenfelder
    .text = Alle Runden nach der laufenden. Sind weniger übrig, als die Karte nennt, bekommst du nur, was noch kommt.
agricola-phrase-rounds_after = Runden nach der laufenden
    .text = Zähle von dieser Runde an: 4 Runden nach Runde 3 ist Runde 7. Was nach Runde 14 käme, ist verloren.
agricola-phrase-adjoin = grenzen
    .text = Eine ganze Seite gemeinsam haben. Hoffelder, die sich nur an einer Ecke berühren, grenzen nicht aneinander.
agricola-phrase-unused = ungenutzt
    .text = Ein Hoffeld ohne Raum, Acker oder Stall, das nicht in einer Weide liegt.
agricola-phrase-with_a_person = mit einer Person
    .text = Nur was eine deiner Personen von dem Aktionsfeld nimmt, auf dem du sie einsetzt. Was Karten dir geben, zählt nicht.
agricola-phrase-building_resource = Werkstoff
    .text = Holz, Lehm, Schilf oder Stein.
agricola-phrase-goods = Waren
    .text = Werkstoffe, Getreide, Gemüse und Tiere. Nahrung ist keine Ware.
agricola-phrase-improvement = Anschaffung
    .text = Große und kleine Anschaffungen, die vor dir liegen. Karten, die du weitergegeben hast, zählen nicht.
agricola-phrase-hand_back = zurückgeben
    .text = Eine Karte, die du als Preis abgibst. Eine große Anschaffung kann danach wieder jeder erwerben; eine kleine verlässt das Spiel.
agricola-phrase-condition = Bedingung
    .text = Sie muss erfüllt sein, wenn du die Karte ausspielst; du zahlst nichts dafür. „2 Ausbildungen“ heißt mindestens 2. Gilt sie später nicht mehr, wirkt die Karte trotzdem weiter.
agricola-phrase-family_growth = Familienzuwachs
    .text = Eine neue Person kommt zu deiner Familie. Wenn die Karte nichts anderes sagt, brauchst du mehr Räume als Personen.
agricola-phrase-bake_bread = Brot backen
    .text = Getreide mit Anschaffungen zum Backen in Nahrung umwandeln. Das geht nur mit einer Aktion oder einer Karte, die es sagt.
agricola-phrase-oven = Ofen
    .text = Lehmofen, Steinofen, Holzofen und Backofen. Feuerstellen und Kochstellen sind keine Öfen.
agricola-phrase-bonus_point = Sonderpunkt
    .text = Ein Punkt neben denen der Wertungstabelle. Was du im Spiel bekommst, behältst du.
agricola-phrase-sown = besäter Acker
    .text = Ein Acker oder eine Karte für Feldfrüchte, worauf mindestens 1 Getreide oder 1 Gemüse wächst.
agricola-phrase-begging_card = Bettelkarte
    .text = Du nimmst eine für jede Nahrung, die du in der Ernährungsphase nicht zahlst. Jede kostet am Ende 3 Punkte.
