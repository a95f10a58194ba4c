# Caverna: all words a person reads. Our own wording; the numbers of the rules are in docs/rules/caverna.md.

caverna-name = Caverna
caverna-good-food = { $n } food
    .name = food

## Action spaces: the name, and in a sentence or two what happens there.

caverna-space-ruby_mining = Ruby mining
    .text = Take all the rubies, and 1 more if you own a ruby mine.
caverna-space-housework = Housework
    .text = Take a dog and/or furnish a cavern.
caverna-space-slash_and_burn = Slash-and-burn
    .text = Lay a Meadow/Field tile, then sow; either part may be left out.
caverna-space-drift_mining = Drift mining
    .text = Take all the stone; then you may lay a Cavern/Tunnel tile.
caverna-space-excavation = Excavation
    .text = Take all the stone; then you may lay a tile with a cavern and, as you like, a tunnel or a second cavern.
caverna-space-starting_player = Starting player
    .text = Take the token for the next round, all the food, and 2 ore.
caverna-space-starting_player-7 =
    .text = Take the token for the next round, all the food, and 1 ruby.
caverna-space-logging = Logging
    .text = Take all the wood; then you may send the dwarf on a level-1 expedition.
caverna-space-supplies = Supplies
    .text = Take 1 wood, 1 stone, 1 ore, 1 food and 2 gold.
caverna-space-ore_mining = Ore mining
    .text = Take all the ore, and 2 more for each of your ore mines.
caverna-space-wood_gathering = Wood gathering
    .text = Take all the wood.
caverna-space-clearing = Clearing
    .text = Take all the wood; then you may lay a Meadow/Field tile.
caverna-space-sustenance = Sustenance
    .text = Take all the food, and 1 grain; then you may lay a Meadow/Field tile.
caverna-space-sustenance-7 =
    .text = Take all that lies here; then you may lay a Meadow/Field tile.
caverna-space-strip_mining = Strip mining
    .text = Take all that lies here, and 2 wood.
caverna-space-imitation_4 = Imitation for 4 food
    .text = Pay 4 food and use a space where another player's dwarf stands.
    .short = Imitation
caverna-space-forest_exploration = Forest exploration
    .text = Take all the wood, and 1 vegetable.
caverna-space-forest_exploration-7 =
    .text = Take all the wood, and 2 food.
caverna-space-imitation_2 = Imitation for 2 food
    .text = Pay 2 food and use a space where another player's dwarf stands.
    .short = Imitation
caverna-space-growth = Growth
    .text = Either take 1 wood, 1 stone, 1 ore, 1 food and 2 gold, or let your family grow.
caverna-space-depot = Depot
    .text = Take all the wood and ore.
caverna-space-small_scale_drift_mining = Small-scale drift mining
    .text = Take 1 stone and/or lay a Cavern/Tunnel tile.
caverna-space-weekly_market = Weekly market
    .text = Take 4 gold; then you may buy different goods, one of each.
caverna-space-hardware_rental = Hardware rental
    .text = Go on a level-2 expedition, then sow; either part may be left out.
    .short = Hardware rental
caverna-space-hardware_rental-7 =
    .text = Take 2 wood; then you may go on a level-2 expedition, and then sow.
caverna-space-fence_building = Fence building
    .text = Take all the wood; then you may build fences.
caverna-space-drift_mining_extra = Drift mining (second space)
    .text = Take all the stone; then you may lay a Cavern/Tunnel tile.
    .short = Drift mining II
caverna-space-imitation_1 = Imitation for 1 food
    .text = Pay 1 food and use a space where another player's dwarf stands.
    .short = Imitation
caverna-space-large_depot = Large depot
    .text = Take all the wood, ore and stone.
caverna-space-imitation_0 = Free imitation
    .text = Use a space where another player's dwarf stands.
    .short = Imitation
caverna-space-extension = Extension
    .text = Either lay a Meadow/Field tile and take 1 wood, or lay a Cavern/Tunnel tile and take 1 stone.
caverna-space-blacksmithing = Blacksmithing
    .text = Forge a weapon, then go on a level-3 expedition; either part may be left out.
caverna-space-ore_mine_construction = Ore mine construction
    .text = Cover two adjacent tunnels with an ore mine and take 3 ore, then a level-2 expedition; either part may be left out.
caverna-space-sheep_farming = Sheep farming
    .text = First you may build fences and/or a stable; then take all the sheep.
caverna-space-wish_for_children = Wish for children
    .text = Either let your family grow, or furnish a dwelling.
caverna-space-donkey_farming = Donkey farming
    .text = First you may build fences and/or a stable; then take all the donkeys.
caverna-space-ruby_mine_construction = Ruby mine construction
    .text = Build a ruby mine, either on a tunnel, or on a deep tunnel, which brings 1 ruby.
caverna-space-exploration = Exploration
    .text = Go on a level-4 expedition.
