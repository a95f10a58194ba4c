/** Lists of ids as text: one a line, with its name behind it for those who read it. */

export const writeList = (ids: readonly string[], nameOf: (id: string) => string): string =>
  ids.map((id) => `${id} ${nameOf(id)}\n`).join('')

/** The known ids at the beginning of lines, each once; everything else is a remark. */
export function readList(text: string, known: readonly string[]): string[] {
  const all = new Map(known.map((id) => [id.toLowerCase(), id]))
  const found = text.split('\n').flatMap((line) => all.get((line.trim().split(/[\s,;]/)[0] ?? '').toLowerCase()) ?? [])
  return [...new Set(found)]
}
