/** Notices by the browser, while the table is open in another tab. */
import { settings } from './settings.svelte'
import { say } from './words.svelte'

/** Whether this browser can show notices at all. */
export const canNotify = (): boolean => 'Notification' in globalThis

/** Asks the browser whether notices may be shown; only a click may ask. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Says that it is one's turn, if that is wished and the page is out of sight; one notice for each table. */
export function notifyTurn(id: string, title: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const notice = new Notification(say('ui-your-turn'), { body: title, tag: `hofwerk-${id}`, icon: '/favicon.svg' })
  notice.onclick = () => {
    window.focus()
    notice.close()
  }
  const seen = () => {
    if (document.hidden) return
    notice.close()
    document.removeEventListener('visibilitychange', seen)
  }
  document.addEventListener('visibilitychange', seen)
}
