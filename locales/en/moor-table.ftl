# The Moor at the table in the browser.

agricola-form-expansion = Played with
agricola-form-expansion-none = The base game
    .how = Agricola as it is.
agricola-form-expansion-moor = Farmers of the Moor
    .how = Forests and moors on the farm, fuel, horses and special actions.
agricola-form-level = Level of the Moor
agricola-form-level-1 = Level 1
    .how = The family game and the Moor, without hand cards.
agricola-form-level-2 = Level 2
    .how = In addition 7 minor improvements for each player, of the Moor and of the decks you choose.
agricola-form-level-3 = Level 3
    .how = The full game: occupations, base minors and minors of the Moor.
agricola-form-light_fires = New cooking improvements must be lit with 1 fuel

agricola-table-always-and =
    { $n ->
        [one] Always
       *[other] Always, and with { $n } players
    }
agricola-table-specials = Special actions
agricola-table-specials-how = instead of placing a person
agricola-table-special-free = Free
agricola-table-special-free-how = In the display: free for everybody with a person at home.
agricola-table-special-open = Open for
agricola-table-special-open-how = Open before { $who }: you may take it for { $fee }, paid to the general supply.
agricola-table-special-mine = Before you
agricola-table-special-mine-how = You have used it; another player may take it for { $fee }, paid to the general supply.
agricola-table-special-closed = Closed
agricola-table-special-closed-how = Face down before { $who }: nobody can use it until the round ends.
agricola-table-special-alone = The open card: use one of its actions, and it leaves the game; for 2 food it stays.
agricola-table-special-none = No special action card lies open. The next one comes with the next round.
agricola-table-special-next = Next
agricola-table-heat-needs = Heating takes { $fuel } fuel.
agricola-table-heat-have =
    { $more ->
        [0] There is { $fuel } fuel.
       *[other] There is { $fuel } fuel, and { $more } more could be made.
    }
agricola-table-heat-enough =
    { $left ->
        [0] fuel for all rooms
       *[other] fuel for all rooms, { $left } left
    }
agricola-table-heat-short = { $n } fuel missing
agricola-table-heat-burn = burnt
agricola-table-heat-ill =
    { $n ->
        [one] 1 person falls ill
       *[other] { $n } persons fall ill
    }
agricola-table-sick =
    { $n ->
        [one] 1 person is sick
       *[other] { $n } persons are sick
    }
agricola-table-sick-how = A sick person can only go to the Infirmary, and is worth 1 point at the end instead of 3.
agricola-table-stack-beneath = Look beneath: { $card }
agricola-table-stack-top = Back to the upper card: { $card }
agricola-table-farm-forest =
    { $n ->
        [one] forest at { $cells }
       *[other] { $n } forests at { $cells }
    }
agricola-table-farm-moor =
    { $n ->
        [one] moor at { $cells }
       *[other] { $n } moors at { $cells }
    }
agricola-table-farm-marked = blocked for good: { $cells }
agricola-table-plot-forest = forest
agricola-table-plot-moor = moor
agricola-table-plot-beside = beside the farmyard
agricola-table-plot-marked = blocked for good
agricola-table-swap = Put it under the pile, turn up the next
agricola-table-save = Pay, and the card stays open

## Why a game cannot be set up

agricola-refused-players = Agricola is for 1 to 5 players.
agricola-refused-no-hand-cards = The family game has no hand cards: choose neither decks nor cards.
agricola-refused-variant = Variants of dealing are about hand cards: choose decks first.
agricola-refused-deck = There is no such deck; there are E, I and K.
agricola-refused-deck-twice = Each deck can be chosen only once.
agricola-refused-few-cards = There are not enough cards in these decks for so many players.
agricola-refused-no-expansion = Levels, start cards, the order of the special action cards and fires that must be lit belong to the Moor: choose it first.
agricola-refused-level = The Moor is played on level 1, 2 or 3.
agricola-refused-no-occupations = On level 2 of the Moor nobody has occupations.
agricola-refused-first-round = With the Moor “Improvement” is always the round card of round 1.
agricola-refused-start-cards = Each player needs another start card, with a number from 1 to 9 (start_cards).
agricola-refused-special-solo = The order of the special action cards can be chosen only in a solo game (special_order).
agricola-refused-special-order = The order of the special action cards must name each of the ten cards once (special_order).
