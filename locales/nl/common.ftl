# Woorden die alle spellen en opdrachten gemeen hebben.

## Opsommingen, spelers, goederen

list-and = { $first } en { $last }
nothing = niets
seat = Speler { $number }
good-wood = { $n } hout
    .name = hout
good-clay = { $n } leem
    .name = leem
good-reed = { $n } riet
    .name = riet
good-stone =
    { $n ->
        [one] { $n } steen
       *[other] { $n } stenen
    }
    .name = stenen
good-grain = { $n } graan
    .name = graan
good-vegetable = { $n } groente
    .name = groente
good-sheep =
    { $n ->
        [one] { $n } schaap
       *[other] { $n } schapen
    }
    .name = schapen
good-boar =
    { $n ->
        [one] { $n } varken
       *[other] { $n } varkens
    }
    .name = varkens
good-cattle =
    { $n ->
        [one] { $n } rund
       *[other] { $n } runderen
    }
    .name = runderen
good-horse =
    { $n ->
        [one] { $n } paard
       *[other] { $n } paarden
    }
    .name = paarden
good-food = { $n } voedsel
    .name = voedsel
good-fuel = { $n } brandstof
    .name = brandstof
good-ore = { $n } erts
    .name = erts
good-ruby =
    { $n ->
        [one] { $n } robijn
       *[other] { $n } robijnen
    }
    .name = robijnen
good-gold = { $n } goud
    .name = goud
good-donkey =
    { $n ->
        [one] { $n } ezel
       *[other] { $n } ezels
    }
    .name = ezels
good-dog =
    { $n ->
        [one] { $n } hond
       *[other] { $n } honden
    }
    .name = honden

## Samengestelde zinnen

move-cost = { $move } (kost { $cost })
move-gain = { $move } (+{ $gain })
prompt-of = { $source }: { $prompt }
why-rule = { $why } ({ $rule }).

## Fouten van het regelprotocol

engine-bad_json = Deze regel is geen JSON: { $detail }. Stuur één JSON-object per regel.
engine-not_an_object = Een opdracht is een JSON-object zoals { $example }.
engine-too_long = Deze regel is langer dan { $most } bytes en is overgeslagen.
engine-unknown_command = De opdracht { $command } bestaat niet. De opdrachten zijn: { $known }.
engine-bad_field = Het veld “{ $field }” klopt niet: { $detail }.
engine-no_game = Er is nog geen spel. Begin er een met “new” of “load”.
engine-unknown_game = Het spel { $game } is er niet. Wel: { $known }.
engine-bad_options = Met deze opties kan geen spel beginnen: { $detail }.
engine-bad_position = Deze stelling kan niet: { $detail }.
engine-bad_record = Dit verslag kan niet worden gespeeld: { $detail }.
engine-what_to_load = Geef om te laden “position” of “record” op.
engine-bad_seat = Er is geen plaats { $seat }; de plaatsen tellen van 0 tot en met { $most }.
engine-not_asked = Plaats { $seat } wordt nu niet gevraagd. Gevraagd: { $asked }.
engine-game_over = Het spel is afgelopen; niemand kan nog zetten.
engine-index_or_move = Geef om te zetten “index” of “move” op.
engine-bad_index = Er is geen zet met index { $index }; het zijn er { $count }, geteld vanaf 0.
engine-bad_move = Dit is geen zet: { $detail }.
engine-nothing_to_undo = Er is geen zet om terug te nemen.
field-number = het is een getal van 0 tot en met { $most }
field-whole = het is een geheel getal van 0 tot en met { $most }
field-flag = het is true of false
field-name = het is een naam als tekenreeks
field-one_of = noem een van: { $known }
field-position = het is TOML-tekst als tekenreeks
field-list = het is geen lijst
field-object = het is geen JSON-object
field-no_program = programma’s krijgen alleen met “hofwerk simulate” een plaats

## Verslagen en bestanden lezen

