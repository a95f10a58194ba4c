# The browser table: buttons, panels, hints.

## The start page

ui-motto = A table for farming games, in your browser.
ui-quick = Play { $title } now
ui-learn = Learn { $title } in a first game
ui-title = Title
ui-title-agricola = Agricola
ui-title-caverna = Caverna
ui-new = New game
ui-join = Join
ui-join-code = Code of a game
ui-my-games = My games
ui-open-games = Open games
ui-finished = Finished games
ui-your-name = Your name
ui-guest = Guest
ui-account = Log in or make an account
ui-password = Password
ui-login = Log in
ui-register = Make an account
ui-logout = Log out
ui-load = Load a record or a position
ui-unofficial = Hofwerk is an unofficial fan implementation of Agricola and Caverna by Uwe Rosenberg, published by Lookout Games. It uses none of the publisher’s art or text.
ui-to-start = Back to the start
ui-no-table-yet = There is no table for this game in the browser yet.
ui-connecting = One moment …
ui-reconnecting = The connection is lost; trying again …

## A new game

ui-mode = Game
ui-mode-family = Family game
ui-mode-full = Full game
ui-mode-beginner = Beginner set
ui-seats = Players
ui-seat = Seat { $n }
ui-seat-name = Name at seat { $n }
ui-how-many = Number of players
ui-seat-me = A person at this screen
ui-seat-elsewhere = A person elsewhere
ui-seat-open = Open seat
ui-bot-easy = Bot, easy
ui-bot-medium = Bot, medium
ui-bot-hard = Bot, hard
ui-bot-unlimited = Bot, takes its time
ui-more-options = More
ui-without-n =
    { $n ->
        [0] None is left out.
        [one] 1 is left out.
       *[other] { $n } are left out.
    }
ui-without-search = Search
ui-without-none = Put all back
ui-without-lists = Saved lists
ui-without-choose = Choose a list …
ui-without-name = Name of the list
ui-without-save = Save
ui-without-delete = Delete this list
ui-without-text = As text
ui-without-text-how = One card a line, by its number; what stands behind it is only for reading.
ui-without-file = Read from a file
ui-without-download = Save as a file
ui-without-nothing = Nothing is called so.
ui-public = Everybody may see this game in the list and join
ui-begin = Begin

## The table

ui-board = Action spaces
ui-round-of = Round { $round } of { $rounds }
ui-round-short = Round { $round }
ui-players = Players
ui-has-turn = to move
ui-away = not here
ui-start-player = Start player
ui-your-turn = Your turn
ui-supply = Your goods
ui-points = points
ui-cost = Cost
ui-n-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
ui-you-lack = you lack { $goods }
ui-reading-how = Whatever you point at is explained here.
ui-keys = Keys
ui-keys-answer = Answering
ui-keys-places = Getting about
ui-keys-see = Looking
ui-key-confirm = choose; on anything chosen already: confirm
ui-key-go = confirm, from wherever you are
ui-skip-motion = Go on
ui-thinks = { $who } is thinking …
ui-pace = Pace of the others
ui-pace-calm = calm
ui-pace-normal = normal
ui-pace-instant = instant
ui-beat-round = Round { $round }
ui-beat-harvest = Harvest after round { $round }
ui-beat-field = Harvest: the fields
ui-beat-feeding = Harvest: feeding
ui-beat-breeding = Harvest: breeding
ui-key-number = give the answer with this number
ui-key-clear = put away what is planned
ui-key-undo = one step back
ui-key-undo-turn = the whole turn back
ui-key-hint = a hint
ui-key-exchange = exchange goods
ui-key-board = to the action spaces
ui-key-home = to your board
ui-key-shelf = to your cards or tiles
ui-key-question = to the question
ui-key-walk = from one to the next
ui-key-skip = show at once what is still moving
ui-key-back = look back, and forward again
ui-key-log = the log
ui-key-score = the score sheet
ui-key-keys = this sheet
ui-bot-names = Marthe, Jost, Cora, Ben, Lene, Anton, Grete, Hinrich, Swantje, Tjark, Wiebke, Okko
ui-level-random = plays at random
ui-level-easy = easy
ui-level-medium = medium
ui-level-hard = hard
ui-level-unlimited = takes its time
ui-or = or
ui-taken-by = Taken by { $who }.
ui-harvest-needs = needs { $food } food
ui-harvest-have =
    { $more ->
        [0] { $food } in store
       *[other] { $food } in store, { $more } could be made
    }

