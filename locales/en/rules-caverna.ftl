# Caverna: the rules to read at the table, in our own words, chapter by chapter, and what a phrase on a tile means. Numbers: docs/rules/caverna.md.

## Chapters

caverna-help-goal = What it is about
    .text =
        Two dwarfs live in a small cave at the edge of a mountain. In front of it lies the forest. In 12 rounds (alone or with two players in 11) you clear the forest for meadows and fields, dig caverns and tunnels into the mountain, furnish dwellings and rooms, keep animals, mine ore and rubies and send armed dwarfs on expeditions.

        In the end nearly everything counts. Unused spaces, missing types of farm animals and begging markers cost points. Whoever has most points wins; with a tie all of them win.
caverna-help-round = The round
    .text =
        A round begins with a new action space, which everybody may use from now on. Then goods are added where they pile up. Some spaces get more when they are empty.

        Now the players place their dwarfs by turns, one after the other, beginning with the starting player. A dwarf goes to a free space, and you carry out what is there at once, as much of it as you like, but at least something. Goods that lie on the space you always take, all of them.

        When all dwarfs are placed, they return home. From round 3 on there is usually a harvest at the end of the round.
caverna-help-order = Which dwarf goes first
    .text =
        You place your weakest dwarf first: those without a weapon, then the others by the strength of their weapons. For 1 ruby you may place any dwarf you like, once.
caverna-help-forest = The forest
    .text =
        A Meadow/Field tile covers two forest spaces side by side. The first one must lie in front of the cave entrance, each later one must adjoin what you have cleared already. Some spaces bring 1 food or a boar when you cover them.

        To build fences turns meadows into pastures: one meadow into a small pasture for 2 wood, two meadows side by side into a large pasture for 4 wood, at most one of each in an action.

        A stable costs 1 stone. You have three, one for each space, on forest, meadow or pasture.
caverna-help-mountain = The mountain
    .text =
        A Cavern/Tunnel tile or a Cavern/Cavern tile covers two spaces of rock side by side and must adjoin what you have dug already. Some spaces bring food when you cover them.

        Two tunnels side by side can become an ore mine with a deep tunnel; it brings 3 ore at once. A tunnel can become a ruby mine, and so can a deep tunnel, which brings 1 ruby.

        Caverns can be furnished. Mines bring more ore and rubies on some action spaces, and each mine holds a donkey.
caverna-help-furnishing = Furnishings and family
    .text =
        You pay for a furnishing tile and lay it in an empty cavern, where it stays. Each tile exists once, only the ordinary dwelling is always there. What it says holds for you from then on.

        Your family can grow if your dwellings have room for another dwarf. The child works from the next round on. You have five dwarfs; a sixth one needs the Additional dwelling.
caverna-help-fields = Fields
    .text =
        When you sow, you may put up to 2 grain and up to 2 vegetables on empty fields, one kind on each field. To 1 grain come 2 from the general supply, to 1 vegetable comes 1.

        In each field phase you take 1 from every sown field.
caverna-help-animals = Animals
    .text =
        Sheep, donkeys, boar and cattle are farm animals. A small pasture holds 2 of one type, a large one 4; each stable in it doubles that. A meadow with a stable holds 1 animal, a forest space with a stable 1 boar, a mine 1 donkey, and in the entry-level dwelling 2 animals of one type can live.

        Dogs need no place. On a meadow or a pasture with dogs you may keep one sheep more than there are dogs instead of the usual number.

        Animals for which you have no place become food at once: a sheep 1, a donkey 1 (two together 3), a boar 2, a cattle 3. You may do so at any time.
caverna-help-expeditions = Weapons and expeditions
    .text =
        A dwarf without a weapon can forge one for 1 to 8 ore; it is as strong as the ore you paid. A dwarf has only one weapon, and no weapon is stronger than 14.

        An armed dwarf can go on an expedition. Its level says how many different things you bring home, the strength of the weapon says which. Afterwards the weapon of this dwarf becomes 1 stronger.
caverna-help-rubies = Rubies, gold and food
    .text =
        At any time a ruby can become 1 wood, 1 stone, 1 ore, 1 grain, 1 vegetable, 1 gold, 1 dog, 1 sheep, 1 donkey, 1 boar or 2 food, with 1 food also a cattle. For a ruby you may also lay a single meadow, field or tunnel, for two rubies a single cavern.

        Grain becomes 1 food, a vegetable 2. Gold becomes food, too: always 1 less than the gold you give, so one big exchange is better than several small ones.
caverna-help-harvest = The harvest
    .text =
        A harvest has three parts. Field phase: 1 from every sown field. Feeding: every dwarf needs 2 food, a child of this round 1; for each missing food you take a begging marker. Breeding: for each type of farm animal of which you have at least 2 you get 1 young, if there is a place for it.

        In rounds 1 and 2 there is no harvest, in round 4 every dwarf only needs 1 food and nothing else happens. Rounds 3 and 5 have a harvest.

        From round 6 on a marker tells. A green leaf is a harvest. The first red question mark means no harvest at all, the second means 1 food for each dwarf and nothing else, with the third everybody leaves out either the field phase or breeding.
caverna-help-scoring = Scoring
    .text =
        Each farm animal and each dog brings 1 point; each type of farm animal that you lack costs 2. Two grain bring 1 point, rounded up, each vegetable 1, each ruby 1, each gold 1, each dwarf 1.

        A small pasture brings 2 points, a large one 4, an ore mine 3, a ruby mine 4. Furnishings bring what is on them, some of the yellow ones bonus points besides.

        Each unused space of your home board costs 1 point and each begging marker 3. Wood, stone, ore and food bring nothing.
caverna-help-solo = Alone
    .text =
        You start with 2 food, and the order of the cards is always the same. Four spaces are not in play. Every round from the fifth on has a harvest, and so has the third.

        A space with 6 or more goods is emptied before new ones come, unless you pay 1 ruby for it. A result of 100 points is a good mark.

## Phrases on tiles

caverna-phrase-anytime = at any time
    .text = Whenever you have something to decide or to pay, also in the harvest and once more before scoring.
caverna-phrase-and_or = and/or
    .text = One of the two or both.
caverna-phrase-either_or = either … or
    .text = Only one of the two. The Guest room lets you do both.
caverna-phrase-adjacent = adjacent
    .text = Spaces that share a whole side. A corner is not enough.
caverna-phrase-twin = twin tile
    .text = A tile that covers two spaces. You may turn it as you like; if there is no place for it, you cannot lay half of it.
caverna-phrase-armed = armed
    .text = A dwarf with a weapon.
caverna-phrase-farm_animal = farm animal
    .text = Sheep, donkeys, boar and cattle. Dogs are not farm animals.
caverna-phrase-unused = unused
    .text = A space of your home board without a tile and without a stable.
caverna-phrase-yellow = yellow tile
    .text = Furnishings that bring bonus points at the end: parlors, storages and chambers.
