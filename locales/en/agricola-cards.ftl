# Agricola with hand cards: words for choosing hands and using cards. The cards themselves are in cards-*.ftl.

agricola-phase-hands = Choosing hands

agricola-prompt-hand_back = Which improvement do you hand back?
agricola-prompt-discard = Which card do you give away?
agricola-prompt-mulligan = Do you want a new hand?
agricola-prompt-pick = Which card do you keep?

agricola-move-use = Use { $card }
agricola-move-hand_back = Hand back { $card }
agricola-move-pick = Keep { $card }
agricola-move-discard = Give away { $card }
agricola-move-swap = Three cards for one
agricola-move-swap-occupation = Three cards for one occupation
agricola-move-swap-minor = Three cards for one minor improvement
agricola-move-mulligan = Return the whole hand and take a new one

agricola-event-drew = { $seat } draws a card.
agricola-event-drew-occupation = { $seat } draws an occupation.
agricola-event-drew-minor = { $seat } draws a minor improvement.
agricola-event-begging_discarded =
    { $cards ->
        [one] { $seat } throws away 1 begging card.
       *[other] { $seat } throws away { $cards } begging cards.
    }

agricola-why-used-up = This card has been used as often as it may be.
agricola-why-not-now = This cannot be used now.
agricola-why-nothing-to-hand-back = You have no improvement that could be handed back for this.
agricola-why-wrong-crop = That crop cannot be sown there.
agricola-why-no-crops = Nothing grows on your fields.
agricola-why-other-spaces = With this card you can only go to certain other spaces now.

agricola-move-number = { $n }
agricola-move-seat = Choose { $seat }
agricola-move-space = Choose { $space }
agricola-move-field = Take from { $seat }
agricola-move-field-cell = Take from { $seat } at { $cell }
agricola-move-field-card = Take from { $seat }: { $card }

agricola-option-points = take points

agricola-event-bonus = { $seat } gets { $points } bonus points.
    .note = +{ $points } points
agricola-event-put_on_space = { $seat } puts { $goods } on { $space }.
agricola-event-left = { $seat } leaves { $goods } on { $space }.
agricola-event-kept_home = A child of { $seat } stays at home in this round.
agricola-event-stayed_home = { $seat } places nobody in this round.
agricola-event-guest_expected = { $seat } expects a guest in the next round.
agricola-event-guest_came = { $seat } has a guest in this round.
agricola-event-lodger_came = { $seat } has one more person, who does not belong to the family.
agricola-event-lodger_moved_in = A person of { $seat } who lived apart now belongs to the family.
agricola-event-drew_goods = { $seat } draws { $goods }.
agricola-event-begged =
    { $cards ->
        [one] { $seat } takes 1 begging card.
       *[other] { $seat } takes { $cards } begging cards.
    }
agricola-event-put_on_fields = { $seat } puts { $goods } on fields that are sown already.
agricola-event-grew_up = The child of { $seat } is an adult at once.
agricola-event-served = { $seat } uses { $goods } for { $card }.

agricola-why-no-answer = That is none of the answers here.

agricola-space-I100 = Tavern
    .print = 3 food or 2 points
    .text = Take 3 food; the owner may take 2 bonus points instead.
agricola-space-I337 = Clay Deposit
    .print = 5 clay or 2 points
    .text = Take 5 clay; the owner may take 2 bonus points instead, others first pay the owner 1 food.
