import type { EventTimes } from '../event/index.ts'
import { areSameReminders, baseOf, readAlarms } from './alarms.ts'
import { skip, warnOf, type Candidate, type Report } from './candidate.ts'
import { categoriesOf, contentOf } from './content.ts'
import { parameterOf } from './content-line.ts'
import { extraOf } from './extra.ts'
import type { ComponentExtra, IcsEvent, IcsException } from './ics-event.ts'
import type { Warn } from './ics-note.ts'
import { dayMeant, occurrenceName, readMomentOf, wallIn, type Moment, type FileContext } from './moment.ts'
import { lineOf, startOf, type ReadEvent } from './read-event.ts'
import { spanFrom, spanOf, timesOf, yearOutOfRange, type Span } from './span.ts'

/** One exception, and what was not understood of it. */
export interface ReadException {
  readonly exception: IcsException
  readonly extra: ComponentExtra
}

/** The same as its series names it. */
export function recurrenceIdOf(candidate: Candidate, start: Moment): string | null {
  const moment = recurrenceMoment(candidate, () => undefined)
  return moment ? occurrenceName(moment, start, candidate.reading) : null
}

/** The original start in a RECURRENCE-ID. Null if unreadable. */
export function recurrenceMoment(candidate: Candidate, warn: Warn): Moment | null {
  const line = lineOf(candidate, 'RECURRENCE-ID')
  return line ? readMomentOf(line, candidate.reading.zones, warn) : null
}

/**
 * Reads a VEVENT with RECURRENCE-ID as an exception. Null and reported if impossible. Without DTSTART its time stays.
 * RANGE=THISANDFUTURE is applied to the one occurrence; the parameter is kept for exports. Reminders belong to the
 * series here, so different ones go into the extra.
 */
export function readException(candidate: Candidate, series: ReadEvent, report: Report): ReadException | null {
  const { component, reading } = candidate
  const warn = warnOf(report, candidate)
  const original = recurrenceMoment(candidate, warn)
  if (!original) {
    skip(report, candidate, 'badRecurrenceId', lineOf(candidate, 'RECURRENCE-ID')?.value)
    return null
  }
  const span = spanOfException(candidate, { original, series, report, warn })
  if (!span) return null
  const range = rangeOf(candidate)
  if (range !== null) warn('thisAndFuture', range)
  const recurrenceId = occurrenceName(original, series.start, reading)
  const exception = { ...contentOf(component, warn), ...timesOf(span), recurrenceId }
  const categories = categoriesOf(component, warn)
  return {
    exception: { ...exception, categories },
    extra: extraOfException(candidate, { series: series.event, exception, warn }),
  }
}

function rangeOf(candidate: Candidate): string | null {
  const line = lineOf(candidate, 'RECURRENCE-ID')
  return line ? parameterOf(line, 'RANGE') : null
}

interface Place {
  readonly original: Moment
  readonly series: ReadEvent
  readonly report: Report
  readonly warn: Warn
}

function spanOfException(candidate: Candidate, { original, series, report, warn }: Place): Span | null {
  const { component, reading } = candidate
  if (!lineOf(candidate, 'DTSTART')) return spanFrom(onWallOf(original, series.start, reading), series.span)
  const start = startOf(candidate, report, warn)
  if (!start) return null
  const span = spanOf(component, start, reading, warn)
  const year = yearOutOfRange(span)
  if (year === null) return span
  skip(report, candidate, 'yearOutOfRange', String(year))
  return null
}

function onWallOf(moment: Moment, start: Moment, reading: FileContext): Moment {
  if (start.kind === 'day') return { kind: 'day', day: dayMeant(moment, reading) }
  if (moment.kind === 'day') return moment
  return { kind: 'time', wall: wallIn(moment, start.zone, reading.defaultZone), zone: start.zone }
}

interface OfSeries {
  readonly series: IcsEvent
  readonly exception: EventTimes
  readonly warn: Warn
}

function extraOfException({ component, reading }: Candidate, { series, exception, warn }: OfSeries): ComponentExtra {
  const alarms = readAlarms(component.children, baseOf(exception, reading.allDayAt), warn)
  const sameReminders = areSameReminders(alarms.reminders, series.reminders)
  const components = sameReminders ? alarms.others : component.children
  const { createdAt } = series
  return extraOf(component, { lines: [], components, createdAt, isStrict: !reading.isResource }, warn)
}
