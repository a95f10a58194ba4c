/** Where long words may be parted in narrow tiles; many browsers have no dictionary for our languages. */

const JOINTS = [
  'Familien|zuwachs',
  'Ausbil|dung',
  'Anschaf|fung',
  'Renovie|rung',
  'Wild|schwein',
  'Haus|bauten',
  'Stall|bauten',
  'Start|spieler',
  'Lager|haus',
  'Tage|löhner',
  'Feuer|stelle',
  'Koch|stelle',
  'Tisch|lerei',
  'Korb|macherei',
  'Klein|kunst',
  'Gezins|uitbreiding',
  'Huis|uitbreiding',
  'inves|tering',
  'Reno|vatie',
  'Start|speler',
  'Vuur|plaats',
  'Kook|plaats',
  'Meubel|makerij',
  'Schrijn|werkerij',
  'Potten|bakkerij',
  'Manden|makerij',
  'bouw|stoffen',
  'Basket|maker',
  'improve|ment',
  'occupa|tion',
  'Renova|tion',
]

const SOFT = '\u00ad'
const parted = new Map(JOINTS.map((word) => [word.replace('|', '').toLowerCase(), word.indexOf('|')]))

/** The text with soft hyphens in the words we know. */
export const soften = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const at = [...parted].find(([known]) => word.toLowerCase().startsWith(known))?.[1]
    return at === undefined ? word : word.slice(0, at) + SOFT + word.slice(at)
  })
