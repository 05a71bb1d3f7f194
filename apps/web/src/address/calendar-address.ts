import { parseDay, parseWall } from '@dodici/core/date'
import { YEARS_AHEAD, YEARS_BACK } from '@dodici/contract/limits'

export const views = ['planner', 'months', 'heat'] as const
export type View = (typeof views)[number]

/** `delete` asks about the event of the address instead of opening it. */
const dialogs = ['categories', 'import', 'delete'] as const

/** Where a new event would go: two days, or two wall times (`YYYY-MM-DDTHH:mm`). */
export interface Draft {
  readonly start: string
  readonly end: string
  readonly allDay: boolean
}

/** What is open on `/calendar`: all of it is in the URL. Days are `YYYY-MM-DD`. */
export interface CalendarAddress {
  readonly year: number
  readonly view: View
  /** Filters: an id, or `all`. */
  readonly category: string
  readonly calendar: string
  /** The day whose panel is open. */
  readonly day: string | null
  /** The event whose dialog is open; of a series, the original start of the occurrence meant. */
  readonly event: string | null
  readonly occurrence: string | null
  /** The dialog of a new event is open, on these days. */
  readonly create: Draft | null
  readonly dialog: (typeof dialogs)[number] | null
}

export interface AddressDefaults {
  readonly currentYear: number
  readonly view: View
}

/** First and last year that the page goes to. */
export const yearWindow = (currentYear: number) => ({
  first: currentYear - YEARS_BACK,
  last: currentYear + YEARS_AHEAD,
})

/** The year nearest to `year` inside the window. */
export function clampYear(year: number, currentYear: number): number {
  const { first, last } = yearWindow(currentYear)
  return Math.min(last, Math.max(first, year))
}

/** The year that an address asks for, in the window or not; null where it names none. */
export function askedYear(params: URLSearchParams): number | null {
  const text = params.get('year') ?? ''
  return /^\d{4}$/.test(text) ? Number(text) : null
}

/** Reads the address. What cannot be read is as if it were not there: no address locks anybody out. */
export function readAddress(params: URLSearchParams, defaults: AddressDefaults): CalendarAddress {
  const event = params.get('event') || null
  return {
    year: clampYear(askedYear(params) ?? defaults.currentYear, defaults.currentYear),
    view: views.find((view) => view === params.get('view')) ?? defaults.view,
    category: params.get('category') || 'all',
    calendar: params.get('calendar') || 'all',
    day: dayIn(params.get('day')),
    event,
    occurrence: event === null ? null : params.get('occurrence') || null,
    create: event === null ? readDraft(params.get('new')) : null,
    dialog: dialogs.find((dialog) => dialog === params.get('dialog')) ?? null,
  }
}

/** Writes a change into the address. Names that are not ours (`lng`) stay; defaults are left out. */
export function writeAddress(
  params: URLSearchParams,
  patch: Partial<CalendarAddress>,
  defaults: AddressDefaults,
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(textsOf(patch, defaults))) {
    if (value === null) next.delete(name)
    else if (value !== undefined) next.set(name, value)
  }
  return next
}

/** A patch as the texts of an address: null takes a name out, undefined leaves it as it is. */
const textsOf = (patch: Partial<CalendarAddress>, defaults: AddressDefaults) => ({
  year: patch.year === undefined ? undefined : unless(String(patch.year), String(defaults.currentYear)),
  view: unless(patch.view, defaults.view),
  category: unless(patch.category, 'all'),
  calendar: unless(patch.calendar, 'all'),
  day: patch.day,
  event: patch.event,
  // An occurrence belongs to its event: another event without one has none.
  occurrence: patch.event === undefined ? patch.occurrence : (patch.occurrence ?? null),
  new: patch.create === undefined ? undefined : writeDraft(patch.create),
  dialog: patch.dialog,
})

const unless = (value: string | undefined, normal: string): string | null | undefined =>
  value === normal ? null : value

const dayIn = (text: string | null): string | null => (text !== null && parseDay(text) !== null ? text : null)

/** `2027-03-01`, `2027-03-01..2027-03-05`, or two wall times. */
function readDraft(text: string | null): Draft | null {
  if (text === null) return null
  const [start = '', end = start] = text.split('..')
  if (isSpan(start, end, parseDay)) return { start, end, allDay: true }
  if (isSpan(start, end, parseWall)) return { start, end, allDay: false }
  return null
}

function isSpan(start: string, end: string, parse: (text: string) => number | null): boolean {
  const [from, to] = [parse(start), parse(end)]
  return from !== null && to !== null && from <= to
}

const writeDraft = (draft: Draft | null): string | null => {
  if (draft === null) return null
  return draft.start === draft.end ? draft.start : `${draft.start}..${draft.end}`
}
