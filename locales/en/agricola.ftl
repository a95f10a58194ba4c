# Agricola: all words a person reads. Our own wording; the numbers of the rules are in docs/rules/agricola.md.

agricola-name = Agricola

## Action spaces: a name of its own, what is printed there, and in one sentence what happens there.

agricola-space-B1 = Farm expansion
    .print = Rooms and/or stables
    .text = Build any number of stables at 2 wood each and/or any number of rooms.
agricola-space-B2 = Meeting place
    .print = Start player and/or 1 minor improvement
    .text = Become the start player; afterwards you may play a minor improvement.
agricola-space-B3 = Grain seeds
    .print = 1 grain
    .text = Take 1 grain from the supply.
agricola-space-B4 = Farmland
    .print = Plow 1 field
    .text = Turn an unused space into a field.
agricola-space-B5 = Lessons
    .print = 1 occupation
    .text = Play an occupation: your first is free, every other one costs 1 food.
agricola-space-B6 = Day labourer
    .print = 2 food
    .text = Take 2 food from the supply.
agricola-space-B7 = Forest
    .print = 3 wood
    .text = Take all the wood; more is added every round.
agricola-space-B8 = Clay pit
    .print = 1 clay
    .text = Take all the clay; 1 is added every round.
agricola-space-B9 = Reed bank
    .print = 1 reed
    .text = Take all the reed; 1 is added every round.
agricola-space-B10 = Fishing
    .print = 1 food
    .text = Take all the food; 1 is added every round.
agricola-space-F2 = Storehouse
    .print = Start player and food
    .text = Become the start player and take the food of the storehouse; 1 is added every round.
agricola-space-F5 = Stable and bread
    .print = 1 stable and/or bake bread
    .text = Build one stable for 1 wood and/or bake bread.
agricola-space-F6 = Odd-job man
    .print = 1 food and 1 building resource
    .text = Take 1 food and 1 building resource of your choice, or 2 food if that was agreed.
agricola-space-R1a = Sowing
    .print = Sow and/or bake bread
    .text = Sow any number of empty fields and/or bake bread.
agricola-space-R1b = Improvement
    .print = 1 major or minor improvement
    .text = Build one major improvement or play one minor improvement.
agricola-space-R1b-family = Improvement
    .print = 1 major improvement
    .text = Build one major improvement.
agricola-space-R1c = Sheep fair
    .print = 1 sheep
    .text = Take all the sheep; 1 is added every round.
agricola-space-R1d = Fencing
    .print = Fences
    .text = Build fences at 1 wood each; every pasture must be closed.
agricola-space-R2a = Western quarry
    .print = 1 stone
    .text = Take all the stone; 1 is added every round.
agricola-space-R2b = House renovation
    .print = Renovation, then 1 improvement
    .text = Renovate your whole house; afterwards you may build or play one improvement.
agricola-space-R2b-family = House renovation
    .print = Renovation, then 1 major improvement
    .text = Renovate your whole house; afterwards you may build one major improvement.
agricola-space-R2c = Wish for children
    .print = Family growth, then 1 minor improvement
    .text = With a free room your family grows by one; afterwards you may play a minor improvement.
agricola-space-R2c-family = Wish for children
    .print = Family growth
    .text = With a free room your family grows by one.
agricola-space-R3a = Vegetable seeds
    .print = 1 vegetable
    .text = Take 1 vegetable from the supply.
agricola-space-R3b = Boar fair
    .print = 1 boar
    .text = Take all the boar; 1 is added every round.
agricola-space-R4a = Eastern quarry
    .print = 1 stone
    .text = Take all the stone; 1 is added every round.
agricola-space-R4b = Cattle fair
    .print = 1 cattle
    .text = Take all the cattle; 1 is added every round.
agricola-space-R5a = Cultivation
    .print = Plow 1 field and/or sow
    .text = Plow a field, then sow any number of empty fields; either part may be left out.
agricola-space-R5b = Urgent wish
    .print = Family growth even without room
    .text = Your family grows by one, even if there is no room for the child.
agricola-space-R6a = Farm renovation
    .print = Renovation, then fences
    .text = Renovate your whole house; afterwards you may build fences.
