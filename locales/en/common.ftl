# Words that every game and every command shares.

## Lists, players, goods

list-and = { $first } and { $last }
nothing = nothing
seat = Player { $number }
good-wood = { $n } wood
    .name = wood
good-clay = { $n } clay
    .name = clay
good-reed = { $n } reed
    .name = reed
good-stone = { $n } stone
    .name = stone
good-grain = { $n } grain
    .name = grain
good-vegetable =
    { $n ->
        [one] { $n } vegetable
       *[other] { $n } vegetables
    }
    .name = vegetables
good-sheep = { $n } sheep
    .name = sheep
good-boar = { $n } boar
    .name = boar
good-cattle = { $n } cattle
    .name = cattle
good-horse =
    { $n ->
        [one] { $n } horse
       *[other] { $n } horses
    }
    .name = horses
good-food = { $n } food
    .name = food
good-fuel = { $n } fuel
    .name = fuel
good-ore = { $n } ore
    .name = ore
good-ruby =
    { $n ->
        [one] { $n } ruby
       *[other] { $n } rubies
    }
    .name = rubies
good-gold = { $n } gold
    .name = gold
good-donkey =
    { $n ->
        [one] { $n } donkey
       *[other] { $n } donkeys
    }
    .name = donkeys
good-dog =
    { $n ->
        [one] { $n } dog
       *[other] { $n } dogs
    }
    .name = dogs

## Sentences made of parts

move-cost = { $move } (costs { $cost })
move-gain = { $move } (+{ $gain })
prompt-of = { $source }: { $prompt }
why-rule = { $why } ({ $rule }).

## Errors of the line protocol

engine-bad_json = This line is not JSON: { $detail }. Send one JSON object a line.
engine-not_an_object = A command is a JSON object such as { $example }.
engine-too_long = This line is longer than { $most } bytes and was skipped.
engine-unknown_command = There is no command { $command }. The commands are: { $known }.
engine-bad_field = The field “{ $field }” is not right: { $detail }.
engine-no_game = There is no game yet. Begin one with “new” or “load”.
engine-unknown_game = There is no game { $game } here. There are: { $known }.
engine-bad_options = A game cannot be set up with these options: { $detail }.
engine-bad_position = This position cannot be set up: { $detail }.
engine-bad_record = This record cannot be played: { $detail }.
engine-what_to_load = Give either “position” or “record” to load.
engine-bad_seat = There is no seat { $seat }; seats count from 0 to { $most }.
engine-not_asked = Seat { $seat } is not asked now. Asked: { $asked }.
engine-game_over = The game is over; nobody can move any more.
engine-index_or_move = Give either “index” or “move” to play.
engine-bad_index = There is no move with index { $index }; there are { $count }, counted from 0.
engine-bad_move = This is not a move: { $detail }.
engine-nothing_to_undo = There is no move to take back.
field-number = it is a number from 0 to { $most }
field-whole = it is a whole number from 0 to { $most }
field-flag = it is true or false
field-name = it is a name in a string
field-one_of = name one of: { $known }
field-position = it is TOML text in a string
field-list = it is not a list
field-object = it is not a JSON object
field-no_program = programs can only be seated by “hofwerk simulate”

## Reading records and files

file-unreadable = { $file } cannot be read: { $detail }. Give the path of a file, or - for standard input.
file-unwritable = { $file } cannot be written: { $detail }. Name another file, or make room for this one.
file-locked = another search is at work on { $file }; wait until it ends, or name another file with --file
record-cut_off = the record ends in the middle ({ $detail }); the file seems to be cut off
record-not_json = it is not JSON ({ $detail })
record-not_a_record = a record is a JSON object with “game”, “moves”, and either “options” and “seed” or “position”; { $detail }
record-missing = “{ $field }” is missing
record-both = it has “position” as well as “options” or “seed”
record-field = “{ $field }” is not right: { $detail }
record-move = “moves[{ $index }]” is not right: { $detail }
record-illegal = “moves[{ $index }]” is not legal for seat { $seat }: { $detail }
record-scores = it says the scores are { $said }, but its moves lead to { $found }; it was changed or played by other rules

## The command line

cli-error = error: { $detail }
cli-hint = Try “{ $command }” for help.
serve-ready =
    Hofwerk: the table is set at { $address }

    Open that address in your browser. Games are kept; Ctrl-C ends the server, and they go on when it starts again.
    “hofwerk help” says what else there is: hofwerk simulate, solve, replay, engine, perft.
serve-bind = cannot listen on { $address } ({ $detail }); choose another address with --bind
serve-check = The server can start with these settings.
upkeep-backup = There are { $games } games in the backup.
upkeep-restore = { $games } games were restored.
upkeep-well = { $games } games were looked at; all of them can be read.
upkeep-ill = { $games } games were looked at; { $ill } of them cannot be read.
cli-bot_count = { $bots } bots are named for { $players ->
        [one] 1 player
       *[other] { $players } players
    }; name one for each seat, or one for all
