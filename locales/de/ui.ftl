# Der Tisch im Browser: Knöpfe, Tafeln, Hinweise.

## Die Startseite

ui-motto = Ein Tisch für Bauernspiele, im Browser.
ui-quick = { $title } gleich spielen
ui-learn = { $title } in einem ersten Spiel lernen
ui-title = Titel
ui-title-agricola = Agricola
ui-title-caverna = Caverna
ui-new = Neues Spiel
ui-join = Mitspielen
ui-join-code = Code eines Spiels
ui-my-games = Meine Spiele
ui-open-games = Offene Spiele
ui-finished = Beendete Spiele
ui-your-name = Dein Name
ui-guest = Gast
ui-account = Anmelden oder Konto anlegen
ui-password = Passwort
ui-login = Anmelden
ui-register = Konto anlegen
ui-logout = Abmelden
ui-load = Aufzeichnung oder Stellung laden
ui-unofficial = Hofwerk ist eine inoffizielle Umsetzung von Fans für Agricola und Caverna von Uwe Rosenberg, erschienen bei Lookout. Bilder und Texte des Verlags werden nicht verwendet.
ui-to-start = Zurück zum Anfang
ui-no-table-yet = Für dieses Spiel gibt es im Browser noch keinen Tisch.
ui-connecting = Einen Augenblick …
ui-reconnecting = Die Verbindung ist unterbrochen; neuer Versuch …

## Ein neues Spiel

ui-mode = Spiel
ui-mode-family = Familienspiel
ui-mode-full = Volles Spiel
ui-mode-beginner = Einstiegsspiel
ui-seats = Spieler
ui-seat = Platz { $n }
ui-seat-name = Name an Platz { $n }
ui-how-many = Anzahl der Spieler
ui-seat-me = Jemand an diesem Bildschirm
ui-seat-elsewhere = Jemand anderswo
ui-seat-open = Freier Platz
ui-bot-easy = Bot, leicht
ui-bot-medium = Bot, mittel
ui-bot-hard = Bot, schwer
ui-bot-unlimited = Bot, lässt sich Zeit
ui-more-options = Weiteres
ui-without-n =
    { $n ->
        [0] Keine bleibt weg.
        [one] 1 bleibt weg.
       *[other] { $n } bleiben weg.
    }
ui-without-search = Suchen
ui-without-none = Alle wieder dazu
ui-without-lists = Gespeicherte Listen
ui-without-choose = Liste wählen …
ui-without-name = Name der Liste
ui-without-save = Speichern
ui-without-delete = Diese Liste löschen
ui-without-text = Als Text
ui-without-text-how = Eine Karte je Zeile, mit ihrer Nummer; was dahinter steht, ist nur zum Lesen.
ui-without-file = Aus einer Datei lesen
ui-without-download = Als Datei speichern
ui-without-nothing = Nichts heißt so.
ui-public = Alle dürfen das Spiel in der Liste sehen und mitspielen
ui-begin = Beginnen

## Der Tisch

ui-board = Aktionsfelder
ui-round-of = Runde { $round } von { $rounds }
ui-round-short = Runde { $round }
ui-players = Spieler
ui-has-turn = am Zug
ui-away = nicht da
ui-start-player = Startspieler
ui-your-turn = Du bist am Zug
ui-supply = Deine Waren
ui-points = Punkte
ui-cost = Kosten
ui-n-points =
    { $n ->
        [one] 1 Punkt
       *[other] { $n } Punkte
    }