agricola-space-G3a = Grove
    .print = 2 wood
    .text = Take all the wood; 2 are added every round.
agricola-space-G3b = Hollow
    .print = 1 clay
    .text = Take all the clay; 1 is added every round.
agricola-space-G3c = Resource market
    .print = 1 building resource
    .text = Take 1 wood, clay, reed or stone, as you like.
agricola-space-G3d = Private lessons
    .print = 1 occupation
    .text = Play an occupation for 2 food.
agricola-space-FG3d = Builder’s yard
    .print = 2 building resources
    .text = Take 2 different building resources of your choice.
agricola-space-G4a = Scrubland
    .print = 1 wood
    .text = Take all the wood; 1 is added every round.
agricola-space-G4b = Coppice
    .print = 2 wood
    .text = Take all the wood; 2 are added every round.
agricola-space-G4c = Gully
    .print = 2 clay
    .text = Take all the clay; 2 are added every round.
agricola-space-G4d = Riverside market
    .print = 1 reed, 1 stone and 1 food
    .text = Take 1 reed, 1 stone and 1 food from the supply.
agricola-space-G4e = Evening lessons
    .print = 1 occupation
    .text = Play an occupation: your first two cost 1 food each, every other one 2 food.
agricola-space-FG4e = Trading post
    .print = 2 building resources
    .text = Take 2 different building resources of your choice.
agricola-space-G4f = Travelling players
    .print = 1 food
    .text = Take all the food; 1 is added every round.
agricola-space-G5a = Woodland
    .print = 4 wood
    .text = Take all the wood; 4 are added every round.
agricola-space-G5b = Ravine
    .print = 3 clay
    .text = Take all the clay; 3 are added every round.
agricola-space-G5c = Marsh
    .print = 1 reed, with 1 stone and 1 wood
    .text = Take all the reed, and 1 stone and 1 wood from the supply; 1 reed is added every round.
agricola-space-G5d = Animal market
    .print = Take animals
    .text = Take 1 sheep and 1 food, or 1 boar, or buy 1 cattle for 1 food.
agricola-space-G5e = Lessons or children
    .print = 1 occupation or family growth
    .text = Play an occupation, or from round 5 on let your family grow if you have a free room.
agricola-space-FG5e = Resources or children
    .print = 2 building resources or family growth
    .text = Take 2 different building resources, or from round 5 on let your family grow if you have a free room.
agricola-space-G5f = Room or players
    .print = 1 room or travelling players
    .text = Build exactly one room, or take all the food; 1 is added every round.

## The score sheet

agricola-category-fields = Fields
agricola-category-pastures = Pastures
agricola-category-grain = Grain
agricola-category-vegetables = Vegetables
agricola-category-sheep = Sheep
agricola-category-boar = Boar
agricola-category-cattle = Cattle
agricola-category-unused_spaces = Unused spaces
agricola-category-fenced_stables = Fenced stables
agricola-category-clay_rooms = Clay rooms
agricola-category-stone_rooms = Stone rooms
agricola-category-persons = Persons
agricola-category-card_points = Points on cards
agricola-category-bonus_points = Bonus points
# What the points of this row that no card gave come from.
agricola-rest-card_points = Begging cards

## Phases

agricola-phase-start_of_round = Start of the round
agricola-phase-replenish = Replenishing
agricola-phase-work = Work
agricola-phase-return_home = Returning home
agricola-phase-end_of_round = End of the round
agricola-phase-field = Harvest: fields
agricola-phase-feeding = Harvest: feeding
agricola-phase-breeding = Harvest: breeding
agricola-phase-before_scoring = Before scoring
agricola-phase-over = The game is over

## Questions

