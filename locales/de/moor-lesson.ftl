# Das begleitete erste Spiel mit dem Moor: was neu ist, für alle, die Agricola kennen.

agricola-chapter-moor-land = Wald und Moor
agricola-chapter-moor-special = Sonderaktionen
agricola-chapter-moor-winter = Brennstoff und Heizen
agricola-chapter-moor-illness = Krankheit
agricola-chapter-moor-horses = Pferde
agricola-chapter-moor-counting = Die Wertung

agricola-lesson-moor-welcome = Einen Hof kannst du schon führen; jetzt ist das Land wilder. Alles aus Agricola gilt weiter. Ich erzähle dir nur, was neu ist.
    .title = Draußen im Moor
agricola-lesson-moor-tiles = Auf deinem Hof liegen Waldplättchen und Moorplättchen. Was darunter liegt, lässt sich nicht pflügen, bebauen oder einzäunen. Dafür gilt so ein Hoffeld als genutzt und kostet keinen Punkt.
    .title = Ein wilder Hof
agricola-lesson-moor-special = Hier liegen die Sonderaktionen. In deinem Zug darfst du eine davon nehmen, statt eine Person einzusetzen. Dafür braucht es niemanden: Deine Leute bleiben zu Hause und arbeiten später. Mindestens eine Person muss aber noch zu Hause sein.
    .title = Sonderaktionen
agricola-lesson-moor-peat = Der Winter kommt, und Torf ist der beste Brennstoff. Nimm die Sonderaktion im Licht: Sie räumt ein Moorplättchen weg und bringt 3 Brennstoff.
    .title = Torf stechen
agricola-lesson-moor-peat-where = Klicke auf das Moorplättchen, das du loswerden willst. Denk daran, wo deine Äcker und Weiden liegen sollen.
    .title = Welches?
agricola-lesson-moor-others = Die Karte liegt jetzt vor dir, und du kannst sie in dieser Runde nicht noch einmal nutzen; dein Mitspieler könnte es, für 2 Nahrung. Am Ende der Runde gehen alle Karten zurück. Holz fällen räumt einen Wald weg und bringt 2 Holz; Brandroden macht einen Acker daraus.
    .title = Eine Karte für zwei
agricola-lesson-moor-heating = In jeder Ernte muss dein Haus geheizt werden: 1 Brennstoff für jeden Raum einer Holzhütte. Eine Lehmhütte braucht insgesamt 1 weniger, ein Steinhaus 2 weniger. Auch Holz brennt: 1 Holz kann jederzeit zu 1 Brennstoff werden.
    .title = Warme Räume
agricola-lesson-moor-short = Die Ernte ist nah, und dein Brennstoff reicht nicht. Stich noch einmal Torf oder hole Holz zum Verbrennen.
    .title = Zu wenig Brennstoff
agricola-lesson-moor-heat = Jetzt wird geheizt. Für jeden Brennstoff, der fehlt, wird eine deiner Personen krank. Du darfst weniger bezahlen, als du könntest, aber es lohnt sich selten.
    .title = Der erste Winter
agricola-lesson-moor-ill = Wer krank ist, kann in der nächsten Runde nur in die Krankenstation gehen. Dort wird die Person gesund, und du bekommst 1 Nahrung; in der Runde darauf arbeitet sie wie zuvor. Wer am Ende noch krank ist, bringt 1 Punkt statt 3.
    .title = Die Krankenstation
agricola-lesson-moor-horse = Pferde sind die vierte Tierart: Sie brauchen wie alle Tiere einen Platz auf dem Hof, und zwei davon bekommen Nachwuchs. Zu Nahrung werden sie nur mit wenigen Anschaffungen. Der Pferdemarkt bringt eines.
    .title = Pferde
agricola-lesson-moor-points = Am Ende bringt jedes Pferd 1 Punkt, und kein Pferd kostet 1. Hoffelder unter Wald- und Moorplättchen gelten als genutzt. Die großen Anschaffungen liegen in Stapeln zu zweit: Was unten liegt, kommt zum Vorschein, wenn die obere Karte gekauft ist.
    .title = Was zählt
agricola-lesson-moor-end = Das war dein erstes Jahr im Moor. Auf den nächsten Stufen kommen Handkarten dazu: auf Stufe 2 kleine Anschaffungen der Moorbauern, auf Stufe 3 das volle Spiel.
    .title = Gut gemacht
