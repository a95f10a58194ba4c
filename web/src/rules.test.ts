/** The rules to read at the table say the same in every language. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CHAPTER_ICONS as AGRICOLA_ICONS } from './games/agricola/logic/facts'
import { CHAPTER_ICONS as CAVERNA_ICONS } from './games/caverna/pictures'
import { bookOf } from './table/rules/book'

const LOCALES = join(import.meta.dirname, '../../locales')
const read = (language: string, name: string) => readFileSync(join(LOCALES, language, `rules-${name}.ftl`), 'utf8')

describe.each(['en', 'de', 'nl'])('the rules in %s', (language) => {
  test.each(['agricola', 'moor', 'caverna'])('of %s have the same chapters and phrases as in English', (name) => {
    const book = bookOf(language, [read(language, name)])
    const english = bookOf('en', [read('en', name)])
    expect(book.chapters.map((page) => page.name)).toEqual(english.chapters.map((page) => page.name))
    expect(book.phrases.map((page) => page.name)).toEqual(english.phrases.map((page) => page.name))
    expect(book.chapters.length).toBeGreaterThan(5)
    const pictured = name === 'caverna' ? CAVERNA_ICONS : AGRICOLA_ICONS
    expect(book.chapters.filter((page) => !pictured[page.name] && !/solo/.test(page.name))).toEqual([])
    for (const page of [...book.chapters, ...book.phrases]) {
      expect(page.title).not.toBe('')
      expect(page.paragraphs.length).toBeGreaterThan(0)
    }
  })
})
