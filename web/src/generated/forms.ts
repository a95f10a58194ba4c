// Written by `cargo xtask types` from the Rust types. Not to be edited.
import type { Field, GameName, SeriesKind } from './table';

/** What is agreed before each game. */
export const forms: Record<GameName, Field[]> = {
  "agricola": [
    {
      "name": "players",
      "input": "number",
      "from": 1,
      "to": 5,
      "default": 2
    },
    {
      "name": "expansion",
      "input": "one",
      "of": [
        "none",
        "moor"
      ],
      "default": "none"
    },
    {
      "name": "level",
      "input": "number",
      "from": 1,
      "to": 3,
      "default": 1,
      "only_if": {
        "field": "expansion",
        "is": [
          "moor"
        ]
      }
    },
    {
      "name": "mode",
      "input": "one",
      "of": [
        "family",
        "full"
      ],
      "default": "full",
      "only_if": {
        "field": "expansion",
        "is": [
          "none"
        ]
      }
    },
    {
      "name": "decks",
      "input": "some",
      "of": [
        "E",
        "I",
        "K"
      ],
      "default": [
        "E"
      ],
      "only_if": {
        "field": "mode",
        "is": [
          "full"
        ]
      },
      "or_if": {
        "field": "level",
        "is": [
          "3"
        ]
      }
    },
    {
      "name": "variant",
      "input": "one",
      "of": [
        "none",
        "three_for_one",
        "ten_for_seven",
        "mulligan",
        "draft"
      ],
      "default": "none",
      "only_if": {
        "field": "mode",
        "is": [
          "full"
        ]
      },
      "or_if": {
        "field": "level",
        "is": [
          "3"
        ]
      }
    },
    {
      "name": "banned",
      "input": "cards",
      "only_if": {
        "field": "mode",
        "is": [
          "full"
        ]
      },
      "or_if": {
        "field": "level",
        "is": [
          "3"
        ]
      }
    },
    {
      "name": "edition",
      "input": "one",
      "of": [
        "de",
        "nl"
      ],
      "default": "de"
    },
    {
      "name": "family_day_labourer",
      "input": "one",
      "of": [
        "resource",
        "food"
      ],
      "default": "resource",
      "only_if": {
        "field": "mode",
        "is": [
          "family"
        ]
      },
      "or_if": {
        "field": "level",
        "is": [
          "1",
          "2"
        ]
      }
    },
    {
      "name": "light_fires",
      "input": "flag",
      "only_if": {
        "field": "expansion",
        "is": [
          "moor"
        ]
      }
    }
  ],
  "caverna": [
    {
      "name": "players",
      "input": "number",
      "from": 1,
      "to": 7,
      "default": 2
    },
    {
      "name": "set",
      "input": "one",
      "of": [
        "beginner",
        "full"
      ],
      "default": "full"
    },
    {
      "name": "late_reveal",
      "input": "flag"
    },
    {
      "name": "fence_discount",
      "input": "one",
      "of": [
        "per_action",
        "per_pasture"
      ],
      "default": "per_action"
    }
  ]
};

/** The series in which each game is played alone. */
export const series: Record<GameName, SeriesKind[]> = {
  "agricola": [
    {
      "name": "de",
      "targets": [
        50,
        55,
        59,
        62,
        64,
        65
      ],
      "asks": [
        "decks"
      ],
      "dealt": true,
      "free_choice": false
    },
    {
      "name": "nl",
      "targets": [
        50,
        55,
        59,
        62,
        64,
        65,
        66,
        67
      ],
      "asks": [
        "decks"
      ],
      "dealt": true,
      "free_choice": false
    },
    {
      "name": "moor",
      "targets": [
        65,
        70,
        72
      ],
      "asks": [
        "decks"
      ],
      "dealt": true,
      "free_choice": false
    },
    {
      "name": "moor_de",
      "targets": [
        72,
        77,
        81,
        84,
        86,
        87
      ],
      "asks": [
        "decks"
      ],
      "dealt": true,
      "free_choice": false
    },
    {
      "name": "moor_nl",
      "targets": [
        72,
        77,
        81,
        84,
        86,
        87,
        88,
        89
      ],
      "asks": [
        "decks"
      ],
      "dealt": true,
      "free_choice": false
    },
    {
      "name": "open",
      "targets": [
        101,
        121
      ],
      "asks": [
        "decks"
      ],
      "dealt": false,
      "free_choice": true
    }
  ],
  "caverna": [
    {
      "name": "mark",
      "targets": [
        100
      ],
      "asks": [
        "set"
      ],
      "dealt": false,
      "free_choice": false
    }
  ]
};
