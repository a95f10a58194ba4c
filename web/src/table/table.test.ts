import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(ts|svelte)$/.test(name) && name !== 'table.test.ts')
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))

/** Lines that speak of something. */
const speakingOf = (what: RegExp): string[] =>
  files.flatMap(({ name, text }) =>
    text.split('\n').flatMap((line, i) => (what.test(line) ? [`${name}:${String(i + 1)}: ${line.trim()}`] : [])),
  )

test('the shared half of the client names no title', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(speakingOf(/agricola|caverna|\bmoor/i)).toEqual([])
})

test('nor what only one title has', () => {
  expect(speakingOf(/\bfarm|occupation|improvement|\boven|pasture|dwarf|dwelling|expedition|cavern|\bloot/i)).toEqual(
    [],
  )
})
