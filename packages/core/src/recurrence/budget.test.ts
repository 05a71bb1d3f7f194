import { describe, expect, it } from 'vitest'
import { dayOf } from '../date/index.ts'
import { newBudget, spend, within } from './budget.ts'
import { checkRule, occurrencesOf, OutOfSteps, spanOfSeries, splitBefore, STEPS_MAX } from './index.ts'
import { momentOf } from './test/sample-series.ts'

const FEW = 1_000

/** Once in 28 years, which is looked for day by day. */
const RARE = 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO'
const ALL_YEARS = { first: dayOf(1, 1, 1), last: dayOf(9_999, 12, 31), zone: 'Europe/Rome' }

const rare = (parts = '') => momentOf('0001-01-01T10:00', { rrule: `${RARE}${parts}` })

describe('Q1: a question that takes more than its steps', () => {
  it('is cut where it looks at thousands of years, says so, and gives what it has found', () => {
    const budget = newBudget()
    const { occurrences, isTruncated } = occurrencesOf(rare(), ALL_YEARS, { budget })
    expect([isTruncated, occurrences.length > 0, budget.left]).toEqual([true, true, 0])
    const found = occurrencesOf(rare(), { ...ALL_YEARS, last: dayOf(30, 12, 31) })
    expect(occurrences.slice(0, found.occurrences.length)).toEqual(found.occurrences)
  })

  it('refuses the rule that somebody wants to write', () => {
    const times = momentOf('0001-01-01T10:00')
    expect(checkRule(RARE, times)).toMatchObject({ ok: true })
    expect(checkRule(RARE, times, newBudget(FEW))).toEqual({ ok: false, reason: 'too_costly' })
  })

  it('has no end where its end is not found', () => {
    expect(spanOfSeries(rare(';COUNT=300'), { budget: newBudget(FEW) }).lastDay).toBeNull()
    expect(spanOfSeries(rare(';COUNT=300')).lastDay).not.toBeNull()
  })

  it('is not split by half', () => {
    const split = () => splitBefore(rare(';COUNT=300'), '2016-02-29T10:00', { budget: newBudget(FEW) })
    expect(split).toThrow(OutOfSteps)
  })

  it('takes no more than it may, and nothing more after that', () => {
    const budget = newBudget()
    spend(budget, STEPS_MAX - 1)
    expect(() => spend(budget, 2)).toThrow(OutOfSteps)
    const ask = (): string => {
      spend(budget, 1)
      return 'answered'
    }
    expect(within(ask, () => 'out of steps')).toBe('out of steps')
  })
})
