/** What the client needs to draw the Moor. */

/** The pictures of the special actions. */
export const ACTION_PICTURES: Record<string, string> = {
  CP: 'peat-spade',
  SB: 'slash-burn',
  FT: 'fell',
  HM: 'horse-market',
  JM: 'job-market',
  BM: 'black-market',
  IW: 'illicit-work',
}

/** The pictures of its major improvements. */
export const MOOR_MAJORS: Record<string, string> = {
  M001: 'cleaver',
  M002: 'cleaver',
  M003: 'cookhouse',
  M004: 'cookhouse',
  M005: 'church',
  M006: 'furnace',
  M007: 'heating-stove',
  M008: 'stall',
  M009: 'stall',
  M010: 'stall',
  M011: 'kiln',
  M012: 'lodge',
  M013: 'museum',
  M014: 'riding',
}
