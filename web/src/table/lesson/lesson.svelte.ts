/** The lesson that goes with a game: what of it has been learned is kept in this browser. */
import { pointOf } from '../logic/targets'
import type { Title } from '../protocol'
import type { Table } from '../table.svelte'
import { nextStep, reached, type Asked, type Moment, type Script, type Step } from './script'

const keyOf = (id: string): string => `hofwerk-lesson-${id}`

/** What is kept of a lesson. */
interface Kept {
  course?: string
  learned: string[]
}

/** Says that this game is a lesson, of the course with this name. */
export const makeLesson = (id: string, course?: string): void => {
  keep(id, { learned: [], ...(course === undefined ? {} : { course }) })
}

const keep = (id: string, kept: Kept): void => {
  localStorage.setItem(keyOf(id), JSON.stringify(kept))
}

export const isLesson = (id: string): boolean => localStorage.getItem(keyOf(id)) !== null

export class Lesson<T extends Title = Title> {
  script: Script<T> | undefined = $state.raw()
  learned: string[] = $state.raw([])
  /** Whether it was left. */
  left = $state(false)

  now: Moment<T> | undefined = $derived.by(() => {
    const { now, own: seat } = this.table
    const me = now?.view.players[seat]
    return now && me ? { view: now.view, seat, me, log: now.log } : undefined
  })
  asked: Asked | undefined = $derived.by(() => {
    const { decision } = this.table
    if (!decision) return undefined
    const points = decision.prompt === 'place' ? (this.table.now?.targets ?? []).map(pointOf) : []
    return { prompt: decision.prompt, free: points.filter(this.canGo) }
  })
  step: Step<T> | undefined = $derived(
    this.script && this.now && !this.left ? nextStep(this.script, this.learned, this.now, this.asked) : undefined,
  )

  private readonly course: string | undefined

  constructor(readonly table: Table<T>) {
    const kept = JSON.parse(localStorage.getItem(keyOf(table.id)) ?? '{"learned":[]}') as Kept
    this.learned = kept.learned
    this.course = kept.course
  }

  /** Whether something can be pointed at. */
  readonly canGo = (space: string): boolean => this.table.movesAt(space).length > 0

  async open(load: (course?: string) => Promise<Script<T>>): Promise<void> {
    this.script = await load(this.course)
  }

  /** Takes note of what has happened since the last look. */
  look(): void {
    if (!this.script || !this.now) return
    this.note(...reached(this.script, this.now))
  }

  note(...names: string[]): void {
    const fresh = names.filter((name) => !this.learned.includes(name))
    if (fresh.length === 0) return
    this.learned = [...this.learned, ...fresh]
    if (!this.left) {
      keep(this.table.id, { learned: this.learned, ...(this.course === undefined ? {} : { course: this.course }) })
    }
  }

  /** From now on it is a game like any other. */
  leave(): void {
    this.left = true
    localStorage.removeItem(keyOf(this.table.id))
  }
}
