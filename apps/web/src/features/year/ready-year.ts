import type { Day, Month } from '@dodici/core/date'
import type { MeasureRules } from '@dodici/core/load'
import type { Holiday, YearItem, YearOptions } from '@dodici/core/year'
import type { QueryClient } from '@tanstack/react-query'
import { yearsTouched } from '../../address/shown-months.ts'
import { holidaysOf, yearEvents } from '../../api/year.queries.ts'
import type { Language } from '../../i18n/language.ts'
import { texts } from '../../i18n/texts.ts'
import { stepsSoon, stepsWhenIdle, whenIdle } from '../../ui/when-idle.ts'
import { NO_ITEMS, type YearInteraction } from './interaction.ts'
import { firstFocus } from './board/use-day-focus.ts'
import { eventsById } from './events-by-id.ts'
import type { RowFacts } from './planner/drawing.ts'
import { makeRowReady, showRowsFirst } from './planner/drawn-rows.ts'
import { rowsOf } from './planner/planner-board.tsx'
import { layoutOf } from './planner/year-layouts.ts'
import { holidaysByDay, itemsFrom } from './joined-years.ts'
import { labelsOf } from './words/use-day-labels.ts'
import { countByCategory, filterItems, itemsOfCalendars, type ColorOf, type Filter } from './year-items.ts'

/** How to draw any twelve months. */
export interface DrawingOptions {
  readonly filter: Filter
  readonly today: Day
  readonly place: string | null
  readonly language: Language
  readonly rules: MeasureRules
  /** Geometry of the planner alone and beside a panel; empty if it is not shown. */
  readonly styles: readonly Omit<YearOptions, 'from' | 'holidays'>[]
  /** Input for its rows; null in another view. */
  readonly drawing: { readonly weekNumbers: boolean; readonly colorOf: ColorOf } | null
}

/** Loads the years of twelve months unless they are loaded. Failures are retried and shown when somebody opens them. */
export async function readYear(client: QueryClient, from: Month, { place, language }: DrawingOptions): Promise<void> {
  const years = yearsTouched(from)
  const events = years.map((year) => client.query({ ...yearEvents(year), staleTime: Number.POSITIVE_INFINITY }))
  const holidays = place === null ? [] : years.map((year) => client.query(holidaysOf(year, place, language)))
  await Promise.allSettled([...events, ...holidays])
}

/** Prepares the panels of the days of twelve loaded months while the page is idle. */
export function makeDaysReady(client: QueryClient, from: Month, signal: AbortSignal): void {
  for (const year of yearsTouched(from)) {
    whenIdle(() => eventsById(client.getQueryData(yearEvents(year).queryKey)?.events ?? []), signal)
  }
}

/** Prepares twelve loaded months while the page is idle. */
export const makeYearReady = (client: QueryClient, from: Month, wanted: DrawingOptions, signal: AbortSignal): void =>
  stepsWhenIdle(preparing(client, from, wanted), signal)

/** Prepares them at once, as far as the page has time: a pointer is on what shows them. */
export const makeExpectedYearReady: typeof makeYearReady = (client, from, wanted, signal) =>
  stepsSoon(preparing(client, from, wanted), signal)

/** First what the next click shows, and then the same beside a panel. */
function* preparing(client: QueryClient, from: Month, wanted: DrawingOptions): Iterator<undefined> {
  const items = itemsToShow(client, from, wanted.filter)
  if (!items) return
  yield
  const [style, ...others] = wanted.styles
  const year = { from, ...wanted }
  for (const facts of rowsToDraw(client, items, { year, style }, firstInteraction(year))) {
    yield
    makeRowReady(facts)
  }
  yield
  countByCategory(items, from)
  const holidays = holidaysIn(client, year)
  for (const other of others) layoutOf(items, { ...other, from, holidays })
}

function itemsToShow(client: QueryClient, from: Month, filter: Filter): readonly YearItem[] | null {
  const ofYears = yearsTouched(from).map((year) => client.getQueryData(yearEvents(year).queryKey)?.events)
  if (!ofYears.every((events) => events !== undefined)) return null
  const all = itemsFrom(from, ofYears)
  countByCategory(itemsOfCalendars(all, filter), from)
  return filterItems(all, filter)
}

/**
 * How to draw twelve loaded months in place of the shown ones, before the page hears of it; null if that cannot be done.
 * What was prepared is used; the rest is laid out now.
 */
export function yearDrawer(
  client: QueryClient,
  from: Month,
  wanted: DrawingOptions,
  interaction: YearInteraction,
): (() => void) | null {
  const [style] = wanted.styles
  const items = wanted.drawing && style ? itemsToShow(client, from, wanted.filter) : null
  return items && style
    ? () => showRowsFirst(rowsToDraw(client, items, { year: { from, ...wanted }, style }, interaction))
    : null
}

type YearToDraw = DrawingOptions & { readonly from: Month }

interface ToDraw {
  readonly year: YearToDraw
  readonly style: DrawingOptions['styles'][number] | undefined
}

/** The rows of the planner, laid out as long as the list of items exists; none in another view. */
function rowsToDraw(
  client: QueryClient,
  items: readonly YearItem[],
  { year, style }: ToDraw,
  interaction: YearInteraction,
): RowFacts[] {
  const { from, language, rules } = year
  const holidays = holidaysIn(client, year)
  const labels = labelsOf(items, { from, holidays, metric: 'count', scale: 'fixed', rules, language })
  const layout = style && layoutOf(items, { ...style, from, holidays })
  if (!year.drawing || !layout) return []
  const drawing = { ...year.drawing, geometry: style.geometry, language, t: texts.t }
  return rowsOf({ layout, drawing, labels, interaction })
}

function holidaysIn(client: QueryClient, { from, place, language }: YearToDraw): readonly Holiday[] {
  const said = (year: number) =>
    place === null ? undefined : client.getQueryData(holidaysOf(year, place, language).queryKey)
  return holidaysByDay(yearsTouched(from).map(said))
}

/** The attention of somebody who has just opened them: nothing yet. */
const firstInteraction = ({ from, today }: YearToDraw): YearInteraction => ({
  ...{ today, focus: firstFocus(from, today), selected: null, open: null },
  ...{ lifted: NO_ITEMS, chosen: NO_ITEMS, found: null },
})
