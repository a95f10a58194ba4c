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
 "decks": [
  "E",
  "I",
  "K"
 ],
 "majors": {
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
 }
};
