/** What a picture shows, in words, for those who listen instead of look. */
import { plots } from './logic/farm'
import { cellName } from '../../table/logic/cells'
import type { PlayerView } from './protocol'
import { amount, nameOf, sayGoods, sayOwn } from '../../table/sentence'

export function describeFarm(player: PlayerView): string {
  const land = plots(player)
  const cells = (list: typeof land) => list.map((p) => cellName(p.cell)).join(' ')
  const rooms = land.filter((p) => p.kind === 'room')
  const parts = [
    sayOwn('table-farm-rooms', { house: nameOf('house', player.house), rooms: rooms.length, cells: cells(rooms) }),
  ]
  const empty = land.filter((p) => p.kind === 'field' && !p.crop)
  if (empty.length > 0) parts.push(sayOwn('table-farm-empty-fields', { n: empty.length, cells: cells(empty) }))
  for (const p of land.filter((plot) => plot.crop)) {
    parts.push(sayOwn('table-farm-sown', { cell: cellName(p.cell), goods: amount(p.crop ?? 'grain', p.count) }))
  }
  for (const kind of ['forest', 'moor', 'marked'] as const) {
    const tiles = land.filter((p) => p.kind === kind)
    if (tiles.length > 0) parts.push(sayOwn(`table-farm-${kind}`, { n: tiles.length, cells: cells(tiles) }))
  }
  const stables = land.filter((p) => p.kind === 'stable')
  if (stables.length > 0) parts.push(sayOwn('table-farm-stables', { n: stables.length, cells: cells(stables) }))
  for (const pasture of player.pastures) {
    parts.push(
      sayOwn('table-farm-pasture', { cells: pasture.cells.map(cellName).join(' '), capacity: pasture.capacity }),
    )
  }
  if (player.sick) parts.push(sayOwn('table-sick', { n: player.sick }))
  if (Object.keys(player.animals).length > 0) parts.push(sayGoods(player.animals))
  return parts.join('; ')
}

/** The house, the family and what can still be built in one line; without the family where one sees it. */
export function sayHouse(player: PlayerView, brief = false): string {
  const rooms = plots(player).filter((p) => p.kind === 'room').length
  const parts = [
    nameOf('house', player.house),
    sayOwn('table-rooms', { n: rooms }),
    ...(brief ? [] : [sayOwn('table-persons', { n: player.persons })]),
    sayOwn('table-fences-left', { n: player.fences_left }),
    sayOwn('table-stables-left', { n: player.stables_left }),
  ]
  return parts.join(' · ')
}
