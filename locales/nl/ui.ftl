# De tafel in de browser: knoppen, panelen, aanwijzingen.

## De startpagina

ui-motto = Een tafel voor boerenspellen, in je browser.
ui-quick = Meteen { $title } spelen
ui-learn = Leer { $title } in een eerste spel
ui-title = Titel
ui-title-agricola = Agricola
ui-title-caverna = Caverna
ui-new = Nieuw spel
ui-join = Meedoen
ui-join-code = Code van een spel
ui-my-games = Mijn spellen
ui-open-games = Open spellen
ui-finished = Afgelopen spellen
ui-your-name = Je naam
ui-guest = Gast
ui-account = Inloggen of account maken
ui-password = Wachtwoord
ui-login = Inloggen
ui-register = Account maken
ui-logout = Uitloggen
ui-load = Verslag of stelling laden
ui-unofficial = Hofwerk is een onofficiële versie door fans van Agricola en Caverna van Uwe Rosenberg, uitgegeven door Lookout. Beelden en teksten van de uitgever worden niet gebruikt.
ui-to-start = Terug naar het begin
ui-no-table-yet = Voor dit spel is er in de browser nog geen tafel.
ui-connecting = Een ogenblik …
ui-reconnecting = De verbinding is weg; nieuwe poging …

## Een nieuw spel

ui-mode = Spel
ui-mode-family = Familiespel
ui-mode-full = Volledig spel
ui-mode-beginner = Beginnersspel
ui-seats = Spelers
ui-seat = Plaats { $n }
ui-seat-name = Naam op plaats { $n }
ui-how-many = Aantal spelers
ui-seat-me = Iemand aan dit scherm
ui-seat-elsewhere = Iemand elders
ui-seat-open = Vrije plaats
ui-bot-easy = Bot, makkelijk
ui-bot-medium = Bot, gemiddeld
ui-bot-hard = Bot, moeilijk
ui-bot-unlimited = Bot, neemt de tijd
ui-more-options = Meer
ui-without-n =
    { $n ->
        [0] Er blijft geen weg.
        [one] Er blijft 1 weg.
       *[other] Er blijven er { $n } weg.
    }
ui-without-search = Zoeken
ui-without-none = Alle weer erbij
ui-without-lists = Bewaarde lijsten
ui-without-choose = Kies een lijst …
ui-without-name = Naam van de lijst
ui-without-save = Bewaren
ui-without-delete = Deze lijst wissen
ui-without-text = Als tekst
ui-without-text-how = Eén kaart per regel, met haar nummer; wat erachter staat, is alleen om te lezen.
ui-without-file = Uit een bestand lezen
ui-without-download = Als bestand bewaren
ui-without-nothing = Niets heet zo.
ui-public = Iedereen mag dit spel in de lijst zien en meedoen
ui-begin = Beginnen

## De tafel

ui-board = Actievelden
ui-round-of = Ronde { $round } van { $rounds }
ui-round-short = Ronde { $round }
ui-players = Spelers
ui-has-turn = aan de beurt
ui-away = niet hier
ui-start-player = Startspeler
ui-your-turn = Jij bent
ui-supply = Je goederen
ui-points = punten
ui-cost = Kosten
ui-n-points =
    { $n ->
        [one] 1 punt
       *[other] { $n } punten
    }
