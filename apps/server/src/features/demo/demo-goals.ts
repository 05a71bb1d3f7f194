import { dayOf, formatDay, weekdayOf } from '@dodici/core/date'
import type { GoalKind } from '@dodici/core/goals'
import type { DemoCategory, Words } from './demo-entry.ts'

/** A goal of the demo year. It matches event titles by words of the same language. */
export interface DemoGoal {
  readonly title: Words
  readonly category: DemoCategory
  readonly kind: GoalKind
  readonly target: number
  readonly unit: string
  /** First and last day, as `MM-DD`. */
  readonly days: readonly [from: string, to: string]
  /** Words of the titles that count; null if the whole category does, empty for entries made by hand. */
  readonly match: Words | '' | null
  /** The template of its milestone. */
  readonly milestone: string | null
  readonly hasEntries: boolean
}

const YEAR = ['01-01', '12-31'] as const
const words = (it: string, en: string): Words => ({ it, en })

export const demoGoals: readonly DemoGoal[] = [
  {
    title: words('45 lezioni di Pilates', '45 Pilates classes'),
    category: 'health',
    kind: 'count',
    target: 45,
    unit: '',
    days: YEAR,
    match: words('pilates', 'pilates'),
    milestone: null,
    hasEntries: false,
  },
  {
    title: words('80 ore di studio', '80 hours of study'),
    category: 'study',
    kind: 'hours',
    target: 80,
    unit: '',
    days: YEAR,
    match: null,
    milestone: null,
    hasEntries: false,
  },
  {
    title: words('900 km di corsa', 'Run 900 km'),
    category: 'sport',
    kind: 'number',
    target: 900,
    unit: 'km',
    days: YEAR,
    match: '',
    milestone: 'race',
    hasEntries: true,
  },
  {
    title: words('Laurearmi entro luglio', 'Graduate by July'),
    category: 'study',
    kind: 'yesNo',
    target: 1,
    unit: '',
    days: ['01-01', '07-31'],
    match: words('discussione tesi', 'thesis defence'),
    milestone: 'thesis',
    hasEntries: false,
  },
]

/** Weeks without a run: skiing, and the first days in Japan. */
const REST: ReadonlySet<number> = new Set([5, 29])
const TRAINING = { from: 30, to: 46 } as const
const NOTES: ReadonlyMap<number, Words> = new Map([
  [1, words('Di nuovo in pista', 'Back to running')],
  [37, words('Mezza di Udine compresa', 'With the half marathon in Udine')],
  [42, words('Con il lungo da 32 km', 'With the long run of 32 km')],
])

/** Kilometres per week, entered on Sundays. */
export function weeklyRuns(year: number): { day: string; km: number; note: Words | null }[] {
  const first = dayOf(year, 1, 1)
  const sunday = first + ((6 - weekdayOf(first) + 7) % 7)
  const weeks = Array.from({ length: 52 }, (_, week) => week).filter((week) => !REST.has(week))
  return weeks.map((week) => ({
    day: formatDay(sunday + 7 * week),
    km: kilometresOf(week),
    note: NOTES.get(week) ?? null,
  }))
}

/** More before the marathon, less after it, and never the same. */
function kilometresOf(week: number): number {
  if (week > TRAINING.to) return 9 + ((week * 3) % 5)
  const base = week < TRAINING.from ? 14 : 20
  return base + ((week * 7) % 9) / 2 + (week < TRAINING.from ? 0.5 : 1)
}
