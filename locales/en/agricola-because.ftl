# Why a hint is good, from what the evaluation sees: each message is named after one of its terms.

agricola-because-points =
    { $n ->
        [one] It is worth one point more.
       *[other] It is worth { $n } points more.
    }
agricola-because-fields =
    { $n ->
        [one] There is one field more to sow and to score.
       *[other] There are { $n } fields more to sow and to score.
    }
agricola-because-pastures = Pastures and stables give animals room, and points.
agricola-because-crop = By the end there will be { $goods } more to harvest.
agricola-because-animals = By the end the farm has { $goods } more.
agricola-because-pairs = Two of a kind can have young at the next harvest.
agricola-because-house = A better house is worth more: { $house }.
agricola-because-unused =
    { $n ->
        [one] One space fewer of the farmyard stays unused.
       *[other] { $n } spaces fewer of the farmyard stay unused.
    }
agricola-because-family = The family grows: one person more works every round.
agricola-because-begging = It keeps begging cards away.
agricola-because-cards =
    { $n ->
        [one] Cards bring one point more.
       *[other] Cards bring { $n } points more.
    }
agricola-because-hunger = The family is better fed by the harvest after round { $round }.
agricola-because-food = Food is left over for later.
agricola-because-stock = It brings { $goods } more to build with.
agricola-because-growing = A room more lets the family grow from round { $round } on.
agricola-because-cooking = Animals and vegetables can be cooked from now on.
agricola-because-oven = Grain can be baked into bread from now on.
agricola-because-workshop = Building resources become food in every harvest.
agricola-because-played = A card more is in play for the harvests to come.
agricola-because-hand = More cards stay in hand.
agricola-because-horses = Horses score, and each of them more.
agricola-because-sick = Fewer persons are ill.
agricola-because-heat = There is more fuel for the harvest after round { $round }.
agricola-because-lying = More stays on the action spaces for later.
agricola-because-start = You begin the next round.
