# The K deck: names and texts of the cards written so far, in our own words. Numbers and rulings: docs/cards/agricola-k.toml.

## Occupations

card-K266 = Serf
    .text = Before you sow or bake on “Sow and/or bake bread”, gain 1 grain, or swap 1 grain for 1 vegetable.
card-K269 = Acrobat
    .text = If you took the food of the travelling players, you may move that person after all placements to a free “Take 1 grain” or plow space and act there.
card-K270 = Wet Nurse
    .text = Each time you build rooms, you may have a person for each of them at once, for 1 food each, as far as there is room.
card-K273 = Basin Maker
    .text = For each boar you turn into food, you may lay up to 2 wood here. At the end 1 point for each wood, except the 1st, 4th, 7th and 10th.
card-K275 = Perpetual Student
    .text = When you play an occupation, you may let chance choose it out of your hand: you get 3 food first and must play it. For food you cannot pay you beg.
card-K281 = Traveling Salesman
    .text = Where an action space lets you play a minor improvement, you may have a major one instead; where it lets you have either, two minor ones.
card-K284 = Wood Distributor
    .text = When you play this, gain 2 wood. At the start of each work phase you may share the wood on “3 wood” equally among “1 clay”, “1 reed” and “Fishing”.
card-K289 = Countryman
    .text = After all placements you may move a person from “Take 1 grain” or “Take 1 vegetable” to a free space for sowing, and sow.
card-K293 = Plowman
    .text = At the start of the 4th, 7th and 10th round after this one you may pay 1 food to plow 1 field.
card-K295 = Cattle Breeder
    .text = When you play this, gain 1 cattle. At the end of round 12 your cattle have young.
card-K299 = Slaughterman
    .text = Each time another player turns animals into food, gain 1 food. You feed your family after all others.
card-K301 = Wood Carver
    .text = Once in each round an improvement, a room of a wooden hut, a stable or a fence costs you 1 wood less.
card-K304 = Veterinarian
    .text = Put 4 sheep, 3 boar and 2 cattle in a bag. At the start of each round two are drawn. If they are alike, you get one of them; the rest goes back.
card-K307 = Animal Breeder
    .text = Each time you fence in spaces that were not fenced before, you may buy two animals of one type: sheep for 1, boar for 2, cattle for 3 food.
card-K308 = Foreman
    .text = At the start of each work phase you may put 1 food on an action space. Whoever uses it takes the food too.
card-K312 = Fence Overseer
    .text = Once in each round, when you have built a stable, you may pay 1 food to fence its space as a pasture of its own, without wood.
card-K342 = Animal Trainer
    .text = When you take the food of the travelling players, you may spend it on animals: sheep and boar for 2, cattle for 3 food.

## Minor improvements

card-K124 = Yoke
    .text = You may plow as many fields as plows and harrows lie in front of all players.
    .requires = 1 cattle
card-K134 = Ox Team
    .text = You may plow as many fields as rounds are still to come, at most 3.
    .requires = 2 cattle