caverna-space-family_life = Family life
    .text = Let your family grow and/or sow.
caverna-space-ore_delivery = Ore delivery
    .text = Take all the stone and ore, and 2 ore for each of your ore mines.
caverna-space-urgent_wish_for_children = Urgent wish for children
    .text = Either furnish a dwelling, after which your family may grow, or take 3 gold.
    .short = Urgent wish
caverna-space-adventure = Adventure
    .text = Forge a weapon, then go on two level-1 expeditions, one after the other; either part may be left out.
caverna-space-ore_trading = Ore trading
    .text = Up to three times: pay 2 ore for 2 gold and 1 food.
caverna-space-ruby_delivery = Ruby delivery
    .text = Take all the rubies, and 1 more if you own at least two ruby mines.

## Landscape tiles

caverna-tile-meadow = meadow
caverna-tile-field = field
caverna-tile-tunnel = tunnel
caverna-tile-cavern = cavern
caverna-tile-meadow_field = Meadow/Field
caverna-tile-cavern_tunnel = Cavern/Tunnel
caverna-tile-cavern_cavern = Cavern/Cavern

## What is drawn on a home board

caverna-ground-forest = forest
caverna-ground-rock = rock
caverna-ground-meadow = meadow
caverna-ground-field = field
caverna-ground-pasture = pasture
caverna-ground-small_pasture = small pasture
caverna-ground-large_pasture = large pasture
caverna-ground-cavern = empty cavern
caverna-ground-tunnel = tunnel
caverna-ground-deep_tunnel = deep tunnel
caverna-ground-ore_mine = ore mine
caverna-ground-ruby_mine = ruby mine
caverna-ground-entry_dwelling = entry-level dwelling
caverna-ground-stable = stable
caverna-ground-mountain = mountain
caverna-ground-weapon = weapon

## Furnishing tiles

caverna-tile-dwelling = Dwelling
    .text = Room for 1 dwarf.
caverna-tile-simple_dwelling_42 = Simple dwelling
    .text = Room for 1 dwarf.
caverna-tile-simple_dwelling_33 = Simple dwelling
    .text = Room for 1 dwarf.
caverna-tile-mixed_dwelling = Mixed dwelling
    .text = Room for 1 dwarf and for 2 farm animals of one type.
    .short = 1 dwarf and 2 animals of one type.
caverna-tile-couple_dwelling = Couple dwelling
    .text = Room for 2 dwarfs.
caverna-tile-additional_dwelling = Additional dwelling
    .text = Room for your sixth dwarf, and for no other.
    .short = For the sixth dwarf only.
caverna-tile-cuddle_room = Cuddle room
    .text = Holds as many sheep as you have dwarfs.
    .short = As many sheep as you have dwarfs.
caverna-tile-breakfast_room = Breakfast room
    .text = Holds 3 cattle.
caverna-tile-stubble_room = Stubble room
    .text = Each of your empty fields holds 1 farm animal.
    .short = Each empty field holds 1 animal.
caverna-tile-work_room = Work room
    .text = You may furnish tunnels and deep tunnels too.
    .short = Furnish tunnels and deep tunnels too.
caverna-tile-guest_room = Guest room
    .text = Where a space says “either … or” you may do both; on Extension only once per game.
    .short = “Either … or” becomes both.
caverna-tile-office_room = Office room
    .text = Your twin tiles may stick out over the edge of the board; each that does brings 2 gold.
    .short = Twin tiles may stick out: 2 gold each.
caverna-tile-carpenter = Carpenter
    .text = Furnishings and each fence-building action cost you 1 wood less.
    .short = Furnishings and fences cost 1 wood less.
caverna-tile-stone_carver = Stone carver
    .text = At once 2 stone. Furnishings and stables cost you 1 stone less.
    .short = 2 stone. Furnishings, stables: −1 stone.
caverna-tile-blacksmith = Blacksmith
    .text = At once 2 ore. Weapons cost you 2 ore less.
    .short = 2 ore. Weapons cost 2 ore less.
caverna-tile-miner = Miner
    .text = At the start of each round, 1 ore for each donkey in an ore mine.
    .short = 1 ore a round per donkey in ore mines.
caverna-tile-builder = Builder
    .text = For each furnishing, 1 ore may take the place of 1 wood, and another that of 1 stone.
    .short = Ore may replace 1 wood and 1 stone.
caverna-tile-trader = Trader
    .text = At any time: 2 gold for 1 wood, 1 stone and 1 ore. If you have the Spare part storage, this goes on top of it and replaces it.
    .short = 2 gold → wood, stone and ore.
caverna-tile-wood_supplier = Wood supplier
    .text = You get 1 wood at the start of each of the next 7 rounds.
    .short = 1 wood in each of the next 7 rounds.
caverna-tile-stone_supplier = Stone supplier
    .text = You get 1 stone at the start of each of the next 5 rounds.
    .short = 1 stone in each of the next 5 rounds.