ui-you-lack = je mist { $goods }
ui-reading-how = Wat je aanwijst, wordt hier uitgelegd.
ui-keys = Toetsen
ui-keys-answer = Antwoorden
ui-keys-places = Rondlopen
ui-keys-see = Kijken
ui-key-confirm = kiezen; op wat al gekozen is: bevestigen
ui-key-go = bevestigen, waar je ook bent
ui-skip-motion = Verder
ui-thinks = { $who } denkt na …
ui-pace = Tempo van de anderen
ui-pace-calm = rustig
ui-pace-normal = normaal
ui-pace-instant = meteen
ui-beat-round = Ronde { $round }
ui-beat-harvest = Oogst na ronde { $round }
ui-beat-field = Oogst: de akkers
ui-beat-feeding = Oogst: voeden
ui-beat-breeding = Oogst: fokken
ui-key-number = het antwoord met dit nummer geven
ui-key-clear = wat gepland is wegdoen
ui-key-undo = één stap ongedaan maken
ui-key-undo-turn = de hele beurt ongedaan maken
ui-key-hint = een tip
ui-key-exchange = goederen omzetten
ui-key-board = naar de actievelden
ui-key-home = naar je bord
ui-key-shelf = naar je kaarten of tegels
ui-key-question = naar de vraag
ui-key-walk = van de ene naar de volgende
ui-key-skip = meteen tonen wat nog beweegt
ui-key-back = terugkijken en weer vooruit
ui-key-log = het verslag
ui-key-score = het scoreblad
ui-key-keys = dit blad
ui-bot-names = Marthe, Jost, Cora, Ben, Lene, Anton, Grete, Hinrich, Swantje, Tjark, Wiebke, Okko
ui-level-random = speelt willekeurig
ui-level-easy = makkelijk
ui-level-medium = gemiddeld
ui-level-hard = moeilijk
ui-level-unlimited = neemt de tijd
ui-or = of
ui-taken-by = Bezet door { $who }.
ui-harvest-needs = { $food } voedsel nodig
ui-harvest-have =
    { $more ->
        [0] { $food } in voorraad
       *[other] { $food } in voorraad, { $more } nog te maken
    }

## De vraag

ui-question = Vraag
ui-waiting = { $who } is aan de beurt …
ui-waiting-open = Er ontbreekt nog iemand aan tafel …
ui-invite-somebody = Uitnodigen
ui-won = { $who } wint!
ui-confirm = Bevestigen
ui-done = Klaar
ui-undo = Terugnemen
ui-undo-turn = Beurt terugnemen
ui-hint = Tip
ui-hint-soon = Denkt na …
ui-hint-how = Wat de sterkste bot zou doen, en welke voorsprong hij aan het eind verwacht:
ui-hint-how-alone = Wat de sterkste bot zou doen, en hoeveel punten hij aan het eind verwacht:
ui-hint-close = Tips wegleggen
ui-hint-place = Tip nummer { $n }
ui-spaces-how = Kies een van de verlichte actievelden.
ui-cells-how = Kies een van de verlichte plekken op je bord.
ui-areas-how = Markeer plekken op je bord die bij elkaar horen.
ui-cards-how = Kies een van de verlichte kaarten.
ui-exchange = Goederen ruilen …
ui-raise-first = Je hebt er nog te weinig voor; ruil eerst iets, of neem de stap terug.
ui-needs-first = Eerst zou je iets moeten ruilen: { $what }.
ui-feed-short = { $n } voedsel te weinig
ui-feed-enough =
    { $left ->
        [0] Precies genoeg.
       *[other] Genoeg, { $left } voedsel blijft over.
    }
ui-raw = rauw
ui-less = Minder: { $what }
ui-more = Meer: { $what }

## Weigeringen

