# Wörter, die alle Spiele und Befehle gemeinsam haben.

## Aufzählungen, Spieler, Waren

list-and = { $first } und { $last }
nothing = nichts
seat = Spieler { $number }
good-wood = { $n } Holz
    .name = Holz
good-clay = { $n } Lehm
    .name = Lehm
good-reed = { $n } Schilf
    .name = Schilf
good-stone =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
    .name = Steine
good-grain = { $n } Getreide
    .name = Getreide
good-vegetable = { $n } Gemüse
    .name = Gemüse
good-sheep =
    { $n ->
        [one] { $n } Schaf
       *[other] { $n } Schafe
    }
    .name = Schafe
good-boar =
    { $n ->
        [one] { $n } Wildschwein
       *[other] { $n } Wildschweine
    }
    .name = Wildschweine
good-cattle =
    { $n ->
        [one] { $n } Rind
       *[other] { $n } Rinder
    }
    .name = Rinder
good-horse =
    { $n ->
        [one] { $n } Pferd
       *[other] { $n } Pferde
    }
    .name = Pferde
good-food = { $n } Nahrung
    .name = Nahrung
good-fuel = { $n } Brennstoff
    .name = Brennstoff
good-ore = { $n } Erz
    .name = Erz
good-ruby =
    { $n ->
        [one] { $n } Rubin
       *[other] { $n } Rubine
    }
    .name = Rubine
good-gold = { $n } Gold
    .name = Gold
good-donkey = { $n } Esel
    .name = Esel
good-dog =
    { $n ->
        [one] { $n } Hund
       *[other] { $n } Hunde
    }
    .name = Hunde

## Zusammengesetzte Sätze

move-cost = { $move } (kostet { $cost })
move-gain = { $move } (+{ $gain })
prompt-of = { $source }: { $prompt }
why-rule = { $why } ({ $rule }).

## Fehler des Zeilenprotokolls

engine-bad_json = Diese Zeile ist kein JSON: { $detail }. Sende ein JSON-Objekt je Zeile.
engine-not_an_object = Ein Befehl ist ein JSON-Objekt wie { $example }.
engine-too_long = Diese Zeile ist länger als { $most } Bytes und wurde übergangen.
engine-unknown_command = Den Befehl { $command } gibt es nicht. Die Befehle sind: { $known }.
engine-bad_field = Das Feld „{ $field }“ stimmt nicht: { $detail }.
engine-no_game = Es gibt noch kein Spiel. Beginne eines mit „new“ oder „load“.
engine-unknown_game = Das Spiel { $game } gibt es hier nicht. Es gibt: { $known }.
engine-bad_options = Mit diesen Optionen geht kein Spiel: { $detail }.
engine-bad_position = Diese Stellung geht nicht: { $detail }.
engine-bad_record = Diese Aufzeichnung lässt sich nicht spielen: { $detail }.
engine-what_to_load = Gib zum Laden entweder „position“ oder „record“ an.
engine-bad_seat = Es gibt keinen Platz { $seat }; die Plätze zählen von 0 bis { $most }.
engine-not_asked = Platz { $seat } ist jetzt nicht gefragt. Gefragt: { $asked }.
engine-game_over = Das Spiel ist aus; niemand kann mehr ziehen.
engine-index_or_move = Gib zum Ziehen entweder „index“ oder „move“ an.
engine-bad_index = Es gibt keinen Zug mit dem Index { $index }; es sind { $count }, gezählt ab 0.
engine-bad_move = Das ist kein Zug: { $detail }.
engine-nothing_to_undo = Es gibt keinen Zug zurückzunehmen.
field-number = es ist eine Zahl von 0 bis { $most }
field-whole = es ist eine ganze Zahl von 0 bis { $most }
field-flag = es ist true oder false
field-name = es ist ein Name als Zeichenkette
field-one_of = nenne eines von: { $known }
field-position = es ist TOML-Text als Zeichenkette
field-list = es ist keine Liste
field-object = es ist kein JSON-Objekt
field-no_program = Programme setzt nur „hofwerk simulate“ an den Tisch

## Aufzeichnungen und Dateien lesen

