/** A home board as a picture needs it: what lies on each space, where fences run, where animals stand. */
import { sameCell } from '../../../table/logic/cells'
import type { Cell, Crop, Good, Goods, PlayerView, Seated } from '../protocol'

export type Ground =
  | 'forest'
  | 'rock'
  | 'meadow'
  | 'field'
  | 'pasture'
  | 'cavern'
  | 'tunnel'
  | 'deep_tunnel'
  | 'ore_mine'
  | 'ruby_mine'
  | 'entry_dwelling'
  | 'tile'

/** A side of a large pasture that has no fence, because the other half lies there. */
export type Side = 'right' | 'left' | 'down' | 'up'

export interface Plot {
  cell: Cell
  ground: Ground
  stable: boolean
  /** What grows there, and how much. */
  crop?: Crop
  count: number
  /** The furnishing that lies there. */
  tile?: string
  /** Where the other half of a large pasture lies. */
  open?: Side
}

const GROUNDS: Record<string, Ground> = {
  '.': 'forest',
  '#': 'rock',
  M: 'meadow',
  P: 'pasture',
  C: 'cavern',
  T: 'tunnel',
  D: 'deep_tunnel',
  O: 'ore_mine',
  R: 'ruby_mine',
  E: 'entry_dwelling',
}
const SIDES: Record<string, Side> = { '>': 'right', '<': 'left', v: 'down', '^': 'up' }
const CROPS: Record<string, Crop> = { g: 'grain', v: 'vegetable' }

export const ROWS = 4
export const COLUMNS = 6
/** The first column of the mountain. */
export const MOUNTAIN = 3

/** Whether nothing has been laid on a space yet. */
export const isOpen = ({ ground }: Plot): boolean => ground === 'forest' || ground === 'rock'
export const isForest = ([, column]: Cell): boolean => column < MOUNTAIN
export const keyOf = (cell: Cell): string => cell.join()

export function plotOf(token: string, cell: Cell): Plot {
  const plot = { cell, stable: false, count: 0 }
  if (token.length > 1 && /^[a-z]/.test(token)) return { ...plot, ground: 'tile', tile: token }
  const stable = token.endsWith('s')
  const rest = stable ? token.slice(0, -1) : token
  if (rest.startsWith('L')) {
    const open = SIDES[rest.charAt(1)]
    return { ...plot, ground: 'pasture', stable, ...(open ? { open } : {}) }
  }
  if (rest.startsWith('F')) {
    const crop = CROPS[rest.charAt(1)]
    return crop ? { ...plot, ground: 'field', crop, count: Number(rest.slice(2)) } : { ...plot, ground: 'field' }
  }
  return { ...plot, ground: GROUNDS[rest] ?? 'rock', stable }
}

/** All spaces of a home board, those beside its edge too. */
export function plotsOf(player: Pick<PlayerView, 'home' | 'beside'>): Plot[] {
  const board = player.home.flatMap((row, r) => row.split(' ').map((token, c) => plotOf(token, [r, c])))
  return [...board, ...player.beside.map(({ cell, is }) => plotOf(is, cell))]
}

/** Which way the second of two neighbours lies. */
export function sideOf([row, column]: Cell, [toRow, toColumn]: Cell): Side {
  if (toColumn !== column) return toColumn > column ? 'right' : 'left'
  return toRow > row ? 'down' : 'up'
}

/** Where a space lies in the picture: 100 wide and high, with a ridge between forest and mountain. */
export const CELL = 100
export const RIDGE = 26
export const xOf = (column: number): number => column * CELL + (column >= MOUNTAIN ? RIDGE : 0)
export const yOf = (row: number): number => row * CELL
export const EDGE = 12

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

/** What is laid over the picture of a home. */
export interface Over {
  table: Seated
  player: PlayerView
  frame: Frame
}

/** The part of the plane that the picture shows: the board, and what sticks out over its edge. */
export function frameOf(cells: Cell[]): Frame {
  const rows = [0, ROWS - 1, ...cells.map(([row]) => row)]
  const columns = [0, COLUMNS - 1, ...cells.map(([, column]) => column)]
  const x = xOf(Math.min(...columns)) - EDGE
  const y = yOf(Math.min(...rows)) - EDGE
  return {
    x,
    y,
    width: xOf(Math.max(...columns)) + CELL + EDGE - x,
    height: yOf(Math.max(...rows)) + CELL + EDGE - y,
  }
}

/** Where a space lies over the picture, as a style. */
export function boxOf([row, column]: Cell, frame: Frame): string {
  const percent = (part: number, whole: number): string => `${String((part / whole) * 100)}%`
  const left = percent(xOf(column) - frame.x, frame.width)
  const top = percent(yOf(row) - frame.y, frame.height)
  return `left:${left};top:${top};width:${percent(CELL, frame.width)};height:${percent(CELL, frame.height)}`
}

/** A place for animals: its spaces, who stands there, and how many would fit. */
export interface Stall {
  cells: Cell[]
  animals: Goods
  capacity: number
  only?: Good
}

/** All places for animals. */
export function stallsOf(player: Pick<PlayerView, 'stalls' | 'places'>): Stall[] {
  const same = (a: Cell[], b: Cell[]): boolean =>
    a.length === b.length && a.every((c, i) => sameCell(c, b[i] ?? [-9, -9]))
  const places = player.places.map((place) => {
    const stall = player.stalls.find(({ cells }) => same(cells, place.cells))
    return { ...place, animals: stall?.animals ?? {}, capacity: stall?.room ?? place.capacity }
  })
  // Dogs also stand where no other animal could, and sheep with them.
  const elsewhere = player.stalls.filter(({ cells }) => !player.places.some((place) => same(place.cells, cells)))
  return [...places, ...elsewhere.map((stall) => ({ ...stall, capacity: stall.room }))]
}

export const ANIMALS: Good[] = ['dog', 'sheep', 'donkey', 'boar', 'cattle']

/** The animals of a place one by one, the herd first. */
export const each = (animals: Goods): Good[] =>
  [...ANIMALS.slice(1), 'dog' as const].flatMap((kind) => Array.from({ length: animals[kind] ?? 0 }, () => kind))

/** A number that is always the same for a space: forests and rocks look different everywhere, but never change. */
export const chance = ([row, column]: Cell, n: number): number => {
  const x = Math.sin((row + 2) * 127.1 + (column + 2) * 311.7 + n * 74.7) * 43758.5453
  return x - Math.floor(x)
}
