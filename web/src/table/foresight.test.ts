import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Foresight } from './foresight.svelte'
import type { Table } from './table.svelte'
import type { Title } from './protocol'

/** A table that notes what it sends. */
function seated() {
  const sent: { type: string }[] = []
  const connection = { send: (message: { type: string }) => sent.push(message) > 0 }
  const table = { connection, decision: { seat: 1 }, now: { number: 7 } }
  return { sent, foresight: new Foresight<Title>(table as unknown as Table<Title>) }
}

const move = (name: string) => ({ type: name }) as unknown as Title['Move']
const wood = { get: { wood: 1 } } as Title['Preview']

describe('moves in a row', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('are asked for once, and known when the server has answered', () => {
    const { sent, foresight } = seated()
    expect(foresight.inTurn([])).toEqual([])
    expect(foresight.inTurn([move('a'), move('b')])).toBeUndefined()
    foresight.inTurn([move('a'), move('b')])
    expect(sent).toEqual([{ type: 'foresee', seat: 1, moves: [move('a'), move('b')] }])
    foresight.hear({ type: 'foreseen', number: 7, moves: [move('a'), move('b')], previews: [wood, wood] })
    expect(foresight.inTurn([move('a'), move('b')])).toEqual([wood, wood])
    vi.runAllTimers()
    expect(foresight.inTurn([move('a'), move('b')])).toEqual([wood, wood])
  })

  it('are not known by what was said of an older position', () => {
    const { foresight } = seated()
    foresight.inTurn([move('a')])
    foresight.hear({ type: 'foreseen', number: 6, moves: [move('a')], previews: [wood] })
    expect(foresight.inTurn([move('a')])).toBeUndefined()
  })

  it('are not waited for when no answer comes, and asked for anew when the game has gone on', () => {
    const { sent, foresight } = seated()
    foresight.inTurn([move('a')])
    vi.advanceTimersByTime(1900)
    expect(foresight.inTurn([move('a')])).toBeUndefined()
    vi.advanceTimersByTime(200)
    expect(foresight.inTurn([move('a')])).toEqual([])
    foresight.forget()
    expect(foresight.inTurn([move('a')])).toBeUndefined()
    expect(sent).toHaveLength(2)
  })
})
