/** Situations to start from; the second player is a bot that has nobody left to place. */

const MIDDLE = `
mode = "family"
round = 9
turn = 0
persons = { B3 = [1], F6 = [1] }

[spaces]
B7 = { wood = 6 }
B8 = { clay = 4 }
B9 = { reed = 2 }
B10 = { food = 3 }
R1c = { sheep = 3 }
R2a = { stone = 2 }
R3b = { boar = 2 }

[[player]]
goods = { food = 5, wood = 9, clay = 4, reed = 3, stone = 1, grain = 3, vegetable = 2 }
house = "clay"
farm = """
    .   Fg3 Fv2 .  .
    R   F   .   S  .
    R   .   .   .  ."""
pastures = [[[0, 3], [0, 4]], [[1, 4]]]
animals = { sheep = 3, boar = 2 }
cards = ["M1", "M5"]

[[player]]
at_home = 0
goods = { food = 2, wood = 1, clay = 5, grain = 1 }
farm = """
    R   F   Fg2 .  .
    R   F   .   .  S
    R   .   .   .  ."""
pastures = [[[1, 4], [2, 4]]]
animals = { cattle = 2 }
cards = ["M3"]
`

const FEEDING = `
mode = "family"
round = 7
phase = "feeding"

[[player]]
goods = { food = 1, grain = 2, vegetable = 1, wood = 3 }
farm = """
    .   F   F   .  .
    R   F   .   .  .
    R   .   .   .  ."""
pastures = [[[0, 3], [0, 4]]]
animals = { sheep = 3 }
cards = ["M1", "M7"]

[[player]]
goods = { food = 9 }
`

const HUNGRY = `
mode = "family"
round = 4
phase = "feeding"

[[player]]
goods = { food = 1 }

[[player]]
goods = { food = 9 }
`

const CROWDED = `
mode = "family"
round = 8
turn = 0
persons = { B3 = [1], F6 = [1] }
spaces = { R1c = { sheep = 4 } }

[[player]]
goods = { food = 5 }
animals = { boar = 1 }
cards = ["M3"]

[[player]]
at_home = 0
`

const FIVE = `
mode = "family"
round = 11
turn = 0
persons = { B3 = [1], B4 = [2], F6 = [3], B7 = [4] }
spaces = { G5a = { wood = 8 }, B8 = { clay = 2 }, R4b = { cattle = 2 } }
${['R', 'F', 'S', 'F', 'Fg2']
  .map(
    (token, i) => `
[[player]]
at_home = ${i === 0 ? '2' : '1'}
goods = { food = ${String(i + 2)}, wood = ${String(i)}, clay = 2, grain = 1 }
farm = """
    ${token === 'R' ? 'R' : '.'}   F   Fg3 .  .
    R   F   .   S  .
    R   ${token === 'R' ? '.' : token}   .   .  ."""
pastures = [[[0, 3], [0, 4]]]
animals = { sheep = ${String(1 + (i % 3))} }
cards = ["M${String(i + 1)}"]
`,
  )
  .join('')}
`

const LAST = `
mode = "family"
round = 14
turn = 0
persons = { B3 = [1], F6 = [1], B4 = [0] }

[[player]]
at_home = 1
goods = { food = 9, grain = 2, vegetable = 1 }
house = "clay"
farm = """
    F   Fg2 Fv1 .  .
    R   F   S   .  S
    R   .   .   .  ."""
pastures = [[[0, 3], [0, 4]], [[1, 3], [1, 4]]]
animals = { sheep = 4, cattle = 3 }
cards = ["M1", "M6"]

[[player]]
at_home = 0
goods = { food = 9, grain = 3 }
farm = """
    R   F   Fg2 .  .
    R   F   .   .  .
    R   .   .   .  S"""
pastures = [[[1, 4], [2, 4]]]
animals = { boar = 3 }
cards = ["M3"]
`

/** A master brewer and a turner: grain into 3 food, wood into 1. */
const BREWING = `
mode = "full"
decks = ["E"]
round = 7
phase = "feeding"

[[player]]
goods = { food = 1, grain = 2, wood = 3 }
cards = ["E154", "E158"]

[[player]]
goods = { food = 9 }
`