ui-you-lack = es fehlen { $goods }
ui-reading-how = Worauf du zeigst, das wird hier erklärt.
ui-keys = Tasten
ui-keys-answer = Antworten
ui-keys-places = Umhergehen
ui-keys-see = Ansehen
ui-key-confirm = wählen; auf schon Gewähltem: bestätigen
ui-key-go = bestätigen, wo immer du gerade bist
ui-skip-motion = Weiter
ui-thinks = { $who } denkt nach …
ui-pace = Tempo der anderen
ui-pace-calm = ruhig
ui-pace-normal = normal
ui-pace-instant = sofort
ui-beat-round = Runde { $round }
ui-beat-harvest = Ernte nach Runde { $round }
ui-beat-field = Ernte: die Felder
ui-beat-feeding = Ernte: Ernährung
ui-beat-breeding = Ernte: Vermehrung
ui-key-number = die Antwort mit dieser Nummer geben
ui-key-clear = Geplantes verwerfen
ui-key-undo = einen Schritt zurücknehmen
ui-key-undo-turn = den ganzen Zug zurücknehmen
ui-key-hint = ein Tipp
ui-key-exchange = Waren umwandeln
ui-key-board = zu den Aktionsfeldern
ui-key-home = zu deinem Spielplan
ui-key-shelf = zu deinen Karten oder Plättchen
ui-key-question = zur Frage
ui-key-walk = vom einen zum nächsten
ui-key-skip = sofort zeigen, was sich noch bewegt
ui-key-back = zurückblicken und wieder vor
ui-key-log = das Protokoll
ui-key-score = der Wertungsblock
ui-key-keys = dieses Blatt
ui-bot-names = Marthe, Jost, Cora, Ben, Lene, Anton, Grete, Hinrich, Swantje, Tjark, Wiebke, Okko
ui-level-random = spielt zufällig
ui-level-easy = leicht
ui-level-medium = mittel
ui-level-hard = schwer
ui-level-unlimited = nimmt sich Zeit
ui-or = oder
ui-taken-by = Besetzt von { $who }.
ui-harvest-needs = braucht { $food } Nahrung
ui-harvest-have =
    { $more ->
        [0] { $food } im Vorrat
       *[other] { $food } im Vorrat, { $more } noch möglich
    }

## Die Frage

ui-question = Frage
ui-waiting = { $who } am Zug …
ui-waiting-open = Es fehlt noch jemand am Tisch …
ui-invite-somebody = Einladen
ui-won = { $who } gewinnt!
ui-confirm = Bestätigen
ui-done = Fertig
ui-undo = Zurücknehmen
ui-undo-turn = Zug zurücknehmen
ui-hint = Tipp
ui-hint-soon = Denkt nach …
ui-hint-how = Was der stärkste Bot täte, und welchen Vorsprung er am Ende erwartet:
ui-hint-how-alone = Was der stärkste Bot täte, und wie viele Punkte er am Ende erwartet:
ui-hint-close = Tipps weglegen
ui-hint-place = Tipp Nummer { $n }
ui-spaces-how = Wähle eines der leuchtenden Aktionsfelder.
ui-cells-how = Wähle einen der leuchtenden Plätze auf deinem Plan.
ui-areas-how = Markiere Plätze auf deinem Plan, die zusammengehören.
ui-cards-how = Wähle eine der leuchtenden Karten.
ui-exchange = Waren tauschen …
ui-raise-first = Dafür hast du noch zu wenig; tausche zuerst etwas, oder nimm den Schritt zurück.
ui-needs-first = Zuvor müsstest du etwas tauschen: { $what }.
ui-feed-short =
    { $n ->
        [one] 1 Nahrung fehlt
       *[other] { $n } Nahrung fehlen
    }
ui-feed-enough =
    { $left ->
        [0] Genau genug.
       *[other] Genug, { $left } Nahrung bleibt.
    }
ui-raw = roh
ui-less = Weniger: { $what }
ui-more = Mehr: { $what }

## Ablehnungen

