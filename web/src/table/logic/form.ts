/** What people agree on before a game, as the description of a title's options asks for it. */

import type { Field } from '../protocol'

export type Values = Record<string, unknown>

/** What holds if nothing is said. */
export const defaults = (form: readonly Field[]): Values =>
  Object.fromEntries(form.map((field) => [field.name, initial(field)]))

function initial(field: Field): unknown {
  switch (field.input) {
    case 'flag':
      return false
    case 'cards':
      return []
    case 'some':
      return [...field.default]
    default:
      return field.default
  }
}

/** Whether a field is asked for, as things stand. What another field says counts only if that one is asked for. */
export function isAsked(form: readonly Field[], field: Field, values: Values): boolean {
  const cases = [field.only_if, field.or_if].filter((one) => one !== undefined)
  const holds = ({ field: name, is }: (typeof cases)[number]): boolean =>
    is.includes(String(values[name])) && form.some((other) => other.name === name && isAsked(form, other, values))
  return cases.length === 0 || cases.some(holds)
}

/** The values among which a field lets one choose; none if they are not counted out. */
export function choices(field: Field): (string | number)[] {
  if (field.input === 'one') return [...field.of]
  if (field.input !== 'number') return []
  return Array.from({ length: field.to - field.from + 1 }, (_, i) => field.from + i)
}

/** The options to be sent: what is asked for, and nothing else. */
export const optionsOf = (form: readonly Field[], values: Values): Values =>
  Object.fromEntries(form.filter((field) => isAsked(form, field, values)).map(({ name }) => [name, values[name]]))

/** Whether something is missing: of several values, one has to be chosen. */
export const isComplete = (form: readonly Field[], values: Values): boolean =>
  form
    .filter((field) => field.input === 'some' && isAsked(form, field, values))
    .every(({ name }) => (values[name] as string[]).length > 0)