file-unreadable = { $file } kan niet worden gelezen: { $detail }. Geef het pad van een bestand, of - voor de standaardinvoer.
file-unwritable = { $file } kan niet worden geschreven: { $detail }. Noem een ander bestand, of maak plaats voor dit bestand.
file-locked = een andere zoektocht is al met { $file } bezig; wacht tot die klaar is, of noem met --file een ander bestand
record-cut_off = het verslag eindigt halverwege ({ $detail }); het bestand lijkt afgekapt
record-not_json = het is geen JSON ({ $detail })
record-not_a_record = een verslag is een JSON-object met “game”, “moves”, en “options” en “seed” of “position”; { $detail }
record-missing = “{ $field }” ontbreekt
record-both = het noemt “position” en ook “options” of “seed”
record-field = “{ $field }” klopt niet: { $detail }
record-move = “moves[{ $index }]” klopt niet: { $detail }
record-illegal = “moves[{ $index }]” is voor plaats { $seat } niet toegestaan: { $detail }
record-scores = het noemt de punten { $said }, maar de zetten leiden tot { $found }; het is veranderd of met andere regels gespeeld

## De opdrachtregel

cli-error = fout: { $detail }
cli-hint = Hulp geeft “{ $command }”.
serve-ready =
    Hofwerk: de speeltafel is gedekt, op { $address }

    Open dat adres in de browser. Spellen worden bewaard; Ctrl-C stopt de server, en na een nieuwe start gaan ze verder.
    “hofwerk help” zegt wat er nog meer is: hofwerk simulate, solve, replay, engine, perft.
serve-bind = op { $address } kan niet worden geluisterd ({ $detail }); kies een ander adres met --bind
serve-check = Met deze instellingen kan de server starten.
upkeep-backup = De reservekopie bevat { $games } spellen.
upkeep-restore = { $games } spellen zijn teruggezet.
upkeep-well = { $games } spellen zijn bekeken; ze zijn allemaal leesbaar.
upkeep-ill = { $games } spellen zijn bekeken; { $ill } daarvan zijn niet leesbaar.
cli-bot_count = voor { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    } zijn { $bots } bots genoemd; noem er voor elke plaats één, of één voor allemaal
cli-options_json = --options moet een JSON-object zijn: { $detail }
cli-contradiction = --{ $option } zegt { $one }, maar --options zegt { $two }; noem het maar één keer
bot-unknown = de bot { $name } bestaat niet; er zijn: { $known }
bot-range = { $name } klopt niet: het getal na “{ $bot }:” is minstens { $least } en kleiner dan { $below }
bot-net = { $name } kan niet spelen: { $detail }
cli-stuck = spel { $number } (startgetal { $seed }) loopt vast: { $detail }; dat is een fout in de regels, meld het alsjeblieft
exec-failed = het programma “{ $command }” ({ $player }) gaf in spel { $number } (startgetal { $seed }) geen geldig antwoord: { $detail }. Wat het gevraagd wordt en hoe het antwoordt, staat in docs/bots.md.
exec-system = { $detail }
exec-ended = het is gestopt
exec-late = het zei { $seconds } seconden lang niets
exec-too_long = zijn antwoord is langer dan { $most } bytes
exec-not_json = zijn antwoord is geen JSON: { $detail }
exec-illegal = zijn antwoord is geen van de toegestane zetten: { $detail }
cli-to_range = --to { $to } is te ver: het verslag heeft { $count } zetten
cli-unknown_value = --{ $option } { $value } bestaat hier niet; er is: { $known }
simulate-title = { $game }: { $games ->
        [one] 1 spel
       *[other] { $games } spellen
    }, startgetal { $seed }
