// Written by `cargo xtask types` from the Rust types. Not to be edited.
import type { Facts } from './caverna';

/** What never changes. */
export const facts: Facts = {
 "rounds": 12,
 "boards": {
  "1": [
   {
    "id": "ruby_mining",
    "board": "small_basic",
    "refill": [
     {
      "ruby": 1
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       1,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   },
   {
    "id": "housework",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "dog": 1
        }
       }
      },
      {
       "do": {
        "verb": "furnish"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "slash_and_burn",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "excavation",
    "board": "basic",
    "refill": [
     {
      "stone": 1
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel",
         "cavern_cavern"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "logging",
    "board": "basic",
    "refill": [
     {
      "wood": 3
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 1
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_mining",
    "board": "basic",
    "refill": [
     {
      "ore": 2
     },
     {
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "wood_gathering",
    "board": "basic",
    "refill": [
     {
      "wood": 1
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true
     }
    },
    "both_ways": false
   },
   {
    "id": "sustenance",
    "board": "basic",
    "refill": [
     {
      "food": 1
     },
     {
      "food": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true,
        "get": {
         "grain": 1
        }
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "blacksmithing",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 3
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_mine_construction",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "ore_mine"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sheep_farming",
    "board": "round_card",
    "stage": 1,
    "refill": [
     {
      "sheep": 1
     },
     {
      "sheep": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "wish_for_children",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "dwelling"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "donkey_farming",
    "board": "round_card",
    "stage": 2,
    "refill": [
     {
      "donkey": 1
     },
     {
      "donkey": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ruby_mine_construction",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "tunnel"
       }
      },
      {
       "do": {
        "verb": "deep_tunnel"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "family_life",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_delivery",
    "board": "round_card",
    "stage": 3,
    "refill": [
     {
      "stone": 1,
      "ore": 1
     },
     {
      "stone": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "urgent_wish_for_children",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "either": [
      {
       "after": [
        {
         "do": {
          "verb": "dwelling"
         }
        },
        {
         "do": {
          "verb": "grow"
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 3
        }
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "adventure",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "after": [
        {
         "do": {
          "verb": "expedition",
          "level": 1
         }
        },
        {
         "all": [
          {
           "do": {
            "verb": "expedition",
            "level": 1
           }
          }
         ]
        }
       ]
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_trading",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "do": {
      "verb": "trade"
     }
    },
    "both_ways": false
   },
   {
    "id": "ruby_delivery",
    "board": "round_card",
    "stage": 4,
    "refill": [
     {
      "ruby": 2
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       2,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   }
  ],
  "2": [
   {
    "id": "ruby_mining",
    "board": "small_basic",
    "refill": [
     {
      "ruby": 1
     },
     {
      "ruby": 1
     }
    ],
    "refill_from": 3,
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       1,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   },
   {
    "id": "housework",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "dog": 1
        }
       }
      },
      {
       "do": {
        "verb": "furnish"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "slash_and_burn",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "drift_mining",
    "board": "basic",
    "refill": [
     {
      "stone": 1
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "excavation",
    "board": "basic",
    "refill": [
     {
      "stone": 1
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel",
         "cavern_cavern"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "starting_player",
    "board": "basic",
    "refill": [
     {
      "food": 1
     },
     {
      "food": 1
     }
    ],
    "imitable": false,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "token": true,
      "get": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "logging",
    "board": "basic",
    "refill": [
     {
      "wood": 3
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 1
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "supplies",
    "board": "basic",
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "get": {
       "wood": 1,
       "stone": 1,
       "ore": 1,
       "food": 1,
       "gold": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "ore_mining",
    "board": "basic",
    "refill": [
     {
      "ore": 2
     },
     {
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "wood_gathering",
    "board": "basic",
    "refill": [
     {
      "wood": 1
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true
     }
    },
    "both_ways": false
   },
   {
    "id": "clearing",
    "board": "basic",
    "refill": [
     {
      "wood": 1
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sustenance",
    "board": "basic",
    "refill": [
     {
      "food": 1
     },
     {
      "food": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true,
        "get": {
         "grain": 1
        }
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "blacksmithing",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 3
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_mine_construction",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "ore_mine"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sheep_farming",
    "board": "round_card",
    "stage": 1,
    "refill": [
     {
      "sheep": 1
     },
     {
      "sheep": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "wish_for_children",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "dwelling"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "donkey_farming",
    "board": "round_card",
    "stage": 2,
    "refill": [
     {
      "donkey": 1
     },
     {
      "donkey": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ruby_mine_construction",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "tunnel"
       }
      },
      {
       "do": {
        "verb": "deep_tunnel"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "family_life",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_delivery",
    "board": "round_card",
    "stage": 3,
    "refill": [
     {
      "stone": 1,
      "ore": 1
     },
     {
      "stone": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "urgent_wish_for_children",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "either": [
      {
       "after": [
        {
         "do": {
          "verb": "dwelling"
         }
        },
        {
         "do": {
          "verb": "grow"
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 3
        }
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "adventure",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "after": [
        {
         "do": {
          "verb": "expedition",
          "level": 1
         }
        },
        {
         "all": [
          {
           "do": {
            "verb": "expedition",
            "level": 1
           }
          }
         ]
        }
       ]
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_trading",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "do": {
      "verb": "trade"
     }
    },
    "both_ways": false
   },
   {
    "id": "ruby_delivery",
    "board": "round_card",
    "stage": 4,
    "refill": [
     {
      "ruby": 2
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       2,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   }
  ],
  "3": [
   {
    "id": "ruby_mining",
    "board": "small_basic",
    "refill": [
     {
      "ruby": 1
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       1,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   },
   {
    "id": "housework",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "dog": 1
        }
       }
      },
      {
       "do": {
        "verb": "furnish"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "slash_and_burn",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "drift_mining",
    "board": "basic",
    "refill": [
     {
      "stone": 1
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "excavation",
    "board": "basic",
    "refill": [
     {
      "stone": 1
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel",
         "cavern_cavern"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "starting_player",
    "board": "basic",
    "refill": [
     {
      "food": 1
     },
     {
      "food": 1
     }
    ],
    "imitable": false,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "token": true,
      "get": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "logging",
    "board": "basic",
    "refill": [
     {
      "wood": 3
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 1
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "supplies",
    "board": "basic",
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "get": {
       "wood": 1,
       "stone": 1,
       "ore": 1,
       "food": 1,
       "gold": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "ore_mining",
    "board": "basic",
    "refill": [
     {
      "ore": 2
     },
     {
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "wood_gathering",
    "board": "basic",
    "refill": [
     {
      "wood": 1
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true
     }
    },
    "both_ways": false
   },
   {
    "id": "clearing",
    "board": "basic",
    "refill": [
     {
      "wood": 1
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sustenance",
    "board": "basic",
    "refill": [
     {
      "food": 1
     },
     {
      "food": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true,
        "get": {
         "grain": 1
        }
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "strip_mining",
    "board": "small_extension",
    "refill": [
     {
      "ore": 1
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "get": {
       "wood": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "imitation_4",
    "board": "small_extension",
    "imitable": true,
    "does": {
     "do": {
      "verb": "imitate",
      "price": {
       "food": 4
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "forest_exploration",
    "board": "small_extension",
    "refill": [
     {
      "wood": 1
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "get": {
       "vegetable": 1
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "blacksmithing",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 3
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_mine_construction",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "ore_mine"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sheep_farming",
    "board": "round_card",
    "stage": 1,
    "refill": [
     {
      "sheep": 1
     },
     {
      "sheep": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "wish_for_children",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "dwelling"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "donkey_farming",
    "board": "round_card",
    "stage": 2,
    "refill": [
     {
      "donkey": 1
     },
     {
      "donkey": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ruby_mine_construction",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "tunnel"
       }
      },
      {
       "do": {
        "verb": "deep_tunnel"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "exploration",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "do": {
      "verb": "expedition",
      "level": 4
     }
    },
    "both_ways": false
   },
   {
    "id": "family_life",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_delivery",
    "board": "round_card",
    "stage": 3,
    "refill": [
     {
      "stone": 1,
      "ore": 1
     },
     {
      "stone": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "urgent_wish_for_children",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "either": [
      {
       "after": [
        {
         "do": {
          "verb": "dwelling"
         }
        },
        {
         "do": {
          "verb": "grow"
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 3
        }
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "adventure",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "after": [
        {
         "do": {
          "verb": "expedition",
          "level": 1
         }
        },
        {
         "all": [
          {
           "do": {
            "verb": "expedition",
            "level": 1
           }
          }
         ]
        }
       ]
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_trading",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "do": {
      "verb": "trade"
     }
    },
    "both_ways": false
   },
   {
    "id": "ruby_delivery",
    "board": "round_card",
    "stage": 4,
    "refill": [
     {
      "ruby": 2
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       2,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   }
  ],
  "4": [
   {
    "id": "ruby_mining",
    "board": "small_basic",
    "refill": [
     {
      "ruby": 1
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       1,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   },
   {
    "id": "housework",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "dog": 1
        }
       }
      },
      {
       "do": {
        "verb": "furnish"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "slash_and_burn",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "drift_mining",
    "board": "basic",
    "refill": [
     {
      "stone": 2
     },
     {
      "stone": 2
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "excavation",
    "board": "basic",
    "refill": [
     {
      "stone": 2
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel",
         "cavern_cavern"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "starting_player",
    "board": "basic",
    "refill": [
     {
      "food": 1
     },
     {
      "food": 1
     }
    ],
    "imitable": false,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "token": true,
      "get": {
       "ruby": 1
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "imitation_2",
    "board": "basic",
    "imitable": true,
    "does": {
     "do": {
      "verb": "imitate",
      "price": {
       "food": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "logging",
    "board": "basic",
    "refill": [
     {
      "wood": 3
     },
     {
      "wood": 3
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 1
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "growth",
    "board": "basic",
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "take",
        "get": {
         "wood": 1,
         "stone": 1,
         "ore": 1,
         "food": 1,
         "gold": 2
        }
       }
      },
      {
       "do": {
        "verb": "grow"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "ore_mining",
    "board": "basic",
    "refill": [
     {
      "ore": 3
     },
     {
      "ore": 2
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "forest_exploration",
    "board": "basic",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "get": {
       "food": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "clearing",
    "board": "basic",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 2
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sustenance",
    "board": "basic",
    "refill": [
     {
      "grain": 1
     },
     {
      "vegetable": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "blacksmithing",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 3
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_mine_construction",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "ore_mine"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sheep_farming",
    "board": "round_card",
    "stage": 1,
    "refill": [
     {
      "sheep": 1
     },
     {
      "sheep": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "wish_for_children",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "dwelling"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "donkey_farming",
    "board": "round_card",
    "stage": 2,
    "refill": [
     {
      "donkey": 1
     },
     {
      "donkey": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ruby_mine_construction",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "tunnel"
       }
      },
      {
       "do": {
        "verb": "deep_tunnel"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "exploration",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "do": {
      "verb": "expedition",
      "level": 4
     }
    },
    "both_ways": false
   },
   {
    "id": "family_life",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_delivery",
    "board": "round_card",
    "stage": 3,
    "refill": [
     {
      "stone": 1,
      "ore": 1
     },
     {
      "stone": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "urgent_wish_for_children",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "either": [
      {
       "after": [
        {
         "do": {
          "verb": "dwelling"
         }
        },
        {
         "do": {
          "verb": "grow"
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 3
        }
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "adventure",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "after": [
        {
         "do": {
          "verb": "expedition",
          "level": 1
         }
        },
        {
         "all": [
          {
           "do": {
            "verb": "expedition",
            "level": 1
           }
          }
         ]
        }
       ]
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_trading",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "do": {
      "verb": "trade"
     }
    },
    "both_ways": false
   },
   {
    "id": "ruby_delivery",
    "board": "round_card",
    "stage": 4,
    "refill": [
     {
      "ruby": 2
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       2,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   }
  ],
  "5": [
   {
    "id": "ruby_mining",
    "board": "small_basic",
    "refill": [
     {
      "ruby": 1
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       1,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   },
   {
    "id": "housework",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "dog": 1
        }
       }
      },
      {
       "do": {
        "verb": "furnish"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "slash_and_burn",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "drift_mining",
    "board": "basic",
    "refill": [
     {
      "stone": 2
     },
     {
      "stone": 2
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "excavation",
    "board": "basic",
    "refill": [
     {
      "stone": 2
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel",
         "cavern_cavern"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "starting_player",
    "board": "basic",
    "refill": [
     {
      "food": 1
     },
     {
      "food": 1
     }
    ],
    "imitable": false,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "token": true,
      "get": {
       "ruby": 1
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "imitation_2",
    "board": "basic",
    "imitable": true,
    "does": {
     "do": {
      "verb": "imitate",
      "price": {
       "food": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "logging",
    "board": "basic",
    "refill": [
     {
      "wood": 3
     },
     {
      "wood": 3
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 1
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "growth",
    "board": "basic",
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "take",
        "get": {
         "wood": 1,
         "stone": 1,
         "ore": 1,
         "food": 1,
         "gold": 2
        }
       }
      },
      {
       "do": {
        "verb": "grow"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "ore_mining",
    "board": "basic",
    "refill": [
     {
      "ore": 3
     },
     {
      "ore": 2
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "forest_exploration",
    "board": "basic",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "get": {
       "food": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "clearing",
    "board": "basic",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 2
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sustenance",
    "board": "basic",
    "refill": [
     {
      "grain": 1
     },
     {
      "vegetable": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "depot",
    "board": "large_extension",
    "refill": [
     {
      "wood": 1,
      "ore": 1
     },
     {
      "wood": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true
     }
    },
    "both_ways": false
   },
   {
    "id": "small_scale_drift_mining",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "stone": 1
        }
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "weekly_market",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "after": [
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 4
        }
       }
      },
      {
       "do": {
        "verb": "market"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "imitation_4",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "do": {
      "verb": "imitate",
      "price": {
       "food": 4
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "hardware_rental",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "fence_building",
    "board": "large_extension",
    "refill": [
     {
      "wood": 1
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "fences"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "blacksmithing",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 3
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_mine_construction",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "ore_mine"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sheep_farming",
    "board": "round_card",
    "stage": 1,
    "refill": [
     {
      "sheep": 1
     },
     {
      "sheep": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "wish_for_children",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "dwelling"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "donkey_farming",
    "board": "round_card",
    "stage": 2,
    "refill": [
     {
      "donkey": 1
     },
     {
      "donkey": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ruby_mine_construction",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "tunnel"
       }
      },
      {
       "do": {
        "verb": "deep_tunnel"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "exploration",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "do": {
      "verb": "expedition",
      "level": 4
     }
    },
    "both_ways": false
   },
   {
    "id": "family_life",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_delivery",
    "board": "round_card",
    "stage": 3,
    "refill": [
     {
      "stone": 1,
      "ore": 1
     },
     {
      "stone": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "urgent_wish_for_children",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "either": [
      {
       "after": [
        {
         "do": {
          "verb": "dwelling"
         }
        },
        {
         "do": {
          "verb": "grow"
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 3
        }
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "adventure",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "after": [
        {
         "do": {
          "verb": "expedition",
          "level": 1
         }
        },
        {
         "all": [
          {
           "do": {
            "verb": "expedition",
            "level": 1
           }
          }
         ]
        }
       ]
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_trading",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "do": {
      "verb": "trade"
     }
    },
    "both_ways": false
   },
   {
    "id": "ruby_delivery",
    "board": "round_card",
    "stage": 4,
    "refill": [
     {
      "ruby": 2
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       2,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   }
  ],
  "6": [
   {
    "id": "ruby_mining",
    "board": "small_basic",
    "refill": [
     {
      "ruby": 1
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       1,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   },
   {
    "id": "housework",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "dog": 1
        }
       }
      },
      {
       "do": {
        "verb": "furnish"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "slash_and_burn",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "drift_mining",
    "board": "basic",
    "refill": [
     {
      "stone": 2
     },
     {
      "stone": 2
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "excavation",
    "board": "basic",
    "refill": [
     {
      "stone": 2
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel",
         "cavern_cavern"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "starting_player",
    "board": "basic",
    "refill": [
     {
      "food": 1
     },
     {
      "food": 1
     }
    ],
    "imitable": false,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "token": true,
      "get": {
       "ruby": 1
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "imitation_2",
    "board": "basic",
    "imitable": true,
    "does": {
     "do": {
      "verb": "imitate",
      "price": {
       "food": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "logging",
    "board": "basic",
    "refill": [
     {
      "wood": 3
     },
     {
      "wood": 3
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 1
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "growth",
    "board": "basic",
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "take",
        "get": {
         "wood": 1,
         "stone": 1,
         "ore": 1,
         "food": 1,
         "gold": 2
        }
       }
      },
      {
       "do": {
        "verb": "grow"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "ore_mining",
    "board": "basic",
    "refill": [
     {
      "ore": 3
     },
     {
      "ore": 2
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "forest_exploration",
    "board": "basic",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "get": {
       "food": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "clearing",
    "board": "basic",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 2
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sustenance",
    "board": "basic",
    "refill": [
     {
      "grain": 1
     },
     {
      "vegetable": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "depot",
    "board": "large_extension",
    "refill": [
     {
      "wood": 1,
      "ore": 1
     },
     {
      "wood": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true
     }
    },
    "both_ways": false
   },
   {
    "id": "weekly_market",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "after": [
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 4
        }
       }
      },
      {
       "do": {
        "verb": "market"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "drift_mining_extra",
    "board": "large_extension",
    "refill": [
     {
      "stone": 1
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "imitation_1",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "do": {
      "verb": "imitate",
      "price": {
       "food": 1
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "hardware_rental",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "wood": 2
        }
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "fence_building",
    "board": "large_extension",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "fences"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "blacksmithing",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 3
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_mine_construction",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "ore_mine"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sheep_farming",
    "board": "round_card",
    "stage": 1,
    "refill": [
     {
      "sheep": 1
     },
     {
      "sheep": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "wish_for_children",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "dwelling"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "donkey_farming",
    "board": "round_card",
    "stage": 2,
    "refill": [
     {
      "donkey": 1
     },
     {
      "donkey": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ruby_mine_construction",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "tunnel"
       }
      },
      {
       "do": {
        "verb": "deep_tunnel"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "exploration",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "do": {
      "verb": "expedition",
      "level": 4
     }
    },
    "both_ways": false
   },
   {
    "id": "family_life",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_delivery",
    "board": "round_card",
    "stage": 3,
    "refill": [
     {
      "stone": 1,
      "ore": 1
     },
     {
      "stone": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "urgent_wish_for_children",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "either": [
      {
       "after": [
        {
         "do": {
          "verb": "dwelling"
         }
        },
        {
         "do": {
          "verb": "grow"
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 3
        }
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "adventure",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "after": [
        {
         "do": {
          "verb": "expedition",
          "level": 1
         }
        },
        {
         "all": [
          {
           "do": {
            "verb": "expedition",
            "level": 1
           }
          }
         ]
        }
       ]
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_trading",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "do": {
      "verb": "trade"
     }
    },
    "both_ways": false
   },
   {
    "id": "ruby_delivery",
    "board": "round_card",
    "stage": 4,
    "refill": [
     {
      "ruby": 2
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       2,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   }
  ],
  "7": [
   {
    "id": "ruby_mining",
    "board": "small_basic",
    "refill": [
     {
      "ruby": 1
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       1,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   },
   {
    "id": "housework",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "dog": 1
        }
       }
      },
      {
       "do": {
        "verb": "furnish"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "slash_and_burn",
    "board": "small_basic",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "drift_mining",
    "board": "basic",
    "refill": [
     {
      "stone": 2
     },
     {
      "stone": 2
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "excavation",
    "board": "basic",
    "refill": [
     {
      "stone": 2
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel",
         "cavern_cavern"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "starting_player",
    "board": "basic",
    "refill": [
     {
      "food": 1
     },
     {
      "food": 1
     }
    ],
    "imitable": false,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "token": true,
      "get": {
       "ruby": 1
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "imitation_2",
    "board": "basic",
    "imitable": true,
    "does": {
     "do": {
      "verb": "imitate",
      "price": {
       "food": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "logging",
    "board": "basic",
    "refill": [
     {
      "wood": 3
     },
     {
      "wood": 3
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 1
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "growth",
    "board": "basic",
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "take",
        "get": {
         "wood": 1,
         "stone": 1,
         "ore": 1,
         "food": 1,
         "gold": 2
        }
       }
      },
      {
       "do": {
        "verb": "grow"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "ore_mining",
    "board": "basic",
    "refill": [
     {
      "ore": 3
     },
     {
      "ore": 2
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "forest_exploration",
    "board": "basic",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "get": {
       "food": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "clearing",
    "board": "basic",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 2
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sustenance",
    "board": "basic",
    "refill": [
     {
      "grain": 1
     },
     {
      "vegetable": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "clear",
        "twins": [
         "meadow_field"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "depot",
    "board": "large_extension",
    "refill": [
     {
      "wood": 1,
      "ore": 1
     },
     {
      "wood": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true
     }
    },
    "both_ways": false
   },
   {
    "id": "weekly_market",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "after": [
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 4
        }
       }
      },
      {
       "do": {
        "verb": "market"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "drift_mining_extra",
    "board": "large_extension",
    "refill": [
     {
      "stone": 1
     },
     {
      "stone": 1
     }
    ],
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "dig",
        "twins": [
         "cavern_tunnel"
        ]
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "imitation_1",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "do": {
      "verb": "imitate",
      "price": {
       "food": 1
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "hardware_rental",
    "board": "large_extension",
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "get": {
         "wood": 2
        }
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "fence_building",
    "board": "large_extension",
    "refill": [
     {
      "wood": 2
     },
     {
      "wood": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      },
      {
       "do": {
        "verb": "fences"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "large_depot",
    "board": "small_extension",
    "refill": [
     {
      "wood": 2,
      "stone": 1,
      "ore": 1
     },
     {
      "wood": 1,
      "stone": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true
     }
    },
    "both_ways": false
   },
   {
    "id": "imitation_0",
    "board": "small_extension",
    "imitable": true,
    "does": {
     "do": {
      "verb": "imitate",
      "price": {}
     }
    },
    "both_ways": false
   },
   {
    "id": "extension",
    "board": "small_extension",
    "imitable": true,
    "does": {
     "either": [
      {
       "all": [
        {
         "do": {
          "verb": "clear",
          "twins": [
           "meadow_field"
          ]
         }
        },
        {
         "do": {
          "verb": "take",
          "get": {
           "wood": 1
          }
         }
        }
       ]
      },
      {
       "all": [
        {
         "do": {
          "verb": "dig",
          "twins": [
           "cavern_tunnel"
          ]
         }
        },
        {
         "do": {
          "verb": "take",
          "get": {
           "stone": 1
          }
         }
        }
       ]
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "blacksmithing",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 3
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_mine_construction",
    "board": "round_card",
    "stage": 1,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "ore_mine"
       }
      },
      {
       "do": {
        "verb": "expedition",
        "level": 2
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "sheep_farming",
    "board": "round_card",
    "stage": 1,
    "refill": [
     {
      "sheep": 1
     },
     {
      "sheep": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "wish_for_children",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "dwelling"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "donkey_farming",
    "board": "round_card",
    "stage": 2,
    "refill": [
     {
      "donkey": 1
     },
     {
      "donkey": 1
     }
    ],
    "imitable": true,
    "does": {
     "then_or": [
      {
       "and_or": [
        {
         "do": {
          "verb": "fences"
         }
        },
        {
         "do": {
          "verb": "stable",
          "price": {
           "stone": 1
          }
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "pile": true
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ruby_mine_construction",
    "board": "round_card",
    "stage": 2,
    "imitable": true,
    "does": {
     "either": [
      {
       "do": {
        "verb": "tunnel"
       }
      },
      {
       "do": {
        "verb": "deep_tunnel"
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "exploration",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "do": {
      "verb": "expedition",
      "level": 4
     }
    },
    "both_ways": false
   },
   {
    "id": "family_life",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "and_or": [
      {
       "do": {
        "verb": "grow"
       }
      },
      {
       "do": {
        "verb": "sow"
       }
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_delivery",
    "board": "round_card",
    "stage": 3,
    "refill": [
     {
      "stone": 1,
      "ore": 1
     },
     {
      "stone": 1,
      "ore": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "per_ore_mine": {
       "ore": 2
      }
     }
    },
    "both_ways": false
   },
   {
    "id": "urgent_wish_for_children",
    "board": "round_card",
    "stage": 3,
    "imitable": true,
    "does": {
     "either": [
      {
       "after": [
        {
         "do": {
          "verb": "dwelling"
         }
        },
        {
         "do": {
          "verb": "grow"
         }
        }
       ]
      },
      {
       "do": {
        "verb": "take",
        "get": {
         "gold": 3
        }
       }
      }
     ]
    },
    "both_ways": true
   },
   {
    "id": "adventure",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "then_or": [
      {
       "do": {
        "verb": "forge"
       }
      },
      {
       "after": [
        {
         "do": {
          "verb": "expedition",
          "level": 1
         }
        },
        {
         "all": [
          {
           "do": {
            "verb": "expedition",
            "level": 1
           }
          }
         ]
        }
       ]
      }
     ]
    },
    "both_ways": false
   },
   {
    "id": "ore_trading",
    "board": "round_card",
    "stage": 4,
    "imitable": true,
    "does": {
     "do": {
      "verb": "trade"
     }
    },
    "both_ways": false
   },
   {
    "id": "ruby_delivery",
    "board": "round_card",
    "stage": 4,
    "refill": [
     {
      "ruby": 2
     },
     {
      "ruby": 1
     }
    ],
    "imitable": true,
    "does": {
     "do": {
      "verb": "take",
      "pile": true,
      "with_ruby_mines": [
       2,
       {
        "ruby": 1
       }
      ]
     }
    },
    "both_ways": false
   }
  ]
 },
 "loot": [
  {
   "item": "all_weapons",
   "strength": 1
  },
  {
   "item": "dog",
   "strength": 1,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "dog": 1
     }
    }
   }
  },
  {
   "item": "wood",
   "strength": 1,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "wood": 1
     }
    }
   }
  },
  {
   "item": "grain",
   "strength": 2,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "grain": 1
     }
    }
   }
  },
  {
   "item": "sheep",
   "strength": 2,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "sheep": 1
     }
    }
   }
  },
  {
   "item": "stone",
   "strength": 3,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "stone": 1
     }
    }
   }
  },
  {
   "item": "donkey",
   "strength": 3,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "donkey": 1
     }
    }
   }
  },
  {
   "item": "vegetable",
   "strength": 4,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "vegetable": 1
     }
    }
   }
  },
  {
   "item": "ore",
   "strength": 4,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "ore": 2
     }
    }
   }
  },
  {
   "item": "boar",
   "strength": 5,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "boar": 1
     }
    }
   }
  },
  {
   "item": "gold",
   "strength": 6,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "gold": 2
     }
    }
   }
  },
  {
   "item": "furnish",
   "strength": 7,
   "does": {
    "do": {
     "verb": "furnish"
    }
   }
  },
  {
   "item": "stable",
   "strength": 8,
   "does": {
    "do": {
     "verb": "stable",
     "price": {}
    }
   }
  },
  {
   "item": "tunnel",
   "strength": 9,
   "does": {
    "do": {
     "verb": "tile",
     "single": "tunnel"
    }
   }
  },
  {
   "item": "small_pasture",
   "strength": 9,
   "does": {
    "do": {
     "verb": "fences",
     "price": {
      "wood": 1
     }
    }
   }
  },
  {
   "item": "cattle",
   "strength": 10,
   "does": {
    "do": {
     "verb": "take",
     "get": {
      "cattle": 1
     }
    }
   }
  },
  {
   "item": "large_pasture",
   "strength": 10,
   "does": {
    "do": {
     "verb": "fences",
     "price": {
      "wood": 2
     }
    }
   }
  },
  {
   "item": "meadow",
   "strength": 11,
   "does": {
    "do": {
     "verb": "tile",
     "single": "meadow"
    }
   }
  },
  {
   "item": "dwelling",
   "strength": 11,
   "does": {
    "do": {
     "verb": "dwelling",
     "price": {
      "wood": 2,
      "stone": 2
     }
    }
   }
  },
  {
   "item": "field",
   "strength": 12,
   "does": {
    "do": {
     "verb": "tile",
     "single": "field"
    }
   }
  },
  {
   "item": "sow",
   "strength": 12,
   "does": {
    "do": {
     "verb": "sow"
    }
   }
  },
  {
   "item": "cavern",
   "strength": 14,
   "does": {
    "do": {
     "verb": "tile",
     "single": "cavern"
    }
   }
  },
  {
   "item": "breed",
   "strength": 14,
   "does": {
    "do": {
     "verb": "breed",
     "level": 2
    }
   }
  }
 ],
 "market": [
  {
   "good": "dog",
   "gold": 2
  },
  {
   "good": "sheep",
   "gold": 1
  },
  {
   "good": "donkey",
   "gold": 1
  },
  {
   "good": "boar",
   "gold": 2
  },
  {
   "good": "cattle",
   "gold": 3
  },
  {
   "good": "wood",
   "gold": 1
  },
  {
   "good": "stone",
   "gold": 1
  },
  {
   "good": "ore",
   "gold": 1
  },
  {
   "good": "grain",
   "gold": 1
  },
  {
   "good": "vegetable",
   "gold": 2
  }
 ],
 "trade": {
  "give": {
   "ore": 2
  },
  "get": {
   "food": 1,
   "gold": 2
  },
  "times": 3
 },
 "for_a_ruby": [
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "wood": 1
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "stone": 1
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "ore": 1
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "grain": 1
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "vegetable": 1
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "gold": 1
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "food": 2
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "dog": 1
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "sheep": 1
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "donkey": 1
   }
  },
  {
   "give": {
    "ruby": 1
   },
   "get": {
    "boar": 1
   }
  },
  {
   "give": {
    "ruby": 1,
    "food": 1
   },
   "get": {
    "cattle": 1
   }
  }
 ],
 "events": [
  "none",
  "one_food",
  "choice"
 ],
 "single_tiles": [
  {
   "tile": "meadow",
   "rubies": 1
  },
  {
   "tile": "field",
   "rubies": 1
  },
  {
   "tile": "tunnel",
   "rubies": 1
  },
  {
   "tile": "cavern",
   "rubies": 2
  }
 ],
 "twins": [
  {
   "tile": "meadow_field",
   "halves": [
    "meadow",
    "field"
   ]
  },
  {
   "tile": "cavern_tunnel",
   "halves": [
    "cavern",
    "tunnel"
   ]
  },
  {
   "tile": "cavern_cavern",
   "halves": [
    "cavern",
    "cavern"
   ]
  }
 ],
 "crops": [
  {
   "crop": "grain",
   "markers": 3
  },
  {
   "crop": "vegetable",
   "markers": 2
  }
 ],
 "bonus_spaces": [
  {
   "cell": [
    0,
    2
   ],
   "goods": {
    "boar": 1
   }
  },
  {
   "cell": [
    0,
    5
   ],
   "goods": {
    "food": 2
   }
  },
  {
   "cell": [
    2,
    0
   ],
   "goods": {
    "boar": 1
   }
  },
  {
   "cell": [
    3,
    1
   ],
   "goods": {
    "food": 1
   }
  },
  {
   "cell": [
    3,
    4
   ],
   "goods": {
    "food": 1
   }
  }
 ],
 "tiles": [
  {
   "tile": "dwelling",
   "group": "dwellings",
   "colour": "dwelling",
   "beginner": true,
   "cost": {
    "wood": 4,
    "stone": 3
   },
   "points": 3,
   "unique": false,
   "scores": false,
   "trades": false
  },
  {
   "tile": "simple_dwelling_42",
   "group": "dwellings",
   "colour": "dwelling",
   "beginner": true,
   "cost": {
    "wood": 4,
    "stone": 2
   },
   "points": 0,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "simple_dwelling_33",
   "group": "dwellings",
   "colour": "dwelling",
   "beginner": true,
   "cost": {
    "wood": 3,
    "stone": 3
   },
   "points": 0,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "mixed_dwelling",
   "group": "dwellings",
   "colour": "dwelling",
   "beginner": false,
   "cost": {
    "wood": 5,
    "stone": 4
   },
   "points": 4,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "couple_dwelling",
   "group": "dwellings",
   "colour": "dwelling",
   "beginner": false,
   "cost": {
    "wood": 8,
    "stone": 6
   },
   "points": 5,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "additional_dwelling",
   "group": "dwellings",
   "colour": "dwelling",
   "beginner": false,
   "cost": {
    "wood": 4,
    "stone": 3
   },
   "points": 5,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "cuddle_room",
   "group": "rooms",
   "colour": "green",
   "beginner": true,
   "cost": {
    "wood": 1
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "breakfast_room",
   "group": "rooms",
   "colour": "green",
   "beginner": true,
   "cost": {
    "wood": 1
   },
   "points": 0,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "stubble_room",
   "group": "rooms",
   "colour": "green",
   "beginner": true,
   "cost": {
    "wood": 1,
    "ore": 1
   },
   "points": 1,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "work_room",
   "group": "rooms",
   "colour": "green",
   "beginner": false,
   "cost": {
    "stone": 1
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "guest_room",
   "group": "rooms",
   "colour": "green",
   "beginner": false,
   "cost": {
    "wood": 1,
    "stone": 1
   },
   "points": 0,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "office_room",
   "group": "rooms",
   "colour": "green",
   "beginner": false,
   "cost": {
    "stone": 1
   },
   "points": 0,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "carpenter",
   "group": "crafts",
   "colour": "green",
   "beginner": true,
   "cost": {
    "stone": 1
   },
   "points": 0,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "stone_carver",
   "group": "crafts",
   "colour": "green",
   "beginner": true,
   "cost": {
    "wood": 1
   },
   "points": 1,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "blacksmith",
   "group": "crafts",
   "colour": "green",
   "beginner": true,
   "cost": {
    "wood": 1,
    "stone": 2
   },
   "points": 3,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "miner",
   "group": "crafts",
   "colour": "green",
   "beginner": false,
   "cost": {
    "wood": 1,
    "stone": 1
   },
   "points": 3,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "builder",
   "group": "crafts",
   "colour": "green",
   "beginner": false,
   "cost": {
    "stone": 1
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "trader",
   "group": "crafts",
   "colour": "green",
   "beginner": false,
   "cost": {
    "wood": 1
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": true
  },
  {
   "tile": "wood_supplier",
   "group": "supplies",
   "colour": "green",
   "beginner": true,
   "cost": {
    "stone": 1
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "stone_supplier",
   "group": "supplies",
   "colour": "green",
   "beginner": true,
   "cost": {
    "wood": 1
   },
   "points": 1,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "ruby_supplier",
   "group": "supplies",
   "colour": "green",
   "beginner": true,
   "cost": {
    "wood": 2,
    "stone": 2
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "dog_school",
   "group": "supplies",
   "colour": "green",
   "beginner": false,
   "cost": {},
   "points": 0,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "quarry",
   "group": "supplies",
   "colour": "green",
   "beginner": false,
   "cost": {
    "wood": 1
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "seam",
   "group": "supplies",
   "colour": "green",
   "beginner": false,
   "cost": {
    "wood": 2
   },
   "points": 1,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "slaughtering_cave",
   "group": "caves",
   "colour": "green",
   "beginner": true,
   "cost": {
    "wood": 2,
    "stone": 2
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "cooking_cave",
   "group": "caves",
   "colour": "green",
   "beginner": true,
   "cost": {
    "stone": 2
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": true
  },
  {
   "tile": "working_cave",
   "group": "caves",
   "colour": "green",
   "beginner": true,
   "cost": {
    "wood": 1,
    "stone": 1
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "mining_cave",
   "group": "caves",
   "colour": "green",
   "beginner": false,
   "cost": {
    "wood": 3,
    "stone": 2
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "breeding_cave",
   "group": "caves",
   "colour": "green",
   "beginner": false,
   "cost": {
    "stone": 1,
    "grain": 1
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "peaceful_cave",
   "group": "caves",
   "colour": "green",
   "beginner": false,
   "cost": {
    "wood": 2,
    "stone": 2
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": true
  },
  {
   "tile": "weaving_parlor",
   "group": "parlors",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 2,
    "stone": 1
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "milking_parlor",
   "group": "parlors",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 2,
    "stone": 2
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "state_parlor",
   "group": "parlors",
   "colour": "yellow",
   "beginner": false,
   "cost": {
    "stone": 3,
    "gold": 5
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "hunting_parlor",
   "group": "parlors",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 2
   },
   "points": 1,
   "unique": true,
   "scores": false,
   "trades": true
  },
  {
   "tile": "beer_parlor",
   "group": "parlors",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 2
   },
   "points": 3,
   "unique": true,
   "scores": false,
   "trades": true
  },
  {
   "tile": "blacksmithing_parlor",
   "group": "parlors",
   "colour": "yellow",
   "beginner": false,
   "cost": {
    "ore": 3
   },
   "points": 2,
   "unique": true,
   "scores": false,
   "trades": true
  },
  {
   "tile": "stone_storage",
   "group": "storages",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 3,
    "ore": 1
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "ore_storage",
   "group": "storages",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 1,
    "stone": 2
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "spare_part_storage",
   "group": "storages",
   "colour": "yellow",
   "beginner": false,
   "cost": {
    "wood": 2
   },
   "points": 0,
   "unique": true,
   "scores": false,
   "trades": true
  },
  {
   "tile": "main_storage",
   "group": "storages",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 2,
    "stone": 1
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "weapon_storage",
   "group": "storages",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 3,
    "stone": 2
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "supplies_storage",
   "group": "storages",
   "colour": "yellow",
   "beginner": false,
   "cost": {
    "wood": 1,
    "food": 3
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "broom_chamber",
   "group": "chambers",
   "colour": "yellow",
   "beginner": false,
   "cost": {
    "wood": 1
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "treasure_chamber",
   "group": "chambers",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 1,
    "stone": 1
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "food_chamber",
   "group": "chambers",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "wood": 2,
    "vegetable": 2
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "prayer_chamber",
   "group": "chambers",
   "colour": "yellow",
   "beginner": false,
   "cost": {
    "wood": 2
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  },
  {
   "tile": "writing_chamber",
   "group": "chambers",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "stone": 2
   },
   "points": 0,
   "unique": true,
   "scores": false,
   "trades": false
  },
  {
   "tile": "fodder_chamber",
   "group": "chambers",
   "colour": "yellow",
   "beginner": true,
   "cost": {
    "stone": 1,
    "grain": 2
   },
   "points": 0,
   "unique": true,
   "scores": true,
   "trades": false
  }
 ],
 "strongest": 14
};
