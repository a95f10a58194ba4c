/** What a picture shows, in words, for those who listen instead of look. */
import { cellName } from '../../table/logic/cells'
import { amount, nameOf, sayGoods, sayOwn } from '../../table/sentence'
import { words } from '../../table/words.svelte'
import { plotsOf, stallsOf, type Ground, type Plot } from './home/home'
import type { Dwarf, PlayerView } from './protocol'

const ORDER: Ground[] = ['meadow', 'field', 'pasture', 'cavern', 'tunnel', 'deep_tunnel', 'ore_mine', 'ruby_mine']

const at = (plots: Plot[]): string => plots.map((plot) => cellName(plot.cell)).join(' ')

/** One space in words: what it is, what grows and stands there. */
export function describePlot(plot: Plot): string {
  const ground = plot.ground === 'pasture' ? (plot.open ? 'large_pasture' : 'small_pasture') : plot.ground
  const parts = [plot.tile ? nameOf('tile', plot.tile) : nameOf('ground', ground)]
  if (plot.stable) parts.push(nameOf('ground', 'stable'))
  if (plot.crop) parts.push(amount(plot.crop, plot.count))
  return parts.join(', ')
}

export function describeHome(player: PlayerView): string {
  const plots = plotsOf(player)
  const parts: string[] = []
  for (const ground of ORDER) {
    const here = plots.filter((plot) => plot.ground === ground && !plot.crop)
    if (here.length > 0) parts.push(sayOwn('table-at', { what: nameOf('ground', ground), cells: at(here) }))
  }
  for (const plot of plots.filter((p) => p.crop))
    parts.push(sayOwn('table-at', { what: amount(plot.crop ?? 'grain', plot.count), cells: cellName(plot.cell) }))
  for (const plot of plots.filter((p) => p.tile))
    parts.push(sayOwn('table-at', { what: nameOf('tile', plot.tile ?? ''), cells: cellName(plot.cell) }))
  const stables = plots.filter((p) => p.stable)
  if (stables.length > 0) parts.push(sayOwn('table-at', { what: nameOf('ground', 'stable'), cells: at(stables) }))
  for (const { cells, animals } of stallsOf(player))
    if (Object.keys(animals).length > 0)
      parts.push(sayOwn('table-at', { what: sayGoods(animals), cells: cells.map(cellName).join(' ') }))
  return parts.length > 0 ? parts.join('; ') : words.say('nothing')
}

/** How what is planned is turned: a tile, or the fence around two meadows. */
export const sayTurn = (prompt: string | undefined): string =>
  sayOwn(prompt === 'fences' ? 'table-turn-fence' : 'table-turn')

export const describeDwarf = (dwarf: Dwarf): string =>
  dwarf.weapon > 0 ? sayOwn('table-armed', { strength: dwarf.weapon }) : sayOwn('table-unarmed')
