/** What was agreed before a game, in words. */
import { isAsked, type Values } from '../logic/form'
import type { Field } from '../protocol'
import { sayOwn } from '../sentence'
import { say, words } from '../words.svelte'

export interface Agreed {
  label: string
  value: string
}

/** What every field of the form says; what nobody was asked is not there, nor what holds by itself. */
export function agreed(form: readonly Field[], values: Values): Agreed[] {
  return form
    .filter((field) => field.name !== 'players' && isAsked(form, field, values))
    .flatMap((field) => {
      const label = sayOwn(`form-${field.name}`)
      const value = inWords(field, values[field.name])
      return value === undefined ? [] : [{ label, value }]
    })
}

function inWords(field: Field, value: unknown): string | undefined {
  const name = (one: unknown): string => words.find(`${words.title}-form-${field.name}-${String(one)}`) ?? String(one)
  switch (field.input) {
    case 'flag':
      return value === true ? '✓' : undefined
    case 'cards': {
      const out = Array.isArray(value) ? value.length : 0
      return out > 0 ? say('ui-without-n', { n: out }) : undefined
    }
    case 'some':
      return words.list((Array.isArray(value) ? (value as unknown[]) : []).map(name))
    default:
      return value === undefined ? undefined : name(value)
  }
}
