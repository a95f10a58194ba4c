# Agricola: the rules to read at the table, in our own words, chapter by chapter, and what a phrase on a card means. Numbers: docs/rules/agricola.md.
# A chapter's text has paragraphs with empty lines between them. `agricola-phrase-*` are words as the cards use them.

## Chapters

agricola-help-goal = What it is about
    .text =
        You and your partner start with a wood hut of two rooms and an empty farmyard of 15 spaces. In 14 rounds you plow and sow, fence in pastures and keep animals, enlarge and renovate your home and let your family grow.

        In the end nearly everything counts: fields, pastures, crops, animals, rooms and persons bring points; what is missing and what is left unused costs points. Whoever has most points wins; with a tie all of them win.

        Six times there is a harvest, and then your family must be fed. Plan for it early: whoever has not enough food must beg, and that costs 3 points for every food.
agricola-help-round = The round
    .text =
        A round begins with a new card: another action space, which everybody may use from now on until the end of the game. Goods that wait for you on this round space are yours. Then all spaces on which goods pile up get new ones.

        Now the players place their persons by turns, one after the other, beginning with the start player. A person goes to a space that is still free, and you carry out its action at once. You may go only where you can really do something. When all persons are placed, they return home.

        The 14 rounds are in six stages. Within a stage the cards come in random order, so you know which will come, but not exactly when. After rounds 4, 7, 9, 11, 13 and 14 there is a harvest.

        The start player stays the same until somebody takes the action for it. The new one begins from the next round on.
agricola-help-actions = Action spaces
    .text =
        On spaces with a plus sign goods pile up. Whoever goes there takes everything that lies there. Other spaces give something from the supply, or let you build, plow, sow, bake or play cards.

        “And/or” means: one of the two or both. “After … also” means: the first is a must, the second is your choice. “Or” means: only one of them.

        In every round only one person can use a space, whoever it belongs to. With three, four and five players there are more spaces.
agricola-help-home = Rooms, renovation and family
    .text =
        A new room costs 5 of the material of your home and 2 reed, and it must adjoin a room of yours. In a renovation you rebuild the whole home: from wood to clay for 1 clay for each room and 1 reed in all, from clay to stone for 1 stone for each room and 1 reed in all.

        Your family grows with an action. Usually you need more rooms than persons for it; only “Urgent wish” does without. The child comes along with its parent, goes home with it and works from the next round on. There are at most 5 persons in a family.

        A stable costs 2 wood on “Farm expansion”. You have four of them.
agricola-help-fields = Fields
    .text =
        To plow means to lay a field on an unused farmyard space. Your first field may lie anywhere; each later one must adjoin one of your fields.

        To sow means to put 1 grain or 1 vegetable of your supply on an empty field. From the general supply 2 grain or 1 vegetable are added, so that 3 grain or 2 vegetables grow there. You may sow as many empty fields as you like in one action.

        In each harvest you take 1 from every sown field. When a field is empty, you may sow there again.
agricola-help-animals = Pastures and animals
    .text =
        Fences cost 1 wood each and stand on the sides of the spaces. Every pasture must be closed all around, also at the edge of the farmyard; rooms and fields do not replace fences. New pastures must adjoin the ones you have. You may divide a pasture later, but never take fences away. You have 15 fences.

        A pasture holds one type of animal, 2 for each space; each stable in it doubles that. A stable outside holds 1 animal, and 1 animal may live in your home. You may rearrange your animals at any time.

        Whoever takes animals must have a place for them, turn them into food, or give them back. Animals give food only with a Fireplace, a Cooking Hearth or another card that says so.
agricola-help-cards = Occupations and improvements
    .text =
        In the full game you have 7 occupations and 7 minor improvements in your hand. Occupations are played on “Lessons”: your first is free, every other one costs 1 food. Other spaces with occupations have other prices.

        Improvements cost what is printed on them. Major improvements lie open for everybody, each only once. Minor improvements come from your hand; some have a condition, which you must fulfil, but pay nothing for. Some minor improvements go to the hand of your left neighbour after you have played them.

        What is on a card holds for you from the moment it lies in front of you. If a card and the rules do not agree, the card is right.
agricola-help-food = Food and baking
    .text =
        At any time a grain or a vegetable of your supply can become 1 food. With a Fireplace or a Cooking Hearth vegetables and animals become more food, also at any time.

        Grain becomes more only when you bake bread, and that needs an action that says so and an improvement for baking. An oven lets you bake at once when you get it. In one bake action you may use all your improvements for baking.

        The Joinery, the Pottery and the Basketmaker's Workshop each turn 1 wood, 1 clay or 1 reed into food once in a harvest.
