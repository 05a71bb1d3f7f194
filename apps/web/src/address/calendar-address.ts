import { dayOf, daysInMonth, formatDay, parseDay, partsOf, type Day } from '@dodici/core/date'
import { MESSAGE_MAX, SEARCH_MAX, YEARS_AHEAD, YEARS_BACK } from '@dodici/contract/limits'
import { figureTexts, readFigure, type CountedFigure } from './counted-figure.ts'
import { readSpan, writeSpan, type DateSpan } from './date-span.ts'
import { draftTexts, readPrefill, type EventPrefill } from './event-prefill.ts'

export const views = ['planner', 'months', 'heat'] as const
export type View = (typeof views)[number]

/** `date` is the palette with days only. */
const dialogs = ['categories', 'calendars', 'review', 'import', 'quick-add', 'palette', 'date', 'keys'] as const

const panels = ['assistant', 'goals', 'reminders', 'history'] as const

/** The assistant's tabs, in order. */
export const assistantTabs = ['chat', 'milestone', 'analysis', 'suggestions'] as const
export type AssistantTab = (typeof assistantTabs)[number]

/** What is open on `/calendar`, all of it in the URL. Days are `YYYY-MM-DD`. */
export interface CalendarAddress {
  readonly year: number
  readonly view: View
  /** Filters: an id, or `all`. */
  readonly category: string
  readonly calendar: string
  /** The day whose panel is open. */
  readonly day: string | null
  /** The event in the open dialog; for a series, with the occurrence's original start. */
  readonly event: string | null
  readonly occurrence: string | null
  /** The dialog of a new event is open, for these days. */
  readonly create: EventPrefill | null
  readonly dialog: (typeof dialogs)[number] | null
  /** The day for quick add, if it is not the one whose panel is open. */
  readonly on: string | null
  /** The search text; empty without a search. */
  readonly query: string
  /** The open panel beside the year, other than that of a day. */
  readonly panel: (typeof panels)[number] | null
  readonly tab: AssistantTab
  /** A goal for the assistant to plan; the event that it should prepare, with the occurrence for a series. */
  readonly target: string | null
  readonly enhance: string | null
  readonly at: string | null
  /** The milestone whose steps should follow it. */
  readonly moving: string | null
  /** The open goal in the goals panel; `new` for a new one. */
  readonly goal: string | null
  /** The event whose changes the history shows; null for all. */
  readonly changesOf: string | null
  /** The days that the assistant points at while its panel is open. */
  readonly marked: DateSpan | null
  /** The figure whose events are listed. */
  readonly counted: CountedFigure | null
}

export interface AddressDefaults {
  readonly currentYear: number
  readonly view: View
}

/** First and last year that can be shown. */
export const yearWindow = (currentYear: number) => ({
  first: currentYear - YEARS_BACK,
  last: currentYear + YEARS_AHEAD,
})

/** The nearest year that can be shown. */
export function clampYear(year: number, currentYear: number): number {
  const { first, last } = yearWindow(currentYear)
  return Math.min(last, Math.max(first, year))
}

/** The requested year, shown or not; null if there is none. */
export function askedYear(params: URLSearchParams): number | null {
  const text = params.get('year') ?? ''
  return /^\d{4}$/.test(text) ? Number(text) : null
}

/** Parses the URL. Unreadable values are ignored, so no URL locks anybody out. */
export function readAddress(params: URLSearchParams, defaults: AddressDefaults): CalendarAddress {
  const event = said(params, 'event')
  return {
    year: clampYear(askedYear(params) ?? defaults.currentYear, defaults.currentYear),
    view: oneOf(views, params.get('view')) ?? defaults.view,
    category: said(params, 'category') ?? 'all',
    calendar: said(params, 'calendar') ?? 'all',
    day: dayIn(params.get('day')),
    event,
    occurrence: event === null ? null : said(params, 'occurrence'),
    create: event === null ? readPrefill(params) : null,
    dialog: oneOf(dialogs, params.get('dialog')),
    on: params.get('dialog') === 'quick-add' ? dayIn(params.get('on')) : null,
    query: queryIn(params),
    ...assistantIn(params),
    goal: params.get('panel') === 'goals' ? said(params, 'goal') : null,
    changesOf: params.get('panel') === 'history' ? said(params, 'of') : null,
    counted: readFigure(params),
  }
}

