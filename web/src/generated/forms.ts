// Written by `cargo xtask types` from the Rust types. Not to be edited.
import type { Field, GameName } from './table';

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
      "name": "mode",
      "input": "one",
      "of": [
        "family",
        "full"
      ],
      "default": "full"
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
