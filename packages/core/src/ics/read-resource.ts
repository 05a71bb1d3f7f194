import { FIRST_YEAR } from '../event/index.ts'
import { withWritten } from './as-written.ts'
import { assemble, type Assembled } from './assemble.ts'
import { warnOf, writtenUid, type Candidate, type Report } from './candidate.ts'
import { cutComponents } from './components.ts'
import type { IcsEvent } from './ics-event.ts'
import type { IcsWarning } from './ics-note.ts'
import { RESOURCE_OCTETS_MAX, UID_MAX } from './limits.ts'
import { assembleLone } from './lone-occurrences.ts'
import type { RawCalendar, RawComponent, RawFile } from './raw-file.ts'
import { vevents } from './read.ts'
import { withCalendar } from './resource-calendar.ts'
import { unfoldText } from './unfold.ts'
import { octetsIn } from './write-line.ts'
import { writingOf, type ResourceForm } from './write-resource.ts'

export interface ResourceOptions extends ResourceForm {
  /** The person's IANA zone, for comparing floating times with others. Throws a RangeError if invalid. */
  readonly defaultZone: string
}

/** What a resource holds. An event that was not made by a planner may have been bent: that is in the warnings. */
export interface IcsResource {
  readonly event: IcsEvent
  readonly warnings: readonly IcsWarning[]
}

/**
 * The precondition of a PUT that a resource fails (RFC 4791 5.3.2.1, in its own words).
 * - `supported-calendar-data`: another format or version, such as vCalendar 1.0 or JSON
 * - `valid-calendar-data`: no iCalendar, or an event whose start or occurrence cannot be read
 * - `valid-calendar-object-resource`: not one event: no UID or a longer one than 255, two UIDs, two series, two kinds
 * - `supported-calendar-component`: no event, but a to-do, a journal, or the like
 * - `max-resource-size`: over 1 MB, or 100,000 components
 * - `min-date-time`, `max-date-time`: starts or ends outside 1900 to 2200
 * - `max-instances`: over 5,000 changed occurrences, or dates
 */
export type Precondition =
  | 'supported-calendar-data'
  | 'valid-calendar-data'
  | 'valid-calendar-object-resource'
  | 'supported-calendar-component'
  | 'max-resource-size'
  | 'min-date-time'
  | 'max-date-time'
  | 'max-instances'

export interface ResourceRefusal {
  readonly precondition: Precondition
}

/**
 * Reads a CalDAV resource: one event with its exceptions, folded or not. A client may lose what is refused, so nearly
 * everything is taken; what the planner cannot keep as it is, `writeResource` gives back until it changes. Linear time.
 */
export function readResource(text: string, options: ResourceOptions): IcsResource | ResourceRefusal {
  const file = isTooLarge(text) ? null : cutComponents(unfoldText(text))
  if (!file) return { precondition: 'max-resource-size' }
  const precondition = failedBy(file, text)
  return precondition ? { precondition } : readFile(file, options)
}

const isTooLarge = (text: string): boolean => text.length > RESOURCE_OCTETS_MAX || octetsIn(text) > RESOURCE_OCTETS_MAX

function readFile(file: RawFile, options: ResourceOptions): IcsResource | ResourceRefusal {
  const report: Report = { skipped: [], warnings: [] }
  const candidates = file.calendars.flatMap((one) => vevents(one, { ...options, isResource: true }, report))
  const assembled = oneOf(candidates, options, report)
  const failed = failedIn(report)
  if (!assembled || failed) return { precondition: failed ?? 'valid-calendar-data' }
  const [first] = candidates
  const writing = writingOf(options)
  const event = withWritten(assembled, writing, first ? warnOf(report, first) : () => undefined)
  return { event: withCalendar(event, file.calendars, writing), warnings: report.warnings }
}

const NO_EVENTS = new Set(['VTODO', 'VJOURNAL', 'VFREEBUSY', 'VAVAILABILITY'])

/** What can be said before anything of the events is read. */
function failedBy(file: RawFile, text: string): Precondition | null {
  const { calendars } = file
  if (calendars.length === 0) return /^\s*[[{<]/.test(text) ? 'supported-calendar-data' : 'valid-calendar-data'
  if (calendars.some(isOldVersion)) return 'supported-calendar-data'
  const components = calendars.flatMap((calendar) => calendar.components)
  const events = components.filter(({ name }) => name === 'VEVENT')
  const hasOthers = components.some(({ name }) => NO_EVENTS.has(name))
  if (events.length === 0 && hasOthers) return 'supported-calendar-component'
  return !hasOthers && areOne(events) ? null : 'valid-calendar-object-resource'
}

/** Whether VEVENTs share a UID, and at most one is the series. */
function areOne(events: readonly RawComponent[]): boolean {
  const uids = new Set(events.map(writtenUid))
  const series = events.filter(({ lines }) => !lines.some(({ name }) => name === 'RECURRENCE-ID'))
  const [uid = ''] = uids
  return uids.size === 1 && uid !== '' && uid.length <= UID_MAX && series.length <= 1
}

const isOldVersion = ({ lines }: RawCalendar): boolean =>
  lines.some(({ name, value }) => name === 'VERSION' && value.trim() === '1.0')

function oneOf(candidates: readonly Candidate[], options: ResourceOptions, report: Report): Assembled | null {
  const isLone = candidates.length > 1 && candidates.every(({ isException }) => isException)
  if (!isLone) return assemble(candidates, report)[0] ?? null
  return assembleLone(candidates, options.defaultZone, report)
}

/** What the reader could not take. An older version of an occurrence is no loss. */
function failedIn({ skipped, warnings }: Report): Precondition | null {
  const lost = skipped.find(({ component, reason }) => component === 'VEVENT' && reason !== 'duplicate')
  if (lost?.reason === 'yearOutOfRange') return Number(lost.detail) < FIRST_YEAR ? 'min-date-time' : 'max-date-time'
  if (lost) return 'valid-calendar-data'
  return warnings.some(({ reason }) => TOO_MANY.has(reason)) ? 'max-instances' : null
}

const TOO_MANY: ReadonlySet<string> = new Set(['tooManyExceptions', 'tooManyDates'])
