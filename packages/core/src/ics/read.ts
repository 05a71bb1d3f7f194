import { assemble, byUid } from './assemble.ts'
import { calendarOf, calendarZoneOf, isByRuleAlone, refreshMinutesOf } from './calendar-header.ts'
import { candidateOf, identityOf, type Candidate, type Report } from './candidate.ts'
import { cutComponents } from './components.ts'
import type { IcsCalendar, IcsEvent } from './ics-event.ts'
import type { IcsWarning, SkippedComponent, SkipReason } from './ics-note.ts'
import { DETAIL_MAX, EVENTS_MAX } from './limits.ts'
import type { FileContext } from './moment.ts'
import { isOfSeries, type RawCalendar, type RawComponent } from './raw-file.ts'
import { unfoldText } from './unfold.ts'
import { zoneBookOf } from './zone-book.ts'

export interface ReadOptions {
  /** The person's IANA zone, for comparing floating times with others. Throws a RangeError if invalid. */
  readonly defaultZone: string
  /** Minutes after midnight from which reminders of all-day events count; 0 by default. */
  readonly allDayAt?: number
}

/** How a file is read: as many events, or as one resource. */
export interface Reading extends ReadOptions {
  readonly isResource: boolean
}

/** What a calendar file holds. */
export interface IcsReading {
  readonly calendar: IcsCalendar
  /** After how many minutes the file asks to be read again; null where it does not say. */
  readonly refreshMinutes: number | null
  readonly events: readonly IcsEvent[]
  readonly skipped: readonly SkippedComponent[]
  readonly warnings: readonly IcsWarning[]
}

/** Why a file is refused: it is no calendar, or has over 20,000 events or 100,000 components. */
export interface IcsRefusal {
  readonly error: 'noCalendar' | 'tooManyEvents' | 'tooManyComponents'
}

const SKIPPED: Readonly<Record<string, SkipReason>> = { VTODO: 'todo', VJOURNAL: 'journal', VFREEBUSY: 'freeBusy' }

/**
 * Parses a calendar file (RFC 5545), folded or not. Only a file that is no calendar or too large is an error: what
 * cannot be imported is in `skipped`, what was changed in `warnings`, each with a reason. Linear time; the caller sets
 * a time limit.
 */
export function readIcs(text: string, options: ReadOptions): IcsReading | IcsRefusal {
  const file = cutComponents(unfoldText(text))
  if (!file) return { error: 'tooManyComponents' }
  if (file.calendars.length === 0) return { error: 'noCalendar' }
  const report: Report = { skipped: [], warnings: [] }
  for (const reason of file.faults) report.warnings.push({ uid: null, title: null, reason, detail: null })
  const groups = byUid(
    file.calendars.flatMap((calendar) => vevents(calendar, { ...options, isResource: false }, report)),
  )
  if (groups.length > EVENTS_MAX) return { error: 'tooManyEvents' }
  const events = onceEach(
    groups.flatMap((group) => assemble(group, report).map(({ event }) => event)),
    report,
  )
  const refreshMinutes = refreshMinutesOf(file.calendars)
  return { calendar: calendarOf(file.calendars), refreshMinutes, events, ...report }
}

/** The invented uid of an occurrence without its series may exist in the file already. */
function onceEach(events: readonly IcsEvent[], report: Report): IcsEvent[] {
  const known = new Set(events.filter(({ extra }) => !extra?.detached).map(({ uid }) => uid))
  return events.filter(({ uid, content, extra }) => {
    if (!extra?.detached || !known.has(uid)) return true
    const title = content.title === '' ? null : content.title
    report.skipped.push({ component: 'VEVENT', uid, title, reason: 'duplicate', detail: null })
    return false
  })
}

/** The VEVENTs of a calendar. Other components are reported as skipped, except definitions of zones. */
export function vevents(calendar: RawCalendar, reading: Reading, report: Report): Candidate[] {
  const { defaultZone, allDayAt = 0, isResource } = reading
  const calendarZone = calendarZoneOf(calendar)
  const definitions = calendar.components.filter((component) => component.name === 'VTIMEZONE')
  const books = zoneBookOf(definitions, calendarZone === null ? [defaultZone] : [calendarZone, defaultZone])
  const once: FileContext = {
    zones: books.once,
    defaultZone,
    allDayAt,
    calendarZone,
    isByRuleAlone: isByRuleAlone(calendar),
    isResource,
  }
  const repeating: FileContext = { ...once, zones: books.repeating }
  const candidates: Candidate[] = []
  for (const component of calendar.components) {
    if (component.name === 'VEVENT') candidates.push(candidateOf(component, isOfSeries(component) ? repeating : once))
    else if (component.name !== 'VTIMEZONE') report.skipped.push(skippedOf(component))
  }
  return candidates
}

function skippedOf(component: RawComponent): SkippedComponent {
  const name = component.name.slice(0, DETAIL_MAX)
  return { component: name, ...identityOf(component), reason: SKIPPED[name] ?? 'unsupported', detail: name }
}
