/** All words a person reads, from the Fluent files that the Rust side uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './settings.svelte'

type Args = Record<string, FluentVariable>

/** Not Caverna's: there is no table for it in the browser yet. */
const files = import.meta.glob<string>(['../../../locales/*/*.ftl', '!../../../locales/*/caverna.ftl'], {
  query: '?raw',
  import: 'default',
})

class Words {
  language: Language = $state('en')
  private bundle: FluentBundle = $state.raw(new FluentBundle('en'))

  /** Loads a language; until it is there the words of the one before stay. */
  async speak(language: Language): Promise<void> {
    const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${language}/`))
    const texts = await Promise.all(own.map(([, load]) => load()))
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts) bundle.addResource(new FluentResource(text))
    this.bundle = bundle
    this.language = language
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** A message; one that does not exist is its own name. */
  say(key: string, args?: Args): string {
    return this.find(key, undefined, args) ?? key
  }

  /** A further form of a message, such as the text of a space. */
  find(key: string, attribute?: string, args?: Args): string | undefined {
    const message = this.bundle.getMessage(key)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    return pattern ? this.bundle.formatPattern(pattern, args, []) : undefined
  }

  /** A list in one phrase. */
  list(parts: string[]): string {
    if (parts.length === 0) return this.say('nothing')
    if (parts.length === 1) return parts[0] ?? ''
    return this.say('list-and', { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' })
  }
}

export const words = new Words()
export const say = (key: string, args?: Args): string => words.say(key, args)