ui-refused-stale = Het spel is intussen verder; kijk nog eens.
ui-refused-not-your-seat = Dit is niet jouw plaats.
ui-refused-nothing-to-undo = Er is niets terug te nemen.
ui-refused-undo-not-yours = Iemand anders heeft intussen gezet; dit kan niet terug.
ui-refused-undo-revealed = Er is intussen iets nieuws onthuld; dit kan niet terug.
ui-refused-not-host = Dat kan alleen wie het spel heeft gemaakt.
ui-refused-not-started = Het spel is nog niet begonnen.
ui-refused-take-back-refused = Dit is al gevraagd, en niet iedereen vond het goed.
ui-refused-take-back-asked = De anderen worden al gevraagd.
ui-refused-not-found = Dit spel bestaat niet.
ui-refused-bad-game = Dit kan niet worden opgezet: { $detail }
ui-refused-unreadable = Dit is geen opname van een spel en geen stelling.
ui-refused-bad-name = Een naam heeft 1 tot 32 letters, allemaal zichtbaar.
ui-refused-bad-password = Een wachtwoord heeft minstens 8 tekens.
ui-refused-wrong-login = Naam of wachtwoord klopt niet.
ui-refused-name-taken = Deze naam is bezet; kies een andere.
ui-refused-has-account = Je hebt al een account; meld je af om een ander te maken.
ui-refused-account-name = De naam van een account blijft zoals hij is.
ui-refused-not-yours = Alleen wie het spel is begonnen kan het verwijderen, en alleen zolang niemand anders er een plaats in heeft.
ui-refused-one-try = Je poging voor de partij van vandaag is verbruikt: het spel is verwijderd. Morgen is er een nieuwe.
ui-refused-has-seat = Je hebt al een plaats in dit spel. Als er anderen aan tafel zitten, speelt niemand er twee.
ui-refused-no-seat = In dit spel is geen plaats vrij; je kunt toekijken.
ui-refused-still-running = De opname is er als het spel voorbij is.
ui-refused-not-asked = Je bent niet aan de beurt.
ui-refused-no-hint = Er was op tijd geen tip te vinden.
ui-refused-too-large = Dit bestand is te groot.
ui-refused-too-fast = Dat ging wat snel; wacht even.
ui-refused-storage = Het spel kon zojuist niet worden opgeslagen. Er is niets verloren; probeer het opnieuw.
ui-refused-damaged = Wat van dit spel is opgeslagen, is niet leesbaar. Wie de server beheert, vindt meer in het logboek.
ui-refused-bad-request = De server heeft het verzoek niet begrepen.
ui-refused-bad-message = De server heeft het bericht niet begrepen.
ui-refused-bad-move = Dit is geen zet.
ui-refused-bad-seat = Deze plaats bestaat niet.
ui-refused-bad-seats = Er zijn meer plaatsen dan het spel toelaat.
ui-refused-bad-level = Een bot van deze sterkte bestaat niet.
ui-refused-bad-time = Voor een zet is er een minuut tot 30 dagen, of geen grens.
ui-refused-bad-address = Dit is geen e-mailadres.
ui-refused-bad-hook = Een webhook is een https-adres op het internet, zonder wachtwoord erin.
ui-refused-wrong-code = Dit is niet de code die verstuurd is.
ui-refused-not-told = Dit kon niet verstuurd worden. Kijk of het adres klopt.
ui-refused-no-such-move = Zoveel zetten heeft het spel niet.
ui-refused-wrong-origin = Verzoeken van pagina's van andere sites worden niet beantwoord.
ui-refused-secret-start = Jij kunt in dit spel weten wat verborgen is; daarom kan niemand anders meespelen.
ui-refused-method = Dit adres kan alleen gelezen worden.
ui-refused-network = De server is niet bereikbaar; probeer het opnieuw.
ui-refused-other = Dat is niet gelukt: { $detail }

## Panelen

ui-menu = Menu
ui-log = Verloop
ui-step = Door het spel stappen
ui-first = Naar het begin
ui-back = Eén stap terug
ui-forward = Eén stap vooruit
ui-back-to-now = Terug naar nu
ui-looking-back = Zet { $number } van { $of }
ui-looking-back-how = Je kijkt terug; het spel gaat door.
ui-score-sheet = Scoreblad
ui-category = Onderdeel
ui-count = { $n }, punten:
ui-total = Totaal
ui-winner = wint
ui-over = afgelopen
ui-this-game = Dit spel
ui-invite = Anderen doen mee met de code
ui-link = Link naar dit spel
ui-copy = Link kopiëren
ui-copied = Gekopieerd
ui-sit = Hier gaan zitten
ui-bot-takes-over = Een bot neemt over
ui-download = Verslag downloaden
ui-leave = Naar de startpagina
ui-settings = Instellingen
ui-language = Taal
ui-theme = Kleuren
ui-theme-auto = als het systeem
ui-theme-light = licht
ui-theme-dark = donker
ui-setting-confirm = Bevestigen voordat mijn beurt eindigt
ui-setting-auto = Het enige mogelijke antwoord vanzelf geven
ui-setting-motion = Zetten als beweging tonen
ui-setting-sound = Een geluid als ik aan de beurt ben terwijl ik elders kijk
ui-setting-scores = Punten tijdens het spel tonen
ui-close = Sluiten
ui-handover = Nu speelt { $who }
ui-handover-how = Geef het scherm door; eerder is er niets te zien.
ui-handover-ready = Ik ben klaar
ui-pane-board = Bord
ui-pane-others = Anderen
ui-pane-log = Verloop
ui-pane-score = Score
ui-pane-settings = Opties
ui-pane-game = Spel
ui-skip-question = Naar de vraag
ui-skip-board = Naar de actievelden

