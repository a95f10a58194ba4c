import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.\w+$/.test(name) && name !== 'table.test.ts')
  .map((name) => ({ name, text: readFileSync(join(import.meta.dirname, name), 'utf8') }))

/** Lines that speak of something, and names of files. */
const speakingOf = (what: RegExp): string[] =>
  files.flatMap(({ name, text }) =>
    `${name}\n${text}`
      .split('\n')
      .flatMap((line, i) => (what.test(line) ? [`${name}:${String(i)}: ${line.trim()}`] : [])),
  )

test('the shared half of the client names no title', () => {
  expect(files.length).toBeGreaterThan(40)
  expect(speakingOf(/agricola|caverna|moor/i)).toEqual([])
})

test('nor what only one title has', () => {
  const farm = /\bfarm|occupation|improvement|\boven|hearth|fireplace|pasture|\bfuel|\bpeat|\bhorse|\bminor|\bmajor/i
  const cave =
    /dwarf|dwelling|expedition|cavern|tunnel|weapon|\bforg(e|ing)\b|furnish|\bloot|\brub(y|ies)|\bore\b|donkey/i
  for (const what of [farm, cave]) expect(speakingOf(what)).toEqual([])
})
