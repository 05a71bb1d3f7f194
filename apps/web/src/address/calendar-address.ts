import { formatDay, parseDay, type Day, type Month } from '@dodici/core/date'
import { MESSAGE_MAX, SEARCH_MAX } from '@dodici/contract/limits'
import { QUICK_ADD_MAX } from '@dodici/core/event'
import { onlyCategory, readCategories } from './category-filter.ts'
import { figureTexts, readFigure, type CountedFigure } from './counted-figure.ts'
import { readSpan, writeSpan, type DateSpan } from './date-span.ts'
import { draftTexts, readPrefill, type EventPrefill } from './event-prefill.ts'
import { rowAlong, rowIn, rowTexts } from './opened-row.ts'
import { askedFrom, clampFrom, fromTexts, isInMonths, monthsWith, yearOfMonths, sameDateIn } from './shown-months.ts'

export const views = ['planner', 'months', 'heat'] as const
export type View = (typeof views)[number]

/** `date` is the palette with days only. */
const dialogs = [
  'categories',
  'calendars',
  'linked',
  'conflicts',
  'review',
  'import',
  'quick-add',
  'palette',
  'date',
  'keys',
  'views',
  'print',
  'tour',
] as const

const panels = ['assistant', 'goals', 'reminders', 'free-time', 'history', 'compare'] as const

/** The assistant's tabs, in order. */
export const assistantTabs = ['chat', 'milestone', 'analysis', 'suggestions'] as const
export type AssistantTab = (typeof assistantTabs)[number]

/** What is open on `/calendar`, all of it in the URL. Days are `YYYY-MM-DD`. */
export interface CalendarAddress {
  /** The first of the twelve months that are shown. */
  readonly from: Month
  /** The year to which they belong. */
  readonly year: number
  readonly view: View
  /** The year that is drawn beside the shown one: the one before. */
  readonly beside: 'last' | null
  /** Filters: `all`, or ids with commas between them (`category-filter.ts`). */
  readonly category: string
  /** An id, or `all`. */
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
  /** The line that quick add begins with. */
  readonly line: string | null
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
  /** The month of the planner whose row is opened; always one of the twelve. */
  readonly row: Month | null
}

/**
 * A change: undefined leaves a part as it is. Another `year`, or a day that the months should hold (`holding`), shows
 * twelve months that begin in the same month as now.
 */
export type AddressPatch = Partial<CalendarAddress> & { readonly holding?: Day }

export interface AddressDefaults {
  readonly currentYear: number
  /** The first month where the URL says none. */
  readonly from: Month
  readonly view: View
}

/** Parses the URL. Unreadable values are ignored, so no URL locks anybody out. */
export function readAddress(params: URLSearchParams, defaults: AddressDefaults): CalendarAddress {
  const event = said(params, 'event')
  const from = clampFrom(askedFrom(params) ?? defaults.from, defaults.currentYear)
  return {
    from,
    year: yearOfMonths(from),
    view: oneOf(views, params.get('view')) ?? defaults.view,
    beside: oneOf(['last'], params.get('beside')),
    category: readCategories(params.get('category')),
    calendar: said(params, 'calendar') ?? 'all',
    day: dayIn(params.get('day')),
    event,
    occurrence: event === null ? null : said(params, 'occurrence'),
    create: event === null ? readPrefill(params) : null,
    dialog: oneOf(dialogs, params.get('dialog')),
    ...quickAddIn(params),
    query: queryIn(params),
    ...assistantIn(params),
    goal: params.get('panel') === 'goals' ? said(params, 'goal') : null,
    changesOf: params.get('panel') === 'history' ? said(params, 'of') : null,
    counted: readFigure(params),
    row: rowIn(params, from),
  }
}

