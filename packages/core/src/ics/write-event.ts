import { formatDay, parseDay } from '../date/index.ts'
import type { EventContent, EventTimes } from '../event/index.ts'
import { readRule } from '../recurrence/read-rule.ts'
import { baseOf, readAlarms, triggerOf } from './alarms.ts'
import type { ComponentExtra, IcsEvent, IcsException, IcsReminder } from './ics-event.ts'
import { extraComponents, extraLines, extraParameters } from './write-extra.ts'
import { dateLine, escapeText } from './write-line.ts'

/** Shared by all events of an export. */
export interface Stamp {
  /** DTSTAMP: the time of the export, `YYYYMMDDTHHMMSSZ`. */
  readonly stamp: string
  /** Address for e-mail reminders, or null; RFC 5545 3.6.6 requires one. */
  readonly email: string | null
  /** Minutes after midnight from which reminders of all-day events count. */
  readonly allDayAt: number
}

interface Component {
  readonly uid: string
  readonly sequence: number
  readonly recurrence: string[]
  readonly content: EventContent
  readonly times: EventTimes
  readonly categories: readonly string[]
  readonly reminders: readonly IcsReminder[]
  readonly extra: ComponentExtra | null
}

/** Lines of an event followed by its exceptions, each a VEVENT. Not folded. */
export function eventLines(event: IcsEvent, stamp: Stamp): string[] {
  const { extra } = event
  const detached = extra?.detached ?? null
  const original = detached
    ? [dateLine('RECURRENCE-ID', [detached.recurrenceId], detached.timezone, extraParameters(extra, 'RECURRENCE-ID'))]
    : []
  const recurrence = [...original, ...repetitionLines(event)]
  const series = componentLines({ ...event, uid: detached?.uid ?? event.uid, recurrence }, stamp)
  return [...series, ...event.exceptions.flatMap((exception) => exceptionLines(event, exception, stamp))]
}

/** An unreadable rule would make the whole file unreadable to others, so it is left out. */
function repetitionLines({ repetition: { rrule, rdates, exdates }, times: { timezone } }: IcsEvent): string[] {
  return [
    ...(rrule !== null && readRule(rrule) ? [`RRULE:${rrule}`] : []),
    ...(rdates.length === 0 ? [] : [dateLine('RDATE', rdates, timezone)]),
    ...inRuns(exdates).map((run) => dateLine('EXDATE', run, timezone)),
  ]
}

/** Date-only EXDATEs of a timed series get lines of their own; the order stays. */
function inRuns(dates: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const date of dates) {
    const run = runs.at(-1)
    if (run?.[0]?.length === date.length) run.push(date)
    else runs.push([date])
  }
  return runs
}

/** Reminders are the series', unless the exception came from a file with others. */
function exceptionLines(event: IcsEvent, exception: IcsException, stamp: Stamp): string[] {
  const extra = event.extra?.exceptions[exception.recurrenceId] ?? null
  const parameters = extraParameters(extra, 'RECURRENCE-ID')
  const hasReminders =
    readAlarms(extra?.components ?? [], baseOf(exception, stamp.allDayAt), () => undefined).reminders.length > 0
  // Imported before exceptions had their own categories; these are in the extra.
  const hasCategories = extra?.properties.some((line) => /^CATEGORIES[;:]/i.test(line)) ?? false
  const component: Component = {
    uid: event.uid,
    sequence: event.sequence,
    recurrence: [dateLine('RECURRENCE-ID', [exception.recurrenceId], event.times.timezone, parameters)],
    content: exception,
    times: exception,
    categories: hasCategories ? [] : exception.categories,
    reminders: hasReminders ? [] : event.reminders,
    extra,
  }
  return componentLines(component, stamp)
}

function componentLines({ extra, ...component }: Component, { stamp, email, allDayAt }: Stamp): string[] {
  const { uid, sequence, recurrence, content, times, categories, reminders } = component
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(uid)}`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequence}`,
    ...timeLines(times, extraParameters(extra, 'DTSTART')),
    ...recurrence,
    ...contentLines(content, extra),
    ...(categories.length === 0 ? [] : [`CATEGORIES:${categories.map(escapeText).join(',')}`]),
    ...(extra ? extraLines(extra, content.url !== '') : []),
    ...reminders.flatMap((reminder) =>
      alarmLines(reminder, { title: content.title, email, base: baseOf(times, allDayAt) }),
    ),
    ...(extra ? extraComponents(extra) : []),
    'END:VEVENT',
  ]
}

/** DTEND of an all-day event is the day after its end; without length there is no DTEND (RFC 5545 3.6.1). */
function timeLines({ allDay, start, end, timezone, endTimezone }: EventTimes, parameters: string): string[] {
  const first = dateLine('DTSTART', [start], timezone, parameters)
  if (!allDay) {
    const hasEnd = end !== start || endTimezone !== null
    return hasEnd ? [first, dateLine('DTEND', [end], endTimezone ?? timezone)] : [first]
  }
  const last = parseDay(end)
  if (last === null) throw new RangeError(`DTEND: no date: ${end}`)
  return [first, dateLine('DTEND', [formatDay(last + 1)], null)]
}

function contentLines(content: EventContent, extra: ComponentExtra | null): string[] {
  const line = (name: string, value: string) =>
    value === '' ? [] : [`${name}${extraParameters(extra, name)}:${value}`]
  return [
    ...line('SUMMARY', escapeText(content.title)),
    ...line('DESCRIPTION', escapeText(content.description)),
    ...line('LOCATION', escapeText(content.location)),
    ...line('URL', content.url),
    `STATUS:${content.status.toUpperCase()}`,
    `TRANSP:${content.busy ? 'OPAQUE' : 'TRANSPARENT'}`,
    ...(content.away === null ? [] : [`X-DODICI-AWAY:${content.away ? 'TRUE' : 'FALSE'}`]),
    ...(content.kind === 'event' ? [] : [`X-DODICI-KIND:${content.kind.toUpperCase()}`]),
  ]
}

interface AlarmOf {
  readonly title: string
  readonly email: string | null
  readonly base: number
}

function alarmLines({ minutesBefore, channel }: IcsReminder, { title, email, base }: AlarmOf): string[] {
  const text = escapeText(title === '' ? '-' : title)
  const mail = [`SUMMARY:${text}`, ...(email === null ? [] : [`ATTENDEE:mailto:${email}`])]
  return [
    'BEGIN:VALARM',
    `ACTION:${channel.toUpperCase()}`,
    triggerOf(minutesBefore, base),
    `DESCRIPTION:${text}`,
    ...(channel === 'email' ? mail : []),
    'END:VALARM',
  ]
}