caverna-tile-ruby_supplier = Ruby supplier
    .text = You get 1 ruby at the start of each of the next 4 rounds.
    .short = 1 ruby in each of the next 4 rounds.
caverna-tile-dog_school = Dog school
    .text = With every dog you get comes 1 wood.
    .short = 1 wood with each dog.
caverna-tile-quarry = Quarry
    .text = Each time a donkey is born to you, take 1 stone.
    .short = 1 stone for each donkey born.
caverna-tile-seam = Seam
    .text = With every stone you get comes 1 ore.
    .short = 1 ore with each stone.
caverna-tile-slaughtering_cave = Slaughtering cave
    .text = Each farm animal you turn into food gives 1 food more.
    .short = Each animal gives 1 food more.
caverna-tile-cooking_cave = Cooking cave
    .text = At any time: 1 grain and 1 vegetable for 5 food.
    .short = 1 grain + 1 vegetable → 5 food.
caverna-tile-working_cave = Working cave
    .text = In each feeding, 1 wood, 1 stone or 2 ore may feed one dwarf.
    .short = Wood, stone or 2 ore feed one dwarf.
caverna-tile-mining_cave = Mining cave
    .text = In each feeding you need 1 food less for each donkey in a mine.
    .short = Feeding: −1 food per donkey in a mine.
caverna-tile-breeding_cave = Breeding cave
    .text = When animals are born: 1, 2, 3 or 5 food for 1, 2, 3 or 4 young.
    .short = 1, 2, 3, 5 food for 1 to 4 young.
caverna-tile-peaceful_cave = Peaceful cave
    .text = At any time: give up a weapon for as much food as it is strong.
    .short = A weapon → food of its strength.
caverna-tile-weaving_parlor = Weaving parlor
    .text = At once 1 food for each sheep. At the end 1 point for every 2 sheep.
    .short = 1 food per sheep. End: 1 per 2 sheep.
caverna-tile-milking_parlor = Milking parlor
    .text = At once 1 food for each of your cattle. At the end 1 point for each.
    .short = 1 food per cattle. End: 1 per cattle.
caverna-tile-state_parlor = State parlor
    .text = At once 2 food for each dwelling beside it. At the end 4 points for each.
    .short = Per dwelling beside: 2 food; end: 4.
caverna-tile-hunting_parlor = Hunting parlor
    .text = At any time: 2 boar for 2 gold and 2 food.
    .short = 2 boar → 2 gold and 2 food.
caverna-tile-beer_parlor = Beer parlor
    .text = At any time: 2 grain for 3 gold or for 4 food.
    .short = 2 grain → 3 gold or 4 food.
caverna-tile-blacksmithing_parlor = Blacksmithing parlor
    .text = At any time: 1 ruby and 1 ore for 2 gold and 1 food.
    .short = Ruby, ore → 2 gold, 1 food.
caverna-tile-stone_storage = Stone storage
    .text = At the end 1 point for each stone.
    .short = End: 1 per stone.
caverna-tile-ore_storage = Ore storage
    .text = At the end 1 point for every 2 ore.
    .short = End: 1 per 2 ore.
caverna-tile-spare_part_storage = Spare part storage
    .text = At any time: 1 wood, 1 stone and 1 ore for 2 gold. If you have the Trader, this goes on top of it and replaces it.
    .short = Wood, stone and ore → 2 gold.
caverna-tile-main_storage = Main storage
    .text = At the end 2 points for each of your yellow tiles, this one included.
    .short = End: 2 per yellow tile.
caverna-tile-weapon_storage = Weapon storage
    .text = At the end 3 points for each armed dwarf.
    .short = End: 3 per armed dwarf.
caverna-tile-supplies_storage = Supplies storage
    .text = At the end 8 points if all your dwarfs are armed.
    .short = End: 8 if all dwarfs are armed.
caverna-tile-broom_chamber = Broom chamber
    .text = At the end 5 points with 5 dwarfs, 10 with 6.
    .short = End: 5 with 5 dwarfs, 10 with 6.
caverna-tile-treasure_chamber = Treasure chamber
    .text = At the end 1 point for each ruby.
    .short = End: 1 per ruby.
caverna-tile-food_chamber = Food chamber
    .text = At the end 2 points for each pair of grain and vegetable, those on fields included.
    .short = End: 2 per pair of grain and vegetable.
caverna-tile-prayer_chamber = Prayer chamber
    .text = At the end 8 points if none of your dwarfs is armed.
    .short = End: 8 if no dwarf is armed.
caverna-tile-writing_chamber = Writing chamber
    .text = At the end up to 7 lost points are forgiven.
    .short = End: up to 7 lost points forgiven.
caverna-tile-fodder_chamber = Fodder chamber
    .text = At the end 1 point for every 3 farm animals.
    .short = End: 1 per 3 farm animals.

## What expeditions bring

