# The Moor's minor improvements written so far, in our own words. Numbers and rulings: docs/cards/moor-minors.toml.

card-M093 = Farmhands’ Quarters
    .text = 1 building resource of a major improvement may be paid as 1 fuel. Each time a card is passed on to you, gain 1 food.
