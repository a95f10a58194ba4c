/** Where long words may be parted in narrow tiles; many browsers have no dictionary for our languages. */

const SOFT = '\u00ad'
const LONG = 11
/** So much of a word stays together at its ends. */
const END = 4
/**
 * The last sound before a vowel, with a vowel somewhere before it: a syllable begins there. Sounds that begin words together
 * stay together, `st` and `sp` only after another consonant: Stein-bruch, Web-stuhl, Pflas-ter.
 */
const SOUND =
  'sch[lmnrw]?|pfl|(?<=[^aeiouyäöüéèë])(?:st|sp)r?|[bdfgkptv]r|[bfgkpv]l|(?<!c)kn|ch|ck|ph|th|qu|[^aeiouyäöüéèë]'
const SYLLABLE = new RegExp(`(?<=[aeiouyäöüéèë][^aeiouyäöüéèë]*)(?:${SOUND})(?=[aeiouyäöüéèë])`, 'giu')

/** Parts words where `joints` has a bar: `Familien|zuwachs`. */
export function softener(joints: readonly string[]) {
  const parted = new Map(joints.map((word) => [word.replaceAll('|', '').toLowerCase(), word.split('|')]))

  /** The text with soft hyphens in the words we know. */
  const soften = (text: string): string =>
    text.replace(/\p{L}+/gu, (word) => {
      const [known = '', parts = []] = [...parted].find(([begin]) => word.toLowerCase().startsWith(begin)) ?? []
      let at = 0
      return parts.map(({ length }) => word.slice(at, (at += length))).join(SOFT) + word.slice(known.length)
    })

  /** The text with soft hyphens in all long words: where we know a joint there, else between syllables. */
  const softenLong = (text: string, long = LONG): string =>
    text.replace(/\p{L}+/gu, (word) => {
      if (word.length < long) return word
      const known = soften(word)
      if (known !== word) return known
      return word.replace(SYLLABLE, (sound: string, at: number) =>
        at < END || at > word.length - END ? sound : SOFT + sound,
      )
    })

  return { soften, softenLong }
}
