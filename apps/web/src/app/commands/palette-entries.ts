import type { Calendar, Goal } from '@dodici/contract/types'
import { dayOf, yearOf, type Day, type Month, type WeekStart } from '@dodici/core/date'
import { isInMonths, yearsTouched, yearWindow } from '../../address/shown-months.ts'
import type { PaletteEntry } from '../../features/commands/palette-list.tsx'
import { readDate, readYear, type DateHabits } from '../../features/commands/read-date.ts'
import { dayInText } from '../../features/commands/day-in-text.ts'
import { formatDay } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import type { useSavedViews } from '../use-saved-views.ts'
import type { CommandContext } from './command.ts'
import { goToYear, openDay } from './go-to.ts'
import type { FoundByWords } from './setting-entries.ts'

/**
 * The typed days or year, if they can be shown. A date without a year is that of the shown months, and where that is over
 * also the next one; relative words count from today.
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
    const name = t('palette.toYear', { year })
    return isInWindow(year) ? [entry('to-year', name, () => goToYear(year, context))] : []
  }
  const named = daysNamed(typed, address.from)
  const isOver = named.every((day) => day < today)
  const days = isOver ? [...named, dayInText(typed, { language, today, weekStart })] : named
  return [...new Set(days)]
    .filter((day) => day !== null)
    .filter((day) => isInWindow(yearOf(day)))
    .map((day) => {
      const name = t('palette.toDay', { day: formatDay(day, 'weekday-day-month-year') })
      return entry(`to-${day}`, name, () => openDay(day, context))
    })
}

/** The days of a date: without a year, that of the shown months. */
function daysNamed(typed: string, from: Month): readonly Day[] {
  const days = yearsTouched(from).flatMap((year) => readDate(typed, habitsIn(year)) ?? [])
  const shown = days.filter((day) => isInMonths(from, day))
  return shown.length > 0 ? shown : days
}

/** Marks in the year what the search finds: for a phone, whose bar has no search beside the palette. */
export const hitsEntry = (typed: string, { change }: CommandContext, t: TFunction): PaletteEntry =>
  entry('to-hits', t('palette.mark', { words: typed }), () => change({ query: typed }))

/** Categories to filter by, except the active one. */
export function categoryEntries({ address, categories, change }: CommandContext, t: TFunction): FoundByWords[] {
  const all = { _id: 'all', name: t('bar.filter.all'), color: null }
  return [all, ...categories]
    .filter(({ _id }) => categories.length > 0 && _id !== address.category)
    .map(({ _id, name, color }) => ({
      ...entry(`category-${_id}`, name, () => change({ category: _id })),
      ...{ color, otherWords: t('bar.filter.label') },
    }))
}

/** Calendars to filter by, except the active one; none if there is only one. */
export function calendarEntries(
  calendars: readonly Calendar[],
  { address, change }: CommandContext,
  t: TFunction,
): FoundByWords[] {
  const all = { _id: 'all', name: t('bar.filter.allCalendars') }
  return [all, ...calendars]
    .filter(({ _id }) => calendars.length > 1 && _id !== address.calendar)
    .map(({ _id, name }) => ({
      ...entry(`calendar-${_id}`, name, () => change({ calendar: _id })),
      otherWords: t('bar.filter.calendar'),
    }))
}

/** Saved views to show, and the way to all that can be done with them. */
export const viewEntries = (
  { saved, isShown, show }: Pick<ReturnType<typeof useSavedViews>, 'saved' | 'isShown' | 'show'>,
  { change }: CommandContext,
  t: TFunction,
): FoundByWords[] => [
  ...saved.map((view) => ({
    ...entry(`view-${view.name}`, view.name, () => show(view)),
    ...{ isOn: isShown(view), otherWords: t('views.title') },
  })),
  entry('views', `${t('views.title')}: ${t('views.manage')}`, () => change({ dialog: 'views' })),
]

/** Goals to open. */
export const goalEntries = (goals: readonly Goal[], { change }: CommandContext): PaletteEntry[] =>
  goals.map(({ _id, title }) => entry(`goal-${_id}`, title, () => change({ panel: 'goals', goal: _id })))

const entry = (id: string, name: string, run: () => void): PaletteEntry => ({ id, name, keys: [], isOn: null, run })

/** Date notation in the page's language and region. */
function habitsIn(year: number): DateHabits {
  const months = Array.from({ length: 12 }, (_, index) => formatDay(dayOf(year, index + 1, 1), 'month'))
  return { months, isMonthFirst: !startsWithDigit(formatDay(A_DAY, 'day-month')), year }
}

const A_DAY: Day = 0

const startsWithDigit = (text: string): boolean => /^\d/.test(text)
