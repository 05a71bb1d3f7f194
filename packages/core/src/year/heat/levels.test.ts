import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { fixedLevels, LEVEL_NAMES, levelOf, relativeLevels } from './levels.ts'

describe('fixedLevels', () => {
  it.each([
    [0, null],
    [1, 'light'],
    [2, 'lighthard'],
    [3, 'normal'],
    [4, 'normal'],
    [5, 'intense'],
    [6, 'intense'],
    [7, 'hot'],
    [9, 'hot'],
    [10, 'superhot'],
    [500, 'superhot'],
  ])('call a day of %i events %s', (value, level) => {
    expect(levelOf(value, fixedLevels('count'))).toBe(level)
  })

  it.each([
    [0, null],
    [0.25, 'light'],
    [1, 'light'],
    [1.01, 'lighthard'],
    [2, 'lighthard'],
    [4, 'normal'],
    [6, 'intense'],
    [8, 'hot'],
    [8.25, 'superhot'],
  ])('call a day of %f hours %s', (value, level) => {
    expect(levelOf(value, fixedLevels('hours'))).toBe(level)
  })

  it('print the limits of the legend', () => {
    expect(fixedLevels('count').map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
      [5, 6],
      [7, 9],
      [10, null],
    ])
    expect(fixedLevels('hours').map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [1, 2],
      [2, 4],
      [4, 6],
      [6, 8],
      [8, null],
    ])
  })
})

describe('relativeLevels', { timeout: 60_000 }, () => {
  it('put a sixth of the busy days on each level', () => {
    const values = Array.from({ length: 60 }, (_, index) => index + 1)
    expect(relativeLevels([0, 0, ...values], 'count')?.map(({ to }) => to)).toEqual([10, 20, 30, 40, 50, null])
  })

  it('are none where fewer than twenty days are busy', () => {
    expect(relativeLevels([...new Array<number>(346).fill(0), ...new Array<number>(19).fill(3)], 'count')).toBeNull()
    expect(relativeLevels(new Array<number>(20).fill(3), 'count')).not.toBeNull()
  })

  it('are not stretched by one odd day', () => {
    const usual = Array.from({ length: 100 }, (_, index) => 1 + (index % 6))
    expect(relativeLevels([...usual, 400], 'count')).toEqual(relativeLevels([...usual, 7], 'count'))
  })

  it('leave the upper levels empty in a year of equal days', () => {
    const levels = relativeLevels(new Array<number>(200).fill(1), 'count')!
    expect(levels.map(({ to }) => to)).toEqual([1, 2, 3, 4, 5, null])
    expect(levelOf(1, levels)).toBe('light')
  })

  it('always grow, and give every busy day the one level whose printed limits hold it', () => {
    const days = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 30, maxLength: 366 })
    fc.assert(
      fc.property(days, fc.constantFrom('count' as const, 'hours' as const), (values, metric) => {
        const levels = relativeLevels(values, metric) ?? fixedLevels(metric)
        expect(levels.map(({ name }) => name)).toEqual(LEVEL_NAMES)
        for (const [index, level] of levels.slice(1).entries()) expect(level.from).toBeGreaterThan(levels[index]!.from)
        for (const value of values.filter((one) => one > 0)) {
          const holding = levels.filter(({ from, to }) =>
            metric === 'count' ? from <= value && value <= (to ?? Infinity) : from < value && value <= (to ?? Infinity),
          )
          expect(holding.map(({ name }) => name)).toEqual([levelOf(value, levels)])
        }
      }),
      { seed: testSeed, numRuns: testCounts.propertyRuns },
    )
  })
})
