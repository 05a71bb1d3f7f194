import { parseDay, parseWall, yearOf } from '@dodici/core/date'
import { measureRules } from '@dodici/core/load'
import { yearItems } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CountedFigure } from '../../address/counted-figure.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { yearEvents } from '../../api/year.queries.ts'
import { wallOfInstant } from '../../i18n/wall-of-instant.ts'
import { countedList } from './counted-list.ts'

/** What a figure counted, from the year that the page has loaded. */
export function useCounted(figure: CountedFigure) {
  const year = yearOf(parseDay(figure.from) ?? 0)
  const reading = useQuery(yearEvents(year))
  const { data: user } = useQuery(profile)
  const { data: ownCategories } = useQuery(categories)
  const { data: ownCalendars } = useQuery(calendars)
  const events = reading.data?.events
  const items = useMemo(() => events && yearItems(events), [events])
  const [openedAt] = useState(() => new Date())
  const list = useMemo(() => {
    if (!items || !user || !ownCategories || !ownCalendars) return null
    return countedList(figure, {
      items,
      ...{ categories: ownCategories, calendars: ownCalendars },
      // A profile stored by an older version lacks it.
      rules: measureRules((user as Partial<typeof user>).allDayHours ?? 0, ownCategories),
      now: parseWall(wallOfInstant(openedAt, user.timezone)) ?? 0,
    })
  }, [figure, items, user, ownCategories, ownCalendars, openedAt])
  return { year, reading, list, categories: ownCategories ?? [], isTruncated: reading.data?.isTruncated ?? false }
}