file-unreadable = { $file } lässt sich nicht lesen: { $detail }. Gib den Pfad einer Datei an, oder - für die Standardeingabe.
file-unwritable = { $file } lässt sich nicht schreiben: { $detail }. Nenne eine andere Datei, oder schaffe Platz für diese.
file-locked = an { $file } arbeitet schon eine andere Suche; warte, bis sie endet, oder nenne mit --file eine andere Datei
record-cut_off = die Aufzeichnung endet mittendrin ({ $detail }); die Datei ist wohl abgeschnitten
record-not_json = sie ist kein JSON ({ $detail })
record-not_a_record = eine Aufzeichnung ist ein JSON-Objekt mit „game“, „moves“ und entweder „options“ und „seed“ oder „position“; { $detail }
record-missing = „{ $field }“ fehlt
record-both = sie nennt „position“ und zugleich „options“ oder „seed“
record-field = „{ $field }“ stimmt nicht: { $detail }
record-move = „moves[{ $index }]“ stimmt nicht: { $detail }
record-illegal = „moves[{ $index }]“ ist für Platz { $seat } nicht erlaubt: { $detail }
record-scores = sie nennt die Punkte { $said }, aber ihre Züge führen zu { $found }; sie wurde verändert oder nach anderen Regeln gespielt

## Die Kommandozeile

cli-error = Fehler: { $detail }
cli-hint = Hilfe gibt „{ $command }“.
serve-ready =
    Hofwerk: der Spieltisch ist gedeckt, unter { $address }

    Öffne diese Adresse im Browser. Spiele werden aufbewahrt; Strg-C beendet den Server, beim nächsten Start gehen sie weiter.
    „hofwerk help“ sagt, was es noch gibt: hofwerk simulate, solve, replay, engine, perft.
serve-bind = auf { $address } kann nicht gelauscht werden ({ $detail }); eine andere Adresse lässt sich mit --bind wählen
serve-check = Mit diesen Einstellungen kann der Server starten.
upkeep-backup = Die Sicherung enthält { $games } Spiele.
upkeep-restore = { $games } Spiele sind wiederhergestellt.
upkeep-well = { $games } Spiele wurden angesehen; alle sind lesbar.
upkeep-ill = { $games } Spiele wurden angesehen; { $ill } davon sind nicht lesbar.
cli-bot_count = für { $players } Spieler sind { $bots } Bots genannt; nenne für jeden Platz einen, oder einen für alle
cli-options_json = --options muss ein JSON-Objekt sein: { $detail }
cli-contradiction = --{ $option } sagt { $one }, aber --options sagt { $two }; nenne es nur einmal
bot-unknown = den Bot { $name } gibt es nicht; es gibt: { $known }
bot-range = { $name } stimmt nicht: Die Zahl nach „{ $bot }:“ ist mindestens { $least } und kleiner als { $below }
bot-net = { $name } kann nicht spielen: { $detail }
cli-stuck = Spiel { $number } (Startwert { $seed }) bleibt stehen: { $detail }; das ist ein Fehler in den Regeln, bitte melde ihn
exec-failed = das Programm „{ $command }“ ({ $player }) gab in Spiel { $number } (Startwert { $seed }) keine gültige Antwort: { $detail }. Was es gefragt wird und wie es antwortet, steht in docs/bots.md.
exec-system = { $detail }
exec-ended = es hat sich beendet
exec-late = es sagte { $seconds } Sekunden lang nichts
exec-too_long = seine Antwort ist länger als { $most } Byte
exec-not_json = seine Antwort ist kein JSON: { $detail }
exec-illegal = seine Antwort ist keiner der erlaubten Züge: { $detail }
cli-to_range = --to { $to } ist zu weit: Die Aufzeichnung hat { $count } Züge
cli-unknown_value = --{ $option } { $value } gibt es hier nicht; es gibt: { $known }
simulate-title = { $game }: { $games ->
        [one] 1 Spiel
       *[other] { $games } Spiele
    }, Startwert { $seed }
