/** The fifteen spaces of a farmyard and what stands on them. */
import type { Cell, Crop, Good, Goods, PlayerView, StallView } from '../protocol'

export const ROWS = 3
export const COLUMNS = 5

export interface Plot {
  cell: Cell
  kind: 'empty' | 'room' | 'stable' | 'field'
  crop?: Crop
  count: number
  /** The pasture it lies in, by number; -1 outside. */
  pasture: number
  /** The animals that stand here. */
  animals: Good[]
}

export const index = ([row, column]: Cell): number => row * COLUMNS + column
export const cellAt = (i: number): Cell => [Math.floor(i / COLUMNS), i % COLUMNS]

/** The same set of cells in the same order, for comparing. */
export const cellKey = (cells: Cell[]): string =>
  cells
    .map(index)
    .sort((a, b) => a - b)
    .join(' ')

function plot(token: string, cell: Cell): Plot {
  const empty: Plot = { cell, kind: 'empty', count: 0, pasture: -1, animals: [] }
  if (token === 'R') return { ...empty, kind: 'room' }
  if (token === 'S') return { ...empty, kind: 'stable' }
  const field = /^F(?:([gv])(\d+))?$/.exec(token)
  if (!field) return empty
  if (!field[1]) return { ...empty, kind: 'field' }
  return { ...empty, kind: 'field', crop: field[1] === 'g' ? 'grain' : 'vegetable', count: Number(field[2]) }
}

/** The farmyard as a list of 15 plots with the animals where they stand. */
export function plots(player: PlayerView): Plot[] {
  const list = player.farm.flatMap((row, r) => row.split(' ').map((token, c) => plot(token, [r, c])))
  player.pastures.forEach((pasture, n) => {
    for (const cell of pasture.cells) at(list, cell).pasture = n
  })
  for (const stall of player.arrangement) settle(list, stall)
  return list
}

const at = (list: Plot[], cell: Cell): Plot => list[index(cell)] as Plot

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
  return 'stable' in site ? site.stable : site.pasture
}

const animalList = (animals: Goods): Good[] =>
  (Object.entries(animals) as [Good, number][]).flatMap(([kind, n]) => Array<Good>(n).fill(kind))
