import { freeColors } from '@dodici/contract/category-colors'
import { knownDay, parseDay, weekStartOf, yearOf, type Month } from '@dodici/core/date'
import { parseQuickAdd, type QuickAdd, type QuickAddSurroundings } from '@dodici/core/language'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { isInMonths, yearOfMonths } from '../../address/shown-months.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { writableCalendars } from '../../api/default-calendar.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { Names } from './chip-words.ts'
import { wallOfInstant } from '../../i18n/wall-of-instant.ts'

const NOTHING: readonly never[] = []

/** What the person looks at: the open or focused day, if any, and the first of the twelve months. */
export interface LookedAt {
  readonly day: string | null
  readonly from: Month
}

/** The text, and when it was typed: `tomorrow` counts from there. */
export interface TypedLine {
  readonly text: string
  readonly at: Date
}

/** What a line means for this person, with the names and colours it mentions. */
export function useReading({ text, at }: TypedLine, { day, from }: LookedAt) {
  const language = useLanguage()
  const { data: user } = useQuery(profile)
  const { data: ownCategories = NOTHING } = useQuery(categories)
  const { data: ownCalendars = NOTHING } = useQuery(calendars)
  const timezone = user?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const weekStart = weekStartOf(user?.weekStart)
  const country = user?.country ?? null
  const now = wallOfInstant(at, timezone)
  const read: QuickAdd = useMemo(
    () =>
      readLine(text, {
        ...{ language, weekStart, country, day, year: yearMeant(from, now), now },
        categories: ownCategories,
        calendars: writableCalendars(ownCalendars),
        newCategories: true,
      }),
    [text, now, language, weekStart, country, day, from, ownCategories, ownCalendars],
  )
  const category = (id: string) => ownCategories.find(({ _id }) => _id === id)
  const names: Names = {
    category: (id) => category(id)?.name,
    calendar: (id) => ownCalendars.find(({ _id }) => _id === id)?.name,
  }
  const name = read.understood.find(({ kind }) => kind === 'newCategory')?.meaning
  const newColor = freeColors(ownCategories.map(({ color }) => color))()
  const newCategory = name === undefined ? null : { name, color: newColor }
  return { read, names, colorOf: (id: string) => category(id)?.color ?? null, newColor, newCategory, timezone }
}

/** The year of a date that says none: this one while today is shown, else that of what is shown. */
function yearMeant(from: Month, now: string): number {
  const today = knownDay(now.slice(0, 10))
  return isInMonths(from, today) ? yearOf(today) : yearOfMonths(from)
}

/**
 * Without an open or focused day, today is assumed if it is shown; a time alone is the next such time.
 */
function readLine(text: string, surroundings: QuickAddSurroundings): QuickAdd {
  const read = parseQuickAdd(text, surroundings)
  const today = surroundings.now.slice(0, 10)
  const isAsked = read.start === null && !surroundings.day && yearOf(parseDay(today) ?? 0) === surroundings.year
  return isAsked ? parseQuickAdd(text, { ...surroundings, day: today, isDayLookedAt: false }) : read
}
