# Looking back, the end of a game, and what can follow from it.

## Looking back

ui-course = The course of the game
ui-round-back = One round back
ui-round-forward = One round forward
ui-last = To the last move
ui-play = Play
ui-pause = Pause
ui-speed = Speed
ui-show-home = Whose board is shown
ui-share-moment = Link to this move
ui-to-result = To the result
ui-curve = Expected points
ui-curve-how = what everybody could expect at the end, at the beginning of each round
ui-curve-later = When the game is over, you see here what everybody could expect.
ui-curve-of = { $who } from { $from } to { $to }
ui-review-soon = The game is being looked through: { $percent } %
ui-move-best = The best move.
ui-move-below = { $n } points below the best move.
ui-choices = What could be chosen
ui-choices-how = By how many points one would lead in the end, as a strong bot sees it.
ui-choices-how-alone = How many points one would have in the end, as a strong bot sees it.
ui-chosen = chosen
ui-keys-back = Looking back
ui-key-move = one move back or forward
ui-key-round = one round back or forward
ui-key-play = play, pause
ui-key-continue = continue from here
ui-key-now = back to now, or to the result

## Continuing from a moment

ui-continue = Continue from here
ui-continue-how = A new game begins after move { $number }. This one stays as it is.
ui-continue-hidden = What you cannot know in this game is dealt anew there.
ui-continue-seat = You play
ui-continue-others = The others are
ui-continue-same = bots as strong as before
ui-continue-here = people at this screen
ui-continue-begin = Begin

## The end of a game

ui-end = The game is over
ui-end-ahead =
    { $n ->
        [one] one point ahead
       *[other] { $n } points ahead
    }
ui-look-at-home = A closer look at the board of { $who }
ui-end-of-whom = Whose moments and cards
ui-count-again = Count again
ui-brought = What gave the points
ui-rematch = Rematch
ui-play-again = Play again
ui-rematch-waits = To the rematch
ui-look-back = Look back
ui-share = Share
ui-moment-best-title = Best moment
ui-moment-worst-title = Costliest moment
ui-moment-best = { $who } chose “{ $chosen }”: worth { $n } more than “{ $other }”.
ui-moment-best-mine = You chose “{ $chosen }”: worth { $n } more than “{ $other }”.
ui-moment-worst = { $who } chose “{ $chosen }”; “{ $other }” was worth { $n } more.
ui-moment-worst-mine = You chose “{ $chosen }”; “{ $other }” was worth { $n } more.
ui-moment-look = Look at it
ui-moment-try = Try it again
ui-moment-none = No move stood out: nothing much better, nothing much worse.
ui-hurry = Move now
