# The start page, playing alone, the deal of the day.

## The doors on the start page

ui-door-agricola = Agricola
    .text = Fields, animals and a house for the family: 14 rounds, 1 to 5 players.
    .quick = Family game, against a bot
ui-door-moor = Agricola with the Moor
    .text = Fuel for the winter, horses, special actions and illness: 14 rounds, 1 to 5 players.
    .quick = Level 1, against a bot
    .learn = Learn what is new in the Moor
ui-door-caverna = Caverna
    .text = Dwarfs, ore and rubies in the mountain: 1 to 7 players.
    .quick = Beginner set, against a bot
ui-choose = Choose …
ui-friends = With friends
ui-friends-how = Begin a table and send the code, or type in a code you were given.

## Playing alone

ui-solo = Playing alone
ui-solo-how = A series of games: reach the points that are asked, keep something, and go on.
ui-solo-begin = Begin a series
ui-solo-all = All series
ui-solo-series = Solo series
ui-solo-reached = { $target } points were asked, you made { $points }.
ui-solo-missed = { $target } points were asked, you made { $points }: { $short } short.
ui-solo-points = You made { $points } points.

ui-series-agricola-de = German series
    .text = Reach the target of each game. After it you may keep one occupation that you played, and you begin the next game with 1 food for each point above the target. A game that missed its target is played again.
ui-series-agricola-nl = Dutch series
    .text = Eight games up to 67 points. Whoever reaches the target must keep one occupation played in that game and begins the next one with half as much food as there were points above the target.
ui-series-agricola-moor = The levels of the Moor
    .text = The three levels of the Moor one after the other, each with its own target. Nothing is carried over.
ui-series-agricola-moor_de = German series with the Moor
    .text = As the German series, with cards on level 3 of the Moor: the first target is 72 points.
ui-series-agricola-moor_nl = Dutch series with the Moor
    .text = As the Dutch series, with cards on level 3 of the Moor: eight games from 72 up to 89 points.
ui-series-agricola-open = Open challenge
    .text = Choose seven occupations, seven minor improvements and the order of the round cards freely. More than 100 points are worth telling of; more than 120 have been made.
ui-series-caverna-mark = To the mark
    .text = Alone in the mountain nothing is left to chance. 100 points are the mark.
ui-series-mine = My series
ui-series-none = You have not begun any series yet.
ui-series-new = A new series
ui-series-targets = Targets:
ui-series-begin = Play the first game
ui-series-road = The games of the series
ui-series-game = Game { $n }
ui-series-target = Target
ui-series-got = made { $points }
ui-series-stands = Game { $n }, target { $target }
ui-series-won = Everything reached!
ui-series-play = Play game { $n }
ui-series-go-on = Go on with game { $n }
ui-series-on = On to game { $n }
ui-series-on-target = On to game { $n }, target { $target }
ui-series-again = Try again with new cards
ui-series-retry = Try again
ui-series-same = The same cards again
ui-series-must-keep = Which occupation do you keep?
ui-series-may-keep = You may keep one occupation
ui-series-keep-none = Keep none
ui-series-food =
    { $n ->
        [one] The next game begins with 1 food.
       *[other] The next game begins with { $n } food.
    }
ui-series-kept = What you have kept
ui-series-kept-none = Nothing so far.
ui-series-other-cards = Choose other cards
ui-series-tries = What was reached
ui-series-tries-none = No game so far.
ui-series-when = Day
ui-series-which = Game
ui-series-points = Points
ui-series-look = To the series
ui-series-end = Give up this series
ui-series-end-sure = Give up this series? The games you played for it stay.

## The deal of the day

ui-daily = Deal of the day
ui-daily-how = The same for everybody on this server, until midnight in Greenwich; one try each. Who has an account gets a place; guests are listed after them.
ui-daily-play = Play it
ui-daily-go-on = Go on
ui-daily-look = Look at my game
ui-daily-results = Today’s results
ui-daily-nobody = Nobody has finished it yet.
ui-daily-guest = guest
ui-daily-agricola-family = Agricola alone: family game
ui-daily-agricola-e = Agricola alone: full game with the E deck
ui-daily-agricola-i = Agricola alone: full game with the I deck
ui-daily-agricola-k = Agricola alone: full game with the K deck
ui-daily-agricola-moor = Agricola alone: with the Moor, level 1

## Points

ui-points-now = Points if the game ended now. At first there are gaps everywhere; most of what is missing comes as you play.
