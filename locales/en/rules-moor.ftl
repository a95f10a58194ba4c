# The Moor: what is new, to read at the table, in our own words, and what a phrase on a card means. Numbers: docs/rules/moor.md.

## Chapters

agricola-help-moor = What is new in the Moor
    .text =
        Everything of Agricola holds. But your farmyard is no longer empty: 5 forest tiles and 3 moor tiles lie on it, differently for every player. In the harvest your home must also be heated, and persons who freeze fall ill. There is a fourth animal, the horse.

        Forests and moors are cleared with special actions. These need no person, but they take a turn.

        On level 1 nobody has cards in hand. On level 2 everybody has 7 minor improvements. On level 3 you play the full game, with 7 occupations, 3 minor improvements of the base game and 4 of the Moor. In round 1 the new space is always “Improvement”.
agricola-help-tiles = Forests and moors
    .text =
        A space with a forest or moor tile cannot be fenced in, built on or plowed, and no animals can stand there. It counts as used, so it costs no point.

        “Cut peat” takes a moor away and brings 3 fuel. “Fell trees” takes a forest away and brings 2 wood. “Slash and burn” turns a forest into a field, which must adjoin your other fields, if you have any.

        Some cards lay a forest on another tile. Then only the tile on top counts, and each tile must be taken away by itself.
agricola-help-special = Special actions
    .text =
        In your turn you either place a person or take a special action card and carry out one of its actions. For a special action at least one of your persons must still be at home; it stays there and can work later.

        The first player to use a card in a round takes it for free, and it then lies face up in front of that player. Another player may take it from there for 2 food, which go to the general supply; then it lies face down and nobody can use it any more in this round. You never use a card again that lies in front of you.

        The Horse market brings a horse, the Job market food. On the Black market you pay 1 fuel and play a minor improvement, with Illicit work you pay 1 fuel and 1 food and buy a major one; the card itself is paid as usual. At the end of the round all cards go back.

        Two and three players have 2 special action cards, four players 3 and five players 4.
agricola-help-heating = Fuel and heating
    .text =
        In the feeding phase of every harvest your home needs 1 fuel for each room: in a clay hut 1 less in all, in a stone house 2 less in all. The number of persons does not matter.

        At any time 1 wood can become 1 fuel. Fuel never becomes wood.

        For each fuel that you do not pay, one of your persons falls ill. You may pay less than you could. After the last harvest a sick person brings only 1 point instead of 3.
agricola-help-illness = Illness and the Infirmary
    .text =
        A sick person can do only one thing in the next round: go to the Infirmary. There it becomes well, and you get 1 food. In the round after that it works again as usual.

        Any number of persons of all players may stand in the Infirmary. Healthy persons may go there, too, and also bring 1 food.

        A sick person at home still allows you special actions. Nobody can be sicker than sick: more missing fuel than persons has no effect.
agricola-help-horses = Horses
    .text =
        Horses are kept and bred like other animals. They become food only with the Horse Slaughterhouse, the Cookhouse and a few minor improvements.

        In scoring each horse brings 1 point, without limit. Having no horse costs 1 point. Cards with horses in their names are not horses.
agricola-help-stacks = Major improvements in piles
    .text =
        There are 24 major improvements in 12 piles of two. Only the card on top can be bought; then the one beneath is for sale.

        A Fireplace or a Cooking Hearth that is handed back goes on its own pile again and covers what lies there. Cards of which it says that they leave the game do not come back.

        An upgrade, a minor improvement that takes the place of a major one, counts as both.
agricola-help-moor_scoring = Scoring in the Moor
    .text =
        Everything counts as in Agricola. Besides, each horse brings 1 point and no horse costs 1. A sick person brings 1 point instead of 3. Spaces with forest or moor tiles count as used.

        Directly before scoring you may still turn wood into fuel, if a card of yours counts it.
agricola-help-moor_solo = Alone in the Moor
    .text =
        All ten special action cards are in the pile, and you always know the next one. At the start of a round one is turned up if none lies open. An open one from the round before you may put under the pile instead and turn up the next.

        Once in a round you may use the open card for one of its actions; then it leaves the game. For 2 food it stays, and you may use it a second time. When the pile is empty, the card used last comes back. On levels 1 and 2 no food ever lies on “Storehouse”.

        The targets are 65 points on level 1, 70 on level 2 and 72 on level 3.
agricola-help-fire = Variant: lighting the fire
    .text =
        With this variant a Fireplace, a Cooking Hearth, a Horse Slaughterhouse or a Cookhouse works only when its fire is lit. That costs 1 fuel once, at any time.

        Whoever improves a card whose fire burns gets a card whose fire burns. If it does not burn yet, the fire of the new card must be lit, too.

## Phrases on cards

agricola-phrase-fuel = fuel
    .text = You heat with it and pay some special actions. At any time 1 wood becomes 1 fuel. Fuel is neither a building resource nor food.
agricola-phrase-visible = visible
    .text = The tile on top of a farmyard space. Tiles beneath it do not count.
agricola-phrase-forest_tile = forest tile
    .text = A tile on your farmyard. It has nothing to do with the action space Forest.
agricola-phrase-moor_tile = moor tile
    .text = The other side of a forest tile. You get rid of it with “Cut peat”.
agricola-phrase-special_action = special action
    .text = One of seven actions that need no person. A card that speaks of action spaces or persons does not mean them.
agricola-phrase-sick = sick
    .text = A person who froze in the harvest. In the next round it can only go to the Infirmary.
agricola-phrase-at_home = at home
    .text = A person of yours that has not been placed in this round yet.
agricola-phrase-upgrade = also counts as a major improvement
    .text = The card took the place of a major improvement. For conditions it counts as a major and as a minor improvement, but only once where all improvements are counted.
agricola-phrase-leaves_game = out of the game
    .text = The card does not come back; nobody can buy it again.