caverna-item-all_weapons = after the expedition all weapons +1
caverna-item-dog = 1 dog
caverna-item-wood = 1 wood
caverna-item-grain = 1 grain
caverna-item-sheep = 1 sheep
caverna-item-stone = 1 stone
caverna-item-donkey = 1 donkey
caverna-item-vegetable = 1 vegetable
caverna-item-ore = 2 ore
caverna-item-boar = 1 boar
caverna-item-gold = 2 gold
caverna-item-furnish = furnish a cavern
caverna-item-stable = a stable for free
caverna-item-tunnel = a single tunnel
caverna-item-small_pasture = a small pasture for 1 wood
caverna-item-cattle = 1 cattle
caverna-item-large_pasture = a large pasture for 2 wood
caverna-item-meadow = a single meadow
caverna-item-dwelling = an ordinary dwelling for 2 wood and 2 stone
caverna-item-field = a single field
caverna-item-sow = sow
caverna-item-cavern = a single cavern
caverna-item-breed = breed up to 2 types of animals

## The score sheet

caverna-category-animals = Farm animals and dogs
caverna-category-missing_types = Missing types of farm animals
caverna-category-grain = Grain
caverna-category-vegetables = Vegetables
caverna-category-rubies = Rubies
caverna-category-dwarfs = Dwarfs
caverna-category-unused_spaces = Unused spaces
caverna-category-furnishings = Points on furnishings
caverna-category-pastures = Pastures
caverna-category-mines = Mines
caverna-category-bonus = Bonus points
caverna-category-gold = Gold
caverna-category-begging = Begging markers
caverna-category-forgiven = Losses forgiven

## Phases and harvests

caverna-phase-reveal = Start of the round
caverna-phase-protect = Protecting goods
caverna-phase-refill = Refilling
caverna-phase-work = Work
caverna-phase-return_home = Returning home
caverna-phase-harvest_choice = Harvest: the event
caverna-phase-fields = Harvest: fields
caverna-phase-feeding = Harvest: feeding
caverna-phase-breeding = Harvest: breeding
caverna-phase-end_of_round = End of the round
caverna-phase-last_exchanges = Before scoring
caverna-phase-over = The game is over
caverna-harvest-none = no harvest
caverna-harvest-one_food = 1 food for each dwarf
caverna-harvest-normal = a normal harvest
caverna-harvest-choice = a harvest without fields or without breeding
caverna-part-field = the field phase
caverna-part-breeding = the breeding phase

## The labels of a replay

caverna-replay-persons = Dwarfs
caverna-replay-weapons = Weapons
caverna-replay-cards = Furnishings
caverna-replay-begging = Begging markers

## Questions

caverna-prompt-place = Where do you place a dwarf?
caverna-prompt-choose = What do you do?
caverna-prompt-whether = Do you want to do this too?
caverna-prompt-clear = Where do you lay the tile in the forest?
caverna-prompt-dig = Where do you lay the tile in the mountain?
caverna-prompt-tile = Where do you lay the single tile?
caverna-prompt-sow = What do you sow, and where?
caverna-prompt-furnish = Which furnishing do you build?
caverna-prompt-dwelling = Which dwelling do you build?
caverna-prompt-pay = How do you pay?
caverna-prompt-put = Where does the tile go?
caverna-prompt-fences = Which meadows do you fence?
caverna-prompt-stable = Where do you build the stable?
caverna-prompt-ore_mine = Where do you build the ore mine?
caverna-prompt-ruby_mine = Where do you build the ruby mine?
caverna-prompt-forge = How strong is the weapon to be?
caverna-prompt-expedition = What do you bring home from the expedition?
caverna-prompt-breed = Which young animals do you take?
caverna-prompt-imitate = Which space do you imitate?
caverna-prompt-market = What do you buy?
caverna-prompt-trade = Do you trade ore?
caverna-prompt-house = Not all animals have a place: which ones become food?
caverna-prompt-skip = Which part of the harvest do you skip?
caverna-prompt-feed = How much food do you pay for your dwarfs?
caverna-prompt-protect = Which goods do you protect with a ruby?
caverna-prompt-round_start = Do you exchange anything before your tiles count at the start of the round?
caverna-prompt-last_exchanges = Do you exchange anything before scoring?

## Options of a choice

caverna-option-take = take the goods
caverna-option-clear = lay a Meadow/Field tile
caverna-option-dig = lay a tile in the mountain
caverna-option-sow = sow
caverna-option-furnish = furnish a cavern
caverna-option-dwelling = furnish a dwelling
caverna-option-grow = family growth
caverna-option-build = build fences and/or a stable
caverna-option-fences = build fences
caverna-option-stable = build a stable
caverna-option-ore_mine = build an ore mine
caverna-option-tunnel = a ruby mine on a tunnel
caverna-option-deep_tunnel = a ruby mine on a deep tunnel
caverna-option-forge = forge a weapon
caverna-option-expedition = an expedition
caverna-option-expedition-level = a level-{ $level } expedition

