# Together: the lobby, joining, signals, taking back, bots that stand in.

## The lobby

ui-lobby-title = { $who }’s table
ui-lobby-listed = waits for players
ui-lobby-taken = { $taken } of { $seats } seats taken
ui-lobby-invite = Invite
ui-lobby-invite-how = Tell your friends this code, or send them the link.
ui-lobby-code = Code of this game
ui-lobby-qr = The link as a QR code
ui-lobby-camera = Point a phone’s camera here.
ui-lobby-no-account = No account is needed: a guest only chooses a name.
ui-lobby-agreed = The game
ui-lobby-agreed-how = This was agreed when the game was made.
ui-lobby-start = Start the game
ui-lobby-waits-host = The game begins when { $who } starts it.
ui-lobby-free =
    { $n ->
        [one] 1 seat is still free. Somebody can take it later; until then the game waits for it when it is its turn.
       *[other] { $n } seats are still free. Somebody can take them later; until then the game waits for them when it is their turn.
    }
ui-lobby-you = you
ui-lobby-host = host
ui-lobby-here = here
ui-lobby-waiting = free
ui-lobby-use = Who plays at seat { $n }
ui-lobby-use-open = Somebody who joins
ui-lobby-sit-here = Sit here
ui-lobby-get-up = Get up
ui-lobby-free-seat = Free this seat
ui-lobby-watching = You are watching. Take a free seat if you would like to play.

## Joining

ui-join-title = You are invited
ui-join-how = What shall we call you?
ui-join-sit = Sit down
ui-join-watch = Watch
ui-join-full = All seats are taken. You can watch.
ui-join-running = The game is under way; there is a free seat.
ui-name-save = Take this name

## Signals

ui-say = Say something
ui-pane-say = Say
ui-signal-hello = Hello!
ui-signal-moment = One moment, please
ui-signal-well-played = Well played!
ui-signal-your-turn = It is your turn
ui-signal-thanks = Thank you!
ui-signal-said = { $who }: { $what }

## Watching, and bots that stand in

ui-watching = You are watching.
ui-watching-free = You are watching. There is a free seat.
ui-stand-in = A bot plays for you.
ui-stand-in-back = Play on myself
ui-stand-in-for = bot for { $who }
ui-take-over-sure = A bot plays on for { $who } from now on. It can be taken back: the seat still belongs to { $who }.
ui-take-over-own = A bot plays on for you from now on. You can come back at any time.
ui-take-over-yes = Let a bot play
ui-take-over-no = No, leave it
ui-open-seat = Free it for somebody

## Taking back

ui-undo-ask = Ask to undo
ui-undo-ask-turn = Ask to undo the turn
ui-take-back-wish = { $who } would like to take back:
ui-take-back-own = You would like to take back:
ui-take-back-waits = { $who } has to agree.
ui-take-back-more = … and what came of it
ui-take-back-yes = Agree
ui-take-back-no = No
ui-take-back-refused = It is not taken back.

## Looking back

ui-looking-back-over = You are looking back; the game is over.

## Keys

ui-skip = Skip to
ui-key-rules = the rules
ui-key-game = this game: seats, invitation, record
