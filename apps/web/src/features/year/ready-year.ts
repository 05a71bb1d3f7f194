import type { Day } from '@dodici/core/date'
import type { MeasureRules } from '@dodici/core/load'
import type { YearItem, YearOptions } from '@dodici/core/year'
import type { QueryClient } from '@tanstack/react-query'
import { holidaysOf, yearEvents } from '../../api/year.queries.ts'
import type { Language } from '../../i18n/language.ts'
import { texts } from '../../i18n/texts.ts'
import { whenIdle } from '../../ui/when-idle.ts'
import { NO_ITEMS } from './interaction.ts'
import { firstFocus } from './board/use-day-focus.ts'
import { makeRowReady } from './planner/drawn-rows.ts'
import { rowsOf } from './planner/planner-board.tsx'
import { layoutOf } from './planner/year-layouts.ts'
import { holidaysByDay } from './use-year.ts'
import { labelsOf } from './words/use-day-labels.ts'
import { countByCategory, filterItems, itemsOf, itemsOfCalendars, type ColorOf, type Filter } from './year-items.ts'

/** How to draw any year. */
export interface DrawingOptions {
  readonly filter: Filter
  readonly today: Day
  readonly place: string | null
  readonly language: Language
  readonly rules: MeasureRules
  /** Geometry of the planner alone and beside a panel; empty if it is not shown. */
  readonly styles: readonly Omit<YearOptions, 'year' | 'holidays'>[]
  /** Input for its rows; null in another view. */
  readonly drawing: { readonly weekNumbers: boolean; readonly colorOf: ColorOf } | null
}

/** Loads a year unless it is loaded. Failures are retried and shown when somebody opens it. */
export async function readYear(client: QueryClient, year: number, { place, language }: DrawingOptions): Promise<void> {
  const events = client.query({ ...yearEvents(year), staleTime: Number.POSITIVE_INFINITY })
  const holidays = place === null ? null : client.query(holidaysOf(year, place, language))
  await Promise.allSettled([events, holidays])
}

/** Prepares a loaded year while the page is idle. */
export function makeYearReady(client: QueryClient, year: number, wanted: DrawingOptions, signal: AbortSignal): void {
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

type YearToDraw = DrawingOptions & { readonly year: number }

/** Cached with the list of items. */
function layOut(client: QueryClient, items: readonly YearItem[], wanted: YearToDraw, signal: AbortSignal): void {
  const { year, place, language, rules, styles } = wanted
  const said = place === null ? undefined : client.getQueryData(holidaysOf(year, place, language).queryKey)
  const holidays = holidaysByDay(said)
  countByCategory(items, year)
  const labels = labelsOf(items, { year, holidays, metric: 'count', scale: 'fixed', rules, language })
  const [layout] = styles.map((style) => layoutOf(items, { ...style, year, holidays }))
  const geometry = styles[0]?.geometry
  if (!wanted.drawing || !layout || !geometry) return
  const drawing = { ...wanted.drawing, geometry, language, t: texts.t }
  for (const facts of rowsOf({ layout, drawing, labels, interaction: firstInteraction(wanted) })) {
    whenIdle(() => makeRowReady(facts), signal)
  }
}

/** The attention of somebody who has just opened a year: nothing yet. */
const firstInteraction = ({ year, today }: YearToDraw) => ({
  ...{ today, focus: firstFocus(year, today), selected: null, open: null },
  ...{ lifted: NO_ITEMS, chosen: NO_ITEMS, found: null },
})
