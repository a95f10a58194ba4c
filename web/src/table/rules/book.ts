/** The rules in our own words: chapters to read, and what a phrase on a card means. */
import { FluentBundle, FluentResource } from '@fluent/bundle'

export interface Page {
  name: string
  title: string
  paragraphs: string[]
}

export interface Book {
  chapters: Page[]
  phrases: Page[]
}

/** Reads the files of one language; chapters stay in the order in which they are written there. */
export function bookOf(language: string, texts: string[]): Book {
  const bundle = new FluentBundle(language, { useIsolating: false })
  const resources = texts.map((text) => new FluentResource(text))
  for (const resource of resources) bundle.addResource(resource)
  const ids = resources.flatMap(({ body }) => body.map((entry) => entry.id))
  const pages = (kind: string): Page[] =>
    ids
      .filter((id) => id.includes(kind))
      .map((id) => ({ name: id.slice(id.indexOf(kind) + kind.length), ...read(bundle, id) }))
  return { chapters: pages('-help-'), phrases: pages('-phrase-') }
}

function read(bundle: FluentBundle, id: string): Omit<Page, 'name'> {
  const message = bundle.getMessage(id)
  const say = (pattern: Parameters<FluentBundle['formatPattern']>[0] | undefined | null) =>
    pattern ? bundle.formatPattern(pattern) : ''
  const paragraphs = say(message?.attributes['text']).split(/\n\s*\n/)
  return { title: say(message?.value), paragraphs: paragraphs.filter((text) => text !== '') }
}
