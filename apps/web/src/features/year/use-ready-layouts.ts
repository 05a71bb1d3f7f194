import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { holidaysOf, yearEvents } from '../../api/year.queries.ts'
import type { YearOptions } from '@dodici/core/year'
import type { Language } from '../../i18n/language.ts'
import { useTextMeasure } from './planner/text-measure.ts'
import { layoutOf } from './planner/year-layouts.ts'
import type { YearSettings } from './settings/year-settings.ts'
import type { Room } from './use-room.ts'
import { holidaysByDay, type Preferences, type Year } from './use-year.ts'
import { whenIdle } from './when-idle.ts'
import { labelsOf } from './words/use-day-labels.ts'
import { useLanguage } from './words/use-language.ts'
import { countByCategory, filterItems, itemsOf, type Filter } from './year-items.ts'

interface Look {
  readonly filter: Filter
  readonly preferences: Preferences
  readonly room: Room
  readonly settings: YearSettings
}

/** Lays out a year and those beside it while the page is idle: what is left of the next click is to draw. */
export function useReadyLayouts({ year, state }: Year, look: Look): void {
  const client = useQueryClient()
  const wanted = useWanted(look)
  useEffect(() => {
    if (state !== 'ready') return undefined
    const years = [year, year + 1, year - 1]
    let isOver = false
    let cancel = (): void => undefined
    // What has been read is taken as it is, and what is being read is waited for.
    const read = years.map((each) => client.query({ ...yearEvents(each), staleTime: Number.POSITIVE_INFINITY }))
    void Promise.allSettled(read).then(() => {
      if (!isOver) cancel = whenIdle(years.map((each) => () => makeReady(client, each, wanted)))
    })
    return () => {
      isOver = true
      cancel()
    }
  }, [client, year, state, wanted])
}

/** How the years are to be drawn, whichever they are. */
interface Wanted {
  readonly filter: Filter
  readonly country: string | null
  readonly language: Language
  readonly t: TFunction
  /** Null where no planner is drawn. */
  readonly style: Omit<YearOptions, 'year' | 'holidays'> | null
}

function useWanted({ filter, preferences, room, settings }: Look): Wanted {
  const language = useLanguage()
  const { t } = useTranslation()
  const measure = useTextMeasure()
  const { category, calendar } = filter
  const { country, weekStart } = preferences
  const { geometry, isPhone } = room
  const { routineAsEvents: showsRoutine } = settings
  return useMemo(() => {
    const style = isPhone || geometry.isTooNarrow ? null : { weekStart, geometry, measure, showsRoutine }
    return { filter: { category, calendar }, country, language, t, style }
  }, [category, calendar, country, language, t, isPhone, weekStart, geometry, measure, showsRoutine])
}

/** Makes what the page will ask for: all of it is kept with the list of the items. */
function makeReady(client: QueryClient, year: number, { filter, country, language, t, style }: Wanted): void {
  const events = client.getQueryData(yearEvents(year).queryKey)?.events
  if (!events) return
  const all = itemsOf(events)
  const items = filterItems(all, filter)
  const said = country === null ? undefined : client.getQueryData(holidaysOf(year, country, language).queryKey)
  const holidays = holidaysByDay(said)
  for (const list of new Set([all, items])) countByCategory(list, year)
  labelsOf(items, { year, holidays, metric: 'count', scale: 'fixed', t })
  if (style) layoutOf(items, { ...style, year, holidays })
}
