# The guided first game with the Moor: what is new, for somebody who knows Agricola.

agricola-chapter-moor-land = Forests and moors
agricola-chapter-moor-special = Special actions
agricola-chapter-moor-winter = Fuel and heating
agricola-chapter-moor-illness = Illness
agricola-chapter-moor-horses = Horses
agricola-chapter-moor-counting = Counting

agricola-lesson-moor-welcome = You know how to farm; now the land is wilder. Everything of Agricola still holds. I shall only tell you what is new.
    .title = Out on the moor
agricola-lesson-moor-tiles = Forest tiles and moor tiles lie on your farm. What lies under one cannot be plowed, built on or fenced in. On the other hand such a space counts as used and costs no point.
    .title = A wild farm
agricola-lesson-moor-special = Here are the special actions. In your turn you may take one instead of placing a person. It needs nobody: your people stay at home and work later. But one of them must still be at home.
    .title = Special actions
agricola-lesson-moor-peat = Winter is coming, and peat is the best fuel. Take the special action in the light: it clears a moor tile and brings 3 fuel.
    .title = Cut peat
agricola-lesson-moor-peat-where = Click the moor tile that you want to be rid of. Think of where your fields and pastures shall lie.
    .title = Which one?
agricola-lesson-moor-others = The card lies before you now, and you cannot use it again this round; the other player could, for 2 food. At the end of the round all cards go back. Felling trees clears a forest tile and brings 2 wood; slash and burn makes a field of it.
    .title = One card, two users
agricola-lesson-moor-heating = In every harvest your home must be heated: 1 fuel for each room of a wood hut. A clay hut needs 1 less in all, a stone house 2 less. Wood burns too: 1 wood can become 1 fuel at any time.
    .title = Warm rooms
agricola-lesson-moor-short = The harvest is near, and your fuel will not do. Cut peat once more, or fetch wood to burn.
    .title = Too little fuel
agricola-lesson-moor-heat = Now your home is heated. For each fuel that is missing one of your people falls ill. You may pay less than you could, but rarely should.
    .title = The first winter
agricola-lesson-moor-ill = Whoever is sick can only go to the Infirmary in the next round. There the person becomes well and you get 1 food; the round after, it works as before. A person who is still sick at the end is worth 1 point instead of 3.
    .title = The Infirmary
agricola-lesson-moor-horse = Horses are the fourth kind of animal: like all animals they need a place on your farm, and two of them have young. They become food only with a few improvements. The Horse market brings one.
    .title = Horses
agricola-lesson-moor-points = At the end each horse brings 1 point, and no horse costs 1. Spaces under forest and moor tiles count as used. The major improvements lie in piles of two: what is beneath comes up when the upper card is bought.
    .title = What counts
agricola-lesson-moor-end = That was your first year on the moor. The next levels add hand cards: minor improvements of the Moor on level 2, the full game on level 3.
    .title = Well done
