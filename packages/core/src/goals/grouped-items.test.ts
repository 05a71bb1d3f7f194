import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOfWall, MINUTES_A_DAY, yearOf, yearSpan } from '../date/index.ts'
import { measureRules } from '../load/index.ts'
import {
  amountsOfTotals,
  daysOfGoal,
  groupItems,
  joinGroups,
  measureDays,
  measureGoal,
  settledAt,
  totalsAt,
  totalsFor,
  withEntries,
  type DayTotals,
  type Goal,
  type GoalDays,
  type GoalEntry,
  type GoalItem,
  type GroupedItems,
} from './index.ts'
import { day, entry, gymGoal, item } from './test/made-goals.ts'

const first = day('2024-01-01')
const rules = measureRules(2, [])

const goals = fc.record({
  id: fc.constantFrom('gym', 'run'),
  kind: fc.constantFrom('count', 'hours', 'number', 'yesNo'),
  target: fc.integer({ min: 1, max: 300 }),
  from: fc.integer({ min: first, max: first + 800 }),
  length: fc.integer({ min: 0, max: 900 }),
  matchCategoryId: fc.constantFrom('sport', null),
  matchText: fc.constantFrom('corsa', 'al parco cor', 'Città', '', null),
})
const items = fc.array(
  fc.record({
    title: fc.constantFrom('Corsa', 'Corsa al parco', 'Nel parco: CORSA', 'citta', 'al', ''),
    start: fc.integer({ min: first * MINUTES_A_DAY, max: (first + 1_800) * MINUTES_A_DAY }),
    length: fc.integer({ min: 0, max: 5_000 }),
    allDay: fc.boolean(),
    categoryId: fc.constantFrom('sport', 'work', null),
    goalId: fc.constantFrom('gym', null),
    isLoad: fc.boolean(),
    away: fc.constantFrom(null, null, true),
  }),
  { maxLength: 60 },
)
const entries = fc.array(
  fc.record({ day: fc.integer({ min: first, max: first + 1_700 }), value: fc.constantFrom(-2, 0, 0.1, 0.7, 3) }),
  { maxLength: 20 },
)
const now = fc.integer({ min: first * MINUTES_A_DAY, max: (first + 1_800) * MINUTES_A_DAY })

/** The years of some occurrences, each joined from its halves, as it is from events. */
function groupedYears(made: readonly GoalItem[]): GroupedItems[] {
  const years = new Set(made.flatMap(({ first: from, last }) => [yearOf(from), yearOf(last)]))
  return [...years]
    .sort((one, other) => one - other)
    .map((year) => {
      const span = yearSpan(year)
      const own = made.filter((one) => one.first <= span.last && one.last >= span.first)
      const half = Math.ceil(own.length / 2)
      const groups = [own.slice(0, half), own.slice(half)].flatMap((some) => groupItems(some, span))
      return joinGroups(groups, span)
    })
}

/** All days of a goal from years that many goals share. */
function daysAtOnce(goal: Goal, years: readonly GroupedItems[], written: readonly GoalEntry[], at: number): GoalDays {
  const totals = { done: [] as DayTotals[], planned: [] as DayTotals[] }
  for (const year of years) {
    const settled = settledAt(year, at)
    if (settled === null) {
      const { done, planned } = totalsAt(goal, year, { now: at, rules })
      totals.done.push(done)
      totals.planned.push(planned)
    } else {
      const found = totalsFor(goal, year, rules)
      if (found !== null) totals[settled].push(found)
    }
  }
  const [done, planned] = [amountsOfTotals(goal, totals.done), amountsOfTotals(goal, totals.planned)]
  return { done: withEntries(goal, done, written), planned }
}

it('comes for many goals at once to what each of them is measured by alone', () => {
  fc.assert(
    fc.property(fc.array(goals, { minLength: 1, maxLength: 5 }), items, entries, now, (wanted, drawn, written, at) => {
      const made = drawn.map(({ start, length, ...rest }) => {
        if (!rest.allDay) return item('2026-01-01', { ...rest, start, end: start + length })
        const [from, last] = [dayOfWall(start), dayOfWall(start + length)]
        const times = { start: from * MINUTES_A_DAY, end: (last + 1) * MINUTES_A_DAY }
        return item('2026-01-01', { ...rest, ...times, first: from, last })
      })
      const own = written.map((one) => ({ ...entry('2026-01-01', one.value), day: one.day }))
      const years = groupedYears(made)
      for (const { length, ...facts } of wanted) {
        const goal = gymGoal({ ...facts, to: facts.from + length })
        const alone = { items: made, entries: own, now: at, rules }
        const days = daysAtOnce(goal, years, own, at)
        expect(days).toEqual(daysOfGoal(goal, alone))
        expect(measureDays(goal, days, { now: at, weekStart: 0 })).toEqual(
          measureGoal(goal, { ...alone, weekStart: 0 }),
        )
      }
    }),
    { seed: testSeed, numRuns: testCounts.propertyRuns },
  )
})