## Het begeleide eerste spel

ui-lesson = Je eerste spel
ui-lesson-neighbour = Frieda, je buurvrouw
ui-lesson-quiet = Jij bent aan de beurt: doe wat je wilt.
ui-lesson-chapters = Wat je leert
ui-lesson-learned = geleerd
ui-lesson-leave = Zonder hulp verder
ui-lesson-fold = Ruimte maken
ui-lesson-next = Verder
ui-lesson-show = Laat zien

ui-rules = Regels
ui-rules-symbols = Symbolen
ui-rules-phrases = Wat woorden op kaarten betekenen

# Notices, time limits, and what is kept about people.
ui-notices = Als ik aan de beurt ben
ui-notices-browser = Een melding van deze browser terwijl de tafel in een ander tabblad openstaat
ui-notices-forbidden = Deze browser laat geen meldingen van de tafel toe. Dat kun je naast de adresbalk veranderen.
ui-notices-mail = E-mail aan
ui-notices-hook = Webhook
ui-notices-form = Daar begrijpt men
ui-notices-form-discord = Discord
ui-notices-form-slack = Slack
ui-notices-form-json = gewone JSON
ui-notices-after = Als er op mij gewacht wordt sinds
ui-notices-quiet = ’s Nachts niet
ui-notices-from = van
ui-notices-to = tot
ui-notices-keep = Zo onthouden
ui-notices-try = Een proef sturen
ui-notices-kept = Dit is onthouden. Je krijgt één bericht per beurt.
ui-notices-tried = Er is een proef onderweg.
ui-notices-code-sent = Er is een code naar je adres gestuurd. Verder komt daar niets aan tot je hem hier intypt.
ui-notices-code = Code
ui-notices-confirm = Adres bevestigen
ui-notices-confirmed = Het adres is bevestigd.
ui-seconds = { $n ->
    [one] 1 seconde
   *[other] { $n } seconden
}
ui-minutes = { $n ->
    [one] 1 minuut
   *[other] { $n } minuten
}
ui-hours = { $n ->
    [one] 1 uur
   *[other] { $n } uur
}
ui-days = { $n ->
    [one] 1 dag
   *[other] { $n } dagen
}
ui-move-time = Tijd voor een zet
ui-move-time-none = geen grens
ui-move-time-how = Voor wie langer nodig heeft, speelt een bot tot hij terugkomt.
ui-time-left = Nog { $time } voor deze zet
ui-my-data = Mijn gegevens
ui-export = Alles over mij downloaden
ui-logout-everywhere = Overal uitloggen
ui-logged-out = Je bent overal uitgelogd.
ui-password-old = Wachtwoord tot nu toe
ui-password-new = Nieuw wachtwoord
ui-password-change = Wachtwoord wijzigen
ui-password-changed = Het wachtwoord is gewijzigd, en alle andere browsers zijn uitgelogd.
ui-forget-sure = Ik wil vergeten worden: mijn naam, mijn account en de spellen die alleen van mij zijn
ui-forget-password = Typ hierboven je wachtwoord.
ui-forget = Vergeet mij
ui-forgotten = Je bent hier vergeten.
ui-delete-game = Dit spel verwijderen
ui-delete-sure = Voorgoed verwijderen?
