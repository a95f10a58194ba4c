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

/** Whether a field is asked for, as things stand. */
export const isAsked = ({ only_if: needs }: Field, values: Values): boolean =>
  needs === undefined || needs.is.includes(String(values[needs.field]))

/** The options to be sent: what is asked for, and nothing else. */
export const optionsOf = (form: readonly Field[], values: Values): Values =>
  Object.fromEntries(form.filter((field) => isAsked(field, values)).map(({ name }) => [name, values[name]]))

/** Whether something is missing: of several values, one has to be chosen. */
export const isComplete = (form: readonly Field[], values: Values): boolean =>
  form
    .filter((field) => field.input === 'some' && isAsked(field, values))
    .every(({ name }) => (values[name] as string[]).length > 0)