## The question

ui-question = Question
ui-waiting = { $who } to move …
ui-waiting-open = Waiting for somebody to join …
ui-invite-somebody = Invite
ui-won = { $who } wins!
ui-confirm = Confirm
ui-done = Done
ui-undo = Undo
ui-undo-turn = Undo turn
ui-hint = Hint
ui-hint-soon = Thinking …
ui-hint-how = What the strongest bot would do, and the lead it expects at the end:
ui-hint-how-alone = What the strongest bot would do, and the points it expects at the end:
ui-hint-close = Put the hints away
ui-hint-place = Hint number { $n }
ui-spaces-how = Choose one of the lit spaces.
ui-cells-how = Choose one of the lit places on your board.
ui-areas-how = Mark places of your board that belong together.
ui-cards-how = Choose one of the lit cards.
ui-exchange = Exchange goods …
ui-raise-first = You have too little for it as it is; exchange something first, or take the step back.
ui-needs-first = First you would have to exchange something: { $what }.
ui-feed-short = { $n } food missing
ui-feed-enough =
    { $left ->
        [0] Just enough.
       *[other] Enough, { $left } food left over.
    }
ui-raw = raw
ui-less = Less: { $what }
ui-more = More: { $what }

## Refusals

ui-refused-stale = The game has moved on meanwhile; look again.
ui-refused-not-your-seat = This is not your seat.
ui-refused-nothing-to-undo = There is nothing to take back.
ui-refused-undo-not-yours = Somebody else has moved since; it cannot be taken back.
ui-refused-undo-revealed = Something new has come to light since; it cannot be taken back.
ui-refused-not-host = Only the host can do that.
ui-refused-not-started = The game has not begun yet.
ui-refused-take-back-refused = This was asked already, and not all agreed.
ui-refused-take-back-asked = The others are being asked already.
ui-refused-not-found = There is no such game.
ui-refused-bad-game = This cannot be set up: { $detail }
ui-refused-unreadable = This is no record of a game and no position.
ui-refused-bad-name = A name has 1 to 32 letters, all of them visible.
ui-refused-bad-password = A password has at least 8 characters.
ui-refused-wrong-login = Name or password are not right.
ui-refused-name-taken = This name is taken; please choose another one.
ui-refused-has-account = You have an account already; log out to make another one.
ui-refused-account-name = The name of an account stays as it is.
ui-refused-not-yours = Only the host can delete a game, and only while nobody else has a seat in it.
ui-refused-one-try = Your try at today’s deal is used up: its game was deleted. There is a new deal tomorrow.
ui-refused-has-seat = You have a seat in this game. With other people at the table nobody may play two.
ui-refused-no-seat = No seat is free in this game; you can watch it.
ui-refused-still-running = The record can be had when the game is over.
ui-refused-not-asked = It is not your turn.
ui-refused-no-hint = No hint was found in time.
ui-refused-too-large = This file is too large.
ui-refused-too-fast = That was a little fast; please wait a moment.
ui-refused-storage = The game could not be saved just now. Nothing is lost; please try again.
ui-refused-damaged = What was saved of this game cannot be read. Whoever runs the server finds out more in its log.
ui-refused-bad-request = The server did not understand the request.
ui-refused-bad-message = The server did not understand the message.
ui-refused-bad-move = This is no move.
ui-refused-bad-seat = There is no such seat.
ui-refused-bad-seats = There are more seats than the game allows.
ui-refused-bad-level = There is no bot of this strength.
ui-refused-bad-time = There is a minute to 30 days for a move, or no limit.
ui-refused-bad-address = This is no address for e-mail.
ui-refused-bad-hook = A web hook is an https address on the internet, without a password in it.
ui-refused-wrong-code = This is not the code that was sent.
ui-refused-not-told = This could not be sent. Please look whether the address is right.
ui-refused-no-such-move = The game does not have so many moves.
ui-refused-wrong-origin = Requests from pages of other sites are not answered.
ui-refused-secret-start = You may know what is hidden in this game, so nobody else can play in it.
ui-refused-method = This address can only be read.
ui-refused-network = The server cannot be reached; please try again.
ui-refused-other = That did not work: { $detail }

