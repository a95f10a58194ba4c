# Why a hint is good, from what the evaluation sees: each message is named after one of its terms.

caverna-because-scored =
    { $n ->
        [one] It scores at once: 1 point more for “{ $category }”.
       *[other] It scores at once: { $n } points more for “{ $category }”.
    }
caverna-because-goods = More in store: { $goods } more.
caverna-because-meadows =
    { $n ->
        [one] There is one meadow more to fence in.
       *[other] There are { $n } meadows more to fence in.
    }
caverna-because-fields =
    { $n ->
        [one] There is one empty field more to sow.
       *[other] There are { $n } empty fields more to sow.
    }
caverna-because-caverns =
    { $n ->
        [one] There is one cavern more to furnish.
       *[other] There are { $n } caverns more to furnish.
    }
caverna-because-tunnels =
    { $n ->
        [one] There is one tunnel more for a mine.
       *[other] There are { $n } tunnels more for mines.
    }
caverna-because-stables = Stables give animals a place.
caverna-because-land = More of the home board is still free to build on.
caverna-because-crops = More grows on the fields.
caverna-because-family = The family grows: one dwarf more works every round.
caverna-because-growing = There is room for one more dwarf.
caverna-because-arms = Stronger weapons bring more home from expeditions.
caverna-because-hunger = The dwarfs are better fed at the harvests to come.
