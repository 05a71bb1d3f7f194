import { FIRST_YEAR, LAST_YEAR } from '../event/index.ts'
import { formatDay, formatWall, yearOf } from '../date/index.ts'
import { baseOf, readAlarms } from './alarms.ts'
import { skip, warnOf, type Candidate, type Report } from './candidate.ts'
import { categoriesOf, contentOf } from './content.ts'
import { extraOf, joinExtras } from './extra.ts'
import type { IcsEvent, IcsExtra } from './ics-event.ts'
import { changedAtOf, instantIn } from './instant.ts'
import type { Warn } from './ics-note.ts'
import { dayOfMoment, readMomentOf, type Moment } from './moment.ts'
import { repetitionOf, type ReadRepetition } from './repetition.ts'
import { daysToRule } from '../recurrence/days-to-rule.ts'
import { daysLaterOf, inCalendarZone, spanOf, timesOf, yearOutOfRange, type Span } from './span.ts'

/** An event without exceptions, and its start and span as numbers for reading those. */
export interface ReadEvent {
  readonly event: IcsEvent
  readonly start: Moment
  readonly span: Span
}

/** The first line of a name, or undefined. */
export const lineOf = ({ component }: Candidate, name: string) => component.lines.find((line) => line.name === name)

/** The DTSTART of a VEVENT. Null and reported if missing, invalid or in an unsupported year. */
export function startOf(candidate: Candidate, report: Report, warn: Warn): Moment | null {
  const line = lineOf(candidate, 'DTSTART')
  const start = line ? readMomentOf(line, candidate.reading.zones, warn) : null
  if (!line) skip(report, candidate, 'noStart')
  else if (!start) skip(report, candidate, 'badStart', line.value)
  if (!start) return null
  const year = yearOf(dayOfMoment(start))
  if (year >= FIRST_YEAR && year <= LAST_YEAR) return start
  skip(report, candidate, 'yearOutOfRange', String(year))
  return null
}

/**
 * Reads a VEVENT as an event. Null and reported if impossible. An exception whose series is not in the file becomes an
 * event too: its uid combines the series' uid and the occurrence, and `extra.detached` stores both.
 */
export function readEvent(candidate: Candidate, hasExceptions: boolean, report: Report): ReadEvent | null {
  const { component, reading } = candidate
  const warn = warnOf(report, candidate)
  const start = startOf(candidate, report, warn)
  if (!start) return null
  const detached = candidate.isException ? detachedFrom(candidate, warn) : null
  if (candidate.isException && !detached) {
    skip(report, candidate, 'badRecurrenceId', lineOf(candidate, 'RECURRENCE-ID')?.value)
    return null
  }
  const repeated = repetitionOf(component, start, reading, warn)
  const written = spanOf(component, start, reading, warn)
  const isSingle = !hasExceptions && isOnce(repeated)
  const span = isSingle
    ? inCalendarZone(written, reading.calendarZone)
    : fromRuleOn(written, repeated, { reading, warn })
  const year = yearOutOfRange(span)
  if (year !== null) {
    skip(report, candidate, 'yearOutOfRange', String(year))
    return null
  }
  return { event: eventOf(candidate, { span, repeated, detached, warn }), start, span }
}

/**
 * Moves a series' start to its rule's first day, if the writing program shows nothing before: otherwise an occurrence
 * would appear that nobody has seen there. A start named by an RDATE is kept.
 */
function fromRuleOn(
  span: Span,
  { repetition: { rrule, rdates } }: ReadRepetition,
  { reading, warn }: { readonly reading: Candidate['reading']; readonly warn: Warn },
): Span {
  const times = timesOf(span)
  if (!reading.isByRuleAlone || rrule === null || rdates.includes(times.start)) return span
  const days = daysToRule(rrule, times)
  const moved = daysLaterOf(span, days)
  if (days === 0 || yearOutOfRange(moved) !== null) return span
  warn('startNotInRule', times.start)
  return moved
}

const isOnce = ({ repetition: { rrule, rdates, exdates } }: ReadRepetition): boolean =>
  rrule === null && rdates.length === 0 && exdates.length === 0

type Detached = NonNullable<IcsExtra['detached']>

interface ComponentParts {
  readonly span: Span
  readonly repeated: ReadRepetition
  readonly detached: IcsExtra['detached']
  readonly warn: Warn
}

function eventOf(
  { component, reading, uid, sequence }: Candidate,
  { span, repeated, detached, warn }: ComponentParts,
): IcsEvent {
  const times = timesOf(span)
  const alarms = readAlarms(component.children, baseOf(times, reading.allDayAt), warn)
  const createdAt = instantIn(component, 'CREATED')
  const leftover = { lines: repeated.leftover, components: alarms.others, createdAt, isStrict: !reading.isResource }
  const extra = extraOf(component, leftover, warn)
  return {
    uid: detached ? uidOf(detached) : uid,
    sequence,
    createdAt,
    changedAt: changedAtOf(component),
    content: contentOf(component, warn),
    times,
    repetition: repeated.repetition,
    exceptions: [],
    categories: categoriesOf(component, warn),
    reminders: alarms.reminders,
    extra: joinExtras(extra, new Map(), detached),
  }
}

const uidOf = ({ uid, recurrenceId }: Detached): string => `${uid}#${recurrenceId}`

/** The uid of an exception without its series, as an event. Null if it does not name its occurrence. */
export function detachedUid(candidate: Candidate): string | null {
  const detached = occurrenceOf(candidate, () => undefined)
  return detached && uidOf(detached)
}

function detachedFrom(candidate: Candidate, warn: Warn): Detached | null {
  const detached = occurrenceOf(candidate, warn)
  if (detached) warn('detached')
  return detached
}

function occurrenceOf(candidate: Candidate, warn: Warn): Detached | null {
  const line = lineOf(candidate, 'RECURRENCE-ID')
  const moment = line ? readMomentOf(line, candidate.reading.zones, warn) : null
  if (!moment) return null
  return moment.kind === 'day'
    ? { uid: candidate.uid, recurrenceId: formatDay(moment.day), timezone: null }
    : { uid: candidate.uid, recurrenceId: formatWall(moment.wall), timezone: moment.zone }
}
