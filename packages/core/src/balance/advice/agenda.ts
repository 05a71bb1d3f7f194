import { weekdayOf, type Day } from '../../date/index.ts'
import type { AnalysedItem, AnalysisInput } from '../balance-types.ts'
import { isAbsence, minutesOf } from '../../load/index.ts'
import { measureOverload } from '../measures/measure-weeks.ts'
import { weekIndex, type PreparedWeek, type PreparedYear } from '../prepare-year.ts'

/** A prepared year by day, for finding places to move something to. */
export interface Agenda {
  readonly input: AnalysisInput
  readonly year: PreparedYear
  readonly itemsOn: (day: Day) => readonly AnalysedItem[]
  readonly minutesOn: (day: Day) => number
  /** Whether nothing is on a day that is not rest. */
  readonly isFree: (day: Day) => boolean
  /** Whether the person is away on a day. */
  readonly isAway: (day: Day) => boolean
  readonly weekOf: (day: Day) => PreparedWeek | undefined
  readonly isHoliday: (day: Day) => boolean
  readonly milestones: readonly AnalysedItem[]
  /** Weekly hours above which a week is overloaded. */
  readonly limitHours: number
}

/** Indexes a year by day; done once for all advice. */
export function agendaOf(year: PreparedYear): Agenda {
  const { input, first, last, items, minutes, busy, weeks } = year
  const byDay: AnalysedItem[][] = minutes.map(() => [])
  for (const item of items) {
    const to = Math.min(item.last, last)
    for (let day = Math.max(item.first, first); day <= to; day += 1) byDay[day - first]?.push(item)
  }
  const holidays = new Set(input.holidays.map(({ day }) => day))
  return {
    input,
    year,
    itemsOn: (day) => byDay[day - first] ?? [],
    minutesOn: (day) => minutes[day - first] ?? 0,
    isFree: (day) => (busy[day - first] ?? 0) === 0,
    isAway: (day) => (byDay[day - first] ?? []).some((item) => isAbsence(item, input.rules)),
    weekOf: (day) => weeks[weekIndex(day, first, input.weekStart)],
    isHoliday: (day) => holidays.has(day),
    milestones: items.filter(({ kind }) => kind === 'milestone'),
    limitHours: measureOverload(year).limit,
  }
}

export const isWeekend = (day: Day): boolean => weekdayOf(day) >= 5

/** Whether two timed items would overlap. */
export const overlap = (a: AnalysedItem, b: AnalysedItem): boolean =>
  !a.allDay && !b.allDay && a.start < b.end && b.start < a.end

/** Minutes of an item alone. */
export const minutesOfItem = (item: AnalysedItem, { rules }: AnalysisInput): number => minutesOf(item, item, rules)
