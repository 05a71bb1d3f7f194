import type { YearItem, YearOptions } from '@dodici/core/year'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { holidaysOf, yearEvents } from '../../api/year.queries.ts'
import type { Language } from '../../i18n/language.ts'
import { useTextMeasure } from './planner/text-measure.ts'
import { layoutOf } from './planner/year-layouts.ts'
import type { YearSettings } from './settings/year-settings.ts'
import type { Room } from './use-room.ts'
import { holidaysByDay, type Preferences, type Year } from './use-year.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { labelsOf } from './words/use-day-labels.ts'
import { countByCategory, filterItems, itemsOf, type Filter } from './year-items.ts'

interface Look {
  readonly filter: Filter
  readonly preferences: Preferences
  readonly room: Room
  readonly settings: YearSettings
}

/**
 * Once a year is there, reads those beside it and lays all three out while the page has nothing else to do: the next
 * click needs no network, nothing comes after it, and what is left to do is to draw.
 */
export function useYearsBeside({ year, state }: Year, look: Look): void {
  const client = useQueryClient()
  const wanted = useWanted(look)
  useEffect(() => {
    if (state !== 'ready') return undefined
    const controller = new AbortController()
    const { signal } = controller
    const makeReady = async (each: number): Promise<void> => {
      await read(client, each, wanted)
      whenIdle(() => {
        const items = itemsToShow(client, each, wanted.filter)
        if (items) whenIdle(() => layOut(client, items, { year: each, ...wanted }), signal)
      }, signal)
    }
    for (const each of [year, year + 1, year - 1]) whenIdle(() => void makeReady(each), signal)
    return () => controller.abort()
  }, [client, year, state, wanted])
}

/** How years are to be drawn, whichever they are. */
interface Wanted {
  readonly filter: Filter
  readonly country: string | null
  readonly language: Language
  /** Of the planner as it is, and of that beside a panel; none where it is not drawn. */
  readonly styles: readonly Omit<YearOptions, 'year' | 'holidays'>[]
}

function useWanted({ filter, preferences, room, settings }: Look): Wanted {
  const language = useLanguage()
  const measure = useTextMeasure()
  const { category, calendar } = filter
  const { country, weekStart } = preferences
  const { geometry, otherGeometry, isPhone } = room
  const { routineAsEvents: showsRoutine } = settings
  return useMemo(() => {
    const drawn = [geometry, otherGeometry].filter(({ isTooNarrow }) => !isPhone && !isTooNarrow)
    const styles = drawn.map((each) => ({ weekStart, geometry: each, measure, showsRoutine }))
    return { filter: { category, calendar }, country, language, styles }
  }, [category, calendar, country, language, isPhone, weekStart, geometry, otherGeometry, measure, showsRoutine])
}

/** Reads a year unless it is there. What cannot be read now is asked for again, and said, when somebody opens it. */
async function read(client: QueryClient, year: number, { country, language }: Wanted): Promise<void> {
  const events = client.query({ ...yearEvents(year), staleTime: Number.POSITIVE_INFINITY })
  const holidays = country === null ? null : client.query(holidaysOf(year, country, language))
  await Promise.allSettled([events, holidays])
}

/** Of a year that has been read: what is shown of it. */
function itemsToShow(client: QueryClient, year: number, filter: Filter): readonly YearItem[] | null {
  const events = client.getQueryData(yearEvents(year).queryKey)?.events
  if (!events) return null
  const all = itemsOf(events)
  countByCategory(all, year)
  return filterItems(all, filter)
}

/** Makes what the page will ask for: all of it is kept with the list of the items. */
function layOut(client: QueryClient, items: readonly YearItem[], { year, ...wanted }: Wanted & { year: number }): void {
  const { country, language, styles } = wanted
  const said = country === null ? undefined : client.getQueryData(holidaysOf(year, country, language).queryKey)
  const holidays = holidaysByDay(said)
  countByCategory(items, year)
  labelsOf(items, { year, holidays, metric: 'count', scale: 'fixed', language })
  for (const style of styles) layoutOf(items, { ...style, year, holidays })
}
