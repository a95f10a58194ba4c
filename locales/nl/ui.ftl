# De tafel in de browser: knoppen, panelen, aanwijzingen.

## De startpagina

ui-motto = Een tafel voor boerenspellen, in je browser.
ui-quick = Meteen { $title } spelen
ui-title = Titel
ui-title-agricola = Agricola
    .quick = Familiespel met twee, tegen een bot
ui-title-caverna = Caverna
    .quick = Spel met twee, tegen een bot
ui-new = Nieuw spel
ui-new-how = Spelers, bots, kaarten, varianten
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
ui-undo = Terug
ui-undo-turn = Beurt terug
ui-hint = Tip
ui-hint-soon = Denkt na …
ui-hint-how = Wat de sterkste bot zou doen, en welke voorsprong hij aan het eind verwacht:
ui-hint-close = Tips wegleggen
ui-hint-place = Tip nummer { $n }
ui-spaces-how = Kies een van de verlichte actievelden.
ui-cells-how = Kies een van de verlichte plekken op je bord.
ui-areas-how = Markeer plekken op je bord die bij elkaar horen.
ui-cards-how = Kies een van de verlichte kaarten.
ui-exchange = Goederen ruilen …
ui-raise-first = Je hebt er nog te weinig voor; ruil eerst iets, of neem de stap terug.
ui-raw = rauw
ui-less = Minder: { $what }
ui-more = Meer: { $what }

## Weigeringen

ui-refused-stale = Het spel is intussen verder; kijk nog eens.
ui-refused-not-your-seat = Dit is niet jouw plaats.
ui-refused-nothing-to-undo = Er is niets terug te nemen.
ui-refused-undo-not-yours = Iemand anders heeft intussen gezet; dit kan niet terug.
ui-refused-undo-revealed = Er is intussen iets nieuws onthuld; dit kan niet terug.
ui-refused-not-found = Dit spel bestaat niet.
ui-refused-bad-game = Dit kan niet worden opgezet: { $detail }
ui-refused-unreadable = Dit is geen opname van een spel en geen stelling.
ui-refused-bad-name = Een naam heeft 1 tot 32 letters, allemaal zichtbaar.
ui-refused-bad-password = Een wachtwoord heeft minstens 8 tekens.
ui-refused-wrong-login = Naam of wachtwoord klopt niet.
ui-refused-name-taken = Deze naam is bezet; kies een andere.
ui-refused-has-account = Je hebt al een account; meld je af om een ander te maken.
ui-refused-account-name = De naam van een account blijft zoals hij is.
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
