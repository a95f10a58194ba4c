/** Lists that a person has saved, by name; kept in the browser, for each title. */

export type Lists = Record<string, string[]>

const key = (title: string): string => `hofwerk-lists-${title}`

export function savedLists(title: string): Lists {
  try {
    return JSON.parse(localStorage.getItem(key(title)) ?? '{}') as Lists
  } catch {
    return {}
  }
}

export function saveLists(title: string, lists: Lists): void {
  localStorage.setItem(key(title), JSON.stringify(lists))
}
