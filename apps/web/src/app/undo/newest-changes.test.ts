import type { Change } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import { sampleChange } from '../../test/samples.ts'
import { newestChanges } from './newest-changes.ts'

const now = new Date('2027-03-18T12:00:00Z')

/** A journal, oldest first: `b` did something, `-b` took it back, `+b` took that back. */
function journal(...names: string[]): Change[] {
  const changes = names.map((name, index) =>
    sampleChange({
      _id: name,
      sequence: index + 1,
      undoes: name.startsWith('+') ? `-${name.slice(1)}` : name.startsWith('-') ? name.slice(1) : null,
    }),
  )
  return changes
    .map((change) => ({ ...change, undoneBy: changes.find((other) => other.undoes === change._id)?._id ?? null }))
    .reverse()
}

describe('what a journal would undo and redo next', () => {
  it.each([
    [[], { undo: null, redo: null }],
    [['a', 'b'], { undo: 'b', redo: null }],
    [['a', 'b', '-b'], { undo: 'a', redo: '-b' }],
    [['a', 'b', '-b', '-a'], { undo: null, redo: '-a' }],
    [['a', 'b', '-b', '+b'], { undo: '+b', redo: null }],
    [['a', 'b', '-b', 'c'], { undo: 'c', redo: null }],
  ])('is for %j: %j', (names, expected) => {
    const { undo, redo } = newestChanges(journal(...names), now)
    expect({ undo: undo?._id ?? null, redo: redo?._id ?? null }).toEqual(expected)
  })

  it('is nothing where the newest cannot be undone: an older one would surprise', () => {
    expect(
      newestChanges([sampleChange({ _id: 'b', undoable: false }), sampleChange({ _id: 'a' })], now).undo,
    ).toBeNull()
  })

  it('is nothing from the day before yesterday', () => {
    expect(newestChanges([sampleChange({ createdAt: '2027-03-16T12:00:00.000Z' })], now).undo).toBeNull()
  })
})
