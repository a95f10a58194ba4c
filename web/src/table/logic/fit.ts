/**
 * Sheets of text laid out so that every one of them can be read: each is as wide as its text needs, rows are equally high, and
 * the letters are as large as they can be. Where not all texts fit, the longest give way to their short forms.
 */

export interface Sheet {
  name: string
  text: string
  /** The same in few words, for where there is little room. */
  short?: string | undefined
  /** How wide what stands at its end is, in letters' heights. */
  foot: number
}

export interface Fit {
  /** The height of letters, in pixels. */
  size: number
  rows: { sheet: number; width: number; short: boolean }[][]
}

/** The width of a word in letters of height 1, for a name or a text. */
export type Measure = (word: string, bold: boolean) => number

export interface Room {
  width: number
  height: number
  /** Between sheets. */
  gap: number
  /** Letters are not larger than this. */
  largest: number
  /** Smaller letters than this are used only if nothing else helps. */
  good: number
  smallest: number
}

/** In letters' heights: lines, the name's line, and the border and padding around the text. */
export const LINE = 1.14
export const NAME_LINE = 1.12
export const PAD = { x: 1.05, y: 0.66 }

/** How many lines words take, where each stands whole. */
function lines(words: number[], space: number, width: number): number {
  let count = 1
  let x = 0
  for (const word of words) {
    if (x > 0 && x + space + word > width) {
      count++
      x = word
    } else x += (x > 0 ? space : 0) + word
  }
  return count
}

interface Measured {
  name: number[]
  text: number[]
  least: number
}

function measured({ name, text, foot }: Sheet, measure: Measure): Measured {
  const names = name.split(' ').map((word) => measure(word, true))
  const words = text.split(' ').map((word) => measure(word, false))
  if (foot > 0) words.push(foot)
  return { name: names, text: words, least: Math.max(...names, ...words) }
}

/** The narrowest width, in letters' heights, at which a sheet is not higher than this. */
function narrowest(sheet: Measured, space: number, height: number, widest: number): number {
  const fits = (width: number) =>
    PAD.y + lines(sheet.name, space, width) * NAME_LINE + lines(sheet.text, space, width) * LINE <= height
  let [low, high] = [sheet.least, widest]
  if (low > high || !fits(high)) return Infinity
  while (high - low > 0.1) {
    const middle = (low + high) / 2
    if (fits(middle)) high = middle
    else low = middle
  }
  return high
}

/** Where to begin new rows, so that the longest row is as short as possible: the numbers of the sheets in each row. */
function split(widths: number[], rows: number, gap: number): number[][] {
  const row = (from: number, to: number) => widths.slice(from, to).reduce((a, b) => a + b + gap, -gap)
  type Best = { longest: number; parts: number[][] }
  const best = (from: number, left: number): Best => {
    const rest = Array.from({ length: widths.length - from }, (_, i) => from + i)
    if (left === 1) return { longest: row(from, widths.length), parts: [rest] }
    let found: Best = { longest: Infinity, parts: [] }
    for (let to = from + 1; to <= widths.length - left + 1; to++) {
      const first = row(from, to)
      if (first >= found.longest) break
      const next = best(to, left - 1)
      const longest = Math.max(first, next.longest)
      if (longest < found.longest) found = { longest, parts: [rest.slice(0, to - from), ...next.parts] }
    }
    return found
  }
  return best(0, Math.min(rows, widths.length)).parts
}

/** In letters' heights: sheets that are narrower than this on average are tiring to read; rather more rows. */
const READS_WELL = 10

const averageWidth = ({ size, rows }: Fit): number =>
  rows.flat().reduce((sum, { width }) => sum + width, 0) / rows.flat().length / size

/** The best way to lay the sheets out with letters of this size, or nothing if they do not fit. */
function tried(all: Measured[], space: number, size: number, short: boolean[], room: Room): Fit | undefined {
  let widest: Fit | undefined
  for (let rows = 1; rows <= Math.min(4, all.length); rows++) {
    const height = ((room.height - (rows - 1) * room.gap) / rows / size) * 0.995
    const most = room.width / size - PAD.x
    const widths = all.map((sheet) => (narrowest(sheet, space, height, most) + PAD.x) * size * 1.015)
    if (widths.some((width) => !Number.isFinite(width))) continue
    const parts = split(widths, rows, room.gap)
    const total = (part: number[]) => part.reduce((sum, i) => sum + (widths[i] ?? 0) + room.gap, -room.gap)
    if (parts.length === 0 || parts.some((part) => total(part) > room.width)) continue
    const placed = parts.map((part) => {
      // What is left of a row is shared by its sheets; a lone sheet need not be wider than it reads well.
      const more = Math.min((room.width - total(part)) / part.length, size * 6)
      return part.map((sheet) => ({ sheet, width: (widths[sheet] ?? 0) + more, short: short[sheet] ?? false }))
    })
    const fit = { size, rows: placed }
    if (!widest || averageWidth(fit) > averageWidth(widest)) widest = fit
    if (averageWidth(fit) >= READS_WELL) break
  }
  return widest
}

export function fitSheets(sheets: Sheet[], measure: Measure, room: Room): Fit | undefined {
  if (sheets.length === 0 || room.width <= 0 || room.height <= 0) return undefined
  const space = measure(' ', false)
  const whole = sheets.map((sheet) => measured(sheet, measure))
  const brief = sheets.map((sheet) => measured({ ...sheet, text: sheet.short ?? sheet.text }, measure))
  const none = sheets.map(() => false)
  const long = (i: number) => whole[i]?.text.reduce((a, b) => a + b, 0) ?? 0
  const byLength = sheets.map((_, i) => i).sort((a, b) => long(b) - long(a))
  for (let size = room.largest; size >= room.good; size -= 0.5) {
    const fit = tried(whole, space, size, none, room)
    if (fit) return fit
  }
  for (let size = room.good; size >= room.smallest; size -= 0.5) {
    for (let n = 1; n <= sheets.length; n++) {
      const short = none.map((_, i) => byLength.indexOf(i) < n && sheets[i]?.short !== undefined)
      const mixed = whole.map((sheet, i) => (short[i] ? (brief[i] ?? sheet) : sheet))
      const fit = tried(mixed, space, size, short, room)
      if (fit) return fit
    }
  }
  return undefined
}