## Moves

caverna-move-place =
    { $dwarf ->
        [0] Place an unarmed dwarf: { $space }
       *[other] Place the dwarf of strength { $dwarf }: { $space }
    }
caverna-move-choose = Choose: { $option }
caverna-move-choose-get = Choose: { $option } (+ { $get })
caverna-move-choose-level = Choose: a level-{ $level } expedition
caverna-move-lay = Lay { $tile } at { $cells }
caverna-move-lay-meadow_field = Lay a meadow on { $first }, a field on { $second }
caverna-move-lay-cavern_tunnel = Dig a cavern at { $first }, a tunnel at { $second }
caverna-move-lay-cavern_cavern = Dig caverns at { $first } and { $second }
caverna-move-lay_single = Lay a { $tile } at { $cell }
caverna-move-lay_single-cavern = Dig a cavern at { $cell }
caverna-move-lay_single-tunnel = Dig a tunnel at { $cell }
caverna-move-lay_single-field = Lay a field at { $cell }
caverna-move-lay_single-meadow = Lay a meadow at { $cell }
caverna-move-sow = Sow { $crop } at { $cell }
caverna-move-sow-grain = Sow grain at { $cell }
caverna-move-sow-vegetable = Sow vegetables at { $cell }
caverna-move-furnish = Build: { $tile }
caverna-move-pay = Pay in way { $option }
caverna-move-pay-cost = Pay { $cost }
caverna-move-put = Put the tile at { $cell }
caverna-move-fence_small = Fence a small pasture at { $cell }
caverna-move-fence_large = Fence a large pasture at { $first } and { $second }
caverna-move-stable = Build a stable at { $cell }
caverna-move-ore_mine = Build an ore mine at { $first }, a deep tunnel at { $second }
caverna-move-ruby_mine = Build a ruby mine at { $cell }
caverna-move-forge = Forge a weapon of strength { $strength }
caverna-move-loot = Bring home: { $item }
caverna-move-imitate = Imitate { $space }
caverna-move-buy = Buy { $good }
caverna-move-buy-dog = Buy 1 dog
caverna-move-buy-sheep = Buy 1 sheep
caverna-move-buy-donkey = Buy 1 donkey
caverna-move-buy-boar = Buy 1 boar
caverna-move-buy-cattle = Buy 1 cattle
caverna-move-buy-wood = Buy 1 wood
caverna-move-buy-stone = Buy 1 stone
caverna-move-buy-ore = Buy 1 ore
caverna-move-buy-grain = Buy 1 grain
caverna-move-buy-vegetable = Buy 1 vegetable
caverna-move-trade = Trade 2 ore for 2 gold and 1 food
caverna-move-skip = Skip { $part }
caverna-move-skip-field = Skip the field phase
caverna-move-skip-breeding = Skip the breeding phase
caverna-move-feed = Pay { $food } food
caverna-move-feed_dwarf = Feed one dwarf with { $with }
caverna-move-breed = Young animals: { $young }
caverna-move-protect = Protect what lies on { $space }
caverna-move-exchange = { $with }: { $give } for { $get }
caverna-move-exchange-raw = Turn { $give } into { $get }
caverna-move-exchange-ruby = Exchange { $give } for { $get }
caverna-move-buy_tile = Buy a { $tile } with rubies and lay it at { $cell }
caverna-move-melt = Give up a weapon for food
caverna-move-melt-get = Give up a weapon for { $get }
caverna-move-done = Done
caverna-with-trader = Trader
caverna-with-cooking_cave = Cooking cave
caverna-with-hunting_parlor = Hunting parlor
caverna-with-beer_parlor = Beer parlor
caverna-with-blacksmithing_parlor = Blacksmithing parlor
caverna-with-spare_part_storage = Spare part storage

## What happened. The note is the short form for the end of a line.

caverna-event-round_began = Round { $round }: { $space }
caverna-event-wish_turned = The wish for children becomes urgent.
caverna-event-marker_revealed = This round ends with { $harvest }.
    .note = { $harvest }
caverna-event-space_emptied = { $goods } on { $space } are lost.
caverna-event-protected = { $seat } protects { $space } with a ruby.
caverna-event-placed = { $seat } places a dwarf: { $space }.
caverna-event-imitated = { $seat } imitates { $space }.
caverna-event-gained = { $seat } gets { $goods }.
    .note = +{ $goods }
caverna-event-paid = { $seat } pays { $goods }.
    .note = −{ $goods }
caverna-event-exchanged = { $seat } turns { $give } into { $get }.
caverna-event-melted = { $seat } gives up a weapon for { $weapon } food.
caverna-event-starting_player = { $seat } has the starting player token.
    .note = starting player
