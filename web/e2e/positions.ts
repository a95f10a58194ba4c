/** Situations to start from; the second player is a bot that has nobody left to place. */

const FAMILY = 'mode = "family"'
const CARDS = 'mode = "full"\ndecks = ["E"]'
const K_CARDS = 'mode = "full"\ndecks = ["K"]'
const FLOCK = 'pastures = [[[0, 3], [0, 4]]]\nanimals = { sheep = 4 }'

/** The turn of the first player, while both persons of the second are out. */
const turn = (mode: string, round: number) => (player: string) => `
${mode}
round = ${String(round)}
turn = 0
persons = { B3 = [1], B4 = [1] }

[[player]]
${player}

[[player]]
at_home = 0
goods = { food = 9 }
`

/** A harvest in which the first player is asked for food, and the second has enough. */
const feeding = (mode: string, round: number) => (player: string) => `
${mode}
round = ${String(round)}
phase = "feeding"

[[player]]
${player}

[[player]]
goods = { food = 9 }
`

export const POSITIONS = {
  middle: `
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
`,
  feeding: feeding(
    FAMILY,
    7,
  )(`goods = { food = 1, grain = 2, vegetable = 1, wood = 3 }
farm = """
    .   F   F   .  .
    R   F   .   .  .
    R   .   .   .  ."""
pastures = [[[0, 3], [0, 4]]]
animals = { sheep = 3 }
cards = ["M1", "M7"]`),
  /** Two kinds have young, and there is room for one of them. */
  young: feeding(FAMILY, 7)(`goods = { food = 9 }\npastures = [[[0, 3]], [[0, 4]]]\nanimals = { sheep = 2, boar = 2 }`),
  /** The Spit Roast adds 1 food to the first animal only. */
  roast: feeding(K_CARDS, 4)(`goods = { food = 1 }\ncards = ["K109", "M1"]\n${FLOCK}`),
  hungry: feeding(FAMILY, 4)('goods = { food = 1 }'),
  crowded: `
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
`,
  five: `
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
`,
  last: `
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
`,
  /** Two pastures side by side, and wood for four fences. */
  short: turn(
    FAMILY,
    9,
  )(`goods = { food = 5, wood = 4 }
farm = """
    .   .   .   .  .
    R   F   .   .  .
    R   .   .   .  ."""
pastures = [[[0, 3]], [[0, 4]]]`),
  /** Alternatives of a space: one brings goods, another costs something besides. */
  market: `
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
`,
  /** Enough for a room and a stable, clay and reed for a renovation and a fireplace, grain for two fields and a loaf. */
  busy: turn(
    FAMILY,
    6,
  )(`goods = { food = 5, wood = 9, clay = 9, reed = 3, grain = 4 }
farm = """
    .   F   F   .  .
    R   .   .   .  .
    R   .   .   .  ."""
cards = ["M5"]`),
  /** A harvest in which nothing is to be decided: enough food, and a place for the lamb. */
  plenty: feeding(
    FAMILY,
    7,
  )(`goods = { food = 9, grain = 1 }
farm = """
    .   F   .   .  .
    R   .   .   .  .
    R   .   .   .  ."""
pastures = [[[0, 3], [0, 4]]]
animals = { sheep = 2 }`),
  /** A master brewer and a turner: grain into 3 food, wood into 1. */
  brewing: feeding(
    CARDS,
    7,
  )(`goods = { food = 1, grain = 2, wood = 3 }
cards = ["E154", "E158"]`),
  /** A minor improvement for 1 wood or 1 clay. */
  neighbours: turn(
    CARDS,
    2,
  )(`goods = { food = 2, wood = 1, clay = 1 }
hand = ["E42"]`),
  /** A full game with hands and cards in play. */
  full: `
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
`,
  /** A tavern of the second player: an action space on a card. */
  tavern: `
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
`,
  /** A woodcutter, who takes one wood more. */
  felling: turn(CARDS, 2)('cards = ["E176"]'),
  /** A grocer: reed, grain and stone can be bought one after the other. */
  buying: turn(
    CARDS,
    9,
  )(`goods = { food = 4, reed = 1, stone = 1 }
cards = ["E184"]`),
  /** A reed roof: clay may stand in for the reed of a room. */
  roofing: turn(
    CARDS,
    3,
  )(`goods = { wood = 5, clay = 2, reed = 2 }
cards = ["E36"]`),
  /** A second occupation costs 1 food, and there is only grain. */
  needy: turn(
    CARDS,
    2,
  )(`goods = { grain = 1 }
cards = ["E176"]
hand = ["E163", "E150"]`),
  /** A mushroom collector: wood may be left for food. */
  mushrooms: turn(CARDS, 2)('goods = { wood = 1 }\ncards = ["E196"]'),
  /** Fourteen cards in hand. */
  hand: `
mode = "full"
decks = ["E"]
round = 2
turn = 0
persons = { B3 = [1], B5 = [2] }

[[player]]
at_home = 2
goods = { food = 3, wood = 1 }
cards = ["M1"]
hand = ["E150", "E163", "E176", "E204", "E171", "E181", "E154", "E24", "E38", "E46", "E60", "E42", "E12", "E36"]

[[player]]
at_home = 1
goods = { food = 3, wood = 3 }
cards = ["E158"]

[[player]]
at_home = 1
goods = { wood = 7, grain = 2 }
cards = ["E184", "E195"]
`,
}
