/** Where long words may be parted in narrow tiles; many browsers have no dictionary for our languages. */

const JOINTS = [
  'Familien|zuwachs',
  'Ausbil|dung',
  'Anschaf|fung',
  'Renovie|rung',
  'Wildschwein|markt',
  'Wild|schwein',
  'Getreide|samen',
  'Gemüse|samen',
  'Feld|bestellung',
  'Werkstoff|markt',
  'Privat|unterricht',
  'Abend|unterricht',
  'Start|spieler',
  'Lager|haus',
  'Tage|löhner',
  'Feuer|stelle',
  'Koch|stelle',
  'Tisch|lerei',
  'Korb|flechterei',
  'Klein|kunst',
  'Gezins|uitbreiding',
  'Boer|derij',
  'Steen|groeve',
  'Schapen|markt',
  'Varkens|markt',
  'Grondstoffen|markt',
  'Kreupel|hout',
  'inves|tering',
  'Reno|vatie',
  'Start|speler',
  'Vuur|plaats',
  'Kook|plaats',
  'Meubel|makerij',
  'Potten|bakkerij',
  'Manden|makerij',
  'bouw|stoffen',
  'Basket|maker',
  'improve|ment',
  'occupa|tion',
  'Renova|tion',
  'Hafen|arbeiter',
]

const SOFT = '\u00ad'
const parted = new Map(JOINTS.map((word) => [word.replace('|', '').toLowerCase(), word.indexOf('|')]))

/** The text with soft hyphens in the words we know. */
export const soften = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => {
    const at = [...parted].find(([known]) => word.toLowerCase().startsWith(known))?.[1]
    return at === undefined ? word : word.slice(0, at) + SOFT + word.slice(at)
  })

const LONG = 11
/** So much of a word stays together at its ends. */
const END = 4
/** The last sound before a vowel, with a vowel somewhere before it: a syllable begins there. */
const SYLLABLE = /(?<=[aeiouyäöüéèë][^aeiouyäöüéèë]*)(?:sch|ch|ck|ph|th|qu|[^aeiouyäöüéèë])(?=[aeiouyäöüéèë])/giu

/** The text with soft hyphens in all long words: where we know a joint there, else between syllables. */
export const softenLong = (text: string, long = LONG): string =>
  text.replace(/\p{L}+/gu, (word) => {
    if (word.length < long) return word
    const known = soften(word)
    if (known !== word) return known
    return word.replace(SYLLABLE, (sound: string, at: number) =>
      at < END || at > word.length - END ? sound : SOFT + sound,
    )
  })
