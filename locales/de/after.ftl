# Zurückblicken, das Ende eines Spiels, und was daraus folgen kann.

## Zurückblicken

ui-course = Der Verlauf des Spiels
ui-round-back = Eine Runde zurück
ui-round-forward = Eine Runde vor
ui-last = Zum letzten Zug
ui-play = Abspielen
ui-pause = Anhalten
ui-speed = Tempo
ui-show-home = Wessen Tafel zu sehen ist
ui-share-moment = Link zu diesem Zug
ui-to-result = Zum Ergebnis
ui-curve = Erwartete Punkte
ui-curve-how = was alle am Ende erwarten konnten, zu Beginn jeder Runde
ui-curve-later = Wenn das Spiel vorbei ist, siehst du hier, was alle erwarten konnten.
ui-curve-of = { $who } von { $from } bis { $to }
ui-review-soon = Das Spiel wird durchgesehen: { $percent } %
ui-move-best = Der beste Zug.
ui-move-below = { $n } Punkte unter dem besten Zug.
ui-choices = Was zur Wahl stand
ui-choices-how = Um wie viele Punkte man am Ende führen würde, wie ein starker Bot es sieht.
ui-choices-how-alone = Wie viele Punkte man am Ende hätte, wie ein starker Bot es sieht.
ui-chosen = gewählt
ui-keys-back = Zurückblicken
ui-key-move = einen Zug zurück oder vor
ui-key-round = eine Runde zurück oder vor
ui-key-play = abspielen, anhalten
ui-key-continue = von hier weiterspielen
ui-key-now = zurück zu jetzt oder zum Ergebnis

## Von einem Augenblick an weiterspielen

ui-continue = Von hier weiterspielen
ui-continue-how = Ein neues Spiel beginnt nach Zug { $number }. Dieses bleibt, wie es ist.
ui-continue-hidden = Was du in diesem Spiel nicht wissen kannst, wird dort neu verteilt.
ui-continue-seat = Du spielst
ui-continue-others = Die anderen sind
ui-continue-same = Bots, so stark wie bisher
ui-continue-here = Leute an diesem Bildschirm
ui-continue-begin = Beginnen

## Das Ende eines Spiels

ui-end = Das Spiel ist vorbei
ui-end-ahead =
    { $n ->
        [one] mit einem Punkt Vorsprung
       *[other] mit { $n } Punkten Vorsprung
    }
ui-look-at-home = Die Tafel von { $who } näher ansehen
ui-end-of-whom = Wessen Augenblicke und Karten
ui-count-again = Noch einmal zählen
ui-brought = Was die Punkte brachte
ui-rematch = Revanche
ui-play-again = Noch einmal spielen
ui-rematch-waits = Zur Revanche
ui-look-back = Zurückblicken
ui-share = Teilen
ui-moment-best-title = Bester Augenblick
ui-moment-worst-title = Teuerster Augenblick
ui-moment-best = { $who } wählte „{ $chosen }“: um { $n } besser als „{ $other }“.
ui-moment-best-mine = Du hast „{ $chosen }“ gewählt: um { $n } besser als „{ $other }“.
ui-moment-worst = { $who } wählte „{ $chosen }“; „{ $other }“ war um { $n } besser.
ui-moment-worst-mine = Du hast „{ $chosen }“ gewählt; „{ $other }“ war um { $n } besser.
ui-moment-look = Ansehen
ui-moment-try = Noch einmal versuchen
ui-moment-none = Kein Zug fiel auf: nichts viel besser, nichts viel schlechter.
ui-hurry = Jetzt ziehen