/** Without its dialog, day and line of quick add mean nothing. */
function quickAddIn(params: URLSearchParams): Pick<CalendarAddress, 'on' | 'line'> {
  if (params.get('dialog') !== 'quick-add') return { on: null, line: null }
  return { on: dayIn(params.get('on')), line: said(params, 'line')?.slice(0, QUICK_ADD_MAX) ?? null }
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
  categoryId: onlyCategory(category),
  calendarId: calendar === 'all' ? null : calendar,
})

/** Whether a change closes something. */
export const closesIn = (patch: AddressPatch, address: CalendarAddress): boolean =>
  (['day', 'event', 'create', 'dialog', 'panel', 'counted', 'row'] as const).some(
    (part) => patch[part] === null && address[part] !== null,
  )

const oneOf = <Name extends string>(names: readonly Name[], text: string | null): Name | null =>
  names.find((name) => name === text) ?? null

/** The value; null if missing or empty. */
const said = (params: URLSearchParams, name: string): string | null => params.get(name) || null

/** Writes a change into the URL. Foreign parameters (`lng`) stay; defaults are left out. */
export function writeAddress(params: URLSearchParams, patch: AddressPatch, defaults: AddressDefaults): URLSearchParams {
  const next = new URLSearchParams(params)
  const moved = withDay({ ...patch, ...fromOf(patch, params, defaults) }, params.get('day'))
  const whole = { ...moved, ...rowAlong(moved, params) }
  for (const [name, value] of Object.entries(textsOf(whole, defaults))) {
    if (value === null) next.delete(name)
    else if (value !== undefined) next.set(name, value)
  }
  return next
}

/** The first month that a change asks for, as far as it can be shown. */
function fromOf(
  { from, year, holding }: AddressPatch,
  params: URLSearchParams,
  defaults: AddressDefaults,
): Pick<AddressPatch, 'from'> {
  const now = clampFrom(askedFrom(params) ?? defaults.from, defaults.currentYear)
  const byDay = holding === undefined ? undefined : monthsWith(now, holding)
  const wanted = from ?? (year === undefined ? byDay : now + 12 * (year - yearOfMonths(now)))
  return wanted === undefined ? {} : { from: clampFrom(wanted, defaults.currentYear) }
}

/** Showing other months moves the open day to the same date in them. */
function withDay(patch: AddressPatch, open: string | null): AddressPatch {
  const day = open === null ? null : parseDay(open)
  if (patch.from === undefined || patch.day !== undefined || day === null || isInMonths(patch.from, day)) return patch
  return { ...patch, day: formatDay(sameDateIn(patch.from, day)) }
}

/** A patch as URL values: null removes a name, undefined leaves it. */
const textsOf = (patch: AddressPatch, defaults: AddressDefaults) => ({
  ...(patch.from === undefined ? {} : fromTexts(patch.from, defaults.from)),
  view: unless(patch.view, defaults.view),
  beside: patch.beside,
  category: unless(patch.category, 'all'),
  calendar: unless(patch.calendar, 'all'),
  // A day and the assistant share one place, so opening one closes the other.
  day: patch.day === undefined && patch.panel ? null : patch.day,
  event: patch.event,
  // An occurrence belongs to its event and is dropped with it.
  occurrence: patch.event === undefined ? patch.occurrence : (patch.occurrence ?? null),
  ...(patch.create === undefined ? {} : draftTexts(patch.create)),
  dialog: patch.dialog,
  on: ofDialog(patch, patch.on),
  line: ofDialog(patch, patch.line),
  q: unless(patch.query, ''),
  ...(patch.counted === undefined ? {} : figureTexts(patch.counted)),
  ...rowTexts(patch.row),
  ...assistantTexts(patch.panel === undefined && patch.day ? { ...patch, panel: null } : patch),
})

/** Day and line of quick add belong to its dialog. */
const ofDialog = ({ dialog }: AddressPatch, value: string | null | undefined) =>
  dialog === undefined ? value : (value ?? null)

/** The assistant's request is dropped with its panel. */
const assistantTexts = (patch: AddressPatch) =>
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