simulate-options = Optionen
simulate-html_file = --html braucht den Namen einer Datei; die Standardausgabe ist für die Zahlen
simulate-points = Punkte
simulate-total = Summe
simulate-wins = Siege
simulate-mean = Mittel
simulate-min = kleinste
simulate-max = größte
simulate-deviation = Abweichung
simulate-decisions = Entscheidungen je Spiel: im Mittel { $mean }, von { $min } bis { $max }.
simulate-speed = { $speed } Spiele in der Sekunde.
simulate-progress = Spiele
simulate-interval = Mittel, Intervall 95 %
simulate-share = Anteil der Siege, Intervall 95 %
simulate-distribution = Wie oft jede Summe vorkam
simulate-categories = Mittlere Punkte je Kategorie
simulate-thinking = Punkte je Durchläufe der Suche
solve-best = { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } nach { $seconds } s und { $attempts ->
        [one] 1 Versuch
       *[other] { $attempts } Versuchen
    }
solve-end = Insgesamt { $attempts ->
        [one] 1 Versuch
       *[other] { $attempts } Versuche
    } in { $seconds } s; das beste Spiel hat { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
solve-no_game = Noch wurde kein Spiel zu Ende gespielt; gib der Suche mehr Zeit.
solve-saved = Gespeichert: { $file }
solve-other_puzzle = { $file } enthält die Suche nach einer anderen Aufgabe; nenne mit --file eine andere Datei
solve-unreadable = { $file } enthält keine lesbare gespeicherte Suche: { $detail }; nenne mit --file eine andere Datei, oder lösche sie
solve-dropped = { $count ->
        [one] 1 Spiel in { $file } fiel weg: Nach den heutigen Regeln ist es nicht erlaubt.
       *[other] { $count } Spiele in { $file } fielen weg: Nach den heutigen Regeln sind sie nicht erlaubt.
    }
solve-same_file = die Suche und die Aufzeichnung brauchen zwei Dateien; nenne mit --record eine andere
solve-other_record = { $file } ist schon da und keine Partie dieser Suche oder eine bessere; verschiebe sie, oder nenne mit --record eine andere Datei
solve-not_alone = die Suche spielt allein: Setze die Spielerzahl auf 1, oder lass sie weg
solve-no_decks = Karten lassen sich nur aus Decks wählen: Nenne welche mit --decks
solve-dealing = die Suche kennt nur die Varianten „none“ und „three_for_one“; bei den anderen wechseln vor dem Spiel Karten die Hand
solve-order_given = die Reihenfolge der Rundenkarten ist vorgegeben; mit --fixed-order wird mit ihr gespielt, sonst lass sie weg
solve-hand_given = die Hand ist vorgegeben; ohne --free-cards wird mit ihr gespielt, sonst lass sie weg
learn-no_game = { $game } ist kein Spiel, das gelernt werden kann
learn-played = { $games } Partien ({ $searched } mit Suche), { $rows } Zeilen; die letzte Datei: im Mittel { $points } Punkte, { $speed } Partien je Sekunde
learn-trained = { $steps } Schritte, { $seconds } s: Fehler { $error } auf { $rows } Zeilen
learn-unseen = Fehler des Vorsprungs in Partien, die noch nicht gelernt wurden (je Runde): Netz { $net }, von Hand { $hand }
learn-compared = { $games } Partien: Vorsprung { $lead } ± { $error }, Punkte { $first } : { $second }, Siege des ersten { $wins } % ({ $low }–{ $high }), { $seconds_first } : { $seconds_second } s je Partie
perft-total = Tiefe { $depth }: { $count }
replay-title = { $game }, { $players } Spieler, { $moves } Züge
replay-round = Runde { $round }
replay-after = Nach { $count } von { $moves } Zügen
replay-score = Wertung
replay-total = Summe
replay-winner = Gewonnen: { $seats }
replay-house = Haus
replay-persons = Personen
replay-goods = Waren
replay-animals = Tiere
replay-cards = Karten
replay-begging = Bettelkarten

## The list of cards and tiles

cards-occupation = Ausbildung
cards-minor = Kleine Anschaffung
cards-major = Große Anschaffung
cards-dwelling = Wohnhöhle
cards-green = Grüner Raum
cards-yellow = Gelber Raum
cards-players = ab { $value } Personen
cards-cost = Kosten: { $value }
cards-requires = Bedingung: { $value }
cards-points = Punkte: { $value }
cards-passing = geht an den linken Nachbarn
cards-beginner = Einsteigerspiel
cards-count =
    { $count ->
        [0] Nichts gefunden.
        [one] 1 gefunden.
       *[other] { $count } gefunden.
    }
