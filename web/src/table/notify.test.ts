import { beforeEach, expect, test, vi } from 'vitest'
import { allowNotices, canNotify, notifyTurn } from './notify'
import { settings } from './settings.svelte'

// Both look at the browser when they are loaded.
vi.mock('./settings.svelte', () => ({ settings: { notify: true } }))
vi.mock('./words.svelte', () => ({ say: (key: string) => key }))

class Notice {
  static permission = 'granted'
  static readonly requestPermission = (): Promise<string> => Promise.resolve(Notice.permission)
  onclick = (): void => undefined
  close = vi.fn()
  constructor(
    readonly title: string,
    readonly options: { body: string; tag: string },
  ) {
    shown.push(this)
  }
}

let shown: Notice[] = []
const page = Object.assign(new EventTarget(), { hidden: true })
const focus = vi.fn()

beforeEach(() => {
  shown = []
  page.hidden = true
  Notice.permission = 'granted'
  settings.notify = true
  vi.stubGlobal('Notification', Notice)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { focus })
})

test('somebody who looks at another tab is told that it is their turn', () => {
  notifyTurn('abc', 'A game')
  expect(shown.map((notice) => [notice.options.body, notice.options.tag])).toEqual([['A game', 'hofwerk-abc']])
  shown[0]?.onclick()
  expect(focus).toHaveBeenCalledOnce()
  expect(shown[0]?.close).toHaveBeenCalledOnce()
})

test('nobody is told who did not wish for it, did not allow it, or looks at the table', () => {
  settings.notify = false
  notifyTurn('abc', 'A game')
  settings.notify = true
  Notice.permission = 'denied'
  notifyTurn('abc', 'A game')
  Notice.permission = 'granted'
  page.hidden = false
  notifyTurn('abc', 'A game')
  expect(shown).toEqual([])
})

test('the notice goes when the table is looked at again, and not before', () => {
  notifyTurn('abc', 'A game')
  page.dispatchEvent(new Event('visibilitychange'))
  expect(shown[0]?.close).not.toHaveBeenCalled()
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  expect(shown[0]?.close).toHaveBeenCalledOnce()
})

test('a browser that cannot or may not show notices is not asked to', async () => {
  Notice.permission = 'denied'
  expect(await allowNotices()).toBe(false)
  Reflect.deleteProperty(globalThis, 'Notification')
  expect(canNotify()).toBe(false)
  expect(await allowNotices()).toBe(false)
  notifyTurn('abc', 'A game')
  expect(shown).toEqual([])
})
