# Das Moor: was neu ist, zum Nachlesen am Tisch, in eigenen Worten, und was eine Wendung auf einer Karte bedeutet. Zahlen: docs/rules/moor.md.

## Kapitel

agricola-help-moor = Was im Moor neu ist
    .text =
        Alles aus Agricola gilt. Doch dein Hof ist nicht mehr leer: 5 Waldplättchen und 3 Moorplättchen liegen darauf, bei jedem Spieler anders. In der Ernte muss auch dein Haus geheizt werden, und wer friert, wird krank. Es gibt ein viertes Tier, das Pferd.

        Wald und Moor räumst du mit Sonderaktionen. Sie brauchen keine Person, kosten aber einen Zug.

        Auf Stufe 1 hat niemand Karten auf der Hand. Auf Stufe 2 hat jeder 7 kleine Anschaffungen. Auf Stufe 3 spielt ihr das volle Spiel, mit 7 Ausbildungen, 3 kleinen Anschaffungen aus dem Grundspiel und 4 aus dem Moor. In Runde 1 ist das neue Aktionsfeld immer „Anschaffung“.
agricola-help-tiles = Wald und Moor
    .text =
        Ein Hoffeld mit einem Wald- oder Moorplättchen lässt sich nicht einzäunen, bebauen oder pflügen, und Tiere können dort nicht stehen. Es gilt als genutzt und kostet daher keinen Punkt.

        „Torf stechen“ nimmt ein Moor weg und bringt 3 Brennstoff. „Holz fällen“ nimmt einen Wald weg und bringt 2 Holz. „Brandroden“ macht aus einem Wald einen Acker, der an deine anderen Äcker grenzen muss, falls du welche hast.

        Manche Karten legen einen Wald auf ein anderes Plättchen. Dann zählt nur das oberste, und jedes ist für sich wegzunehmen.
agricola-help-special = Sonderaktionen
    .text =
        Wenn du am Zug bist, setzt du entweder eine Person ein oder nimmst eine Sonderaktionskarte und führst eine ihrer Aktionen aus. Für eine Sonderaktion muss mindestens eine deiner Personen noch zu Hause sein; sie bleibt dort und kann später arbeiten.

        Wer eine Karte in einer Runde als Erster nutzt, nimmt sie kostenlos und legt sie offen vor sich. Ein Mitspieler darf sie von dort für 2 Nahrung nehmen, die in den allgemeinen Vorrat gehen; dann liegt sie verdeckt, und niemand kann sie in dieser Runde mehr nutzen. Eine Karte, die vor dir liegt, nutzt du nie noch einmal.

        Der Pferdemarkt bringt ein Pferd, der Arbeitsmarkt Nahrung. Auf dem Schwarzmarkt zahlst du 1 Brennstoff und spielst eine kleine Anschaffung aus, bei Schwarzarbeit zahlst du 1 Brennstoff und 1 Nahrung und kaufst eine große; die Karte selbst bezahlst du wie immer. Am Ende der Runde gehen alle Karten zurück.

        Zu zweit und zu dritt gibt es 2 Sonderaktionskarten, zu viert 3 und zu fünft 4.
agricola-help-heating = Brennstoff und Heizen
    .text =
        In der Ernährungsphase jeder Ernte braucht dein Haus 1 Brennstoff für jeden Raum: in einer Lehmhütte insgesamt 1 weniger, in einem Steinhaus insgesamt 2 weniger. Wie viele Personen du hast, ist gleich.

        Jederzeit kann 1 Holz zu 1 Brennstoff werden. Brennstoff wird nie zu Holz.

        Für jeden Brennstoff, den du nicht zahlst, wird eine deiner Personen krank. Du darfst weniger zahlen, als du könntest. Nach der letzten Ernte bringt eine kranke Person nur 1 Punkt statt 3.
agricola-help-illness = Krankheit und Krankenstation
    .text =
        Eine kranke Person kann in der nächsten Runde nur eines tun: in die Krankenstation gehen. Dort wird sie gesund, und du bekommst 1 Nahrung. In der Runde danach arbeitet sie wieder wie sonst.

        In der Krankenstation dürfen beliebig viele Personen aller Spieler stehen. Auch Gesunde dürfen dorthin und bringen ebenfalls 1 Nahrung.

        Auch eine kranke Person zu Hause erlaubt dir Sonderaktionen. Kränker als krank wird niemand: Fehlt mehr Brennstoff, als du Personen hast, hat das keine Folgen.