caverna-event-laid = { $seat } lays { $tile } at { $cells }.
caverna-event-laid-meadow_field = { $seat } lays a meadow on { $first }, a field on { $second }.
caverna-event-laid-cavern_tunnel = { $seat } digs a cavern at { $first }, a tunnel at { $second }.
caverna-event-laid-cavern_cavern = { $seat } digs caverns at { $first } and { $second }.
caverna-event-laid_single = { $seat } lays a { $tile } at { $cell }.
caverna-event-laid_single-cavern = { $seat } digs a cavern at { $cell }.
caverna-event-laid_single-tunnel = { $seat } digs a tunnel at { $cell }.
caverna-event-laid_single-field = { $seat } lays a field at { $cell }.
caverna-event-laid_single-meadow = { $seat } lays a meadow at { $cell }.
caverna-event-sowed = { $seat } sows { $crop } at { $cell }.
caverna-event-furnished = { $seat } builds { $tile } at { $cell }.
caverna-event-fenced = { $seat } fences a small pasture at { $cell }.
caverna-event-fenced-and = { $seat } fences a large pasture at { $cell } and { $and }.
caverna-event-built_stable = { $seat } builds a stable at { $cell }.
caverna-event-built_ore_mine = { $seat } builds an ore mine at { $first }.
caverna-event-built_ruby_mine = { $seat } builds a ruby mine at { $cell }.
caverna-event-forged = { $seat } forges a weapon of strength { $strength }.
caverna-event-looted = { $seat } brings home: { $item }.
caverna-event-strengthened = The weapon of a dwarf of { $seat } at home grows from { $from } to { $to }.
caverna-event-strengthened-space = The weapon of the dwarf of { $seat } at { $space } grows from { $from } to { $to }.
    .note = weapon { $from } → { $to }
caverna-event-grew = The family of { $seat } grows.
caverna-event-went_home = All dwarfs go home.
caverna-event-harvest_began = After round { $round }: { $harvest }
caverna-event-skipped = { $seat } skips { $part }.
caverna-event-fed =
    { $begging ->
        [0] { $seat } feeds the dwarfs with { $food } food.
        [one] { $seat } pays { $food } food and takes 1 begging marker.
       *[other] { $seat } pays { $food } food and takes { $begging } begging markers.
    }
    .note =
    { $begging ->
        [0] { "" }
        [one] +1 begging marker
       *[other] +{ $begging } begging markers
    }
caverna-event-bred = { $seat } has young animals: { $young }.
caverna-event-game_over = The game is over.

## Why something cannot be done

caverna-why-not-asked = It is not your decision now.
caverna-why-over = The game is over.
caverna-why-other-question = That does not answer the question asked now.
caverna-why-not-in-play = This space is not in play: it belongs to another number of players or a later round.
caverna-why-occupied = A dwarf already stands on this space.
caverna-why-no-such-dwarf = You have no dwarf of that strength at home.
caverna-why-order-of-use = Your weaker dwarfs go first; a ruby would change that.
caverna-why-empty = There is nothing to take here.
caverna-why-nothing-possible = Nothing that is offered there is possible for you now.
    .rule-6-6 = Your dwellings have no room for another dwarf, and nothing else there is possible for you now.
    .rule-6-9 = It takes two adjacent ordinary tunnels for the mine, or an armed dwarf for the expedition.
    .rule-9-2 = This dwarf has no weapon, and nothing else there is possible for you now.
caverna-why-too-dear = You cannot pay for that.
    .rule-6-7 = You do not have the wood for the fences.
    .rule-6-8 = You do not have the stone for the stable.
    .rule-6-11 = You do not have the ore: a weapon costs 1 ore for each point of its strength.
    .rule-6-13 = You cannot pay the food for imitating.
    .rule-6-14 = You do not have enough gold for that.
    .rule-17-8 = You do not have 2 ore to trade.
