import { monthDays, type Day } from '@dodici/core/date'
import type { Density } from '@dodici/core/year'
import { formatNumber } from '../../../i18n/format.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { dayLabel, dayWords } from './day-label.ts'

/** Labels of the days, by month. */
export type YearLabels = readonly (readonly string[])[]

/** Input of a year's labels. */
export interface LabelledYear {
  readonly load: Density
  /** By day, from 0: events that count, and entries of its list. */
  readonly events: readonly number[]
  readonly items: readonly number[]
  readonly holidays: ReadonlyMap<Day, string>
}

/** The labels of all days. */
export function yearLabels({ load, events, items, holidays }: LabelledYear, t: TFunction): YearLabels {
  const { first } = monthDays(load.from)
  const words = dayWords(t)
  const busy = new Map(load.days.map((day) => [day.day, day]))
  const label = (day: Day): string => {
    const { value = 0, level = null } = busy.get(day) ?? {}
    const hours = load.metric === 'hours' && value > 0 ? t('year.hours', { hours: formatNumber(value) }) : null
    const place = day - first
    const facts = { day, events: events[place] ?? 0, items: items[place] ?? 0, level }
    return dayLabel({ ...facts, holiday: holidays.get(day) ?? null }, words, hours)
  }
  return Array.from({ length: 12 }, (_, index) => {
    const month = monthDays(load.from + index)
    return Array.from({ length: month.last - month.first + 1 }, (_, date) => label(month.first + date))
  })
}

/** Months keep their labels while they are equal, so unchanged rows are not redrawn. */
export function rememberingLabels(): (labels: YearLabels) => YearLabels {
  let previous: YearLabels = []
  return (labels) => {
    previous = labels.map((month, index) => {
      const before = previous[index]
      return before?.length === month.length && before.every((label, day) => label === month[day]) ? before : month
    })
    return previous
  }
}