/** A minor improvement for 1 wood or 1 clay. */
const NEIGHBOURS = `
mode = "full"
decks = ["E"]
round = 2
turn = 0
persons = { B3 = [1], B4 = [1] }

[[player]]
goods = { food = 2, wood = 1, clay = 1 }
hand = ["E42"]

[[player]]
at_home = 0
goods = { food = 9 }
`

/** A full game with hands and cards in play. */
const FULL = `
mode = "full"
decks = ["E"]
round = 8
turn = 0
persons = { B3 = [1], B7 = [2] }

[[player]]
at_home = 2
goods = { food = 4, wood = 5, clay = 3, reed = 2, stone = 1, grain = 2, vegetable = 1 }
farm = """
    .   Fg3 F   .  .
    R   Fv2 .   .  .
    R   .   .   .  ."""
pastures = [[[0, 3], [0, 4]]]
animals = { sheep = 3 }
cards = ["M1", "E171", "E12"]
hand = ["E150", "E163", "E176", "E204", "E24", "E38", "E46", "E60"]

[[player]]
at_home = 1
goods = { food = 2, wood = 1, clay = 5, grain = 1 }
farm = """
    R   F   Fg2 .  .
    R   F   .   .  S
    R   .   .   .  ."""
pastures = [[[1, 4], [2, 4]]]
animals = { cattle = 2 }
cards = ["M3", "E181"]

[[player]]
at_home = 1
goods = { food = 5, wood = 2, reed = 2, stone = 2 }
house = "clay"
farm = """
    .   F   Fg1 .  .
    R   F   Fv1 .  .
    R   .   .   .  S"""
pastures = [[[2, 3], [2, 4]]]
animals = { boar = 2 }
cards = ["M5"]
`

/** A tavern of the second player: an action space on a card. */
const TAVERN = `
mode = "full"
decks = ["E"]
round = 6
turn = 0
persons = { B3 = [1], B4 = [1] }

[[player]]
goods = { food = 2 }

[[player]]
at_home = 0
goods = { food = 9 }
cards = ["I100"]
`

/** A woodcutter, who takes one wood more. */
const FELLING = `
mode = "full"
decks = ["E"]
round = 2
turn = 0
persons = { B3 = [1], B4 = [1] }

[[player]]
cards = ["E176"]

[[player]]
at_home = 0
`

/** Two pastures side by side, and wood for four fences. */
const SHORT = `
mode = "family"
round = 9
turn = 0
persons = { B3 = [1], F6 = [1] }

[[player]]
goods = { food = 5, wood = 4 }
farm = """
    .   .   .   .  .
    R   F   .   .  .
    R   .   .   .  ."""
pastures = [[[0, 3]], [[0, 4]]]

[[player]]
at_home = 0
`

/** A grocer: reed, grain and stone can be bought one after the other. */
const BUYING = `
mode = "full"
decks = ["E"]
round = 9
turn = 0
persons = { B3 = [1], B4 = [1] }

[[player]]
goods = { food = 4, reed = 1, stone = 1 }
cards = ["E184"]

[[player]]
at_home = 0
`

/** Alternatives of a space: one brings goods, another costs something besides. */
const MARKET = `
round = 3
[[player]]
goods = { food = 1 }
[[player]]
at_home = 0
[[player]]
at_home = 0
[[player]]
at_home = 0
[[player]]
at_home = 0
`

/** A reed roof: clay may stand in for the reed of a room. */
const ROOFING = `
mode = "full"
decks = ["E"]
round = 3
turn = 0
persons = { B3 = [1], B4 = [1] }

[[player]]
goods = { wood = 5, clay = 2, reed = 2 }
cards = ["E36"]

[[player]]
at_home = 0
`

export const POSITIONS = {
  middle: MIDDLE,
  feeding: FEEDING,
  hungry: HUNGRY,
  crowded: CROWDED,
  five: FIVE,
  last: LAST,
  full: FULL,
  brewing: BREWING,
  neighbours: NEIGHBOURS,
  tavern: TAVERN,
  short: SHORT,
  felling: FELLING,
  buying: BUYING,
  market: MARKET,
  roofing: ROOFING,
}
