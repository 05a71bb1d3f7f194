import { formatDay, parseDay } from '../date/index.ts'
import type { EventContent, EventTimes } from '../event/index.ts'
import { readRule } from '../recurrence/read-rule.ts'
import { alarmName, baseOf, readAlarms, triggerOf } from './alarms.ts'
import type { ComponentExtra, IcsEvent, IcsException, IcsReminder } from './ics-event.ts'
import { createdLine, instantValue } from './instant.ts'
import { extraComponents, extraLines, extraParameters, hasProperty } from './write-extra.ts'
import { dateLine, escapeText } from './write-line.ts'
import { basisOf, partLines, type Part } from './write-part.ts'

/** How all events of a file are written. */
export interface Writing {
  /** Address for e-mail reminders, or null; RFC 5545 3.6.6 requires one. */
  readonly email: string | null
  /** Minutes after midnight from which reminders of all-day events count. */
  readonly allDayAt: number
  /** Whether the file is one resource: what its last writer wrote is given back, even if strict parsers reject it. */
  readonly isResource: boolean
}

/** A VEVENT: lines, and parts that may be given back as they were. */
export interface WrittenComponent {
  /** The occurrence that it changes; null for the series. */
  readonly recurrenceId: string | null
  readonly items: readonly (string | Part)[]
  /** Minutes after its start from which its reminders count. */
  readonly base: number
  readonly extra: ComponentExtra | null
}

interface Component extends Pick<WrittenComponent, 'recurrenceId' | 'extra'> {
  readonly event: IcsEvent
  readonly uid: string
  readonly recurrence: readonly Part[]
  readonly content: EventContent
  readonly times: EventTimes
  /** What the meaning of the times depends on besides themselves. */
  readonly basis?: string
  readonly categories: readonly string[]
  readonly reminders: readonly IcsReminder[]
}

/** Lines of an event followed by its exceptions, each a VEVENT. Not folded. */
export const eventLines = (event: IcsEvent, writing: Writing): string[] =>
  writtenComponents(event, writing).flatMap(({ items, extra }) =>
    items.flatMap((item) => (typeof item === 'string' ? [item] : partLines(item, writing.isResource ? extra : null))),
  )

/** An event and its exceptions. */
export function writtenComponents(event: IcsEvent, writing: Writing): WrittenComponent[] {
  const dates = datesOf(event)
  const exceptions = event.exceptions.map((exception) => exceptionOf(event, exception, { dates, writing }))
  return writing.isResource && isLone(event) ? exceptions : [seriesOf(event, { dates, writing }), ...exceptions]
}

interface OfSeries {
  readonly dates: Dates
  readonly writing: Writing
}

function seriesOf(event: IcsEvent, { dates: { basis, original, repetition }, writing }: OfSeries): WrittenComponent {
  const uid = event.extra?.detached?.uid ?? event.uid
  const recurrence = [...original, ...repetition]
  return componentOf({ ...event, event, recurrenceId: null, uid, recurrence, basis }, writing)
}

/** A series that only holds its exceptions together, and still has no other date. */
function isLone({ extra, exceptions, times, repetition: { rrule, rdates, exdates } }: IcsEvent): boolean {
  if (extra?.isLone !== true || rrule !== null || exceptions.length === 0) return false
  const known = new Set([...exdates, ...exceptions.map(({ recurrenceId }) => recurrenceId)])
  return [times.start, ...rdates].every((date) => known.has(date))
}

/** The dates of a series. They are given back together: two ways to write one date would be two dates to some programs. */
interface Dates {
  readonly basis: string
  readonly original: readonly Part[]
  readonly repetition: readonly Part[]
}