ui-refused-stale = Das Spiel ist inzwischen weitergegangen; sieh noch einmal hin.
ui-refused-not-your-seat = Das ist nicht dein Platz.
ui-refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
ui-refused-undo-not-yours = Inzwischen hat jemand anders gezogen; das lässt sich nicht zurücknehmen.
ui-refused-undo-revealed = Inzwischen ist etwas Neues aufgedeckt; das lässt sich nicht zurücknehmen.
ui-refused-not-host = Das kann nur, wer das Spiel angelegt hat.
ui-refused-not-started = Das Spiel hat noch nicht begonnen.
ui-refused-take-back-refused = Danach wurde schon gefragt, und nicht alle haben zugestimmt.
ui-refused-take-back-asked = Die anderen werden schon gefragt.
ui-refused-not-found = Dieses Spiel gibt es nicht.
ui-refused-bad-game = Das lässt sich nicht aufbauen: { $detail }
ui-refused-unreadable = Das ist keine Aufzeichnung eines Spiels und keine Stellung.
ui-refused-bad-name = Ein Name hat 1 bis 32 Buchstaben, alle sichtbar.
ui-refused-bad-password = Ein Passwort hat mindestens 8 Zeichen.
ui-refused-wrong-login = Name oder Passwort stimmen nicht.
ui-refused-name-taken = Dieser Name ist vergeben; bitte wähle einen anderen.
ui-refused-has-account = Du hast schon ein Konto; melde dich ab, um ein weiteres anzulegen.
ui-refused-account-name = Der Name eines Kontos bleibt, wie er ist.
ui-refused-not-yours = Nur wer das Spiel begonnen hat, kann es löschen, und nur solange niemand sonst einen Platz darin hat.
ui-refused-one-try = Dein Versuch an der heutigen Tagespartie ist verbraucht: Das Spiel wurde gelöscht. Morgen gibt es eine neue.
ui-refused-has-seat = Du hast in diesem Spiel schon einen Platz. Sitzen andere mit am Tisch, spielt niemand zwei.
ui-refused-no-seat = In diesem Spiel ist kein Platz frei; du kannst zusehen.
ui-refused-still-running = Die Aufzeichnung gibt es, wenn das Spiel zu Ende ist.
ui-refused-not-asked = Du bist nicht am Zug.
ui-refused-no-hint = In der Zeit war kein Tipp zu finden.
ui-refused-too-large = Diese Datei ist zu groß.
ui-refused-too-fast = Das war etwas schnell; bitte warte einen Augenblick.
ui-refused-storage = Das Spiel ließ sich gerade nicht speichern. Nichts ist verloren; bitte versuche es noch einmal.
ui-refused-damaged = Was von diesem Spiel gespeichert ist, lässt sich nicht lesen. Wer den Server betreibt, findet mehr in seinem Protokoll.
ui-refused-bad-request = Der Server hat die Anfrage nicht verstanden.
ui-refused-bad-message = Der Server hat die Nachricht nicht verstanden.
ui-refused-bad-move = Das ist kein Zug.
ui-refused-bad-seat = Diesen Platz gibt es nicht.
ui-refused-bad-seats = Das sind mehr Plätze, als das Spiel erlaubt.
ui-refused-bad-level = Einen Bot dieser Stärke gibt es nicht.
ui-refused-bad-time = Für einen Zug gibt es eine Minute bis 30 Tage oder keine Grenze.
ui-refused-bad-address = Das ist keine E-Mail-Adresse.
ui-refused-bad-hook = Ein Webhook ist eine https-Adresse im Internet, ohne Passwort darin.
ui-refused-wrong-code = Das ist nicht der Code, der verschickt wurde.
ui-refused-not-told = Das ließ sich nicht verschicken. Bitte sieh nach, ob die Adresse stimmt.
ui-refused-no-such-move = So viele Züge hat das Spiel nicht.
ui-refused-wrong-origin = Anfragen von Seiten anderer Anbieter werden nicht beantwortet.
ui-refused-secret-start = Du kannst in diesem Spiel Verdecktes kennen; darum kann sonst niemand mitspielen.
ui-refused-method = Diese Adresse kann man nur lesen.
ui-refused-network = Der Server ist nicht zu erreichen; bitte versuche es noch einmal.
ui-refused-other = Das hat nicht geklappt: { $detail }

## Tafeln

ui-menu = Menü
ui-log = Verlauf
ui-step = Durch das Spiel gehen
ui-first = Zum Anfang
ui-back = Einen Schritt zurück
ui-forward = Einen Schritt vor
ui-back-to-now = Zurück zu jetzt
ui-looking-back = Zug { $number } von { $of }
ui-looking-back-how = Du blickst zurück; das Spiel geht weiter.
ui-score-sheet = Wertung
ui-category = Bereich
ui-count = { $n }, Punkte:
ui-total = Summe
ui-winner = gewinnt
ui-over = beendet
ui-this-game = Dieses Spiel
ui-invite = Andere kommen dazu mit dem Code
ui-link = Link zu diesem Spiel
ui-copy = Link kopieren
ui-copied = Kopiert
ui-sit = Hier Platz nehmen
ui-bot-takes-over = Ein Bot übernimmt
ui-download = Aufzeichnung herunterladen
ui-leave = Zur Startseite
ui-settings = Einstellungen
ui-language = Sprache
ui-theme = Farben
ui-theme-auto = wie das System
ui-theme-light = hell
ui-theme-dark = dunkel
ui-setting-confirm = Vor dem Ende meines Zuges bestätigen
ui-setting-auto = Einzige mögliche Antwort von selbst geben
ui-setting-motion = Züge als Bewegung zeigen
ui-setting-sound = Ein Ton, wenn ich am Zug bin und gerade woanders hinsehe
ui-setting-scores = Punkte während des Spiels zeigen
ui-close = Schließen
ui-handover = Jetzt spielt { $who }
ui-handover-how = Gib den Bildschirm weiter; vorher ist nichts zu sehen.
ui-handover-ready = Ich bin bereit
ui-pane-board = Plan
ui-pane-others = Andere
ui-pane-log = Verlauf
ui-pane-score = Wertung
ui-pane-settings = Optionen
ui-pane-game = Spiel
ui-skip-question = Zur Frage
ui-skip-board = Zu den Aktionsfeldern