caverna-why-no-goods = You do not have these goods.
caverna-why-no-clearing = There is no place for this tile in your forest.
caverna-why-no-digging = There is no place for this tile in your mountain.
caverna-why-tile-does-not-fit = The tile cannot lie there.
caverna-why-space-covered = A tile lies there already.
caverna-why-no-room-for-half = There is room for one half only: the space beside it is covered.
caverna-why-away-from-clearing = The first tile in the forest must cover the space in front of the cave; every later one must touch a meadow, a field or a pasture.
caverna-why-away-from-cave = The tile must touch your cave.
caverna-why-field-on-stable = A stable stands there: only a meadow can lie under it, not a field.
caverna-why-no-empty-field = That is not an empty field.
caverna-why-no-field-to-sow = You have no empty field.
caverna-why-no-seed = You have nothing to sow.
caverna-why-sown-enough = In one action you sow at most 2 grain and 2 vegetables.
caverna-why-no-cavern = There is no empty cavern for it.
caverna-why-no-such-tile = This is not for sale.
caverna-why-only-dwellings = You can only build a dwelling here.
caverna-why-full-family = Your family is complete.
caverna-why-no-dwarf-room = Your dwellings have no room for another dwarf.
caverna-why-no-meadow = There is no meadow to fence there.
caverna-why-no-meadow-pair = A large pasture needs two adjacent meadows.
caverna-why-pasture-built = You cannot fence another pasture of this size with this action.
caverna-why-no-stable-site = No stable can be built there, or all 3 are built.
caverna-why-no-tunnel-pair = An ore mine needs two adjacent ordinary tunnels.
caverna-why-no-tunnel = There is no tunnel of that kind.
caverna-why-armed = This dwarf already has a weapon.
caverna-why-forge-limit = Weapons are forged with a strength from 1 to 8.
caverna-why-unarmed = This dwarf has no weapon.
caverna-why-too-weak = The dwarf is not strong enough for that.
caverna-why-loot-taken = The same thing cannot be brought twice from one expedition.
caverna-why-no-more-loot = Nothing more can be brought from this expedition.
caverna-why-nothing-to-imitate = No other player's space can be imitated now.
caverna-why-nobody-to-imitate = No other player's dwarf stands here.
caverna-why-not-imitable = This is the one space that can never be imitated.
caverna-why-imitated-already = You are imitating this space already.
caverna-why-bought-already = You have already bought one of these.
caverna-why-traded-enough = Three trades are the limit.
caverna-why-no-exchange = This exchange is not possible now.
caverna-why-committed = Then you could no longer do what you have begun.
caverna-why-animals-fit = Your animals all have a place.
caverna-why-food-amount = That is more food than you have or owe.
caverna-why-not-edible = You cannot feed a dwarf with that now.
caverna-why-no-young = There are no two parents, or no place for the young.
caverna-why-nothing-to-skip = Nothing is skipped in this harvest.
caverna-why-not-in-danger = The goods there are not in danger.
caverna-why-part-closed = This part of the action is not open.
caverna-why-not-optional = You have to do something here first.

## The table

caverna-table-home = Your home
caverna-table-look-at = Look at the home of { $who }
caverna-read-get = You get
caverna-read-owner = Belongs to
caverna-read-bonus = The first tile here brings
caverna-read-stands = Here
caverna-read-room = Room for
caverna-read-animals =
    { $n ->
        [one] { $n } farm animal
       *[other] { $n } farm animals of one type
    }
caverna-read-end = It ends so: { $harvest }.
caverna-read-end-hidden = How it ends lies face down: a harvest, or an event.
caverna-table-skip-home = To your home
caverna-table-shelf = Furnishings
caverna-table-at = { $what }: { $cells }
caverna-table-armed = weapon of strength { $strength }
caverna-table-unarmed = unarmed
caverna-table-dwarfs = Your dwarfs
caverna-table-newborn = next round
caverna-table-at-home = at home
caverna-table-for-ruby = for 1 ruby
caverna-table-turn = Turn the tile
caverna-table-turn-fence = Fence the other way
caverna-table-side = Which side lies up
caverna-table-begging =
    { $n ->
        [one] { $n } begging marker
       *[other] { $n } begging markers
    }
caverna-table-end = After this round: { $harvest }
caverna-table-end-next = After the next round: { $harvest }
caverna-table-end-hidden = The end of this round is still hidden
caverna-table-end-next-hidden = The end of the next round is still hidden
caverna-table-printed =
    { $players ->
        [one] Always, alone
       *[other] Always, for { $players } players
    }
caverna-table-stage = Stage { $stage }
caverna-table-round-to-come = Round { $round } is still to come
caverna-table-events = Harvest events
caverna-table-event = event
caverna-table-was-round = round { $round }
caverna-table-face-down = face down:
caverna-table-solo = Alone
caverna-table-solo-harvests = A harvest ends every round from the third on; after the fourth each dwarf eats only 1 food.
caverna-table-endangered = Six or more goods on a space are lost before the next refill, unless a ruby protects them.
caverna-table-any-time = At any time
caverna-table-track = Leaves are harvests, question marks events.
caverna-table-filter = Which ones are shown
caverna-table-filter-all = all
caverna-table-filter-sale = for sale
caverna-table-filter-pay = you can pay
caverna-table-dear = too dear
caverna-table-sold = sold
caverna-table-free = free
caverna-table-short = short:
caverna-table-unlimited = there is always another one
caverna-table-open = Open
caverna-table-open-shelf = Open the furnishings
caverna-table-tile-names = Names of furnishings as in the English edition; the texts are our own.
caverna-table-how-place = Point at a lit space.
caverna-table-how-place-armed = Point at a lit space. Your weakest dwarf goes; choose another one above for 1 ruby.
caverna-table-how-imitate = Point at a lit space on the board, or choose it here. Goods that lay there are gone.
caverna-table-how-protect = Goods that are not protected are lost. Each space costs 1 ruby.
caverna-table-how-twin = Point at a lit space: the tile lies there. Point again to turn it, then confirm.
caverna-table-other-way = The other way round: { $why }
caverna-table-points-now = { $n } points now, { $printed } printed.
caverna-table-how-fences = Point at a meadow for a small pasture, then at its neighbour for a large one.
caverna-table-how-cell = Point at a lit space of your home.
caverna-table-sow-how = Point at empty fields; again for the other crop.
caverna-table-left = { $n } left
caverna-table-how-forge = A stronger weapon opens more on expeditions.
caverna-table-opens =
    { $n ->
        [one] Opens 1 item of the expeditions.
       *[other] Opens { $n } items of the expeditions, the last one: { $item }.
    }