agricola-prompt-place = Where do you place a person?
agricola-prompt-order = Which card comes first?
agricola-prompt-choose = What do you do?
agricola-prompt-whether = Do you want to use this?
agricola-prompt-pay = How do you pay?
agricola-prompt-goods = Which goods do you take?
agricola-prompt-plow = Where do you plow a field?
agricola-prompt-sow = What do you sow, and where?
agricola-prompt-bake = With what do you bake bread?
agricola-prompt-room = Where do you build the room?
agricola-prompt-rooms = Where do you build a room?
agricola-prompt-stable = Where do you build the stable?
agricola-prompt-stables = Where do you build a stable?
agricola-prompt-fences = Which spaces do you fence in?
agricola-prompt-renovate = Do you renovate your house?
agricola-prompt-grow = Does your family grow?
agricola-prompt-occupation = Which occupation do you play?
agricola-prompt-minor = Which minor improvement do you play?
agricola-prompt-improvement = Which improvement do you choose?
agricola-prompt-keep = Not all animals fit: which ones stay?
agricola-prompt-feed = How much food do you pay for your family?
agricola-prompt-breed = Which young animals do you keep?

## Options of a choice

agricola-option-use = use it
agricola-option-take = take what lies there
agricola-option-start_player = become the start player
agricola-option-goods = take goods
agricola-option-plow = plow
agricola-option-sow = sow
agricola-option-bake = bake bread
agricola-option-room = build a room
agricola-option-rooms = build rooms
agricola-option-stable = build a stable
agricola-option-stables = build stables
agricola-option-fences = build fences
agricola-option-renovate = renovate
agricola-option-grow = family growth
agricola-option-occupation = play an occupation
agricola-option-minor = play a minor improvement
agricola-option-improvement = an improvement

agricola-house-wood = wood hut
agricola-house-clay = clay hut
agricola-house-stone = stone house

## Moves

agricola-move-place = Place a person: { $space }
agricola-move-choose = Choose: { $option }
agricola-move-first = { $card } comes first
agricola-move-plow = Plow a field at { $cell }
agricola-move-sow = Sow { $crop } at { $cell }
agricola-move-sow-card = Sow { $crop } on { $card }
agricola-move-room = Build a room at { $cell }
agricola-move-stable = Build a stable at { $cell }
agricola-move-fence = Fence in { $cells }
agricola-move-renovate = Renovate to a { $to }
agricola-move-grow = Family growth
agricola-move-bake = Bake { $grain } grain with { $with }
agricola-move-bake-get = Bake { $grain } grain with { $with } for { $get }
agricola-move-improve = Improvement: { $card }
agricola-move-improve-returns = Improvement: { $card }, handing back { $returns }
agricola-move-occupation = Play the occupation { $card }
agricola-move-take = Take { $goods }
agricola-move-exchange = Exchange { $give } with { $with }
agricola-move-exchange-get = Exchange { $give } for { $get } with { $with }
agricola-move-exchange-raw = Turn { $give } into { $get }
    .plain = Turn { $give } into food
agricola-move-release = Release { $animals }
agricola-move-keep = Keep { $animals }
agricola-move-pay = Pay in way { $option }
agricola-move-pay-cost = Pay { $cost }
agricola-move-feed = Pay { $food } food
agricola-move-breed = Young animals: { $young }
agricola-move-done = Done

## What happened. The note is the short form for the end of a line.

agricola-event-round_began = Round { $round }: { $space }
agricola-event-placed = { $seat } places a person: { $space }.
agricola-event-gained = { $seat } gets { $goods }.
    .note = +{ $goods }
agricola-event-paid = { $seat } pays { $goods }.
    .note = −{ $goods }
agricola-event-put_on_rounds = { $seat } has { $goods } waiting on round spaces, the first time in round { $first }.
    .note = { $goods } a round from round { $first } on
agricola-event-start_player = { $seat } has the start player marker.
    .note = start player
agricola-event-plowed = { $seat } plows a field at { $cell }.
agricola-event-sowed = { $seat } sows { $crop } at { $cell }.
agricola-event-sowed-card = { $seat } sows { $crop } on { $card }.
agricola-event-baked = { $seat } bakes { $grain } grain with { $with }.
agricola-event-built_room = { $seat } builds a room at { $cell }.
agricola-event-built_stable = { $seat } builds a stable at { $cell }.
agricola-event-built_fences =
    { $fences ->
        [one] { $seat } builds 1 fence around { $cells }.
       *[other] { $seat } builds { $fences } fences around { $cells }.
    }
