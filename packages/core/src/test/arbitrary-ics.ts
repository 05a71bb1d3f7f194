import fc from 'fast-check'
import { oneLine } from '../event/index.ts'
import { formatDay, formatWall, MINUTES_A_DAY, parseDay } from '../date/index.ts'
import type { EventContent, EventTimes, Repetition } from '../event/index.ts'
import type { ComponentExtra, IcsEvent, IcsException, IcsExtra, IcsReminder } from '../ics/index.ts'

// Events as the planner keeps them, so that an export and an import must give each back exactly.

const hostile = [
  '\n',
  '\\',
  ';',
  ',',
  ':',
  '"',
  '\\n',
  'END:VEVENT',
  '\nEND:VEVENT\nBEGIN:VEVENT\n',
  '🎂',
  '\t',
  ' ',
  '^n',
]
const bit = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme', maxLength: 12 }))
// Composed signs and spaces of other scripts, and long enough to be folded a few times.
const text = fc
  .array(bit, { maxLength: 14 })
  .map((bits) => bits.join('').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, ''))
const trimmed = text.map((value) => value.slice(0, 190).toWellFormed().trim())
const line = trimmed.map((value) => value.replace(/\s/g, '_'))

const zone = fc.constantFrom(
  ...[
    null,
    'UTC',
    'Europe/Rome',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Calcutta',
    'US/Pacific',
    'Etc/GMT+5',
  ],
)
const firstDay = parseDay('1900-01-02') ?? 0
const lastDay = parseDay('2200-12-01') ?? 0
const day = fc.integer({ min: firstDay, max: lastDay })
const wall = fc.integer({ min: firstDay * MINUTES_A_DAY, max: lastDay * MINUTES_A_DAY })

const days: fc.Arbitrary<EventTimes> = fc
  .record({ first: day, length: fc.integer({ min: 0, max: 30 }) })
  .map(({ first, length }) => ({
    allDay: true,
    start: formatDay(first),
    end: formatDay(first + length),
    timezone: null,
    endTimezone: null,
  }))

const timed: fc.Arbitrary<EventTimes> = fc
  .record({ start: wall, length: fc.integer({ min: 0, max: 4_000 }), timezone: zone, endTimezone: zone })
  .map(({ start, length, timezone, endTimezone }) => {
    const hasTwo = timezone !== null && endTimezone !== null && timezone !== endTimezone
    // Two walls are at most 26 hours apart: two days more keep the end after the start.
    const end = start + length + (hasTwo ? 2 * MINUTES_A_DAY : 0)
    return {
      allDay: false,
      start: formatWall(start),
      end: formatWall(end),
      timezone,
      endTimezone: hasTwo ? endTimezone : null,
    }
  })

const times = fc.oneof(days, timed)

const content: fc.Arbitrary<EventContent> = fc.record({
  title: trimmed.map((title) => oneLine(title).trim()),
  description: text,
  location: text,
  url: fc.oneof(fc.constant(''), line, fc.webUrl()),
  kind: fc.constantFrom('event', 'milestone', 'marker'),
  status: fc.constantFrom('confirmed', 'tentative', 'cancelled'),
  busy: fc.boolean(),
  away: fc.constantFrom(null, true, false),
})

const namesLike = (start: EventTimes) =>
  fc.uniqueArray(start.allDay ? day.map(formatDay) : wall.map(formatWall), { maxLength: 4 })

const rule = fc.constantFrom(
  ...[null, 'FREQ=DAILY', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;WKST=SU', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=12'],
  ...['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29;UNTIL=20600101T000000Z', 'FREQ=MONTHLY;BYSETPOS=-1;BYDAY=MO,TU,WE,TH,FR'],
  'FREQ=HOURLY;INTERVAL=6',
)

const reminders: fc.Arbitrary<IcsReminder[]> = fc.uniqueArray(
  fc.record({ minutesBefore: fc.integer({ min: 0, max: 10_000 }), channel: fc.constantFrom('display', 'email') }),
  { maxLength: 3, selector: ({ minutesBefore, channel }) => `${channel} ${minutesBefore}` },
)

const categories = fc.uniqueArray(
  trimmed.map((name) => oneLine(name).slice(0, 90).toWellFormed().trim()).filter((name) => name !== ''),
  { maxLength: 3 },
)

