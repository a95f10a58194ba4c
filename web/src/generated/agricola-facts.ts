// Written by `cargo xtask types` from the Rust types. Not to be edited.
import type { Facts } from './agricola';

/** What never changes. */
export const facts: Facts = {
 "rounds": 14,
 "harvests": [
  4,
  7,
  9,
  11,
  13,
  14
 ],
 "steps": [
  {
   "category": "fields",
   "from": [
    2,
    3,
    4,
    5
   ]
  },
  {
   "category": "pastures",
   "from": [
    1,
    2,
    3,
    4
   ]
  },
  {
   "category": "grain",
   "from": [
    1,
    4,
    6,
    8
   ]
  },
  {
   "category": "vegetables",
   "from": [
    1,
    2,
    3,
    4
   ]
  },
  {
   "category": "sheep",
   "from": [
    1,
    4,
    6,
    8
   ]
  },
  {
   "category": "boar",
   "from": [
    1,
    3,
    5,
    7
   ]
  },
  {
   "category": "cattle",
   "from": [
    1,
    2,
    4,
    6
   ]
  }
 ],
 "spaces": [
  {
   "id": "B1",
   "group": "board",
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "and_or": [
     {
      "do": {
       "verb": "rooms"
      }
     },
     {
      "do": {
       "verb": "stables",
       "price": {
        "wood": 2
       }
      }
     }
    ]
   }
  },
  {
   "id": "B2",
   "group": "board",
   "modes": [
    "full"
   ],
   "does": {
    "after": [
     {
      "do": {
       "verb": "start_player"
      }
     },
     {
      "do": {
       "verb": "minor"
      }
     }
    ]
   },
   "does_dutch": {
    "then_or": [
     {
      "do": {
       "verb": "start_player"
      }
     },
     {
      "do": {
       "verb": "minor"
      }
     }
    ]
   }
  },
  {
   "id": "F2",
   "group": "board",
   "modes": [
    "family"
   ],
   "refill": {
    "food": 1
   },
   "refill_alone": {},
   "does": {
    "all": [
     {
      "do": {
       "verb": "start_player"
      }
     },
     {
      "do": {
       "verb": "take",
       "pile": true
      }
     }
    ]
   }
  },
  {
   "id": "B3",
   "group": "board",
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "do": {
     "verb": "grain",
     "get": {
      "grain": 1
     }
    }
   }
  },
  {
   "id": "B4",
   "group": "board",
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "do": {
     "verb": "plow"
    }
   }
  },
  {
   "id": "B5",
   "group": "board",
   "modes": [
    "full"
   ],
   "does": {
    "do": {
     "verb": "occupation"
    }
   }
  },
  {
   "id": "F5",
   "group": "board",
   "modes": [
    "family"
   ],
   "does": {
    "and_or": [
     {
      "do": {
       "verb": "stable",
       "price": {
        "wood": 1
       }
      }
     },
     {
      "do": {
       "verb": "bake"
      }
     }
    ]
   }
  },
  {
   "id": "B6",
   "group": "board",
   "modes": [
    "full"
   ],
   "does": {
    "do": {
     "verb": "food",
     "get": {
      "food": 2
     }
    }
   }
  },
  {
   "id": "F6",
   "group": "board",
   "modes": [
    "family"
   ],
   "does": {
    "all": [
     {
      "do": {
       "verb": "food",
       "get": {
        "food": 1
       }
      }
     },
     {
      "do": {
       "verb": "goods"
      }
     }
    ]
   }
  },
  {
   "id": "B7",
   "group": "board",
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "wood": 3
   },
   "refill_alone": {
    "wood": 2
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "B8",
   "group": "board",
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "clay": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "B9",
   "group": "board",
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "reed": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "B10",
   "group": "board",
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "food": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "R1a",
   "group": "round",
   "stage": 1,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "and_or": [
     {
      "do": {
       "verb": "sow"
      }
     },
     {
      "do": {
       "verb": "bake"
      }
     }
    ]
   }
  },
  {
   "id": "R1b",
   "group": "round",
   "stage": 1,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "do": {
     "verb": "improvement"
    }
   }
  },
  {
   "id": "R1c",
   "group": "round",
   "stage": 1,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "sheep": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "R1d",
   "group": "round",
   "stage": 1,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "do": {
     "verb": "fences"
    }
   }
  },
  {
   "id": "R2a",
   "group": "round",
   "stage": 2,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "stone": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "R2b",
   "group": "round",
   "stage": 2,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "after": [
     {
      "do": {
       "verb": "renovate"
      }
     },
     {
      "do": {
       "verb": "improvement"
      }
     }
    ]
   }
  },
  {
   "id": "R2c",
   "group": "round",
   "stage": 2,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "after": [
     {
      "do": {
       "verb": "grow"
      }
     },
     {
      "do": {
       "verb": "minor"
      }
     }
    ]
   }
  },
  {
   "id": "R3a",
   "group": "round",
   "stage": 3,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "do": {
     "verb": "vegetable",
     "get": {
      "vegetable": 1
     }
    }
   }
  },
  {
   "id": "R3b",
   "group": "round",
   "stage": 3,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "boar": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "R4a",
   "group": "round",
   "stage": 4,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "stone": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "R4b",
   "group": "round",
   "stage": 4,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "cattle": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "R5a",
   "group": "round",
   "stage": 5,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "then_or": [
     {
      "do": {
       "verb": "plow"
      }
     },
     {
      "do": {
       "verb": "sow"
      }
     }
    ]
   }
  },
  {
   "id": "R5b",
   "group": "round",
   "stage": 5,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "do": {
     "verb": "grow"
    }
   }
  },
  {
   "id": "R6a",
   "group": "round",
   "stage": 6,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "after": [
     {
      "do": {
       "verb": "renovate"
      }
     },
     {
      "do": {
       "verb": "fences"
      }
     }
    ]
   }
  },
  {
   "id": "G3a",
   "group": "players",
   "players": 3,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "wood": 2
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "G3b",
   "group": "players",
   "players": 3,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "clay": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "G3c",
   "group": "players",
   "players": 3,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "do": {
     "verb": "goods"
    }
   }
  },
  {
   "id": "G3d",
   "group": "players",
   "players": 3,
   "modes": [
    "full"
   ],
   "does": {
    "do": {
     "verb": "occupation"
    }
   }
  },
  {
   "id": "FG3d",
   "group": "players",
   "players": 3,
   "modes": [
    "family"
   ],
   "does": {
    "do": {
     "verb": "goods"
    }
   }
  },
  {
   "id": "G4a",
   "group": "players",
   "players": 4,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "wood": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "G4b",
   "group": "players",
   "players": 4,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "wood": 2
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "G4c",
   "group": "players",
   "players": 4,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "clay": 2
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "G4d",
   "group": "players",
   "players": 4,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "do": {
     "verb": "reed",
     "get": {
      "reed": 1,
      "stone": 1,
      "food": 1
     }
    }
   }
  },
  {
   "id": "G4e",
   "group": "players",
   "players": 4,
   "modes": [
    "full"
   ],
   "does": {
    "do": {
     "verb": "occupation"
    }
   }
  },
  {
   "id": "FG4e",
   "group": "players",
   "players": 4,
   "modes": [
    "family"
   ],
   "does": {
    "do": {
     "verb": "goods"
    }
   }
  },
  {
   "id": "G4f",
   "group": "players",
   "players": 4,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "food": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "G5a",
   "group": "players",
   "players": 5,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "wood": 4
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "G5b",
   "group": "players",
   "players": 5,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "clay": 3
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true
    }
   }
  },
  {
   "id": "G5c",
   "group": "players",
   "players": 5,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "reed": 1
   },
   "does": {
    "do": {
     "verb": "take",
     "pile": true,
     "get": {
      "wood": 1,
      "stone": 1
     }
    }
   }
  },
  {
   "id": "G5d",
   "group": "players",
   "players": 5,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "either": [
     {
      "do": {
       "verb": "sheep",
       "get": {
        "sheep": 1,
        "food": 1
       }
      }
     },
     {
      "do": {
       "verb": "boar",
       "get": {
        "boar": 1
       }
      }
     },
     {
      "all": [
       {
        "do": {
         "verb": "pay",
         "price": {
          "food": 1
         }
        }
       },
       {
        "do": {
         "verb": "cattle",
         "get": {
          "cattle": 1
         }
        }
       }
      ]
     }
    ]
   }
  },
  {
   "id": "G5e",
   "group": "players",
   "players": 5,
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "either": [
     {
      "do": {
       "verb": "occupation"
      }
     },
     {
      "all": [
       {
        "do": {
         "verb": "use"
        }
       },
       {
        "do": {
         "verb": "grow"
        }
       }
      ]
     }
    ]
   }
  },
  {
   "id": "FG5e",
   "group": "players",
   "players": 5,
   "modes": [
    "family"
   ],
   "does": {
    "either": [
     {
      "do": {
       "verb": "goods"
      }
     },
     {
      "all": [
       {
        "do": {
         "verb": "use"
        }
       },
       {
        "do": {
         "verb": "grow"
        }
       }
      ]
     }
    ]
   }
  },
  {
   "id": "G5f",
   "group": "players",
   "players": 5,
   "modes": [
    "family",
    "full"
   ],
   "refill": {
    "food": 1
   },
   "does": {
    "either": [
     {
      "do": {
       "verb": "room"
      }
     },
     {
      "do": {
       "verb": "take",
       "pile": true
      }
     }
    ]
   }
  },
  {
   "id": "IN",
   "group": "board",
   "modes": [
    "family",
    "full"
   ],
   "does": {
    "all": [
     {
      "do": {
       "verb": "use"
      }
     },
     {
      "do": {
       "verb": "food",
       "get": {
        "food": 1
       }
      }
     }
    ]
   }
  },
  {
   "id": "I100",
   "group": "card",
   "modes": [],
   "does": {
    "either": [
     {
      "do": {
       "verb": "food",
       "get": {
        "food": 3
       }
      }
     },
     {
      "all": [
       {
        "do": {
         "verb": "use"
        }
       },
       {
        "do": {
         "verb": "points"
        }
       }
      ]
     }
    ]
   }
  },
  {
   "id": "I337",
   "group": "card",
   "modes": [],
   "does": {
    "either": [
     {
      "do": {
       "verb": "clay",
       "get": {
        "clay": 5
       }
      }
     },
     {
      "all": [
       {
        "do": {
         "verb": "use"
        }
       },
       {
        "do": {
         "verb": "points"
        }
       }
      ]
     }
    ]
   }
  }
 ],
 "decks": [
  "E",
  "I",
  "K"
 ],
 "majors": {
  "M001": {
   "cost": {
    "clay": 1,
    "stone": 1
   },
   "points": 2,
   "expansion": "moor"
  },
  "M002": {
   "cost": {
    "clay": 1,
    "stone": 1
   },
   "points": 2,
   "expansion": "moor"
  },
  "M003": {
   "cost": {
    "clay": 6
   },
   "points": 2,
   "expansion": "moor"
  },
  "M004": {
   "cost": {
    "clay": 6
   },
   "points": 2,
   "expansion": "moor"
  },
  "M005": {
   "cost": {
    "wood": 2,
    "stone": 4
   },
   "points": 4,
   "expansion": "moor"
  },
  "M006": {
   "cost": {
    "clay": 1,
    "stone": 1
   },
   "points": 1,
   "expansion": "moor"
  },
  "M007": {
   "cost": {
    "clay": 2,
    "stone": 1
   },
   "points": 1,
   "expansion": "moor"
  },
  "M008": {
   "cost": {
    "wood": 1,
    "stone": 1
   },
   "points": 2,
   "expansion": "moor"
  },
  "M009": {
   "cost": {
    "clay": 1,
    "stone": 1
   },
   "points": 2,
   "expansion": "moor"
  },
  "M010": {
   "cost": {
    "reed": 1,
    "stone": 1
   },
   "points": 2,
   "expansion": "moor"
  },
  "M011": {
   "cost": {
    "stone": 1
   },
   "points": 1,
   "expansion": "moor"
  },
  "M012": {
   "cost": {
    "wood": 1,
    "clay": 2
   },
   "points": 1,
   "expansion": "moor"
  },
  "M013": {
   "cost": {
    "clay": 1,
    "reed": 1,
    "stone": 1
   },
   "points": 3,
   "expansion": "moor"
  },
  "M014": {
   "cost": {
    "wood": 2,
    "clay": 1,
    "reed": 1
   },
   "points": 3,
   "expansion": "moor"
  },
  "M1": {
   "cost": {
    "clay": 2
   },
   "points": 1
  },
  "M10": {
   "cost": {
    "wood": 1,
    "stone": 3
   },
   "points": 4
  },
  "M2": {
   "cost": {
    "clay": 3
   },
   "points": 1
  },
  "M3": {
   "cost": {
    "clay": 4
   },
   "points": 1
  },
  "M4": {
   "cost": {
    "clay": 5
   },
   "points": 1
  },
  "M5": {
   "cost": {
    "clay": 3,
    "stone": 1
   },
   "points": 2
  },
  "M6": {
   "cost": {
    "clay": 1,
    "stone": 3
   },
   "points": 3
  },
  "M7": {
   "cost": {
    "wood": 2,
    "stone": 2
   },
   "points": 2
  },
  "M8": {
   "cost": {
    "clay": 2,
    "stone": 2
   },
   "points": 2
  },
  "M9": {
   "cost": {
    "reed": 2,
    "stone": 2
   },
   "points": 2
  }
 },
 "stacks": [
  [
   "M1",
   "M001"
  ],
  [
   "M2",
   "M002"
  ],
  [
   "M3",
   "M003"
  ],
  [
   "M4",
   "M004"
  ],
  [
   "M5",
   "M006"
  ],
  [
   "M6",
   "M007"
  ],
  [
   "M10",
   "M005"
  ],
  [
   "M7",
   "M008"
  ],
  [
   "M8",
   "M009"
  ],
  [
   "M9",
   "M010"
  ],
  [
   "M011",
   "M013"
  ],
  [
   "M012",
   "M014"
  ]
 ],
 "specials": {
  "S1": [
   {
    "action": "CP",
    "price": {},
    "get": {
     "fuel": 3
    }
   },
   {
    "action": "SB",
    "price": {}
   },
   {
    "action": "FT",
    "price": {},
    "get": {
     "wood": 2
    }
   }
  ],
  "S10": [
   {
    "action": "FT",
    "price": {},
    "get": {
     "wood": 2
    }
   },
   {
    "action": "JM",
    "price": {},
    "get": {
     "food": 1
    }
   }
  ],
  "S2": [
   {
    "action": "HM",
    "price": {
     "food": 1
    },
    "get": {
     "horse": 1
    }
   },
   {
    "action": "JM",
    "price": {},
    "get": {
     "food": 1
    }
   },
   {
    "action": "BM",
    "price": {
     "fuel": 1
    }
   },
   {
    "action": "IW",
    "price": {
     "food": 1,
     "fuel": 1
    }
   }
  ],
  "S3": [
   {
    "action": "CP",
    "price": {},
    "get": {
     "fuel": 3
    }
   },
   {
    "action": "SB",
    "price": {}
   },
   {
    "action": "HM",
    "price": {},
    "get": {
     "horse": 1
    }
   }
  ],
  "S4": [
   {
    "action": "FT",
    "price": {},
    "get": {
     "wood": 2
    }
   },
   {
    "action": "JM",
    "price": {},
    "get": {
     "food": 2
    }
   },
   {
    "action": "BM",
    "price": {
     "fuel": 1
    }
   },
   {
    "action": "IW",
    "price": {
     "food": 1,
     "fuel": 1
    }
   }
  ],
  "S5": [
   {
    "action": "JM",
    "price": {},
    "get": {
     "food": 1
    }
   },
   {
    "action": "BM",
    "price": {
     "fuel": 1
    }
   },
   {
    "action": "IW",
    "price": {
     "food": 1,
     "fuel": 1
    }
   }
  ],
  "S6": [
   {
    "action": "FT",
    "price": {},
    "get": {
     "wood": 2
    }
   },
   {
    "action": "HM",
    "price": {},
    "get": {
     "horse": 1
    }
   }
  ],
  "S7": [
   {
    "action": "BM",
    "price": {
     "fuel": 1
    }
   },
   {
    "action": "IW",
    "price": {
     "food": 1,
     "fuel": 1
    }
   }
  ],
  "S8": [
   {
    "action": "HM",
    "price": {
     "food": 1
    },
    "get": {
     "horse": 1
    }
   }
  ],
  "S9": [
   {
    "action": "CP",
    "price": {},
    "get": {
     "fuel": 3
    }
   },
   {
    "action": "SB",
    "price": {}
   }
  ]
 },
 "cards": {
  "E11": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "E12": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E13": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "stone": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E14": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 3,
   "passing": false,
   "players": 1
  },
  "E147": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E148": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E149": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E15": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E150": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E151": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E152": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E153": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E154": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E155": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E156": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E157": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E158": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E159": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E16": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "E160": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E161": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E162": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E163": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E164": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E165": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E166": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E167": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E168": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E169": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E17": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 3,
     "stone": 1
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "E170": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E171": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E172": {
   "deck": "E",
   "kind": "occupation",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E173": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E174": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E175": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E176": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E177": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E178": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [
    [
     "round",
     4
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E179": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E18": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E180": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E181": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E182": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E183": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E184": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E185": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E186": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E187": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E188": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E189": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E19": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "clay": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E190": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E191": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E192": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E193": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E194": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E195": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E196": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E197": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E198": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [
    [
     "round",
     9
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E199": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E20": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "clay": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E200": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E201": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E202": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E203": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E204": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E205": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E206": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E207": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E208": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E209": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E21": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "clay": 1,
     "reed": 1,
     "stone": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E210": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E211": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E212": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E213": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E214": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E215": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E216": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "E217": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E218": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E22": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E23": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E24": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     4
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E25": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E26": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E27": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 3,
     "stone": 1
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "E28": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E29": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "sheep",
     1
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E30": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E31": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "improvement",
     2
    ],
    [
     "occupation",
     1
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E32": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E33": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "clay": 1
    }
   ],
   "needs": [
    [
     "oven",
     1
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E338": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E34": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "reed": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E341": {
   "deck": "E",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "E35": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E36": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     1
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E37": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E38": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "improvement",
     2
    ]
   ],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "E39": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "grain": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "E40": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "E41": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "stone": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E42": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    },
    {
     "clay": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "E43": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E44": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "clay": 1
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "E45": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E46": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E47": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E48": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E49": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E50": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E51": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E52": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "E53": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E54": {
   "deck": "E",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     4
    ]
   ],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "E55": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "reed": 1,
     "stone": 3
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "E56": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "E57": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "stone": 2
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "E58": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     1
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E59": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "E60": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "sheep": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "E61": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 4
    }
   ],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "E62": {
   "deck": "E",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I100": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2,
     "stone": 2
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "I101": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "planted_field",
     4
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I102": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I103": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "clay": 2,
     "reed": 1,
     "stone": 2
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "I104": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "grain": 3
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "I219": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I220": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I221": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I222": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I223": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I224": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I225": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I226": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I227": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I228": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I229": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I230": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I231": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I232": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I233": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I234": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I235": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I236": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I237": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I238": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I239": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I240": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I241": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I242": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I243": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I244": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I245": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I246": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I247": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I248": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I249": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I250": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I251": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I252": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I253": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I254": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I255": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I256": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I257": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I258": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I259": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "I260": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I261": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I262": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I263": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I264": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I265": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I337": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I340": {
   "deck": "I",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "I63": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     1
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I64": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "no_occupation",
     0
    ]
   ],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "I65": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "stone": 2
    }
   ],
   "needs": [],
   "points": 4,
   "passing": false,
   "players": 1
  },
  "I66": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 5,
   "passing": false,
   "players": 1
  },
  "I67": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I68": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I69": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "vegetable_field",
     2
    ]
   ],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "I70": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I71": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 3,
     "reed": 2
    },
    {
     "clay": 3,
     "reed": 2
    }
   ],
   "needs": [
    [
     "round",
     13
    ]
   ],
   "points": 8,
   "passing": false,
   "players": 1
  },
  "I72": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I73": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "I74": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I75": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "stone": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I76": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I77": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I78": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     1
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I79": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I80": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I81": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 5,
     "reed": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "I82": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I83": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I84": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2,
     "reed": 1
    },
    {
     "clay": 2,
     "reed": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I85": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 3,
   "passing": false,
   "players": 1
  },
  "I86": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2,
     "reed": 1
    },
    {
     "clay": 2,
     "reed": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I87": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "clay": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I88": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "reed": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I89": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "clay": 3
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "I90": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I91": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I92": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I93": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "clay": 2,
     "stone": 3
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "I94": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "stone": 5
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "I95": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "I96": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    },
    {
     "clay": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "I97": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "clay": 2,
     "stone": 2
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "I98": {
   "deck": "I",
   "kind": "minor",
   "costs": [
    {
     "stone": 2,
     "vegetable": 1
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "I99": {
   "deck": "I",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K105": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     1
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K106": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "stone": 3
    }
   ],
   "needs": [],
   "points": 5,
   "passing": false,
   "players": 1
  },
  "K107": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "stone": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "K108": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ],
    [
     "improvement",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K109": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K110": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "stone": 2,
     "grain": 2
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "K111": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K112": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K113": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [
    [
     "occupation",
     1
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K114": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K115": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K116": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    },
    {
     "clay": 3
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K117": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     1
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K118": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "animal",
     4
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K119": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [
    [
     "occupation",
     1
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K120": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K121": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K122": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 3,
   "passing": false,
   "players": 1
  },
  "K123": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K124": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [
    [
     "cattle",
     1
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K125": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K126": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "reed": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K127": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K128": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K129": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "K130": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "vegetable_field",
     1
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K131": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K132": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "clay": 4,
     "reed": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "K133": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K134": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [
    [
     "cattle",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K135": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K136": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K137": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K138": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "reed": 4
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K139": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [
    [
     "grain_field",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K140": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     4
    ]
   ],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "K141": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "K142": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K143": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    },
    {
     "clay": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "K144": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 3,
     "clay": 3,
     "reed": 2,
     "stone": 3
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K145": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K146": {
   "deck": "K",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [
    [
     "occupation",
     2
    ]
   ],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "K266": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K267": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K268": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K269": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K270": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K271": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K272": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K273": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K274": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K275": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K276": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K277": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K278": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K279": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K280": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K281": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K282": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K283": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K284": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K285": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K286": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K287": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K288": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K289": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K290": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K291": {
   "deck": "K",
   "kind": "occupation",
   "costs": [
    {
     "food": 4
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K292": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K293": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K294": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K295": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K296": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K297": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K298": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K299": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 3
  },
  "K300": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K301": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K302": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K303": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K304": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K305": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K306": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K307": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K308": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K309": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K310": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K311": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "K312": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K339": {
   "deck": "K",
   "kind": "minor",
   "costs": [],
   "needs": [
    [
     "occupation",
     3
    ]
   ],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "K342": {
   "deck": "K",
   "kind": "occupation",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 4
  },
  "M015": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M016": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M017": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M018": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M019": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M020": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M021": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 4
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M022": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M023": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M024": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M025": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M026": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M027": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M028": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M029": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M030": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M031": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": true,
   "players": 1
  },
  "M032": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "reed": 2,
     "fuel": 5
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M033": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M034": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M035": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "stone": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M036": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M037": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M038": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M039": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M040": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M041": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M042": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "M043": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M044": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M045": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M046": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M047": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M048": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M049": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M050": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M051": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "stone": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M052": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2,
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M053": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M054": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M055": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "clay": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M056": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M057": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M058": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M059": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "boar": 1,
     "food": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M060": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M061": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M062": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "reed": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M063": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M064": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "stone": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M065": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 1,
     "stone": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M066": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M067": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 2,
     "stone": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M068": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 5,
   "passing": false,
   "players": 1
  },
  "M069": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M070": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M071": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M072": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "stone": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M073": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "sheep": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M074": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "clay": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M075": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 1,
     "reed": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M076": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 4
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M077": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M078": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M079": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M080": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": -4,
   "passing": false,
   "players": 1
  },
  "M081": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 3,
     "reed": 2
    }
   ],
   "needs": [],
   "points": 3,
   "passing": false,
   "players": 1
  },
  "M082": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M083": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "clay": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M084": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M085": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": -1,
   "passing": false,
   "players": 1
  },
  "M086": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2,
     "clay": 2
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "M087": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M088": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M089": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 2,
     "stone": 1
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "M090": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "clay": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M091": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M092": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M093": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "reed": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M094": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "clay": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M095": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M096": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M097": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2,
     "clay": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M098": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "clay": 2
    }
   ],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "M099": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M100": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M101": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M102": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M103": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 1,
     "stone": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M104": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M105": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 2,
   "passing": false,
   "players": 1
  },
  "M106": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 3,
   "passing": false,
   "players": 1
  },
  "M107": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M108": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "stone": 2,
     "grain": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M109": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M110": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 3
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M111": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M112": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M113": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 4,
   "passing": false,
   "players": 1
  },
  "M114": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M115": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M116": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M117": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M118": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 3,
     "stone": 2
    }
   ],
   "needs": [],
   "points": 3,
   "passing": false,
   "players": 1
  },
  "M119": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M120": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M121": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M122": {
   "deck": "M",
   "kind": "minor",
   "costs": [],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M123": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 3
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M124": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M125": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 2,
     "reed": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M126": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2,
     "clay": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M127": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M128": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M129": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "clay": 1
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  },
  "M130": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "food": 1
    }
   ],
   "needs": [],
   "points": 0,
   "passing": false,
   "players": 1
  },
  "M131": {
   "deck": "M",
   "kind": "minor",
   "costs": [
    {
     "wood": 2,
     "clay": 2
    }
   ],
   "needs": [],
   "points": 1,
   "passing": false,
   "players": 1
  }
 }
};