agricola-event-renovated = { $seat } now lives in a { $to }.
agricola-event-grew = The family of { $seat } grows.
agricola-event-occupation = { $seat } plays the occupation { $card }.
agricola-event-improved = { $seat } has the improvement { $card }.
agricola-event-handed_back = { $seat } hands back { $card }.
agricola-event-passed_on = { $seat } passes on { $card }.
agricola-event-exchanged = { $seat } turns { $give } into { $get }.
agricola-event-released = { $seat } gives back { $animals }.
    .note = { $animals } released
agricola-event-went_home = Everybody goes home.
agricola-event-harvest_began = Harvest after round { $round }
agricola-event-harvested = { $seat } harvests { $goods }.
agricola-event-fed =
    { $begging ->
        [0] { $seat } feeds the family with { $food } food.
        [one] { $seat } pays { $food } food and takes 1 begging card.
       *[other] { $seat } pays { $food } food and takes { $begging } begging cards.
    }
    .note =
    { $begging ->
        [0] { "" }
        [one] 1 begging card
       *[other] { $begging } begging cards
    }
agricola-event-bred = { $seat } has young animals: { $young }.
agricola-event-game_over = The game is over.

## Why something cannot be done

agricola-why-not-asked = It is not your decision now.
agricola-why-over = The game is over.
agricola-why-other-question = That does not answer the question asked now.
agricola-why-not-in-play = This space is not in play: it belongs to another game or a later round.
agricola-why-occupied = Somebody already stands on this space.
agricola-why-empty = Nothing lies on this space.
agricola-why-too-dear = You cannot pay for that.
agricola-why-no-room-site = There is no place for a room there: it needs an unused space beside one of your rooms.
agricola-why-no-field-site = There is no place for a field there: it needs an unused space, beside your other fields if you have any.
agricola-why-no-stable-site = There is no place for a stable there, or all 4 stables are built.
agricola-why-no-empty-field = It takes an empty field.
agricola-why-no-seed = You have no grain or vegetable of that kind to sow.
agricola-why-no-oven = You have no improvement that can bake this much bread now.
agricola-why-no-grain = You do not have that much grain to bake.
agricola-why-no-pasture = With your wood and fences nothing can be fenced in.
agricola-why-not-one-area = These spaces are not one connected area, or a fence stands between them.
agricola-why-fence-blocked = A pasture may not contain a room or a field.
agricola-why-fence-nothing-new = These spaces are a pasture already.
agricola-why-fence-apart = A new pasture must adjoin the pastures you have.
agricola-why-fence-pieces = You do not have enough fences left.
agricola-why-stone-house = Your house cannot be renovated that way.
agricola-why-full-family = Your family already has 5 persons.
agricola-why-no-free-room = You need more rooms than persons.
agricola-why-too-early = It is too early in the game for that.
agricola-why-no-occupation = You have no occupation in your hand.
agricola-why-no-improvement = There is no improvement you could get now.
agricola-why-no-such-card = This card is not in your hand and not for sale.
agricola-why-condition = The condition of the card is not fulfilled.
agricola-why-no-goods = You do not have these goods to give, or they are not on offer.
agricola-why-no-exchange = This exchange is not possible now.
agricola-why-committed = Then you could no longer do what you have begun.
agricola-why-no-place-for-animals = There is no place for these animals.
agricola-why-animals-fit = Your animals all have a place.
agricola-why-food-amount = That is more food than you have or owe.
agricola-why-no-young = There are no two parents, or no place for the young.
agricola-why-part-closed = This part of the action is over.
agricola-why-not-optional = You have to do something here first.

## The browser table

agricola-table-home = Your farm
agricola-table-look-at = Look at the farm of { $who }
agricola-table-skip-home = To your farm
agricola-table-shelf = Cards
agricola-table-begging =
    { $n ->
        [one] 1 begging card
       *[other] { $n } begging cards
    }
agricola-table-cells-how = Choose one of the lit spaces on your farm.
agricola-table-always = Always
agricola-table-for-players = With { $n } players
agricola-table-on-cards = On cards
agricola-table-rounds = Round cards
agricola-table-round-card-hidden = The card of round { $round } is still hidden.
agricola-table-needs = Needs: { $needs }.
agricola-table-passing = Goes on to the player on your left afterwards.
agricola-table-held-count = so far: { $n }
agricola-table-held-round = last used in round { $round }
agricola-table-held-rounds = in the rounds { $rounds }
agricola-table-held-space = on { $space }
agricola-table-held-animals = on it: { $animals }
agricola-table-held-coming = round { $round }: { $n } fences
agricola-table-need-occupation =
    { $n ->
        [one] 1 occupation
       *[other] { $n } occupations
    }
