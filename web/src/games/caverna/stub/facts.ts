export const FACTS = {
 "rounds": 12,
 "tiles": [
  {
   "id": "dwelling",
   "group": "dwellings",
   "colour": "dwelling",
   "cost": {
    "wood": 4,
    "stone": 3
   },
   "points": 3,
   "beginner": true,
   "unique": false
  },
  {
   "id": "simple_dwelling_42",
   "group": "dwellings",
   "colour": "dwelling",
   "cost": {
    "wood": 4,
    "stone": 2
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "simple_dwelling_33",
   "group": "dwellings",
   "colour": "dwelling",
   "cost": {
    "wood": 3,
    "stone": 3
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "mixed_dwelling",
   "group": "dwellings",
   "colour": "dwelling",
   "cost": {
    "wood": 5,
    "stone": 4
   },
   "points": 4,
   "beginner": false,
   "unique": true
  },
  {
   "id": "couple_dwelling",
   "group": "dwellings",
   "colour": "dwelling",
   "cost": {
    "wood": 8,
    "stone": 6
   },
   "points": 5,
   "beginner": false,
   "unique": true
  },
  {
   "id": "additional_dwelling",
   "group": "dwellings",
   "colour": "dwelling",
   "cost": {
    "wood": 4,
    "stone": 3
   },
   "points": 5,
   "beginner": false,
   "unique": true
  },
  {
   "id": "cuddle_room",
   "group": "rooms",
   "colour": "green",
   "cost": {
    "wood": 1
   },
   "points": 2,
   "beginner": true,
   "unique": true
  },
  {
   "id": "breakfast_room",
   "group": "rooms",
   "colour": "green",
   "cost": {
    "wood": 1
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "stubble_room",
   "group": "rooms",
   "colour": "green",
   "cost": {
    "wood": 1,
    "ore": 1
   },
   "points": 1,
   "beginner": true,
   "unique": true
  },
  {
   "id": "work_room",
   "group": "rooms",
   "colour": "green",
   "cost": {
    "stone": 1
   },
   "points": 2,
   "beginner": false,
   "unique": true
  },
  {
   "id": "guest_room",
   "group": "rooms",
   "colour": "green",
   "cost": {
    "wood": 1,
    "stone": 1
   },
   "points": 0,
   "beginner": false,
   "unique": true
  },
  {
   "id": "office_room",
   "group": "rooms",
   "colour": "green",
   "cost": {
    "stone": 1
   },
   "points": 0,
   "beginner": false,
   "unique": true
  },
  {
   "id": "carpenter",
   "group": "crafts",
   "colour": "green",
   "cost": {
    "stone": 1
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "stone_carver",
   "group": "crafts",
   "colour": "green",
   "cost": {
    "wood": 1
   },
   "points": 1,
   "beginner": true,
   "unique": true
  },
  {
   "id": "blacksmith",
   "group": "crafts",
   "colour": "green",
   "cost": {
    "wood": 1,
    "stone": 2
   },
   "points": 3,
   "beginner": true,
   "unique": true
  },
  {
   "id": "miner",
   "group": "crafts",
   "colour": "green",
   "cost": {
    "wood": 1,
    "stone": 1
   },
   "points": 3,
   "beginner": false,
   "unique": true
  },
  {
   "id": "builder",
   "group": "crafts",
   "colour": "green",
   "cost": {
    "stone": 1
   },
   "points": 2,
   "beginner": false,
   "unique": true
  },
  {
   "id": "trader",
   "group": "crafts",
   "colour": "green",
   "cost": {
    "wood": 1
   },
   "points": 2,
   "beginner": false,
   "unique": true
  },
  {
   "id": "wood_supplier",
   "group": "supplies",
   "colour": "green",
   "cost": {
    "stone": 1
   },
   "points": 2,
   "beginner": true,
   "unique": true
  },
  {
   "id": "stone_supplier",
   "group": "supplies",
   "colour": "green",
   "cost": {
    "wood": 1
   },
   "points": 1,
   "beginner": true,
   "unique": true
  },
  {
   "id": "ruby_supplier",
   "group": "supplies",
   "colour": "green",
   "cost": {
    "wood": 2,
    "stone": 2
   },
   "points": 2,
   "beginner": true,
   "unique": true
  },
  {
   "id": "dog_school",
   "group": "supplies",
   "colour": "green",
   "cost": {},
   "points": 0,
   "beginner": false,
   "unique": true
  },
  {
   "id": "quarry",
   "group": "supplies",
   "colour": "green",
   "cost": {
    "wood": 1
   },
   "points": 2,
   "beginner": false,
   "unique": true
  },
  {
   "id": "seam",
   "group": "supplies",
   "colour": "green",
   "cost": {
    "wood": 2
   },
   "points": 1,
   "beginner": false,
   "unique": true
  },
  {
   "id": "slaughtering_cave",
   "group": "caves",
   "colour": "green",
   "cost": {
    "wood": 2,
    "stone": 2
   },
   "points": 2,
   "beginner": true,
   "unique": true
  },
  {
   "id": "cooking_cave",
   "group": "caves",
   "colour": "green",
   "cost": {
    "stone": 2
   },
   "points": 2,
   "beginner": true,
   "unique": true
  },
  {
   "id": "working_cave",
   "group": "caves",
   "colour": "green",
   "cost": {
    "wood": 1,
    "stone": 1
   },
   "points": 2,
   "beginner": true,
   "unique": true
  },
  {
   "id": "mining_cave",
   "group": "caves",
   "colour": "green",
   "cost": {
    "wood": 3,
    "stone": 2
   },
   "points": 2,
   "beginner": false,
   "unique": true
  },
  {
   "id": "breeding_cave",
   "group": "caves",
   "colour": "green",
   "cost": {
    "stone": 1,
    "grain": 1
   },
   "points": 2,
   "beginner": false,
   "unique": true
  },
  {
   "id": "peaceful_cave",
   "group": "caves",
   "colour": "green",
   "cost": {
    "wood": 2,
    "stone": 2
   },
   "points": 2,
   "beginner": false,
   "unique": true
  },
  {
   "id": "weaving_parlor",
   "group": "parlors",
   "colour": "yellow",
   "cost": {
    "wood": 2,
    "stone": 1
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "milking_parlor",
   "group": "parlors",
   "colour": "yellow",
   "cost": {
    "wood": 2,
    "stone": 2
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "state_parlor",
   "group": "parlors",
   "colour": "yellow",
   "cost": {
    "stone": 3,
    "gold": 5
   },
   "points": 0,
   "beginner": false,
   "unique": true
  },
  {
   "id": "hunting_parlor",
   "group": "parlors",
   "colour": "yellow",
   "cost": {
    "wood": 2
   },
   "points": 1,
   "beginner": true,
   "unique": true
  },
  {
   "id": "beer_parlor",
   "group": "parlors",
   "colour": "yellow",
   "cost": {
    "wood": 2
   },
   "points": 3,
   "beginner": true,
   "unique": true
  },
  {
   "id": "blacksmithing_parlor",
   "group": "parlors",
   "colour": "yellow",
   "cost": {
    "ore": 3
   },
   "points": 2,
   "beginner": false,
   "unique": true
  },
  {
   "id": "stone_storage",
   "group": "storages",
   "colour": "yellow",
   "cost": {
    "wood": 3,
    "ore": 1
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "ore_storage",
   "group": "storages",
   "colour": "yellow",
   "cost": {
    "wood": 1,
    "stone": 2
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "spare_part_storage",
   "group": "storages",
   "colour": "yellow",
   "cost": {
    "wood": 2
   },
   "points": 0,
   "beginner": false,
   "unique": true
  },
  {
   "id": "main_storage",
   "group": "storages",
   "colour": "yellow",
   "cost": {
    "wood": 2,
    "stone": 1
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "weapon_storage",
   "group": "storages",
   "colour": "yellow",
   "cost": {
    "wood": 3,
    "stone": 2
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "supplies_storage",
   "group": "storages",
   "colour": "yellow",
   "cost": {
    "wood": 1,
    "food": 3
   },
   "points": 0,
   "beginner": false,
   "unique": true
  },
  {
   "id": "broom_chamber",
   "group": "chambers",
   "colour": "yellow",
   "cost": {
    "wood": 1
   },
   "points": 0,
   "beginner": false,
   "unique": true
  },
  {
   "id": "treasure_chamber",
   "group": "chambers",
   "colour": "yellow",
   "cost": {
    "wood": 1,
    "stone": 1
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "food_chamber",
   "group": "chambers",
   "colour": "yellow",
   "cost": {
    "wood": 2,
    "vegetable": 2
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "prayer_chamber",
   "group": "chambers",
   "colour": "yellow",
   "cost": {
    "wood": 2
   },
   "points": 0,
   "beginner": false,
   "unique": true
  },
  {
   "id": "writing_chamber",
   "group": "chambers",
   "colour": "yellow",
   "cost": {
    "stone": 2
   },
   "points": 0,
   "beginner": true,
   "unique": true
  },
  {
   "id": "fodder_chamber",
   "group": "chambers",
   "colour": "yellow",
   "cost": {
    "stone": 1,
    "grain": 2
   },
   "points": 0,
   "beginner": true,
   "unique": true
  }
 ],
 "spaces": [
  {
   "id": "ruby_mining",
   "key": "ruby_mining",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "housework",
   "key": "housework",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "slash_and_burn",
   "key": "slash_and_burn",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "drift_mining",
   "key": "drift_mining:3",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "excavation",
   "key": "excavation:3",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "starting_player",
   "key": "starting_player:3",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "logging",
   "key": "logging:3",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "supplies",
   "key": "supplies",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "ore_mining",
   "key": "ore_mining:3",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "wood_gathering",
   "key": "wood_gathering",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "clearing",
   "key": "clearing:3",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "sustenance",
   "key": "sustenance:3",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "strip_mining",
   "key": "strip_mining",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "imitation_4",
   "key": "imitation_4:3",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "forest_exploration",
   "key": "forest_exploration:3",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "drift_mining",
   "key": "drift_mining:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "excavation",
   "key": "excavation:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "starting_player",
   "key": "starting_player:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "imitation_2",
   "key": "imitation_2",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "logging",
   "key": "logging:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "growth",
   "key": "growth",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "ore_mining",
   "key": "ore_mining:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "forest_exploration",
   "key": "forest_exploration:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "clearing",
   "key": "clearing:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "sustenance",
   "key": "sustenance:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "depot",
   "key": "depot",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "small_scale_drift_mining",
   "key": "small_scale_drift_mining",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "weekly_market",
   "key": "weekly_market",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "imitation_4",
   "key": "imitation_4:5",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "hardware_rental",
   "key": "hardware_rental:5",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "fence_building",
   "key": "fence_building:5",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "drift_mining_extra",
   "key": "drift_mining_extra",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "imitation_1",
   "key": "imitation_1",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "hardware_rental",
   "key": "hardware_rental:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "fence_building",
   "key": "fence_building:7",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "large_depot",
   "key": "large_depot",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "imitation_0",
   "key": "imitation_0",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "extension",
   "key": "extension",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "blacksmithing",
   "key": "blacksmithing",
   "players": [
    1,
    7
   ],
   "stage": 1
  },
  {
   "id": "ore_mine_construction",
   "key": "ore_mine_construction",
   "players": [
    1,
    7
   ],
   "stage": 1
  },
  {
   "id": "sheep_farming",
   "key": "sheep_farming",
   "players": [
    1,
    7
   ],
   "stage": 1
  },
  {
   "id": "wish_for_children",
   "key": "wish_for_children",
   "players": [
    1,
    7
   ],
   "stage": 2
  },
  {
   "id": "donkey_farming",
   "key": "donkey_farming",
   "players": [
    1,
    7
   ],
   "stage": 2
  },
  {
   "id": "ruby_mine_construction",
   "key": "ruby_mine_construction",
   "players": [
    1,
    7
   ],
   "stage": 2
  },
  {
   "id": "exploration",
   "key": "exploration",
   "players": [
    1,
    7
   ],
   "stage": 0
  },
  {
   "id": "family_life",
   "key": "family_life",
   "players": [
    1,
    7
   ],
   "stage": 3
  },
  {
   "id": "ore_delivery",
   "key": "ore_delivery",
   "players": [
    1,
    7
   ],
   "stage": 3
  },
  {
   "id": "urgent_wish_for_children",
   "key": "urgent_wish_for_children",
   "players": [
    1,
    7
   ],
   "stage": 3
  },
  {
   "id": "adventure",
   "key": "adventure",
   "players": [
    1,
    7
   ],
   "stage": 4
  },
  {
   "id": "ore_trading",
   "key": "ore_trading",
   "players": [
    1,
    7
   ],
   "stage": 4
  },
  {
   "id": "ruby_delivery",
   "key": "ruby_delivery",
   "players": [
    1,
    7
   ],
   "stage": 4
  }
 ],
 "loot": [
  {
   "item": "all_weapons",
   "strength": 1
  },
  {
   "item": "dog",
   "strength": 1
  },
  {
   "item": "wood",
   "strength": 1
  },
  {
   "item": "grain",
   "strength": 2
  },
  {
   "item": "sheep",
   "strength": 2
  },
  {
   "item": "stone",
   "strength": 3
  },
  {
   "item": "donkey",
   "strength": 3
  },
  {
   "item": "vegetable",
   "strength": 4
  },
  {
   "item": "ore",
   "strength": 4
  },
  {
   "item": "boar",
   "strength": 5
  },
  {
   "item": "gold",
   "strength": 6
  },
  {
   "item": "furnish",
   "strength": 7
  },
  {
   "item": "stable",
   "strength": 8
  },
  {
   "item": "tunnel",
   "strength": 9
  },
  {
   "item": "small_pasture",
   "strength": 9
  },
  {
   "item": "cattle",
   "strength": 10
  },
  {
   "item": "large_pasture",
   "strength": 10
  },
  {
   "item": "meadow",
   "strength": 11
  },
  {
   "item": "dwelling",
   "strength": 11
  },
  {
   "item": "field",
   "strength": 12
  },
  {
   "item": "sow",
   "strength": 12
  },
  {
   "item": "cavern",
   "strength": 14
  },
  {
   "item": "breed",
   "strength": 14
  }
 ],
 "market": {
  "dog": 2,
  "sheep": 1,
  "donkey": 1,
  "boar": 2,
  "cattle": 3,
  "wood": 1,
  "stone": 1,
  "ore": 1,
  "grain": 1,
  "vegetable": 2
 }
}