agricola-help-horses = Pferde
    .text =
        Pferde werden gehalten und vermehren sich wie andere Tiere. Zu Nahrung werden sie nur mit der Rossschlachterei, der Kochnische und einigen kleinen Anschaffungen.

        In der Wertung bringt jedes Pferd 1 Punkt, ohne Grenze. Kein Pferd zu haben kostet 1 Punkt. Karten mit Pferden im Namen sind keine Pferde.
agricola-help-stacks = Große Anschaffungen in Stapeln
    .text =
        Es gibt 24 große Anschaffungen in 12 Stapeln zu je 2 Karten. Nur die oberste Karte kann gekauft werden; dann steht die darunter zum Verkauf.

        Eine zurückgegebene Feuerstelle oder Kochstelle kommt wieder auf ihren eigenen Stapel und verdeckt, was dort liegt. Karten, von denen es heißt, dass sie das Spiel verlassen, kommen nicht zurück.

        Eine Aufwertung, also eine kleine Anschaffung anstelle einer großen, zählt als beides.
agricola-help-moor_scoring = Wertung im Moor
    .text =
        Alles zählt wie in Agricola. Dazu bringt jedes Pferd 1 Punkt, und kein Pferd kostet 1. Eine kranke Person bringt 1 Punkt statt 3. Hoffelder mit Wald- oder Moorplättchen gelten als genutzt.

        Unmittelbar vor der Wertung darfst du noch Holz zu Brennstoff machen, wenn eine deiner Karten ihn zählt.
agricola-help-moor_solo = Allein im Moor
    .text =
        Alle zehn Sonderaktionskarten liegen im Stapel, und du kennst immer die nächste. Zu Beginn einer Runde wird eine aufgedeckt, wenn keine offen liegt. Eine offene aus der Runde davor darfst du stattdessen unter den Stapel legen und die nächste aufdecken.

        Einmal in der Runde darfst du die offene Karte für eine ihrer Aktionen nutzen; dann verlässt sie das Spiel. Für 2 Nahrung bleibt sie, und du darfst sie ein zweites Mal nutzen. Ist der Stapel leer, kommt die zuletzt genutzte Karte wieder. Auf Stufe 1 und 2 liegt nie Nahrung auf „Lagerhaus“.

        Die Ziele sind 65 Punkte auf Stufe 1, 70 auf Stufe 2 und 72 auf Stufe 3.
agricola-help-fire = Variante: Feuer machen
    .text =
        Mit dieser Variante wirkt eine Feuerstelle, Kochstelle, Rossschlachterei oder Kochnische erst, wenn ihr Feuer brennt. Das kostet einmal 1 Brennstoff, jederzeit.

        Wer eine Karte aufwertet, deren Feuer brennt, bekommt eine Karte, deren Feuer brennt. Brennt es noch nicht, muss auch das Feuer der neuen Karte erst angezündet werden.

## Wendungen auf Karten

agricola-phrase-fuel = Brennstoff
    .text = Damit heizt du und zahlst manche Sonderaktionen. Jederzeit wird 1 Holz zu 1 Brennstoff. Brennstoff ist weder Werkstoff noch Nahrung.
agricola-phrase-visible = sichtbar
    .text = Das oberste Plättchen auf einem Hoffeld. Plättchen darunter zählen nicht.
agricola-phrase-forest_tile = Waldplättchen
    .text = Ein Plättchen auf deinem Hof. Mit dem Aktionsfeld Wald hat es nichts zu tun.
agricola-phrase-moor_tile = Moorplättchen
    .text = Die andere Seite eines Waldplättchens. Mit „Torf stechen“ wirst du es los.
agricola-phrase-special_action = Sonderaktion
    .text = Eine von sieben Aktionen, die keine Person brauchen. Eine Karte, die von Aktionsfeldern oder Personen spricht, meint sie nicht.
agricola-phrase-sick = krank
    .text = Eine Person, die in der Ernte gefroren hat. In der nächsten Runde kann sie nur in die Krankenstation.
agricola-phrase-at_home = zu Hause
    .text = Eine deiner Personen, die in dieser Runde noch nicht eingesetzt ist.
agricola-phrase-upgrade = zählt auch als große Anschaffung
    .text = Die Karte kam an die Stelle einer großen Anschaffung. Für Bedingungen zählt sie als große und als kleine, aber nur einmal, wo alle Anschaffungen gezählt werden.
agricola-phrase-leaves_game = aus dem Spiel
    .text = Die Karte kommt nicht zurück; niemand kann sie wieder kaufen.
