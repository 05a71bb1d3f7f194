import type { ChangedFieldName } from '@dodici/contract/change-kinds'
import { formatDay, formatWall, parseDay, parseWall } from '@dodici/core/date'
import { convertWall } from '@dodici/core/zone'
import type { EventColumns, ExceptionColumns, OccurrenceColumns } from '../../schema.ts'
import { isSameRow } from '../units/unit-rows.ts'
import type { EventContent } from '../units/event-unit.ts'
import { changedFieldsOf, shown, type StoredField, type StoredTimes, type UnitDetail } from './unit-detail.ts'

type Columns<Row> = { readonly [Column in keyof Row]?: ChangedFieldName }

const OCCURRENCE_FIELDS: Columns<OccurrenceColumns> = {
  title: 'title',
  location: 'place',
  category_id: 'category',
  kind: 'kind',
  status: 'status',
  busy: 'busy',
  away: 'away',
  description: 'description',
  url: 'link',
}
const SERIES_FIELDS: Columns<EventColumns> = {
  ...OCCURRENCE_FIELDS,
  calendar_id: 'calendar',
  goal_id: 'goal',
  rrule: 'repetition',
  rdates: 'repetition',
  reminders: 'reminders',
}

type Times = Pick<OccurrenceColumns, 'all_day' | 'start_at' | 'end_at' | 'timezone' | 'end_timezone'>
type Changed = Pick<UnitDetail, 'fields' | 'times' | 'timesBefore'>

/** When an event or occurrence is. */
export const timesOf = (row: Times): StoredTimes => ({
  allDay: row.all_day === 1,
  start: row.start_at,
  end: row.end_at,
  timezone: row.timezone,
  endTimezone: row.end_timezone,
})

const isSameTime = (one: Times, other: Times): boolean =>
  one.all_day === other.all_day && one.start_at === other.start_at && one.end_at === other.end_at

const zoneOf = (row: Times): string | null => (row.all_day === 1 ? null : row.timezone)

function changedBetween<Row extends Times>(names: Columns<Row>, before: Row, after: Row): Changed {
  const zones = [zoneOf(before), zoneOf(after)] as const
  const hasZone = before.all_day === after.all_day && zones[0] !== zones[1]
  const zone: StoredField[] = hasZone ? [['zone', shown(zones[0]), shown(zones[1])]] : []
  return {
    fields: [...changedFieldsOf(names, before, after), ...zone],
    times: timesOf(after),
    ...(isSameTime(before, after) ? {} : { timesBefore: timesOf(before) }),
  }
}

/** The part that is meant by all of a series; nothing for what does not repeat. */
export const wholeOf = ({ rrule }: Pick<EventColumns, 'rrule'>): Pick<UnitDetail, 'part'> =>
  rrule === null ? {} : { part: 'all' }

/** What an edit did to an event: to all of it, or to occurrences alone. */
export function eventDetail(before: EventContent, after: EventContent): UnitDetail {
  const title = shown(after.event.title) ?? ''
  const whole = changedBetween(SERIES_FIELDS, before.event, after.event)
  if (whole.timesBefore === undefined && whole.fields?.length === 0) {
    const part = occurrenceDetail(before, after)
    if (part !== null) return { title, ...part }
  }
  const occurrence = cutAt(before.event, after.event)
  return {
    ...{ title, act: 'changed', ...whole },
    ...wholeOf(before.event.rrule === null ? after.event : before.event),
    ...(occurrence === null ? {} : { occurrence }),
  }
}

/** The original start from which on a series was cut off; null if it was not, or its rule does not say. */
function cutAt(before: EventColumns, after: EventColumns): string | null {
  if (before.rrule === null || before.rrule === after.rrule) return null
  const until = /UNTIL=([\dT]+)(Z?)/.exec(after.rrule ?? '')
  return until === null ? null : startAfter(until[1] ?? '', until[2] === '' ? null : after.timezone)
}

