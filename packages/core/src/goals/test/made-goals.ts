import {
  dayOfWall,
  formatDay,
  MINUTES_A_DAY,
  parseDay,
  parseWall,
  type Day,
  type WallMinute,
} from '../../date/index.ts'
import { daysOfTimed } from '../../year/index.ts'
import type { Goal, GoalEntry, GoalItem } from '../goal-types.ts'

export function day(text: string): Day {
  const found = parseDay(text)
  if (found === null) throw new Error(`not a day: ${text}`)
  return found
}

export function wall(text: string): WallMinute {
  const found = parseWall(text)
  if (found === null) throw new Error(`not a wall time: ${text}`)
  return found
}

export const textOfDay = (of: Day | null): string | null => (of === null ? null : formatDay(of))

/** 30 times to the gym from January to June. */
export const gymGoal = (facts: Partial<Goal> = {}): Goal => ({
  id: 'gym',
  kind: 'count',
  target: 30,
  from: day('2026-01-01'),
  to: day('2026-06-30'),
  matchCategoryId: 'sport',
  matchText: null,
  ...facts,
})

let made = 0

/** An hour at 18:00 on a day, or what is said. */
export function item(on: string, facts: Partial<GoalItem> = {}): GoalItem {
  const { start = wall(`${on}T18:00`), end = wall(`${on}T19:00`) } = facts
  return {
    ...{ title: 'Palestra', categoryId: 'sport', goalId: null, away: null },
    ...{ isLoad: true, allDay: false, ...daysOfTimed(start, end), start, end },
    ...facts,
  }
}

export const allDay = (from: string, to: string, facts: Partial<GoalItem> = {}): GoalItem =>
  item(from, {
    ...{ allDay: true, first: day(from), last: day(to) },
    ...{ start: wall(`${from}T00:00`), end: wall(`${to}T00:00`) + MINUTES_A_DAY },
    ...facts,
  })

export const entry = (on: string, value: number, facts: Partial<GoalEntry> = {}): GoalEntry => ({
  id: `entry-${String((made += 1))}`,
  goalId: 'gym',
  day: day(on),
  value,
  ...facts,
})

/** So many sessions, one every `every` days from a day on. */
export const sessions = (from: string, count: number, every: number): GoalItem[] =>
  Array.from({ length: count }, (_, index) => item(formatDay(dayOfWall(wall(`${from}T00:00`)) + index * every)))
