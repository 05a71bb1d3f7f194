import type { Day } from '@dodici/core/date'
import type { YearItem, YearOptions } from '@dodici/core/year'
import type { QueryClient } from '@tanstack/react-query'
import i18next from 'i18next'
import { holidaysOf, yearEvents } from '../../api/year.queries.ts'
import type { Language } from '../../i18n/language.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { NO_ITEMS } from './attention.ts'
import { firstFocus } from './board/use-day-focus.ts'
import { makeRowReady } from './planner/drawn-rows.ts'
import { rowsOf } from './planner/planner-board.tsx'
import { layoutOf } from './planner/year-layouts.ts'
import { holidaysByDay } from './use-year.ts'
import { labelsOf } from './words/use-day-labels.ts'
import { countByCategory, filterItems, itemsOf, itemsOfCalendars, type ColorOf, type Filter } from './year-items.ts'

/** How years are to be drawn, whichever they are. */
export interface Wanted {
  readonly filter: Filter
  readonly today: Day
  readonly country: string | null
  readonly language: Language
  /** Of the planner as it is, and of that beside a panel; none where it is not drawn. */
  readonly styles: readonly Omit<YearOptions, 'year' | 'holidays'>[]
  /** What its rows are drawn with; null where another view is shown. */
  readonly drawing: { readonly weekNumbers: boolean; readonly colorOf: ColorOf } | null
}

/** Reads a year unless it is there. What cannot be read now is asked for again, and said, when somebody opens it. */
export async function readYear(client: QueryClient, year: number, { country, language }: Wanted): Promise<void> {
  const events = client.query({ ...yearEvents(year), staleTime: Number.POSITIVE_INFINITY })
  const holidays = country === null ? null : client.query(holidaysOf(year, country, language))
  await Promise.allSettled([events, holidays])
}

/** Of a year that has been read, makes what the page will ask for, while it has nothing else to do. */
export function makeYearReady(client: QueryClient, year: number, wanted: Wanted, signal: AbortSignal): void {
  whenIdle(() => {
    const items = itemsToShow(client, year, wanted.filter)
    if (items) whenIdle(() => layOut(client, items, { year, ...wanted }, signal), signal)
  }, signal)
}

function itemsToShow(client: QueryClient, year: number, filter: Filter): readonly YearItem[] | null {
  const events = client.getQueryData(yearEvents(year).queryKey)?.events
  if (!events) return null
  const all = itemsOf(events)
  countByCategory(itemsOfCalendars(all, filter), year)
  return filterItems(all, filter)
}

type WantedYear = Wanted & { readonly year: number }

/** All of it is kept with the list of the items. */
function layOut(client: QueryClient, items: readonly YearItem[], wanted: WantedYear, signal: AbortSignal): void {
  const { year, country, language, styles } = wanted
  const said = country === null ? undefined : client.getQueryData(holidaysOf(year, country, language).queryKey)
  const holidays = holidaysByDay(said)
  countByCategory(items, year)
  const labels = labelsOf(items, { year, holidays, metric: 'count', scale: 'fixed', language })
  const [layout] = styles.map((style) => layoutOf(items, { ...style, year, holidays }))
  const geometry = styles[0]?.geometry
  if (!wanted.drawing || !layout || !geometry) return
  const drawing = { ...wanted.drawing, geometry, language, t: i18next.t }
  for (const facts of rowsOf({ layout, drawing, labels, attention: firstAttention(wanted) })) {
    whenIdle(() => makeRowReady(facts), signal)
  }
}

/** Where a person looks who comes to a year: at nothing yet. */
const firstAttention = ({ year, today }: WantedYear) => ({
  ...{ today, focus: firstFocus(year, today), selected: null, open: null },
  ...{ lifted: NO_ITEMS, chosen: NO_ITEMS, found: null },
})
