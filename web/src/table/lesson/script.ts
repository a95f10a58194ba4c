/** What a title says about its guided first game: which game it is, and what is learned in it, in which order. */
import type { AnyEvent, Seat, Title } from '../protocol'

/** A place that every table has, a space of the board, or a part of the page that the title has named (`data-part`). */
export type Place = { space: string } | { part: string } | 'home' | 'supply' | 'rounds' | 'question' | 'others'

/** What a step may look at to see whether its moment has come. */
export interface Moment<T extends Title = Title> {
  view: T['View']
  seat: Seat
  me: T['View']['players'][number]
  /** All that has happened so far. */
  log: readonly { event: AnyEvent }[]
}

/** One thing that is said. Its text is the message `<title>-lesson-<name>`, its heading the attribute `title` of it. */
export type Step<T extends Title = Title> = {
  name: string
  /** Whether its moment has come; left out: always. */
  if?: (now: Moment<T>) => boolean
  /** When it is learned, or no longer needed; left out: when it was read, done or answered once. */
  until?: (now: Moment<T>) => boolean
} & (
  | {
      /** To be read, while this is in the light. */
      at: Place
    }
  | {
      /** A space to go to, or what else can be done in turn, the best first. */
      go: readonly string[]
    }
  | {
      /** Questions to be answered. */
      asked: readonly string[]
      /** What is pointed at by somebody who wants to be shown the answer, the best first. */
      show?: readonly string[]
    }
)

/** Steps that belong together: a line in the list of what is learned. Its name is the message `<title>-chapter-<name>`. */
export interface Chapter<T extends Title = Title> {
  name: string
  steps: readonly Step<T>[]
}

export interface Script<T extends Title = Title> {
  /** The options of the game that is played, for two. */
  options: Record<string, unknown>
  chapters: readonly Chapter<T>[]
}

/** The question that is asked, as far as a lesson needs it. */
export interface Asked {
  prompt: string
  /** What can be done in turn: spaces that a person can be placed on, and what is done without one. */
  free: readonly string[]
}

/** What is said now: the first step that is not learned and whose moment has come. */
export function nextStep<T extends Title>(
  script: Script<T>,
  learned: readonly string[],
  now: Moment<T>,
  asked: Asked | undefined,
): Step<T> | undefined {
  const steps = script.chapters.flatMap((chapter) => chapter.steps)
  return steps.find((step) => !learned.includes(step.name) && isDue(step, now, asked))
}

function isDue<T extends Title>(step: Step<T>, now: Moment<T>, asked: Asked | undefined): boolean {
  if (step.if && !step.if(now)) return false
  if ('asked' in step) return asked !== undefined && step.asked.includes(asked.prompt)
  if ('go' in step) return spaceOf(step, asked) !== undefined
  // What is only to be read never comes between a question and its answer.
  return asked !== undefined ? asked.free.length > 0 : now.view.over
}

/** The space that a step sends a person to. */
export const spaceOf = (step: { go: readonly string[] }, asked: Asked | undefined): string | undefined =>
  step.go.find((space) => asked?.free.includes(space))

/** Which of the steps are learned by what has happened. */
export const reached = <T extends Title>(script: Script<T>, now: Moment<T>): string[] =>
  script.chapters
    .flatMap((chapter) => chapter.steps)
    .filter((step) => (step.until ? step.until(now) : 'go' in step && went(step.go, now)))
    .map((step) => step.name)

/** Whether I have placed a person on one of these spaces: the last one of a round is home again before anybody looks. */
const went = <T extends Title>(spaces: readonly string[], { log, seat }: Moment<T>): boolean =>
  log.some(({ event }) => event.event === 'placed' && event.seat === seat && spaces.includes(event.space ?? ''))

/** Whether a person of mine stands on one of these spaces. */
export const stands = <T extends Title>(spaces: readonly string[], { view, seat }: Moment<T>): boolean =>
  spaces.some((space) => view.spaces[space]?.persons.includes(seat))

/** Whether everything in a chapter has been learned. */
export const isLearned = (chapter: Chapter<never>, learned: readonly string[]): boolean =>
  chapter.steps.every((step) => learned.includes(step.name))
