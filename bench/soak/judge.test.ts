import { expect, it } from 'vitest'
import { faultsOf, joined, judge, judgeGaps } from './judge.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const patience = { late: 15 * MINUTE, missing: 6 * 60 * MINUTE }
const daily = Array.from({ length: 4 }, (_, day) => ({ name: 'Breakfast', at: day * DAY }))
const came = daily.map(({ name, at }) => ({ name, at: at + MINUTE }))

it('finds nothing wrong where each came once, soon after its moment', () => {
  const verdict = judge(daily, came, patience)
  expect(faultsOf(verdict)).toEqual([])
  expect(verdict).toMatchObject({ expected: 4, delays: [MINUTE, MINUTE, MINUTE, MINUTE] })
})

it('tells what is missing, late, twice, too early and of another name apart', () => {
  const [first, , third] = came
  if (!first || !third) throw new Error('three came')
  const late = { ...third, at: third.at + 20 * MINUTE }
  const early = { name: 'Breakfast', at: 3 * DAY - 1 }
  const verdict = judge(daily, [first, first, late, early, { name: 'Lunch', at: 0 }], patience)
  expect(faultsOf(verdict)).toEqual([
    'late: Breakfast at 1970-01-03T00:00:00.000Z, 21.0 min late',
    'missing: Breakfast at 1970-01-02T00:00:00.000Z',
    'missing: Breakfast at 1970-01-04T00:00:00.000Z',
    'twice, too early or never asked for: Breakfast at 1970-01-01T00:01:00.000Z',
    'twice, too early or never asked for: Breakfast at 1970-01-03T23:59:59.999Z',
    'twice, too early or never asked for: Lunch at 1970-01-01T00:00:00.000Z',
  ])
})

it('judges what repeats itself by its gaps', () => {
  const hours = (...list: number[]) => list.map((hour) => hour * 60 * MINUTE)
  const of = (moments: number[]) => judgeGaps('calendar', moments, 60 * MINUTE, patience)
  expect(faultsOf(of(hours(0, 1, 2.1, 3.2)))).toEqual([])
  expect(of(hours(0, 1, 2.5)).late).toHaveLength(1)
  expect(of(hours(0, 1, 9)).missing).toHaveLength(1)
  expect(of(hours(0, 1, 1.9)).surplus).toHaveLength(1)
})

it('puts verdicts together', () => {
  const both = joined([judge(daily, [], patience), judge(daily, came, patience)])
  expect(both).toMatchObject({ expected: 8, late: [], surplus: [] })
  expect([both.missing.length, both.delays.length]).toEqual([4, 4])
})
