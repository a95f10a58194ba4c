/** All words a person reads, from the Fluent files that the Rust side uses too. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from './settings.svelte'

type Args = Record<string, FluentVariable>

const files = import.meta.glob<string>(['../../../locales/*/{common,ui,after,solo,together}.ftl'], {
  query: '?raw',
  import: 'default',
})

/** The texts of those files that belong to a language. */
export const inLanguage = (all: Record<string, () => Promise<string>>, language: string): Promise<string[]> => {
  const own = Object.entries(all).filter(([path]) => path.includes(`/locales/${language}/`))
  return Promise.all(own.map(([, load]) => load()))
}

/** All files but those whose path ends so. */
export const without = <File>(all: Record<string, File>, end: string): Record<string, File> =>
  Object.fromEntries(Object.entries(all).filter(([path]) => !path.endsWith(end)))

type Load = (language: string) => Promise<string[]>

class Words {
  language: Language = $state('en')
  /** The name of the title whose words are known: its messages begin with it. */
  title = $state('')
  /** The mode of the game that is played: a space may say something else in it. */
  mode = $state('')
  private bundle: FluentBundle = $state.raw(new FluentBundle('en'))
  private own: Load = () => Promise.resolve([])
  private wanted: Language = 'en'

  /** Loads a language; until it is there the words of the one before stay. */
  async speak(language: Language): Promise<void> {
    this.wanted = language
    const texts = await Promise.all([inLanguage(files, language), this.own(language)])
    // Somebody who has chosen another language meanwhile gets that one.
    if (this.wanted !== language) return
    const bundle = new FluentBundle(language, { useIsolating: false })
    for (const text of texts.flat()) bundle.addResource(new FluentResource(text))
    this.bundle = bundle
    this.language = language
  }

  /** Loads the words of a title, too; those of another one are forgotten. */
  async learn(title: string, own: Load): Promise<void> {
    if (this.title === title) return
    this.own = own
    await this.speak(this.wanted)
    this.title = title
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key)
  }

  /** A message; one that does not exist is its own name. */
  say(key: string, args?: Args): string {
    return this.find(key, undefined, args) ?? key
  }

  /** A further form of a message, such as the text of a space. What lacks something is said in its `plain` form, if it has one. */
  find(key: string, attribute?: string, args?: Args): string | undefined {
    const message = this.bundle.getMessage(key)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    if (!pattern) return undefined
    const lacking: Error[] = []
    const said = this.bundle.formatPattern(pattern, args, lacking)
    return lacking.length > 0 && attribute === undefined ? (this.find(key, 'plain', args) ?? said) : said
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
