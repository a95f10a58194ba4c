/** Every message that is asked for by its name is there. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forms as titles } from './generated/forms'
import type { Field } from './generated/table'

const FORMS: Partial<Record<string, Field[]>> = titles

const LOCALES = join(import.meta.dirname, '../../locales/en')

const read = (folder: string, wanted: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => wanted.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))

const said = (texts: string[], form: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(form)].map(([, key = '']) => key))),
]

const messages = new Set(said(read(LOCALES, /\.ftl$/), /^([\w-]+) =/gm))
const games = readdirSync(join(import.meta.dirname, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const code = (folder: string) => read(join(import.meta.dirname, folder), /\.(ts|svelte)$/)

test('of the table', () => {
  const keys = said(read(import.meta.dirname, /\.(ts|svelte)$/), /'(ui-[\w-]+)'/g)
  expect(keys.length).toBeGreaterThan(100)
  expect(keys.filter((key) => !messages.has(key))).toEqual([])
})

test.each(games)('of %s, also those that the shared half asks it for', (game) => {
  const keys = said([...code('table'), ...code(`games/${game}`)], /sayOwn\(\s*'([\w-]+)'/g)
  expect(keys.map((key) => `${game}-${key}`).filter((key) => !messages.has(key))).toEqual([])
})

/** The names in the forms for new games. The number of players is asked for with the seats. */
const forms = games.flatMap((game) =>
  (FORMS[game] ?? [])
    .filter(({ name }) => name !== 'players')
    .flatMap((field) => {
      const label = `${game}-form-${field.name}`
      return [label, ...('of' in field ? field.of.map((value) => `${label}-${value}`) : [])]
    }),
)

test.each(['de', 'en', 'nl'])('of the forms, in %s', (language) => {
  const known = new Set(said(read(join(LOCALES, '..', language), /\.ftl$/), /^([\w-]+) =/gm))
  expect(forms.length).toBeGreaterThan(20)
  expect(forms.filter((key) => !known.has(key))).toEqual([])
})

test.each(['de', 'en', 'nl'])('the neighbour of the first games is none of the bots, in %s', (language) => {
  const words = read(join(LOCALES, '..', language), /^ui\.ftl$/).join()
  const [, neighbour = ''] = /^ui-lesson-neighbour = (\w+)/m.exec(words) ?? []
  const [, bots = ''] = /^ui-bot-names = (.+)$/m.exec(words) ?? []
  expect(neighbour).not.toBe('')
  expect(bots.split(', ')).toHaveLength(12)
  expect(bots).not.toContain(neighbour)
})
