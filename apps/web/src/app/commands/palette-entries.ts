import { dayOf, yearOf, type Day, type WeekStart } from '@dodici/core/date'
import { yearWindow } from '../../address/shown-months.ts'
import type { PaletteEntry } from '../../features/commands/palette.tsx'
import { readDate, readYear, type DateHabits } from '../../features/commands/read-date.ts'
import { dayInText } from '../../features/commands/day-in-text.ts'
import { formatDay } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import type { CommandContext } from './command.ts'
import { goToYear, openDay } from './go-to.ts'

/**
 * The typed days or year, if they can be shown. A date without a year is in the shown year; relative words count from
 * today.
 */
export function jumpEntries(
  typed: string,
  context: CommandContext,
  weekStart: WeekStart,
  t: TFunction,
): PaletteEntry[] {
  const { language, today, address } = context
  const { first, last } = yearWindow(yearOf(today))
  const isInWindow = (year: number) => first <= year && year <= last
  const year = readYear(typed)
  if (year !== null) {
    const name = t('commands.find.toYear', { year })
    return isInWindow(year) ? [entry('to-year', name, () => goToYear(year, context))] : []
  }
  const days = new Set([readDate(typed, habitsIn(address.year)), dayInText(typed, { language, today, weekStart })])
  return [...days]
    .filter((day) => day !== null)
    .filter((day) => isInWindow(yearOf(day)))
    .map((day) => {
      const name = t('commands.find.toDay', { day: formatDay(day, 'weekday-day-month-year') })
      return entry(`to-${day}`, name, () => openDay(day, context))
    })
}

/** Categories to filter by, except the active one. */
export function categoryEntries({ address, categories, change }: CommandContext, t: TFunction): PaletteEntry[] {
  const all = { _id: 'all', name: t('bar.filter.all') }
  return [all, ...categories]
    .filter(({ _id }) => categories.length > 0 && _id !== address.category)
    .map(({ _id, name }) =>
      entry(`category-${_id}`, `${t('bar.filter.label')}: ${name}`, () => change({ category: _id })),
    )
}

const entry = (id: string, name: string, run: () => void): PaletteEntry => ({ id, name, keys: [], isOn: null, run })

/** Date notation in the page's language and region. */
function habitsIn(year: number): DateHabits {
  const months = Array.from({ length: 12 }, (_, index) => formatDay(dayOf(year, index + 1, 1), 'month'))
  return { months, isMonthFirst: !startsWithDigit(formatDay(A_DAY, 'day-month')), year }
}

const A_DAY: Day = 0

const startsWithDigit = (text: string): boolean => /^\d/.test(text)
