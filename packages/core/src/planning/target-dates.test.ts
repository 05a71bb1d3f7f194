import { describe, expect, it } from 'vitest'
import { formatDay } from '../date/index.ts'
import { readTarget } from './read-target.ts'
import { englishGoalDates } from './test/english-target-dates.ts'
import { englishGoalDatesAtYearEnd } from './test/english-target-dates-at-year-end.ts'
import { italianGoalDates } from './test/italian-target-dates.ts'
import { italianGoalDatesAtYearEnd } from './test/italian-target-dates-at-year-end.ts'
import { asking } from './test/situations.ts'

describe.each([
  { language: 'it', now: '2027-03-18T10:00', year: 2027, goals: italianGoalDates },
  { language: 'en', now: '2027-03-18T10:00', year: 2027, goals: englishGoalDates },
  { language: 'it', now: '2026-12-29T18:30', year: 2026, goals: italianGoalDatesAtYearEnd },
  { language: 'en', now: '2026-12-29T18:30', year: 2026, goals: englishGoalDatesAtYearEnd },
] as const)('when a target is, $language $now', ({ language, now, year, goals }) => {
  it.each(goals.map(([goal, when]) => ({ goal, when })))('$target: $when', ({ goal, when }) => {
    const { anchor } = readTarget(goal, '', { ...asking(language, year), now })
    const days = anchor ? [anchor.first, anchor.last].map((day) => formatDay(day)) : ['-']
    expect([...new Set(days)].join('..')).toBe(when)
  })
})