/** An unreadable rule would make the whole file unreadable to others, so it is left out. */
function datesOf({ extra, times, exceptions, repetition: { rrule, rdates, exdates } }: IcsEvent): Dates {
  const { timezone } = times
  const detached = extra?.detached ?? null
  const original = detached
    ? [dateLine('RECURRENCE-ID', [detached.recurrenceId], detached.timezone, extraParameters(extra, 'RECURRENCE-ID'))]
    : []
  const more = rdates.length === 0 ? [] : [dateLine('RDATE', rdates, timezone)]
  const gone = inRuns(exdates).map((run) => dateLine('EXDATE', run, timezone))
  const names = exceptions.map(({ recurrenceId }) => recurrenceId).sort()
  const basis = basisOf([...timeLines(times, ''), ...original, ...more, ...gone, ...names])
  return {
    basis,
    original: original.length === 0 ? [] : [{ name: 'RECURRENCE-ID', lines: original, basis }],
    repetition: [
      { name: 'RRULE', lines: rrule !== null && readRule(rrule) ? [`RRULE:${rrule}`] : [] },
      { name: 'RDATE', lines: more, basis },
      { name: 'EXDATE', lines: gone, basis },
    ],
  }
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

/** An exception repeats nothing, but may have been written with such lines. */
const NO_REPETITION: readonly Part[] = ['RRULE', 'EXRULE', 'RDATE', 'EXDATE'].map((name) => ({ name, lines: [] }))

/** Reminders are the series', unless the exception came from a file with others. */
function exceptionOf(
  event: IcsEvent,
  exception: IcsException,
  { dates: { basis }, writing }: OfSeries,
): WrittenComponent {
  const { recurrenceId } = exception
  const extra = event.extra?.exceptions[recurrenceId] ?? null
  const parameters = extraParameters(extra, 'RECURRENCE-ID')
  const hasReminders =
    readAlarms(extra?.components ?? [], baseOf(exception, writing.allDayAt), () => undefined).reminders.length > 0
  const original = dateLine('RECURRENCE-ID', [recurrenceId], event.times.timezone, parameters)
  const component: Component = {
    ...{ event, recurrenceId, extra, uid: event.uid, content: exception, times: exception },
    recurrence: [{ name: 'RECURRENCE-ID', lines: [original], basis }, ...NO_REPETITION],
    // Imported before exceptions had their own categories; these are in the extra.
    categories: extra && hasProperty(extra, 'CATEGORIES') ? [] : exception.categories,
    reminders: hasReminders ? [] : event.reminders,
  }
  return componentOf(component, writing)
}

function componentOf({ event, uid, extra, ...component }: Component, writing: Writing): WrittenComponent {
  const { recurrenceId, recurrence, content, times, basis, categories, reminders } = component
  const changed = instantValue(event.changedAt)
  const start = timeLines(times, extraParameters(extra, 'DTSTART'))
  const names = categories.map(escapeText).join(',')
  const base = baseOf(times, writing.allDayAt)
  const items = [
    'BEGIN:VEVENT',
    { name: 'UID', lines: [`UID:${escapeText(uid)}`] },
    `DTSTAMP:${changed}`,
    ...(extra && hasProperty(extra, 'CREATED') ? [] : createdLine(event.createdAt)),
    `LAST-MODIFIED:${changed}`,
    `SEQUENCE:${event.sequence}`,
    { name: 'DTSTART', lines: start, ...(basis === undefined ? {} : { basis }) },
    ...recurrence,
    ...contentParts(content, extra),
    { name: 'CATEGORIES', lines: names === '' ? [] : [`CATEGORIES:${names}`] },
    ...(extra ? extraLines(extra, { hasUrl: content.url !== '', isStrict: !writing.isResource }) : []),
    ...reminders.map((reminder) => alarmPart(reminder, { title: content.title, base, email: writing.email })),
    ...(extra ? extraComponents(extra, { isStrict: !writing.isResource }) : []),
    'END:VEVENT',
  ]
  return { recurrenceId, items, base, extra }
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

function contentParts(content: EventContent, extra: ComponentExtra | null): Part[] {
  const part = (name: string, value: string): Part => ({
    name,
    lines: value === '' ? [] : [`${name}${extraParameters(extra, name)}:${value}`],
  })
  const away = content.away === null ? '' : String(content.away).toUpperCase()
  return [
    part('SUMMARY', escapeText(content.title)),
    part('DESCRIPTION', escapeText(content.description)),
    part('LOCATION', escapeText(content.location)),
    part('URL', content.url),
    part('STATUS', content.status.toUpperCase()),
    part('TRANSP', content.busy ? 'OPAQUE' : 'TRANSPARENT'),
    part('X-DODICI-AWAY', away),
    part('X-DODICI-KIND', content.kind === 'event' ? '' : content.kind.toUpperCase()),
  ]
}

interface AlarmOf extends Pick<Writing, 'email'>, Pick<WrittenComponent, 'base'> {
  readonly title: string
}

function alarmPart(reminder: IcsReminder, { title, base, email }: AlarmOf): Part {
  const name = alarmName(reminder, base)
  const text = escapeText(title === '' ? '-' : title)
  const mail = [`SUMMARY:${text}`, ...(email === null ? [] : [`ATTENDEE:mailto:${email}`])]
  const lines = [
    'BEGIN:VALARM',
    `ACTION:${reminder.channel.toUpperCase()}`,
    triggerOf(reminder.minutesBefore, base),
    `DESCRIPTION:${text}`,
    ...(reminder.channel === 'email' ? mail : []),
    'END:VALARM',
  ]
  return { name, lines, basis: basisOf([name]) }
}