cli-options_json = --options must be a JSON object: { $detail }
cli-contradiction = --{ $option } says { $one }, but --options says { $two }; name it only once
bot-unknown = there is no bot { $name }; there are: { $known }
bot-range = { $name } is not right: the number after “{ $bot }:” is from { $least } to less than { $below }
bot-net = { $name } cannot play: { $detail }
cli-stuck = game { $number } (seed { $seed }) stops: { $detail }; this is a bug in the rules, please report it
exec-failed = the program “{ $command }” ({ $player }) gave no legal answer in game { $number } (seed { $seed }): { $detail }. docs/bots.md says what it is asked and how it answers.
exec-system = { $detail }
exec-ended = it has ended
exec-late = it said nothing for { $seconds } seconds
exec-too_long = its answer is longer than { $most } bytes
exec-not_json = its answer is not JSON: { $detail }
exec-illegal = its answer is none of the legal moves: { $detail }
cli-to_range = --to { $to } is too far: the record has { $count } moves
cli-unknown_value = --{ $option } { $value } is not known here; there is: { $known }
simulate-title = { $game }: { $games ->
        [one] 1 game
       *[other] { $games } games
    }, seed { $seed }
simulate-options = Options
simulate-html_file = --html needs the name of a file; standard output is for the numbers
simulate-points = Points
simulate-total = Total
simulate-wins = Wins
simulate-mean = mean
simulate-min = least
simulate-max = most
simulate-deviation = deviation
simulate-decisions = Decisions a game: { $mean } on average, { $min } to { $max }.
simulate-speed = { $speed } games a second.
simulate-progress = games
simulate-interval = Mean, 95 % interval
simulate-share = Share of wins, 95 % interval
simulate-distribution = How often each total came
simulate-categories = Mean points by category
simulate-thinking = Points by iterations of search
solve-best = { $points ->
        [one] { $points } point
       *[other] { $points } points
    } after { $seconds } s and { $attempts ->
        [one] 1 attempt
       *[other] { $attempts } attempts
    }
solve-end = { $attempts ->
        [one] 1 attempt
       *[other] { $attempts } attempts
    } in { $seconds } s in all; the best game has { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
solve-no_game = No game was played to its end yet; give it more time.
solve-saved = Saved: { $file }
solve-other_puzzle = { $file } holds a search for another puzzle; name another file with --file
solve-unreadable = { $file } holds no saved search that can be read: { $detail }; name another file with --file, or delete it
solve-dropped = { $count ->
        [one] 1 game in { $file } was dropped: it is not legal by the rules of today.
       *[other] { $count } games in { $file } were dropped: they are not legal by the rules of today.
    }
solve-same_file = the search and the record need two files; name another one with --record
solve-other_record = { $file } is there already and is not a game of this search, or a better one; move it away, or name another file with --record
solve-not_alone = the solver plays alone: set the players to 1, or leave them out
solve-no_decks = cards can be chosen only from decks: name some with --decks
solve-dealing = the solver knows the variants “none” and “three_for_one” only; with the others cards change hands before the game
solve-order_given = the order of the round cards is given; add --fixed-order to play with it, or leave it out
solve-hand_given = the hand is given; leave out --free-cards to play with it, or leave it out
learn-no_game = { $game } is no game that can be learned
learn-played = { $games } games ({ $searched } with search), { $rows } rows; the last file: { $points } points on average, { $speed } games a second
learn-trained = { $steps } steps, { $seconds } s: error { $error } on { $rows } rows
learn-unseen = Error of the lead on games not trained on (by round): net { $net }, by hand { $hand }
learn-compared = { $games } games: lead { $lead } ± { $error }, points { $first } : { $second }, wins of the first { $wins } % ({ $low }–{ $high }), { $seconds_first } : { $seconds_second } s a game
perft-total = depth { $depth }: { $count }
replay-title = { $game }, { $players ->
        [one] 1 player
       *[other] { $players } players
    }, { $moves } moves
replay-round = Round { $round }
replay-after = After { $count } of { $moves } moves
replay-score = Score
replay-total = Total
replay-winner = Won by: { $seats }
replay-house = House
replay-persons = Persons
replay-goods = Goods
replay-animals = Animals
replay-cards = Cards
replay-begging = Begging cards

## The list of cards and tiles

cards-occupation = Occupation
cards-minor = Minor improvement
cards-major = Major improvement
cards-dwelling = Dwelling
cards-green = Green tile
cards-yellow = Yellow tile
cards-players = from { $value } players
cards-cost = Cost: { $value }
cards-requires = Condition: { $value }
cards-points = Points: { $value }
cards-passing = goes to the left neighbour
cards-beginner = beginner set
cards-count =
    { $count ->
        [0] Nothing found.
        [one] 1 found.
       *[other] { $count } found.
    }