caverna-table-skip-field =
    { $any ->
        [no] There is nothing on your fields.
       *[yes] You would leave { $goods } on your fields.
    }
caverna-table-skip-breeding =
    { $any ->
        [no] You could not have young anyway.
       *[yes] You would go without young: { $goods }.
    }
caverna-table-level = level { $level }
caverna-table-strength = strength { $strength }
caverna-table-taken = Taken so far
caverna-table-empty = empty
caverna-table-loot = What can be brought home
caverna-table-how-market = One of each; { $gold } gold left.
caverna-table-no-pair = No two of a kind have room for young. An exchange can still bring a parent or make room.
caverna-table-how-breed =
    { $n ->
        [0] No young are taken.
        [one] 1 young animal comes.
       *[other] { $n } young animals come.
    }
caverna-table-how-tiles = Choose a lit furnishing. What is missing for the others stands on them.
caverna-table-pay = Pay
caverna-table-trade = Trade
caverna-harvest-needs = needs { $food } food
caverna-feed-short = { $n } food missing
caverna-feed-enough =
    { $left ->
        [0] Just enough.
       *[other] Enough, { $left } food left over.
    }
caverna-table-feed-saved = { $n } saved by your tiles
caverna-table-gold-fee = Gold: 1 is lost each time
caverna-table-meal = Feed one dwarf with
caverna-table-feed-beg =
    { $n ->
        [one] Take 1 begging marker (−3 points)
       *[other] Take { $n } begging markers (−3 points each)
    }
caverna-table-homeless = { $animals } without a place
caverna-table-how-house = Turn animals into food, or make room with an exchange.
caverna-table-ruby-goods = Goods for rubies
caverna-table-ruby-tiles = Tiles for rubies
caverna-table-into-food = Into food
caverna-table-trades = With your furnishings
caverna-group-dwellings = Dwellings
caverna-group-rooms = Rooms
caverna-group-crafts = Crafts
caverna-group-supplies = Supplies
caverna-group-caves = Food caves
caverna-group-parlors = Parlors
caverna-group-storages = Storages
caverna-group-chambers = Chambers
caverna-event-short-none = 1st: no harvest
caverna-event-short-one_food = 2nd: 1 food each
caverna-event-short-choice = 3rd: skip fields or breeding
caverna-form-set = Furnishings
caverna-form-set-beginner = Beginner set
    .how = 27 furnishings: good for the first games.
caverna-form-set-full = Full set
    .how = All 48 furnishings.
caverna-form-late_reveal = Harvest markers come to light only at the end of the round
caverna-form-fence_discount = The Carpenter saves wood
caverna-form-fence_discount-per_action = once in each action
caverna-form-fence_discount-per_pasture = for each pasture

## Leaving it at that: what it means for each question

caverna-leave-whether = No, leave it
caverna-leave-choose = Nothing more
caverna-leave-clear = Lay no tile
caverna-leave-dig = Lay no tile
caverna-leave-tile = Lay no tile
caverna-leave-sow = Sow no more
caverna-leave-furnish = Build no furnishing
caverna-leave-dwelling = Build no dwelling
caverna-leave-fences = No more fences
caverna-leave-stable = No stable
caverna-leave-ore_mine = No ore mine
caverna-leave-ruby_mine = No ruby mine
caverna-leave-forge = Forge no weapon
caverna-leave-expedition = Return home
caverna-leave-breed = No young
caverna-leave-market = Buy no more
caverna-leave-trade = Trade no more
caverna-leave-protect = Protect no more
caverna-leave-round_start = Exchange no more
caverna-leave-last_exchanges = Count the points

## What is confirmed, for each question

caverna-deed-clear = Lay the tile
caverna-deed-dig = Lay the tile
caverna-deed-tile = Lay the tile
caverna-deed-put = Put it here
caverna-deed-sow = Sow
caverna-deed-furnish = Build
caverna-deed-dwelling = Build
caverna-deed-fences = Fence
caverna-deed-stable = Build
caverna-deed-ore_mine = Build
caverna-deed-ruby_mine = Build
caverna-deed-forge = Forge
caverna-deed-expedition = Bring it home
caverna-deed-breed = Take the young
caverna-deed-imitate = Imitate
caverna-deed-market = Buy
caverna-deed-feed = Feed the dwarfs
caverna-deed-protect = Protect