simulate-options = Opties
simulate-html_file = --html heeft de naam van een bestand nodig; de standaarduitvoer is voor de getallen
simulate-points = Punten
simulate-total = Totaal
simulate-wins = Winst
simulate-mean = gemiddeld
simulate-min = laagste
simulate-max = hoogste
simulate-deviation = afwijking
simulate-decisions = Beslissingen per spel: gemiddeld { $mean }, van { $min } tot { $max }.
simulate-speed = { $speed } spellen per seconde.
simulate-progress = spellen
simulate-interval = Gemiddelde, interval 95 %
simulate-share = Aandeel gewonnen, interval 95 %
simulate-distribution = Hoe vaak elk totaal voorkwam
simulate-categories = Gemiddelde punten per categorie
simulate-thinking = Punten per aantal zoekstappen
solve-best = { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } na { $seconds } s en { $attempts ->
        [one] 1 poging
       *[other] { $attempts } pogingen
    }
solve-end = In totaal { $attempts ->
        [one] 1 poging
       *[other] { $attempts } pogingen
    } in { $seconds } s; het beste spel heeft { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }.
solve-no_game = Nog geen spel is tot het einde gespeeld; geef de zoektocht meer tijd.
solve-saved = Bewaard: { $file }
solve-other_puzzle = { $file } bevat een zoektocht naar een andere puzzel; noem met --file een ander bestand
solve-unreadable = { $file } bevat geen leesbare bewaarde zoektocht: { $detail }; noem met --file een ander bestand, of verwijder het
solve-dropped = { $count ->
        [one] 1 spel in { $file } is vervallen: volgens de regels van nu mag het niet.
       *[other] { $count } spellen in { $file } zijn vervallen: volgens de regels van nu mogen ze niet.
    }
solve-same_file = de zoektocht en het verslag hebben twee bestanden nodig; noem met --record een ander
solve-other_record = { $file } is er al en is geen partij van deze zoektocht, of een betere; verplaats het, of noem met --record een ander bestand
solve-not_alone = de zoektocht speelt alleen: zet het aantal spelers op 1, of laat het weg
solve-no_decks = kaarten kunnen alleen uit decks worden gekozen: noem er met --decks
solve-dealing = de zoektocht kent alleen de varianten “none” en “three_for_one”; bij de andere wisselen kaarten vóór het spel van hand
solve-order_given = de volgorde van de rondekaarten is gegeven; met --fixed-order wordt ermee gespeeld, laat haar anders weg
solve-hand_given = de hand is gegeven; zonder --free-cards wordt ermee gespeeld, laat haar anders weg
learn-no_game = { $game } is geen spel dat geleerd kan worden
learn-played = { $games } partijen ({ $searched } met zoeken), { $rows } rijen; het laatste bestand: gemiddeld { $points } punten, { $speed } partijen per seconde
learn-trained = { $steps } stappen, { $seconds } s: fout { $error } op { $rows } rijen
learn-unseen = Fout van de voorsprong in partijen die nog niet geleerd zijn (per ronde): net { $net }, met de hand { $hand }
learn-compared = { $games } partijen: voorsprong { $lead } ± { $error }, punten { $first } : { $second }, overwinningen van de eerste { $wins } % ({ $low }–{ $high }), { $seconds_first } : { $seconds_second } s per partij
perft-total = diepte { $depth }: { $count }
replay-title = { $game }, { $players ->
        [one] 1 speler
       *[other] { $players } spelers
    }, { $moves } zetten
replay-round = Ronde { $round }
replay-after = Na { $count } van { $moves } zetten
replay-score = Puntentelling
replay-total = Totaal
replay-winner = Gewonnen: { $seats }
replay-house = Huis
replay-persons = Gezinsleden
replay-goods = Goederen
replay-animals = Dieren
replay-cards = Kaarten
replay-begging = Bedelkaarten

## The list of cards and tiles

cards-occupation = Ambacht
cards-minor = Kleine investering
cards-major = Grote investering
cards-dwelling = Woning
cards-green = Groene tegel
cards-yellow = Gele tegel
cards-players = vanaf { $value } spelers
cards-cost = Kosten: { $value }
cards-requires = Voorwaarde: { $value }
cards-points = Punten: { $value }
cards-passing = gaat naar de linkerbuur
cards-beginner = beginnersspel
cards-count =
    { $count ->
        [0] Niets gevonden.
        [one] 1 gevonden.
       *[other] { $count } gevonden.
    }
