/** A WebSocket that comes back by itself: it waits a little longer after each failure. */
import { introduce } from './api'
import type { ClientMessage, ServerMessage, Title } from './protocol'

const FIRST_WAIT = 400
const LONGEST_WAIT = 15_000
const PING_EVERY = 25_000
/** Every message is answered; without an answer for this long the line is dead, whatever the socket believes. */
const PATIENCE = 8_000
/** After these close codes coming back does not help: what the server says went wrong. */
const FINAL: Record<number, string | undefined> = { 4404: 'not-found', 4500: 'damaged' }

export class Connection<T extends Title> {
  /** Whether messages can be sent now. */
  open = $state(false)
  /** Why there is no game to come back to, once the server has said so. */
  gone: string | undefined = $state()
  /** How often in a row it did not work. */
  failures = $state(0)

  private socket: WebSocket | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private pinger: ReturnType<typeof setInterval> | undefined
  private waiting: ReturnType<typeof setTimeout> | undefined
  private closed = false

  constructor(
    private readonly path: string,
    private readonly heard: (message: ServerMessage<T>) => void,
  ) {
    void introduce()
      .catch(() => undefined)
      .then(() => {
        if (!this.closed) this.connect()
      })
    addEventListener('online', this.now)
    document.addEventListener('visibilitychange', this.now)
  }

  send(message: ClientMessage<T>): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    this.waiting ??= setTimeout(() => {
      this.connect()
    }, PATIENCE)
    return true
  }

  close(): void {
    this.closed = true
    this.rest()
    removeEventListener('online', this.now)
    document.removeEventListener('visibilitychange', this.now)
    this.socket?.close()
  }

  /** The network or the person is back: do not wait any longer. */
  private now = (): void => {
    if (this.closed || document.hidden) return
    if (this.send({ type: 'ping' })) return
    this.failures = 0
    this.connect()
  }

  /** Stops all clocks. */
  private rest(): void {
    clearTimeout(this.timer)
    clearInterval(this.pinger)
    this.answered()
  }

  private answered(): void {
    clearTimeout(this.waiting)
    this.waiting = undefined
  }

  private connect(): void {
    this.rest()
    this.open = false
    this.socket?.close()
    const socket = new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${this.path}`)
    this.socket = socket
    socket.onopen = () => {
      this.open = true
      this.failures = 0
      this.pinger = setInterval(() => this.send({ type: 'ping' }), PING_EVERY)
    }
    socket.onmessage = ({ data }) => {
      if (socket !== this.socket) return
      this.answered()
      this.heard(JSON.parse(String(data)) as ServerMessage<T>)
    }
    socket.onclose = ({ code }) => {
      if (socket !== this.socket) return
      this.open = false
      this.rest()
      this.gone = FINAL[code]
      if (!this.closed && !this.gone) this.retry()
    }
  }

  private retry(): void {
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures++, LONGEST_WAIT)
    this.timer = setTimeout(
      () => {
        this.connect()
      },
      wait * (0.8 + Math.random() * 0.4),
    )
  }
}