## Panels

ui-menu = Menu
ui-log = Log
ui-step = Step through the game
ui-first = To the beginning
ui-back = One step back
ui-forward = One step forward
ui-back-to-now = Back to now
ui-looking-back = Move { $number } of { $of }
ui-looking-back-how = You are looking back; the game goes on.
ui-score-sheet = Score sheet
ui-category = Category
ui-count = { $n }, points:
ui-total = Total
ui-winner = winner
ui-over = over
ui-this-game = This game
ui-invite = Others can join with the code
ui-link = Link to this game
ui-copy = Copy the link
ui-copied = Copied
ui-sit = Sit down here
ui-bot-takes-over = A bot takes over
ui-download = Download the record
ui-leave = To the start page
ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = as the system
ui-theme-light = light
ui-theme-dark = dark
ui-setting-confirm = Confirm moves that may end my turn
ui-setting-auto = Give an answer by itself if there is only one
ui-setting-motion = Show moves as motion
ui-setting-sound = A sound when it is my turn while I look elsewhere
ui-setting-scores = Show points while playing
ui-close = Close
ui-handover = Now { $who } plays
ui-handover-how = Hand over the screen; nothing is shown before.
ui-handover-ready = I am ready
ui-pane-board = Board
ui-pane-others = Others
ui-pane-log = Log
ui-pane-score = Score
ui-pane-settings = Settings
ui-pane-game = Game
ui-skip-question = To the question
ui-skip-board = To the action spaces

## The guided first game

ui-lesson = Your first game
ui-lesson-neighbour = Frieda, your neighbour
ui-lesson-quiet = Your turn: do as you like.
ui-lesson-chapters = What you learn
ui-lesson-learned = learned
ui-lesson-leave = Leave the lesson
ui-lesson-fold = Make room
ui-lesson-next = Go on
ui-lesson-show = Show me

ui-rules = Rules
ui-rules-symbols = Symbols
ui-rules-phrases = What words on cards mean

# Notices, time limits, and what is kept about people.
ui-notices = When it is my turn
ui-notices-browser = A notice by this browser while the table is open in another tab
ui-notices-forbidden = This browser does not let the table show notices. You can change that beside its address bar.
ui-notices-mail = E-mail to
ui-notices-hook = Web hook
ui-notices-form = Understood there
ui-notices-form-discord = Discord
ui-notices-form-slack = Slack
ui-notices-form-json = plain JSON
ui-notices-after = If I have been waited for
ui-notices-quiet = Not at night
ui-notices-from = from
ui-notices-to = until
ui-notices-keep = Keep this
ui-notices-try = Send a trial
ui-notices-kept = This is kept. You will be told once a turn.
ui-notices-tried = A trial is on its way.
ui-notices-code-sent = A code was sent to your address. Nothing else will be sent there until you type it here.
ui-notices-code = Code
ui-notices-confirm = Confirm the address
ui-notices-confirmed = The address is confirmed.
ui-seconds = { $n ->
    [one] 1 second
   *[other] { $n } seconds
}
ui-minutes = { $n ->
    [one] 1 minute
   *[other] { $n } minutes
}
ui-hours = { $n ->
    [one] 1 hour
   *[other] { $n } hours
}
ui-days = { $n ->
    [one] 1 day
   *[other] { $n } days
}
ui-move-time = Time for a move
ui-move-time-none = no limit
ui-move-time-how = Whoever takes longer is stood in for by a bot until they come back.
ui-time-left = { $time } left for this move
ui-my-data = My data
ui-export = Download everything about me
ui-logout-everywhere = Log out everywhere
ui-logged-out = You are logged out everywhere.
ui-password-old = Password so far
ui-password-new = New password
ui-password-change = Change the password
ui-password-changed = The password is changed, and all other browsers are logged out.
ui-forget-sure = I want to be forgotten: my name, my account and the games that are mine alone
ui-forget-password = Please type your password above.
ui-forget = Forget me
ui-forgotten = You are forgotten here.
ui-delete-game = Delete this game
ui-delete-sure = Delete it for good?