## Das begleitete erste Spiel

ui-lesson = Dein erstes Spiel
ui-lesson-neighbour = Frieda, deine Nachbarin
ui-lesson-quiet = Du bist dran: Mach, was du magst.
ui-lesson-chapters = Was du lernst
ui-lesson-learned = gelernt
ui-lesson-leave = Ohne Hilfe weiter
ui-lesson-fold = Platz machen
ui-lesson-next = Weiter
ui-lesson-show = Zeig es mir

ui-rules = Regeln
ui-rules-symbols = Symbole
ui-rules-phrases = Was Wörter auf Karten bedeuten

# Notices, time limits, and what is kept about people.
ui-notices = Wenn ich am Zug bin
ui-notices-browser = Eine Meldung dieses Browsers, während der Tisch in einem anderen Tab offen ist
ui-notices-forbidden = Dieser Browser lässt keine Meldungen des Tisches zu. Das lässt sich neben seiner Adresszeile ändern.
ui-notices-mail = E-Mail an
ui-notices-hook = Webhook
ui-notices-form = Dort verstanden wird
ui-notices-form-discord = Discord
ui-notices-form-slack = Slack
ui-notices-form-json = einfaches JSON
ui-notices-after = Wenn auf mich gewartet wird seit
ui-notices-quiet = Nachts nicht
ui-notices-from = von
ui-notices-to = bis
ui-notices-keep = So merken
ui-notices-try = Eine Probe schicken
ui-notices-kept = Das ist gemerkt. Du erfährst es einmal je Zug.
ui-notices-tried = Eine Probe ist unterwegs.
ui-notices-code-sent = An deine Adresse ging ein Code. Sonst geht nichts dorthin, bis du ihn hier eingibst.
ui-notices-code = Code
ui-notices-confirm = Adresse bestätigen
ui-notices-confirmed = Die Adresse ist bestätigt.
ui-seconds = { $n ->
    [one] 1 Sekunde
   *[other] { $n } Sekunden
}
ui-minutes = { $n ->
    [one] 1 Minute
   *[other] { $n } Minuten
}
ui-hours = { $n ->
    [one] 1 Stunde
   *[other] { $n } Stunden
}
ui-days = { $n ->
    [one] 1 Tag
   *[other] { $n } Tage
}
ui-move-time = Zeit für einen Zug
ui-move-time-none = ohne Grenze
ui-move-time-how = Wer länger braucht, für den spielt ein Bot, bis er zurückkommt.
ui-time-left = Noch { $time } für diesen Zug
ui-my-data = Meine Daten
ui-export = Alles über mich herunterladen
ui-logout-everywhere = Überall abmelden
ui-logged-out = Du bist überall abgemeldet.
ui-password-old = Bisheriges Passwort
ui-password-new = Neues Passwort
ui-password-change = Passwort ändern
ui-password-changed = Das Passwort ist geändert, und alle anderen Browser sind abgemeldet.
ui-forget-sure = Ich will vergessen werden: mein Name, mein Konto und die Spiele, die nur mir gehören
ui-forget-password = Bitte gib oben dein Passwort ein.
ui-forget = Vergesst mich
ui-forgotten = Du bist hier vergessen.
ui-delete-game = Dieses Spiel löschen
ui-delete-sure = Endgültig löschen?
