import { formatDay, yearSpan } from '../date/index.ts'
import type { YearEvent } from '../year/index.ts'

const CATEGORIES = 10
const WORDS = [
  'Budget',
  'Dentist',
  'Lisbon',
  'Anna',
  'review',
  'with the team',
  'Marathon',
  'dinner',
  'draft',
  'school',
]

/**
 * A year of `count` events from a fixed seed: 60 % one all-day, 25 % timed, 15 % of 2 to 14 days, ten categories. The
 * mix that all our benchmarks use.
 */
export function sampleYear(count: number, year = 2027): YearEvent[] {
  const next = numbersFrom(20_270_318)
  const { first, last } = yearSpan(year)
  return Array.from({ length: count }, (_, index): YearEvent => {
    const day = first + next(last - first + 1)
    const kind = next(100)
    const length = kind < 85 ? 0 : 1 + next(13)
    const isTimed = kind >= 60 && kind < 85
    const hour = String(7 + next(12)).padStart(2, '0')
    return {
      _id: `event-${String(index).padStart(6, '0')}`,
      calendarId: 'calendar-1',
      categoryId: `category-${next(CATEGORIES)}`,
      title: `${wordOf(next)} ${wordOf(next)} ${index}`,
      kind: 'event',
      status: 'confirmed',
      busy: true,
      away: null,
      allDay: !isTimed,
      recurrence: null,
      occurrences: [
        isTimed
          ? { start: `${formatDay(day)}T${hour}:00`, end: `${formatDay(day)}T${hour}:45` }
          : { start: formatDay(day), end: formatDay(Math.min(day + length, last)) },
      ],
    }
  })
}

const wordOf = (next: (below: number) => number): string => WORDS[next(WORDS.length)] ?? ''

/** A linear congruential generator (the constants of Numerical Recipes): whole numbers below a bound. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
