import { weekStartOf } from '@dodici/core/date'
import { parseQuickAdd, type QuickAdd } from '@dodici/core/language'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import type { Names } from './chip-words.ts'
import { wallOfInstant } from '../../i18n/wall-of-instant.ts'

const NOTHING: readonly never[] = []

/** What a line says to this person now, and the names and colours that it speaks of. */
export function useReading(text: string) {
  const language = useLanguage()
  const { data: user } = useQuery(profile)
  const { data: ownCategories = NOTHING } = useQuery(categories)
  const { data: ownCalendars = NOTHING } = useQuery(calendars)
  const timezone = user?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone
  const weekStart = weekStartOf(user?.weekStart)
  const read: QuickAdd = useMemo(
    () =>
      parseQuickAdd(text, {
        language,
        now: wallOfInstant(new Date(), timezone),
        weekStart,
        categories: ownCategories,
        calendars: ownCalendars,
      }),
    [text, language, timezone, weekStart, ownCategories, ownCalendars],
  )
  const category = (id: string) => ownCategories.find(({ _id }) => _id === id)
  const names: Names = {
    category: (id) => category(id)?.name,
    calendar: (id) => ownCalendars.find(({ _id }) => _id === id)?.name,
  }
  return { read, names, colorOf: (id: string) => category(id)?.color ?? null, timezone }
}