agricola-table-need-improvement =
    { $n ->
        [one] 1 improvement
       *[other] { $n } improvements
    }
agricola-table-need-planted_field =
    { $n ->
        [one] 1 planted field
       *[other] { $n } planted fields
    }
agricola-table-need-grain_field =
    { $n ->
        [one] 1 grain field
       *[other] { $n } grain fields
    }
agricola-table-need-vegetable_field =
    { $n ->
        [one] 1 vegetable field
       *[other] { $n } vegetable fields
    }
agricola-table-need-animal =
    { $n ->
        [one] 1 animal
       *[other] { $n } animals
    }
agricola-table-need-oven =
    { $n ->
        [one] 1 oven
       *[other] { $n } ovens
    }
agricola-table-need-no_occupation = no occupation
agricola-table-need-round = round { $n } or earlier
agricola-table-cards = Cards
agricola-table-kind-occupation = Occupation
agricola-table-kind-minor = Minor improvement
agricola-table-kind-major = Major improvement
agricola-table-cards-in-hand =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
agricola-table-tab-pack = To choose from
agricola-table-tab-hand = Hand
agricola-table-card-nowhere = Nobody can go now to a space where this card is played.
agricola-table-card-where = Choose one of the framed spaces: this card can be played there.
agricola-table-tab-play = In front of you
agricola-table-tab-majors = Major improvements
agricola-table-sort = hand sorted by
agricola-table-sort-dealt = as dealt
agricola-table-sort-name = name
agricola-table-sort-price = price
agricola-table-owned-by = Belongs to { $who }.
agricola-table-rooms =
    { $n ->
        [one] 1 room
       *[other] { $n } rooms
    }
agricola-table-persons =
    { $n ->
        [one] 1 person
       *[other] { $n } persons
    }
agricola-table-fences-left =
    { $n ->
        [one] 1 fence left
       *[other] { $n } fences left
    }
agricola-table-stables-left =
    { $n ->
        [one] 1 stable left
       *[other] { $n } stables left
    }
agricola-table-harvest-after = Harvest after round { $round }
agricola-table-farm-rooms =
    { $rooms ->
        [one] { $house } with 1 room at { $cells }
       *[other] { $house } with { $rooms } rooms at { $cells }
    }
agricola-table-farm-empty-fields =
    { $n ->
        [one] empty field at { $cells }
       *[other] empty fields at { $cells }
    }
agricola-table-farm-sown = field at { $cell } with { $goods }
agricola-table-farm-stables =
    { $n ->
        [one] stable at { $cells }
       *[other] stables at { $cells }
    }
agricola-table-farm-pasture = pasture at { $cells } for { $capacity } animals
agricola-table-plot-empty = unused space
agricola-table-plot-room = room
agricola-table-plot-stable = stable
agricola-table-plot-field = field
agricola-table-plot-pasture = pasture
agricola-table-mark-cell = Mark for a pasture
agricola-table-fence-how = Mark the spaces of one pasture on your farm, or drag across them. You have { $wood } wood and { $fences } fences.
agricola-table-fence-count =
    { $n ->
        [one] 1 fence
       *[other] { $n } fences
    }
agricola-table-fence-price = { $n } of your { $have } wood
agricola-table-pasture =
    { $n ->
        [one] Pasture { $cells }: room for { $capacity } animals
       *[other] Pasture of { $n } spaces ({ $cells }): room for { $capacity } animals
    }
agricola-table-sow-how = Click your fields, or count here.
agricola-table-left = { $n } left
agricola-table-bake-total = { $grain } grain for { $food } food; { $left } grain left
agricola-table-bake-rate = { $food } food each
agricola-table-feed-beg =
    { $n ->
        [one] Take 1 begging card (−3 points)
       *[other] Take { $n } begging cards (−3 points each)
    }
