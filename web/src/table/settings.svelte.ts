/** What a person prefers; kept in the browser. */

export type Theme = 'auto' | 'light' | 'dark'
export type Language = 'en' | 'de' | 'nl'
/** How fast the moves of others are shown. */
export type PaceName = 'calm' | 'normal' | 'instant'
export const LANGUAGES: Language[] = ['en', 'de', 'nl']

interface Values {
  language: Language
  theme: Theme
  /** Ask before a move that may end the turn. */
  confirm: boolean
  /** Give the only possible answer without asking. */
  auto: boolean
  /** Show moves as motion. */
  motion: boolean
  pace: PaceName
  /** Make a sound when it is one's turn and the page is out of sight. */
  sound: boolean
  /** Show a notice of the browser then, too. */
  notify: boolean
  /** Show the score while playing. */
  scores: boolean
}

const KEY = 'hofwerk-settings'

function browserLanguage(): Language {
  const wanted = navigator.languages.map((code) => code.slice(0, 2))
  return LANGUAGES.find((code) => wanted[0] === code) ?? LANGUAGES.find((code) => wanted.includes(code)) ?? 'en'
}

function load(): Values {
  const defaults: Values = {
    language: browserLanguage(),
    theme: 'auto',
    confirm: true,
    auto: true,
    motion: true,
    pace: 'normal',
    sound: true,
    notify: false,
    scores: true,
  }
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Values>) }
  } catch {
    return defaults
  }
}

export const settings: Values = $state(load())

/** Keeps every change, and tells the page about theme and motion. Call once, inside a component. */
export function keepSettings(): void {
  $effect(() => {
    localStorage.setItem(KEY, JSON.stringify(settings))
    const root = document.documentElement
    root.lang = settings.language
    root.dataset['theme'] = settings.theme
    root.dataset['motion'] = settings.motion ? 'full' : 'none'
  })
}

/** Whether things may move on the screen. */
export const mayMove = (): boolean => settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