agricola-help-harvest = The harvest
    .text =
        First the field phase: everybody takes 1 grain or 1 vegetable from each sown field.

        Then the feeding phase: every person needs 2 food, a child of this round only 1. In a solo game persons need 3. For each food that you do not pay, you take a begging card, which costs 3 points at the end.

        Last the breeding phase: for each type of animal of which you have at least 2, you get 1 young, if you have a place for it. In this phase no animals can be turned into food.
agricola-help-scoring = Scoring
    .text =
        The table says how many of each bring how many points. Grain and vegetables on your fields count, too.

        Each unused farmyard space costs 1 point. Each stable in a pasture brings 1, each room of clay 1, each room of stone 2, each person 3. Then come the points on your cards and the bonus points; each begging card costs 3.
agricola-help-family = The family game
    .text =
        The family game has no occupations and no minor improvements, only major ones. Three spaces are different: “Storehouse” also gives food, “Stable and bread” takes the place of “Lessons”, and “Odd-job man” that of “Day labourer”.

        It is the best way to learn. Everything else is as in the full game, also the scoring.
agricola-help-solo = Alone
    .text =
        Alone you start without food, your persons need 3 food each in a harvest, and only 2 wood come to “Forest” in every round. Cards that would go to a neighbour leave the game.

        In a series of games you try to reach 50, 55, 59, 62, 64, 65 points and so on. After each game you may take an occupation along that will be in play from the start the next time, and food for points above the target.

## Phrases on cards

agricola-phrase-anytime = at any time
    .text = Whenever you have something to decide or to pay, also in the middle of an action, in the harvest and in the turns of others. Only animals cannot become food in the breeding phase.
agricola-phrase-each_time = each time
    .text = It happens every time, as often as the card's condition comes true. What you “get” comes by itself; where the card says “you may”, you are asked.
agricola-phrase-may = you may
    .text = You decide. Without these words it happens in any case, if it can.
agricola-phrase-general_supply = general supply
    .text = The goods that belong to nobody. There is always enough of everything.
agricola-phrase-your_supply = your supply
    .text = The goods in front of you. What grows on your fields or lies on cards and round spaces is not in your supply.
agricola-phrase-round_space = round space
    .text = The place of one of the 14 rounds. What lies there for you, you get when that round begins.
agricola-phrase-remaining = remaining round space
    .text = All rounds after the current one. If fewer are left than the card names, you only get what still comes.
agricola-phrase-rounds_after = rounds after the current one
    .text = Count from this round on: 4 rounds after round 3 is round 7. What would come after round 14 is lost.
agricola-phrase-adjoin = adjoin
    .text = To share a whole side. Spaces that only touch at a corner do not adjoin.
agricola-phrase-unused = unused
    .text = A farmyard space without a room, a field or a stable that is not inside a pasture.
agricola-phrase-with_a_person = with a person
    .text = Only what a person of yours takes from the space where you place it. What cards give you does not count.
agricola-phrase-building_resource = building resource
    .text = Wood, clay, reed or stone.
agricola-phrase-goods = goods
    .text = Building resources, grain, vegetables and animals. Food is not one of the goods.
agricola-phrase-improvement = improvement
    .text = Major and minor improvements that lie in front of you. Cards that you have passed on do not count.
agricola-phrase-hand_back = hand back
    .text = A card that you give away as a price. A major improvement can then be bought again by anyone; a minor one leaves the game.
agricola-phrase-condition = condition
    .text = It must be true when you play the card; you pay nothing for it. “2 occupations” means at least 2. If it is no longer true later, the card still works.
agricola-phrase-family_growth = family growth
    .text = A new person joins your family. Unless the card says otherwise you need more rooms than persons.
agricola-phrase-bake_bread = bake bread
    .text = To turn grain into food with improvements for baking. It is only possible with an action or a card that says so.
agricola-phrase-oven = oven
    .text = Clay Oven, Stone Oven, Wood-fired Oven and Baker's Oven. Fireplaces and Cooking Hearths are not ovens.
agricola-phrase-bonus_point = bonus point
    .text = A point besides those of the scoring table. What you get during the game, you keep.
agricola-phrase-sown = sown field
    .text = A field or a card for crops on which at least 1 grain or 1 vegetable grows.
agricola-phrase-begging_card = begging card
    .text = You take one for each food that you do not pay in the feeding phase. Each costs 3 points at the end.
