/** What people agree on before a game. */
import type { Field } from '../../table/logic/form'

export const FORM: Field[] = [
  { name: 'players', input: 'number', from: 1, to: 7, default: 2 },
  { name: 'set', input: 'one', of: ['beginner', 'full'], default: 'full' },
  { name: 'late_reveal', input: 'flag' },
  { name: 'fence_discount', input: 'one', of: ['per_action', 'per_pasture'], default: 'per_action' },
]