agricola-table-keep = Keep
agricola-table-give-back = give back
agricola-table-keep-how = What you do not keep goes back.
agricola-table-keep-cook = What you do not keep goes back; you may cook animals first.
agricola-table-take = Take
agricola-table-pay = Pay
agricola-table-young = Young:
agricola-table-no-young = No young
agricola-table-release = release
agricola-table-in-play = Cards in play
agricola-table-your-hand = Your hand
agricola-table-hand-counts =
    { $occupations ->
        [one] 1 occupation
       *[other] { $occupations } occupations
    }, { $minors ->
        [one] 1 minor improvement
       *[other] { $minors } minor improvements
    }
agricola-table-majors-left = { $n } left
agricola-table-later =
    { $n ->
        [one] 1 card to come
       *[other] { $n } cards to come
    }
agricola-read-get = You get
agricola-read-then = then you have { $goods }
agricola-read-cards-add = Your cards add
agricola-read-stage = Stage
agricola-read-stage-n = Stage { $stage }
agricola-read-price-room = A room
agricola-read-price-stable = A stable
agricola-read-price-renovate = Renovation
agricola-read-payable = you can pay it
agricola-read-taken = { $space } (taken)
agricola-read-owner = Belongs to
agricola-read-where = Played at
agricola-read-round = Round { $round }
agricola-read-face-down = stage { $stage }, still face down
agricola-read-one-of =
    { $n ->
        [one] It can only be this card:
       *[other] It is one of these { $n } cards:
    }
agricola-read-waits = waits here
agricola-read-later = The round cards of the later stages. Within a stage nobody knows their order.
agricola-table-plan = What you put on the farm
agricola-table-plan-how = Click the spaces of your farm; everything planned is done together.
agricola-table-plan-plow = Field
agricola-table-plan-room = Room
agricola-table-plan-stable = Stable
agricola-table-plan-sow = Sow
agricola-leave-whether = No, leave it
agricola-leave-choose = Nothing more
agricola-leave-plow = No field
agricola-leave-sow = Sow no more
agricola-leave-bake = Bake no bread
agricola-leave-room = No room
agricola-leave-rooms = No more rooms
agricola-leave-stable = No stable
agricola-leave-stables = No more stables
agricola-leave-fences = No more fences
agricola-leave-renovate = Do not renovate
agricola-leave-grow = No family growth
agricola-leave-occupation = No occupation
agricola-leave-minor = No minor improvement
agricola-leave-improvement = No improvement
agricola-leave-hand_back = Hand nothing back
agricola-leave-discard = Give nothing away
agricola-leave-mulligan = Keep this hand
agricola-leave-pay = Do not pay
agricola-leave-goods = Take nothing
agricola-leave-breed = No young
agricola-deed-feed = Feed the family
agricola-deed-sow = Sow
agricola-deed-bake = Bake bread
agricola-deed-fences = Fence
agricola-deed-plow = Plow
agricola-deed-rooms = Build
agricola-deed-stables = Build
agricola-deed-room = Build
agricola-deed-stable = Build
agricola-deed-renovate = Renovate
agricola-deed-occupation = Play the card
agricola-deed-minor = Play the card
agricola-deed-improvement = Take the improvement
agricola-deed-keep = Keep these

## A new game

agricola-form-mode = { ui-mode }
agricola-form-mode-family = { ui-mode-family }
    .how = without hand cards
agricola-form-mode-full = { ui-mode-full }
    .how = with occupations and minor improvements
agricola-form-decks = Cards
agricola-form-decks-E = Deck E, the first one to play with
agricola-form-decks-I = Deck I, more interaction
agricola-form-decks-K = Deck K, for experts
agricola-form-variant = Dealing
agricola-form-variant-none = 7 of each
agricola-form-variant-three_for_one = Change three for one
agricola-form-variant-ten_for_seven = Keep 7 of 10
agricola-form-variant-mulligan = Once, a whole new hand
agricola-form-variant-draft = Draft
agricola-form-banned = Cards left out
agricola-form-edition = Where the editions differ
agricola-form-edition-de = German first edition
agricola-form-edition-nl = Dutch edition
agricola-form-family_day_labourer = The odd-job man gets
agricola-form-family_day_labourer-resource = 1 food and 1 building resource
agricola-form-family_day_labourer-food = 2 food