const extraLine = fc.oneof(
  fc.constantFrom('ATTENDEE;CN="Rossi; A: b":mailto:a@b', 'GEO:37.10;-122.40', 'CLASS:PRIVATE', 'X-A;B="c,d",e:f'),
  line.map((value) => `X-ANY;LANGUAGE=it:${value}`),
)
const fixedAlarm = { name: 'VALARM', lines: ['ACTION:DISPLAY', 'TRIGGER;VALUE=DATE-TIME:20260101T090000Z'] }
const nested = { name: 'X-OUT', lines: ['X-A:1', 'BEGIN:X-IN', 'X-B:2', 'END:X-IN'] }

const ownExtra = (parameters: Record<string, string>): fc.Arbitrary<ComponentExtra> =>
  fc.record({
    properties: fc.array(extraLine, { maxLength: 3 }),
    parameters: fc.constantFrom({}, parameters),
    components: fc.subarray([fixedAlarm, nested]),
  })

const isEmpty = ({ properties, parameters, components }: ComponentExtra): boolean =>
  properties.length + components.length + Object.keys(parameters).length === 0

const exceptionOf = (recurrenceId: string): fc.Arbitrary<readonly [IcsException, ComponentExtra]> =>
  fc
    .tuple(content, times, categories, ownExtra({ 'RECURRENCE-ID': ';RANGE=THISANDFUTURE' }))
    .map(([what, when, names, extra]) => [{ ...what, ...when, recurrenceId, categories: names }, extra])

interface Parts {
  readonly repetition: Repetition
  readonly exceptions: readonly (readonly [IcsException, ComponentExtra])[]
}

const partsOf = (when: EventTimes): fc.Arbitrary<Parts> =>
  fc.record({
    repetition: fc.record({ rrule: rule, rdates: namesLike(when), exdates: namesLike(when) }),
    exceptions: namesLike(when).chain((names) => fc.tuple(...names.map(exceptionOf))),
  })

/** The end of a series in UTC is put on the wall of its start by an import, which nobody who has one would notice. */
function withoutEndInUtc(when: EventTimes, { rrule, rdates }: Repetition): EventTimes {
  if (when.endTimezone !== 'UTC' || (rrule === null && rdates.length === 0)) return when
  return { ...when, endTimezone: when.timezone === 'Asia/Calcutta' ? 'Europe/Rome' : 'Asia/Calcutta' }
}

const instant = fc
  .date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
  .map((date) => `${date.toISOString().slice(0, 19)}Z`)

const detached = fc.option(fc.record({ uid: fc.uuid(), recurrenceId: wall.map(formatWall), timezone: zone }), {
  freq: 8,
})

function joined(own: ComponentExtra, { exceptions }: Parts, from: IcsExtra['detached']): IcsExtra | null {
  const kept = exceptions
    .filter(([, extra]) => !isEmpty(extra))
    .map(([{ recurrenceId }, extra]) => [recurrenceId, extra])
  if (isEmpty(own) && kept.length === 0 && from === null) return null
  return { ...own, exceptions: Object.fromEntries(kept), detached: from }
}

const event: fc.Arbitrary<IcsEvent> = times.chain((when) =>
  fc
    .record({
      uid: fc.uuid(),
      sequence: fc.nat(9),
      createdAt: fc.option(instant),
      changedAt: instant,
      content,
      parts: partsOf(when),
      categories,
      reminders,
      own: ownExtra({ DTSTART: ';X-FROM="a:b"' }),
      from: detached,
    })
    .map(({ uid, sequence, parts, own, from, ...rest }) => {
      const origin = parts.exceptions.length === 0 ? from : null
      return {
        ...rest,
        uid: origin ? `${origin.uid}#${origin.recurrenceId}` : uid,
        sequence,
        times: withoutEndInUtc(when, parts.repetition),
        repetition: parts.repetition,
        exceptions: parts.exceptions.map(([exception]) => exception),
        extra: joined(own, parts, origin),
      }
    }),
)

/** Up to four events of every kind: with odd texts, zones, rules, exceptions, reminders and foreign properties. */
export const arbitraryIcsEvents: fc.Arbitrary<IcsEvent[]> = fc.uniqueArray(event, {
  maxLength: 4,
  selector: ({ uid, extra }) => extra?.detached?.uid ?? uid,
})
