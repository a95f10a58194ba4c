# The ten major improvements: names and texts, in our own words.

card-M1 = Fireplace
    .text = At any time: vegetable 2, sheep 2, boar 2, cattle 3 food. Bake: grain 2 food each.
card-M2 = Fireplace
    .text = At any time: vegetable 2, sheep 2, boar 2, cattle 3 food. Bake: grain 2 food each.
card-M3 = Cooking Hearth
    .text = At any time: vegetable 3, sheep 2, boar 3, cattle 4 food. Bake: grain 3 food each. A Fireplace handed back is taken instead of the clay.
card-M4 = Cooking Hearth
    .text = At any time: vegetable 3, sheep 2, boar 3, cattle 4 food. Bake: grain 3 food each. A Fireplace handed back is taken instead of the clay.
card-M5 = Clay Oven
    .text = Bake: at most 1 grain for 5 food. You may bake at once.
card-M6 = Stone Oven
    .text = Bake: at most 2 grain, 4 food each. You may bake at once.
card-M7 = Joinery
    .text = Once in every harvest 1 wood becomes 2 food. At the end 1, 2 or 3 points for 3, 5 or 7 wood.
card-M8 = Pottery
    .text = Once in every harvest 1 clay becomes 2 food. At the end 1, 2 or 3 points for 3, 5 or 7 clay.
card-M9 = Basketmaker's Workshop
    .text = Once in every harvest 1 reed becomes 3 food. At the end 1, 2 or 3 points for 2, 4 or 5 reed.
card-M10 = Well
    .text = Put 1 food on each of the next 5 round spaces; you get it when its round begins.