/** Without its panel, the assistant's other values mean nothing. */
function assistantIn(params: URLSearchParams): Pick<CalendarAddress, 'panel' | AssistantPart> {
  const panel = oneOf(panels, params.get('panel'))
  if (panel !== 'assistant')
    return { panel, tab: 'chat', target: null, enhance: null, at: null, moving: null, marked: null }
  const enhance = said(params, 'enhance')
  return {
    panel,
    tab: oneOf(assistantTabs, params.get('tab')) ?? 'chat',
    target: said(params, 'target')?.slice(0, MESSAGE_MAX) ?? null,
    enhance,
    at: enhance === null ? null : said(params, 'at'),
    moving: said(params, 'moving'),
    marked: readSpan(params.get('mark')),
  }
}

type AssistantPart = 'tab' | 'target' | 'enhance' | 'at' | 'moving' | 'marked'

/** The active filters as defaults for a new event: people add where they are looking. */
export const filteredIds = ({ category, calendar }: Pick<CalendarAddress, 'category' | 'calendar'>) => ({
  categoryId: category === 'all' ? null : category,
  calendarId: calendar === 'all' ? null : calendar,
})

/** Whether a change closes something. */
export const closesIn = (patch: Partial<CalendarAddress>, address: CalendarAddress): boolean =>
  (['day', 'event', 'create', 'dialog', 'panel', 'counted'] as const).some(
    (part) => patch[part] === null && address[part] !== null,
  )

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | null =>
  names.find((name) => name === text) ?? null

/** The value; null if missing or empty. */
const said = (params: URLSearchParams, name: string): string | null => params.get(name) || null

/** Writes a change into the URL. Foreign parameters (`lng`) stay; defaults are left out. */
export function writeAddress(
  params: URLSearchParams,
  patch: Partial<CalendarAddress>,
  defaults: AddressDefaults,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(textsOf(withDay(patch, params.get('day')), defaults))) {
    if (value === null) next.delete(name)
    else if (value !== undefined) next.set(name, value)
  }
  return next
}

/** Changing the year moves the open day to the same date. */
function withDay(patch: Partial<CalendarAddress>, open: string | null): Partial<CalendarAddress> {
  const day = open === null ? null : parseDay(open)
  if (patch.year === undefined || patch.day !== undefined || day === null) return patch
  return { ...patch, day: formatDay(sameDateIn(patch.year, day)) }
}

/** The same date in another year; 29 February becomes the 28th. */
export function sameDateIn(year: number, day: Day): Day {
  const { month, date } = partsOf(day)
  return dayOf(year, month, Math.min(date, daysInMonth(year, month)))
}

/** A patch as URL values: null removes a name, undefined leaves it. */
const textsOf = (patch: Partial<CalendarAddress>, defaults: AddressDefaults) => ({
  year: patch.year === undefined ? undefined : unless(String(patch.year), String(defaults.currentYear)),
  view: unless(patch.view, defaults.view),
  category: unless(patch.category, 'all'),
  calendar: unless(patch.calendar, 'all'),
  // A day and the assistant share one place, so opening one closes the other.
  day: patch.day === undefined && patch.panel ? null : patch.day,
  event: patch.event,
  // An occurrence belongs to its event and is dropped with it.
  occurrence: patch.event === undefined ? patch.occurrence : (patch.occurrence ?? null),
  ...(patch.create === undefined ? {} : draftTexts(patch.create)),
  dialog: patch.dialog,
  on: dayOfDialog(patch),
  q: unless(patch.query, ''),
  ...(patch.counted === undefined ? {} : figureTexts(patch.counted)),
  ...assistantTexts(patch.panel === undefined && patch.day ? { ...patch, panel: null } : patch),
})

/** The day for quick add belongs to its dialog. */
const dayOfDialog = ({ dialog, on }: Partial<CalendarAddress>) => (dialog === undefined ? on : (on ?? null))

/** The assistant's request is dropped with its panel. */
const assistantTexts = (patch: Partial<CalendarAddress>) =>
  patch.panel === null
    ? { panel: null, tab: null, target: null, enhance: null, at: null, moving: null, mark: null, goal: null, of: null }
    : {
        panel: patch.panel,
        tab: unless(patch.tab, 'chat'),
        target: patch.target,
        enhance: patch.enhance,
        at: patch.at,
        moving: patch.moving,
        goal: patch.goal,
        of: patch.changesOf,
        mark: patch.marked && writeSpan(patch.marked),
      }

const unless = (value: string | undefined, normal: string): string | null | undefined =>
  value === normal ? null : value

const queryIn = (params: URLSearchParams): string => (params.get('q') ?? '').slice(0, SEARCH_MAX)

const dayIn = (text: string | null): string | null => (text !== null && parseDay(text) !== null ? text : null)
