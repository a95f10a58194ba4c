/** The fifteen spaces of a farmyard and what stands on them. */
import { sum } from '../../../table/logic/goods'
import type { CardView, Cell, Crop, Good, Goods, PlayerView, StallView } from '../protocol'

export const ROWS = 3
export const COLUMNS = 5

export interface Plot {
  cell: Cell
  kind: 'empty' | 'room' | 'stable' | 'field' | 'forest' | 'moor' | 'marked'
  /** The tiles that lie beneath the visible one, the lowest first. */
  beneath: ('forest' | 'moor')[]
  crop?: Crop
  count: number
  /** The pasture it lies in, by number; -1 outside. */
  pasture: number
  /** The animals that stand here. */
  animals: Good[]
}

/** A number for each space: those of the farmyard from 0, those that cards add at its sides from 15. */
export const index = ([row, column]: Cell): number => {
  const inside = row >= 0 && row < ROWS && column >= 0 && column < COLUMNS
  return inside ? row * COLUMNS + column : ROWS * COLUMNS + (row + 1) * (COLUMNS + 2) + column + 1
}
/** Whether a space lies beside the farmyard. */
export const isBeside = (cell: Cell): boolean => index(cell) >= ROWS * COLUMNS
export const cellAt = (i: number): Cell => [Math.floor(i / COLUMNS), i % COLUMNS]

/** The same set of cells in the same order, for comparing. */
export const cellKey = (cells: Cell[]): string =>
  cells
    .map(index)
    .sort((a, b) => a - b)
    .join(' ')

function plot(token: string, cell: Cell): Plot {
  const empty: Plot = { cell, kind: 'empty', beneath: [], count: 0, pasture: -1, animals: [] }
  if (token === 'R') return { ...empty, kind: 'room' }
  if (token === 'S') return { ...empty, kind: 'stable' }
  if (/^X?[MT]*$/.test(token)) return { ...empty, ...tiles(token) }
  const field = /^([F.])(?:([gv])(\d+))?$/.exec(token)
  const kind = field?.[1] === 'F' ? 'field' : 'empty'
  if (!field?.[2]) return { ...empty, kind }
  return { ...empty, kind, crop: field[2] === 'g' ? 'grain' : 'vegetable', count: Number(field[3]) }
}

/** The tiles of a token, the lowest first: `M`, `T`, `MT`, `TT`; `X` is something that stays for the whole game. */
function tiles(token: string): Pick<Plot, 'kind' | 'beneath'> {
  const all = [...token.replace('X', '')].map((sign) => (sign === 'M' ? 'moor' : 'forest'))
  return { kind: all.at(-1) ?? 'marked', beneath: all.slice(0, -1) }
}

/** The farmyard as a list of 15 plots with the animals where they stand. */
export function plots(player: PlayerView): Plot[] {
  const yard = player.farm.flatMap((row, r) => row.split(' ').map((token, c) => plot(token, [r, c])))
  const list = [...yard, ...(player.added ?? []).map(({ cell, sign }) => plot(sign, cell))]
  player.pastures.forEach((pasture, n) => {
    for (const cell of pasture.cells) at(list, cell).pasture = n
  })
  for (const stall of player.arrangement) settle(list, stall)
  return list
}

/** The cards in front of somebody, with the animals that live on them. */
export const inPlay = ({ tableau, arrangement }: PlayerView, places: StallView[] = arrangement): CardView[] =>
  tableau.map((held) => {
    const here = places.filter(({ at: site }) => typeof site === 'object' && 'card' in site && site.card === held.card)
    return here.length === 0 ? held : { ...held, animals: sum(held.animals ?? {}, ...here.map((p) => p.animals)) }
  })

const at = (list: Plot[], cell: Cell): Plot => list.find((p) => index(p.cell) === index(cell)) as Plot

/** The rows and columns of a farm: those of the farmyard, and what lies beside it. */
export function extent(
  player: PlayerView,
  more: Cell[] = [],
): { top: number; left: number; rows: number; columns: number } {
  const outside = [...(player.added ?? []).map(({ cell }) => cell), ...more]
  const top = Math.min(0, ...outside.map(([row]) => row))
  const left = Math.min(0, ...outside.map(([, column]) => column))
  const rows = Math.max(ROWS - 1, ...outside.map(([row]) => row)) - top + 1
  const columns = Math.max(COLUMNS - 1, ...outside.map(([, column]) => column)) - left + 1
  return { top, left, rows, columns }
}

/** Spreads the animals of one place over its cells. The pet stands before the first room. */
function settle(list: Plot[], { at: site, animals }: StallView): void {
  const cells = sites(list, site)
  if (cells.length === 0) return
  animalList(animals).forEach((animal, i) => at(list, cells[i % cells.length] as Cell).animals.push(animal))
}

function sites(list: Plot[], site: StallView['at']): Cell[] {
  if (site === 'home')
    return list
      .filter((p) => p.kind === 'room')
      .map((p) => p.cell)
      .slice(-1)
  if (typeof site === 'string' || 'card' in site) return []
  if ('space' in site) return site.space
  return 'stable' in site ? site.stable : site.pasture
}

const animalList = (animals: Goods): Good[] =>
  (Object.entries(animals) as [Good, number][]).flatMap(([kind, n]) => Array<Good>(n).fill(kind))
