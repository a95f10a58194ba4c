# The Moor: all words a person reads besides those of the cards. Our own wording; the numbers of the rules are in docs/rules/moor.md.

## The Infirmary

agricola-space-IN = Infirmary
    .print = 1 food, and 1 person is healed
    .text = Take 1 food. If the person that comes here is sick, it is well again. Any number of persons of all players may stand here.

agricola-category-horses = Horses

## Special actions

agricola-action-CP = Cut peat
    .text = Take a visible moor tile off your farm; you get 3 fuel.
agricola-action-SB = Slash and burn
    .text = Exchange a forest tile for a field on the same farmyard space; it must adjoin your other fields, if you have any, and no tile may lie under the forest.
agricola-action-FT = Fell trees
    .text = Take a visible forest tile off your farm; you get 2 wood.
agricola-action-HM = Horse market
    .text = Take 1 horse; on the cards for two and for five players it costs 1 food.
agricola-action-JM = Job market
    .text = Take 1 food; on the card for three players it is 2 food.
agricola-action-BM = Black market
    .text = Pay 1 fuel and play a minor improvement; its price and its condition hold as usual.
agricola-action-IW = Illicit work
    .text = Pay 1 fuel and 1 food and buy a major improvement at its usual price.

## Special action cards

agricola-card-S1 = Cut peat / Slash and burn / Fell trees
agricola-card-S2 = Horse market / Job market / Black market / Illicit work
agricola-card-S3 = Cut peat / Slash and burn / Horse market
agricola-card-S4 = Fell trees / Job market / Black market / Illicit work
agricola-card-S5 = Job market / Black market / Illicit work
agricola-card-S6 = Fell trees / Horse market
agricola-card-S7 = Black market / Illicit work
agricola-card-S8 = Horse market
agricola-card-S9 = Cut peat / Slash and burn
agricola-card-S10 = Fell trees / Job market

## Questions

agricola-prompt-special = Which special action do you take?
agricola-prompt-clear = Which tile do you take off your farm?
agricola-prompt-burn = Which tile becomes a field?
agricola-prompt-extend = Where does the farmyard grow?
agricola-prompt-lodge = Which of your animals stands on the card of the other player?
agricola-prompt-lay = Where do you lay it?
agricola-prompt-heat = How much fuel do you pay to heat your home?
agricola-prompt-last_fuel = How much wood do you burn before scoring?
agricola-prompt-save_special = Do you pay 2 food so that the special action card stays open?
agricola-prompt-swap_special = Do you put the open special action card under the pile and turn up the next one?
agricola-prompt-major = Which major improvement do you buy?

agricola-leave-special = No special action
agricola-leave-clear = Take no tile off
agricola-leave-burn = No field
agricola-leave-extend = Do not extend the farmyard
agricola-leave-lodge = No animal there
agricola-leave-lay = Lay nothing
agricola-leave-last_fuel = Burn no more wood
agricola-leave-save_special = No, it goes
agricola-leave-swap_special = No, it stays open
agricola-leave-major = No major improvement

agricola-option-major = a major improvement
agricola-option-special = take a special action
agricola-option-clear = take a tile off the farm
agricola-option-lay = lay something on the farm

agricola-tile-forest = forest
agricola-tile-moor = moor

## Moves

agricola-move-special = Special action: { $action }
agricola-move-clear = The tile at { $cell }
agricola-move-lay = Lay it at { $cell }
agricola-move-heat = Pay { $fuel } fuel

## What happened

agricola-event-special = { $seat } takes a special action: { $action }.
agricola-event-special_shown = Special action card: { $card }
agricola-event-cleared = { $seat } clears the { $tile } at { $cell }.
agricola-event-tile_laid = { $seat } lays a { $tile } at { $cell }.
agricola-event-field_laid = { $seat } has a new field at { $cell }.
agricola-event-marked = { $seat } blocks the space { $cell } for good.
agricola-event-space_added = { $seat } adds the space { $cell } to the farmyard.
agricola-event-heated =
    { $sick ->
        [0] { $seat } heats with { $fuel } fuel.
        [one] { $seat } heats with { $fuel } fuel, and 1 person falls ill.
       *[other] { $seat } heats with { $fuel } fuel, and { $sick } persons fall ill.
    }
    .note =
    { $sick ->
        [0] { "" }
        [one] 1 person falls ill
       *[other] { $sick } persons fall ill
    }
agricola-event-healed = A person of { $seat } is well again.
    .note = well again
agricola-event-lit = { $seat } lights the fire: { $card }.

## Why something cannot be done

agricola-why-bedridden = All your persons at home are sick: they can only go to the Infirmary.
agricola-why-special-taken = This special action card is out of your reach: it lies before you, lies face down, or is not in this game.
agricola-why-not-on-special = This special action card does not show that action.
agricola-why-no-tile = There is no tile for this there, or no free space.
agricola-why-fuel-amount = That is more fuel than you have or need.
agricola-why-unlit = The fire of this improvement is not lit yet.
