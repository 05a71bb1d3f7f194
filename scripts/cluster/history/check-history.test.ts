import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../test-counts.ts'
import { checkHistory } from './check-history.ts'
import type { History, Outcome, Read, Write } from './history.ts'

const NOTHING = { lost: [], doubled: [], back: [], invented: [], gaps: [] }

const write = (item: string, value: number, [start, end]: [number, number], outcome: Outcome = 'stored'): Write => ({
  owner: 'ada',
  item,
  value,
  start,
  end,
  outcome,
})

const read = (seen: Read['seen'], [start, end]: [number, number]): Read => ({
  owner: 'ada',
  group: 'g',
  seen,
  start,
  end,
})

const history = (parts: Partial<History>): History => ({
  writes: [],
  reads: [],
  last: [],
  numbers: new Map(),
  ...parts,
})

/** A clean one: two values of one item, read in between and at the end. */
const clean = history({
  writes: [write('g/a', 0, [0, 10]), write('g/a', 1, [20, 30])],
  reads: [read([], [1, 2]), read([['g/a', 0]], [12, 14]), read([['g/a', 1]], [25, 29]), read([['g/a', 1]], [31, 33])],
  last: [read([['g/a', 1]], [40, 41])],
  numbers: new Map([['ada', [2, 1]]]),
})

describe('a history', () => {
  it('without violations has none', () => {
    expect(checkHistory(clean)).toEqual(NOTHING)
  })

  it('shows a write that was answered and is not there', () => {
    const { lost } = checkHistory({ ...clean, last: [read([['g/a', 0]], [40, 41])] })
    expect(lost).toEqual(['ada: g/a was answered with 1 and is not there'])
  })

  it('shows one that is there twice', () => {
    const twice: Read['seen'] = [
      ['g/a', 1],
      ['g/a', 1],
    ]
    expect(checkHistory({ ...clean, last: [read(twice, [40, 41])] })).toEqual({
      ...NOTHING,
      doubled: ['ada: g/a is there 2 times'],
    })
  })

  it('shows a read that goes back behind another read', () => {
    const writes = [write('g/a', 0, [0, 10]), write('g/a', 1, [20, 90], 'unknown')]
    const reads = [read([['g/a', 1]], [25, 29]), read([['g/a', 0]], [30, 33])]
    const { back } = checkHistory(history({ writes, reads }))
    expect(back).toEqual(['ada: at 30 ms g/a shows 0 after 1'])
  })

  it('shows a read that does not show what was answered before it', () => {
    const { back } = checkHistory(history({ writes: [write('g/a', 0, [0, 10])], reads: [read([], [11, 12])] }))
    expect(back).toEqual(['ada: at 11 ms g/a shows nothing after 0'])
  })

  it('lets reads that overlap show either', () => {
    const reads = [read([['g/a', 0]], [5, 20]), read([], [6, 8]), read([], [15, 21])]
    expect(checkHistory(history({ writes: [write('g/a', 0, [0, 22])], reads, last: [] })).back).toEqual([])
  })

  it('lets what nobody was told about be there, or not', () => {
    const writes = [write('g/a', 0, [0, 10], 'unknown'), write('g/b', 0, [0, 10], 'unknown')]
    expect(checkHistory(history({ writes, last: [read([['g/a', 0]], [40, 41])] }))).toEqual(NOTHING)
  })

  it.each([
    ['nobody wrote', [], 'ada: g/a shows 0, which nobody wrote'],
    ['is there before it is written', [write('g/a', 0, [50, 60])], 'ada: g/a shows 0 before it was written'],
    ['was refused', [write('g/a', 0, [0, 1], 'refused')], 'ada: g/a shows 0, which was answered as not stored'],
  ])('shows what %s', (_, writes, told) => {
    expect(checkHistory(history({ writes, reads: [read([['g/a', 0]], [40, 41])] })).invented).toEqual([told])
  })

  it.each([
    ['lacks one', [1, 3]],
    ['begins later', [2, 3]],
    ['has one twice', [1, 1, 2]],
  ])('shows numbers of which the row %s', (_, own) => {
    expect(checkHistory(history({ numbers: new Map([['ada', own]]) })).gaps).toHaveLength(1)
  })

  it('does not mix up owners', () => {
    const other = { ...read([], [40, 41]), owner: 'bob' }
    expect(checkHistory({ ...clean, reads: [...clean.reads, other] })).toEqual(NOTHING)
  })
})

/** A store that does one thing after another, each somewhere within its time, told as the clients saw it. */
const orderly = fc
  .array(fc.record({ isWrite: fc.boolean(), item: fc.nat(2), before: fc.nat(5), after: fc.nat(5) }), { maxLength: 40 })
  .map((steps): History => {
    const stored = new Map<string, number>()
    const writes: Write[] = []
    const reads: Read[] = []
    for (const [index, { isWrite, item, before, after }] of steps.entries()) {
      const during: [number, number] = [index * 3 - before, index * 3 + 1 + after]
      const name = `g/${String(item)}`
      if (isWrite) {
        stored.set(name, (stored.get(name) ?? -1) + 1)
        writes.push(write(name, stored.get(name) ?? 0, during))
      } else reads.push(read([...stored], during))
    }
    return history({ writes, reads, last: [read([...stored], [1_000, 1_001])] })
  })

describe('an orderly store', () => {
  it('has no violations, however its answers overlap', () => {
    fc.assert(
      fc.property(orderly, (told) => {
        expect(checkHistory(told)).toEqual(NOTHING)
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })

  it('has one where any write that was answered is taken out of the end', () => {
    fc.assert(
      fc.property(orderly, fc.nat(), (told, choice) => {
        const kept = told.last[0]?.seen ?? []
        fc.pre(kept.length > 0)
        const seen = kept.filter((_, index) => index !== choice % kept.length)
        const { lost, back } = checkHistory({ ...told, last: [read(seen, [1_000, 1_001])] })
        expect([lost.length > 0, back.length > 0]).toEqual([true, true])
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})
