# Zusammen: vor dem Spiel, Beitreten, Zeichen, Zurücknehmen, Bots als Vertretung.

## Vor dem Spiel

ui-lobby-title = Am Tisch von { $who }
ui-lobby-listed = wartet auf Mitspieler
ui-lobby-taken = { $taken } von { $seats } Plätzen besetzt
ui-lobby-invite = Einladen
ui-lobby-invite-how = Sag deinen Freunden diesen Code oder schick ihnen den Link.
ui-lobby-code = Code dieses Spiels
ui-lobby-qr = Der Link als QR-Code
ui-lobby-camera = Kamera des Handys hierher richten.
ui-lobby-no-account = Ein Konto ist nicht nötig: Gäste wählen nur einen Namen.
ui-lobby-agreed = Das Spiel
ui-lobby-agreed-how = So wurde es beim Anlegen vereinbart.
ui-lobby-start = Spiel starten
ui-lobby-waits-host = Das Spiel beginnt, wenn { $who } es startet.
ui-lobby-free =
    { $n ->
        [one] 1 Platz ist noch frei. Jemand kann ihn später einnehmen; bis dahin wartet das Spiel, wenn er am Zug ist.
       *[other] { $n } Plätze sind noch frei. Jemand kann sie später einnehmen; bis dahin wartet das Spiel, wenn sie am Zug sind.
    }
ui-lobby-you = du
ui-lobby-host = lädt ein
ui-lobby-here = ist da
ui-lobby-waiting = frei
ui-lobby-use = Wer spielt an Platz { $n }
ui-lobby-use-open = Jemand, der dazukommt
ui-lobby-sit-here = Hier sitzen
ui-lobby-get-up = Aufstehen
ui-lobby-free-seat = Platz freimachen
ui-lobby-watching = Du siehst zu. Nimm einen freien Platz, wenn du mitspielen möchtest.

## Beitreten

ui-join-title = Du bist eingeladen
ui-join-how = Wie sollen wir dich nennen?
ui-join-sit = Platz nehmen
ui-join-watch = Zusehen
ui-join-full = Alle Plätze sind besetzt. Du kannst zusehen.
ui-join-running = Das Spiel läuft schon; ein Platz ist frei.
ui-name-save = So heißen

## Zeichen

ui-say = Etwas sagen
ui-pane-say = Sagen
ui-signal-hello = Hallo!
ui-signal-moment = Einen Moment, bitte
ui-signal-well-played = Gut gespielt!
ui-signal-your-turn = Du bist am Zug
ui-signal-thanks = Danke!
ui-signal-said = { $who }: { $what }

## Zusehen und Vertretung

ui-watching = Du siehst zu.
ui-watching-free = Du siehst zu. Ein Platz ist frei.
ui-stand-in = Ein Bot spielt für dich.
ui-stand-in-back = Selbst weiterspielen
ui-stand-in-for = Bot für { $who }
ui-take-over-sure = Ab jetzt spielt ein Bot für { $who } weiter. Das lässt sich zurücknehmen: Der Platz gehört weiter { $who }.
ui-take-over-own = Ab jetzt spielt ein Bot für dich weiter. Du kannst jederzeit zurückkommen.
ui-take-over-yes = Bot spielen lassen
ui-take-over-no = Nein, so lassen
ui-open-seat = Für jemanden freimachen

## Zurücknehmen

ui-undo-ask = Um Zurücknehmen bitten
ui-undo-ask-turn = Um den ganzen Zug bitten
ui-take-back-wish = { $who } möchte zurücknehmen:
ui-take-back-own = Du möchtest zurücknehmen:
ui-take-back-waits = { $who } muss zustimmen.
ui-take-back-more = … und was daraus wurde
ui-take-back-yes = Zustimmen
ui-take-back-no = Nein
ui-take-back-refused = Es wird nicht zurückgenommen.

## Zurückblicken

ui-looking-back-over = Du blickst zurück; das Spiel ist zu Ende.

## Tasten

ui-skip = Springen zu
ui-key-rules = die Regeln
ui-key-game = dieses Spiel: Plätze, Einladung, Aufzeichnung