/** The day or minute after an UNTIL, on the clocks of a zone if it is in UTC. */
function startAfter(until: string, zone: string | null): string {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`
  if (!until.includes('T')) return formatDay((parseDay(day) ?? 0) + 1)
  const last = parseWall(`${day}T${until.slice(9, 11)}:${until.slice(11, 13)}`) ?? 0
  return formatWall((zone === null ? last : convertWall(last, 'UTC', zone)) + 1)
}

type PartDetail = Omit<UnitDetail, 'title'>

/** Occurrences that were left out, came back, or were changed by themselves; the first of them in detail. */
function occurrenceDetail(before: EventContent, after: EventContent): PartDetail | null {
  const [left, back] = [missing(after.event, before.event), missing(before.event, after.event)]
  if (left.length > 0) return absence('deleted', left, before)
  if (back.length > 0) return absence('restored', back, after)
  const [old, now] = [byStart(before), byStart(after)]
  const changed = [...new Set([...old.keys(), ...now.keys()])].filter((id) => !isSame(old.get(id), now.get(id))).sort()
  const [first] = changed
  if (first === undefined) return null
  return {
    ...{ act: 'changed', part: 'this', occurrence: first, more: changed.length - 1 },
    ...changedBetween<OccurrenceColumns>(
      OCCURRENCE_FIELDS,
      old.get(first) ?? originalAt(before.event, first),
      now.get(first) ?? originalAt(after.event, first),
    ),
  }
}

function absence(
  act: 'deleted' | 'restored',
  starts: readonly string[],
  { event, exceptions }: EventContent,
): PartDetail {
  const [first = ''] = starts
  const changed = exceptions.find(({ recurrence_id: id }) => id === first)
  const times = timesOf(changed ?? originalAt(event, first))
  return { act, part: 'this', occurrence: first, more: starts.length - 1, times }
}

/** The starts that one series leaves out and another does not. */
function missing({ exdates }: EventColumns, other: EventColumns): string[] {
  if (exdates === other.exdates) return []
  const known = new Set(JSON.parse(other.exdates) as string[])
  return (JSON.parse(exdates) as string[]).filter((start) => !known.has(start))
}

const byStart = ({ exceptions }: EventContent): ReadonlyMap<string, ExceptionColumns> =>
  new Map(exceptions.map((exception) => [exception.recurrence_id, exception]))

const isSame = (one: ExceptionColumns | undefined, other: ExceptionColumns | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && isSameRow(one, other))

/** An occurrence as its series has it: as long as the series' first. */
const originalAt = (event: EventColumns, start: string): OccurrenceColumns => ({
  ...event,
  start_at: start,
  end_at: movedBy(event.end_at, distance(event.start_at, start)),
})

const minuteOf = (text: string): number => parseWall(text) ?? (parseDay(text) ?? 0) * 1_440
const distance = (from: string, to: string): number => minuteOf(to) - minuteOf(from)

function movedBy(text: string, minutes: number): string {
  const day = parseDay(text)
  return day === null ? formatWall(minuteOf(text) + minutes) : formatDay(day + Math.round(minutes / 1_440))
}

/** What an edit of an occurrence and all that follow did to these, which are a series of their own since. */
export function splitDetail(series: EventContent, { event }: EventContent): UnitDetail {
  const lengthOf = (row: Times): number => distance(row.start_at, row.end_at)
  const before = { ...series.event, rdates: event.rdates }
  const isMoved = before.start_at.slice(10) !== event.start_at.slice(10) || lengthOf(before) !== lengthOf(event)
  const start = event.start_at.slice(0, 10) + before.start_at.slice(10)
  const end = movedBy(before.end_at, distance(before.start_at, start))
  const [old, now] = [before, event].map((row) => ({ ...row, rrule: withoutEnd(row.rrule) })) as [
    EventColumns,
    EventColumns,
  ]
  const times = isMoved ? { start_at: start, end_at: end } : { start_at: now.start_at, end_at: now.end_at }
  return {
    ...{ title: shown(event.title) ?? '', act: 'changed', part: 'following', occurrence: event.start_at },
    ...changedBetween(SERIES_FIELDS, { ...old, ...times }, now),
    ...(event.split_from === null ? {} : { splitFrom: event.split_from }),
  }
}

/** A split leaves each half its share of a COUNT. */
const withoutEnd = (rule: string | null): string | null => rule?.replace(/;?(COUNT|UNTIL)=[^;]*/g, '') ?? null
