/** The fuel that the home will need. */
import type { Debt } from '../../../table/logic/debts'
import { sayOwn } from '../../../table/sentence'
import type { PlayerView } from '../protocol'

export function fuelDebt({ goods: { fuel = 0 }, fuel_owed = 0, fuel_in_reach = fuel }: PlayerView): Debt {
  return {
    good: 'fuel',
    owed: fuel_owed,
    have: fuel,
    inReach: fuel_in_reach,
    needs: sayOwn('table-heat-needs', { fuel: fuel_owed }),
    has: sayOwn('table-heat-have', { fuel, more: Math.max(0, fuel_in_reach - fuel) }),
    colour: 'light-dark(#8a5c3b, #b98459)',
  }
}
