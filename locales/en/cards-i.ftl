# The I deck: names and texts of the cards written so far, in our own words. Numbers and rulings: docs/cards/agricola-i.toml.

## Occupations

card-I219 = Fieldsman
    .text = If you sow exactly 1 field in an action, it gets 2 more of the crop; if you sow exactly 2, each gets 1 more.
card-I223 = Harvest Helper
    .text = In every harvest, after the field phase, you may take 1 grain from a sown field of another player. That player gets 2 food.
card-I226 = Gardener
    .text = You take the vegetables you harvest from the general supply; those on your fields stay there.
card-I233 = Farm Steward
    .text = Once you live in a clay hut or stone house, your next family growth needs no room. Dutch edition: once in each of the two.
card-I234 = Wood Buyer
    .text = Each time another player takes wood with a person, you may buy 1 of it from that player for 1 food.
card-I236 = Hide Farmer
    .text = Before scoring you may pay 1 food for each of any number of unused spaces; those cost you no point.
card-I238 = Chamberlain
    .text = From the start of round 11 on, all round cards lie open. You may use those of later rounds already, nobody else may.
card-I239 = Corn Profiteer
    .text = At any time you may turn 1 grain into 3 food. Each other player may stop that and buy the grain from you for 2 food; if several want it, you choose.
card-I243 = Bricklayer
    .text = Every improvement and renovation costs you 1 clay less, every room 2 clay less.
card-I244 = Layabout
    .text = You take no part in the next harvest: no crops, no feeding, no young.
card-I248 = Net Fisherman
    .text = If you take reed with a person in a round, you get the food still lying on “Fishing” when everybody goes home.
card-I251 = Reed Buyer
    .text = When another player takes the first reed of a round, you may pay 1 food for 1 of it. That player gets 1 more food from the supply.
card-I252 = Pig Breeder
    .text = When you play this, gain 1 boar. At the end of round 12 your boar have young.
card-I255 = Stone Buyer
    .text = When another player takes the first stone of a round, you may pay 1 food for 1 of it. That player gets 1 more food from the supply.
card-I260 = Taster
    .text = If another player starts the round, you may pay that player 1 food and place the very first person. Then the start player goes on as usual.
card-I263 = Fence Builder
    .text = Put one of your fences on an action space for good. Each time you use that space, you may build fences afterwards.
card-I265 = Fence Deliveryman
    .text = Put 4 of your fences on each of the 6th and 10th round spaces from here. At the start of those rounds you may pay 2 food to build them without wood; otherwise they come back.

## Minor improvements

card-I68 = Harrow
    .text = Each player may once plow 2 fields instead of 1 on a plow space; the others pay you 2 food for it. Not together with a plow.
card-I77 = Shepherd's Crook
    .text = Each time you fence in a new pasture of at least 4 spaces, gain 2 sheep. Dividing a pasture does not count.
card-I80 = Spinney
    .text = Each time another player takes wood on “3 wood”, you get 1 of it.
    .requires = 3 occupations
card-I86 = Corn Storehouse
    .text = At the end of the field phase you may sow grain on empty fields. Such a field holds 2 grain.
card-I90 = Planter Box
    .text = Each field beside your home that you sow gets 2 more grain or 1 more vegetable.
    .requires = 2 occupations
card-I97 = Slaughterhouse
    .text = Each time another player turns animals into food, gain 1 food. You feed your family after all others.
card-I100 = Tavern
    .text = An action space for all: 3 food. You may take 2 points there instead.
card-I103 = Water Mill
    .text = At the end of the field phase each player may turn 1 grain into 3 food. Of the others’ 3 food you get 1. This is not baking.
card-I337 = Clay Deposit
    .text = An action space for all: 5 clay. Others pay you 1 food for it. You may take 2 points there instead.
    .requires = 3 occupations
