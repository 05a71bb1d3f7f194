import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOfWall, MINUTES_A_DAY, yearOf, yearSpan } from '../date/index.ts'
import {
  amountsOfTotals,
  daysOfGoal,
  groupItems,
  joinGroups,
  measureDays,
  measureGoal,
  settledAt,
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
    counts: fc.boolean(),
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
  const years = Map.groupBy(made, (one) => yearOf(dayOfWall(one.start)))
  return [...years.keys()]
    .sort((one, other) => one - other)
    .map((year) => {
      const [own, span] = [years.get(year) ?? [], yearSpan(year)]
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
    for (const part of settled === null ? (['done', 'planned'] as const) : [settled]) {
      const wanted = settled === null ? { now: at, areOver: part === 'done' } : null
      const found = totalsFor(goal, year, wanted)
      if (found !== null) totals[part].push(found)
    }
  }
  const [done, planned] = [amountsOfTotals(goal, totals.done), amountsOfTotals(goal, totals.planned)]
  return { done: withEntries(goal, done, written), planned }
}

it('comes for many goals at once to what each of them is measured by alone', () => {
  fc.assert(
    fc.property(fc.array(goals, { minLength: 1, maxLength: 5 }), items, entries, now, (wanted, drawn, written, at) => {
      const made = drawn.map(({ start, length, ...rest }) => ({
        ...item('2026-01-01', rest),
        start: rest.allDay ? dayOfWall(start) * MINUTES_A_DAY : start,
        end: rest.allDay ? (dayOfWall(start + length) + 1) * MINUTES_A_DAY - 1 : start + length,
      }))
      const own = written.map((one) => ({ ...entry('2026-01-01', one.value), day: one.day }))
      const years = groupedYears(made)
      for (const { length, ...facts } of wanted) {
        const goal = gymGoal({ ...facts, to: facts.from + length })
        const alone = { items: made, entries: own, now: at }
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
