import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { anIcsEvent, exported, linesOf, read, readOne, vevent, warningsOf } from '../test/ics-file.ts'
import { oneLine } from '../event/index.ts'
import { isZone } from '../zone/index.ts'
import { writeIcs, type IcsEvent } from './index.ts'

const plain = anIcsEvent()
const titled = (title: string): IcsEvent => anIcsEvent({ content: { ...plain.content, title } })
const withExtra = (extra: Partial<NonNullable<IcsEvent['extra']>>): IcsEvent =>
  anIcsEvent({ extra: { properties: [], parameters: {}, components: [], exceptions: {}, detached: null, ...extra } })
const timed = (timezone: string | null, start = '2026-03-10T09:00', end = '2026-03-10T10:00'): IcsEvent =>
  anIcsEvent({ times: { allDay: false, start, end, timezone, endTimezone: null } })
const bodyOf = (event: IcsEvent) => {
  const lines = linesOf(exported(event))
  return lines.slice(lines.indexOf('BEGIN:VEVENT'))
}

describe('a written file', () => {
  it('says what it has to, in order', () => {
    const marker = anIcsEvent({ content: { ...plain.content, kind: 'marker', status: 'tentative', busy: false } })
    const file = writeIcs({
      calendar: { name: 'Anna, Bo', description: 'Ours', color: '#ff2968' },
      events: [{ ...marker, createdAt: '2026-02-01T08:00:00Z', changedAt: '2026-03-01T09:30:00.250Z' }],
      productId: '-//Dodici//EN',
    })
    expect(file.split('\r\n')).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dodici//EN', 'CALSCALE:GREGORIAN'],
      ...[String.raw`X-WR-CALNAME:Anna\, Bo`, String.raw`NAME:Anna\, Bo`, 'X-WR-CALDESC:Ours', 'DESCRIPTION:Ours'],
      ...['X-APPLE-CALENDAR-COLOR:#ff2968', 'BEGIN:VEVENT', 'UID:one@test', 'DTSTAMP:20260301T093000Z'],
      ...['CREATED:20260201T080000Z', 'LAST-MODIFIED:20260301T093000Z', 'SEQUENCE:0'],
      ...['DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260311', 'SUMMARY:Dinner', 'STATUS:TENTATIVE'],
      ...['TRANSP:TRANSPARENT', 'X-DODICI-KIND:MARKER', 'END:VEVENT', 'END:VCALENDAR', ''],
    ])
  })

  it.each([
    ['floating', null, ['DTSTART:20260310T090000', 'DTEND:20260310T100000']],
    ['in UTC', 'UTC', ['DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z']],
    [
      'in a zone',
      'Europe/Rome',
      ['DTSTART;TZID=Europe/Rome:20260310T090000', 'DTEND;TZID=Europe/Rome:20260310T100000'],
    ],
  ])('gives times %s', (_, zone, lines) => {
    expect(
      bodyOf(timed(zone))
        .filter((line) => line.startsWith('DT'))
        .slice(1),
    ).toEqual(lines)
  })

  it('has no end for an event without length', () => {
    expect(bodyOf(timed(null, '2026-03-10T09:00', '2026-03-10T09:00')).join()).not.toContain('DTEND')
  })

  it('defines every zone that an event, its end or an exception is in, once', () => {
    const moved = { ...plain.content, ...timed('Asia/Tokyo').times, recurrenceId: '2026-03-10T09:00', categories: [] }
    const flight = { ...timed('Europe/Rome').times, endTimezone: 'America/New_York' }
    const lines = linesOf(
      exported({ ...plain, times: flight, exceptions: [moved] }, timed('Europe/Rome'), timed('UTC')),
    )
    expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual([
      'TZID:America/New_York',
      'TZID:Asia/Tokyo',
      'TZID:Europe/Rome',
    ])
  })

  it('defines a zone by the name that the event has, even an old one', () => {
    const calendar = ICAL.Component.fromString(exported(timed('Asia/Calcutta')))
    const zone = calendar.getFirstSubcomponent('vtimezone')
    expect(zone?.getFirstPropertyValue('tzid')).toBe('Asia/Calcutta')
    const time = ICAL.Time.fromString('2026-03-10T09:00:00', undefined)
    expect(new ICAL.Timezone({ component: zone }).utcOffset(time)).toBe(5.5 * 3600)
  })

  it('has rules for every zone of this machine', () => {
    const zones = Intl.supportedValuesOf('timeZone').filter((zone) => isZone(zone) && zone !== 'UTC')
    const file = exported(...zones.map((zone) => timed(zone)))
    expect(zones.length).toBeGreaterThan(400)
    expect(file.match(/^BEGIN:VTIMEZONE/gm)).toHaveLength(zones.length)
  })

  it('writes reminders as alarms, those by mail with an address where it is known', () => {
    const event = anIcsEvent({
      reminders: [
        { minutesBefore: 15, channel: 'display' },
        { minutesBefore: 0, channel: 'email' },
      ],
    })
    const input = { calendar: { name: null, description: '', color: null }, events: [event], productId: 'x' }
    const lines = linesOf(writeIcs({ ...input, ownerEmail: 'anna@example.org' }))
    expect(lines.slice(lines.indexOf('BEGIN:VALARM'), -3)).toEqual([
      ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15M', 'DESCRIPTION:Dinner', 'END:VALARM'],
      ...['BEGIN:VALARM', 'ACTION:EMAIL', 'TRIGGER:PT0M', 'DESCRIPTION:Dinner', 'SUMMARY:Dinner'],
      ...['ATTENDEE:mailto:anna@example.org', 'END:VALARM'],
    ])
  })

  it('gives a detached occurrence back as what it was', () => {
    const event = {
      ...withExtra({ detached: { uid: 'series@test', recurrenceId: '2026-03-10T09:00', timezone: 'Europe/Rome' } }),
      uid: 'series@test#2026-03-10T09:00',
    }
    expect(bodyOf(event)).toContain('UID:series@test')
    expect(bodyOf(event)).toContain('RECURRENCE-ID;TZID=Europe/Rome:20260310T090000')
    expect(read(exported(event)).events).toEqual([event])
  })

  it('refuses an instant or a day that is none', () => {
    expect(() => exported({ ...plain, changedAt: 'yesterday' })).toThrow(RangeError)
    expect(() => exported({ ...plain, createdAt: '2026-03-01T09:30:00+01:00' })).toThrow(RangeError)
    expect(() => exported(timed(null, '2026-02-30T09:00'))).toThrow(RangeError)
  })
})

describe('I7: text that would break out', () => {
  const hostile = [
    'a\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:evil',
    'a\nEND:VCALENDAR',
    'commas, semicolons; backslashes \\ and \\n \\, \\; \\\\',
    'a "quoted": colon',
    `long ${'è🎂 '.repeat(25)}`,
    'a\u0000b\u0007c\ud800d',
    ' spaces ',
    ':',
  ]
  const cleaned = (text: string) =>
    text.replaceAll('\r\n', '\n').replaceAll('\u0000', '').replaceAll('\u0007', '').toWellFormed()

  it.each(hostile)('I7: in a title is one property, equal after parsing (%j)', (title) => {
    const file = exported(titled(title))
    expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1)
    const [event, ...more] = ICAL.Component.fromString(file).getAllSubcomponents('vevent')
    expect(more).toEqual([])
    expect(event?.getAllProperties('summary')).toHaveLength(1)
    expect(event?.getFirstPropertyValue('summary')).toBe(cleaned(title))
    expect(read(file).events[0]?.content.title).toBe(oneLine(cleaned(title)).trim())
  })

  it.each(hostile)('I7: in every other text, name and address stays there (%j)', (text) => {
    const event = anIcsEvent({
      uid: `x${text}`,
      content: { ...plain.content, description: text, location: text, url: `https://e.org/${text}` },
      categories: [text],
      repetition: { rrule: `FREQ=DAILY${text}`, rdates: [], exdates: [] },
    })
    const file = writeIcs({
      calendar: { name: text, description: text, color: text },
      events: [event],
      productId: text,
      ownerEmail: text,
    })
    const vevents = ICAL.Component.fromString(file).getAllSubcomponents('vevent')
    expect(vevents).toHaveLength(1)
    expect(vevents[0]?.getFirstPropertyValue('description')).toBe(cleaned(text))
    expect(vevents[0]?.getFirstPropertyValue('location')).toBe(cleaned(text))
    expect(read(file).calendar.name).toBe(oneLine(cleaned(text).trim()).trim())
  })

  it('I7: is escaped as RFC 5545 says', () => {
    expect(bodyOf(titled('a, b; c\\d\r\ne: "f"'))).toContain(String.raw`SUMMARY:a\, b\; c\\d\ne: "f"`)
  })

  it('I7: in an extra property adds no line and no second property of the event', () => {
    const properties = [
      'X-A:b\r\nEND:VEVENT',
      'END:VEVENT',
      'begin:valarm',
      'UID:evil',
      'SUMMARY;X=1:evil',
      'no property',
    ]
    const lines = bodyOf(withExtra({ properties: [...properties, 'X-GOOD:1', 'X-\r\nB:2'] }))
    expect(lines.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    expect(lines.filter((line) => /^(UID|SUMMARY|BEGIN:VALARM)/i.test(line))).toEqual([
      'UID:one@test',
      'SUMMARY:Dinner',
    ])
    expect(lines.filter((line) => line.startsWith('X-'))).toEqual(['X-A:bEND:VEVENT', 'X-GOOD:1', 'X-B:2'])
  })

  it('I7: an extra property that strict readers stumble over is left out, on the way in as well', () => {
    const strange = ['X-A;=1:b', 'X-B;C="d:e', 'EXRULE:FREQ=NEVER']
    expect(bodyOf(withExtra({ properties: strange }))).toEqual(bodyOf(plain))
    const lines = vevent('DTSTART:20260310', ...strange, 'X-GOOD:1')
    expect(readOne(...lines).extra?.properties).toEqual(['X-GOOD:1'])
    expect(warningsOf(...lines)).toEqual(['exruleIgnored', 'extraDropped'])
  })

  it('I7: in extra parameters cannot end the property', () => {
    const evil = [';X=1:evil', ';X="1', ';X=1\r\nUID:evil', 'X=1', ';X', ':evil']
    for (const SUMMARY of evil) {
      expect(bodyOf(withExtra({ parameters: { SUMMARY } }))).toContain('SUMMARY:Dinner')
    }
    expect(bodyOf(withExtra({ parameters: { SUMMARY: ';LANGUAGE=it;ALTREP="cid:1;2"' } }))).toContain(
      'SUMMARY;LANGUAGE=it;ALTREP="cid:1;2":Dinner',
    )
  })

  it.each([
    ['closes the event', { name: 'X-C', lines: ['END:X-C', 'END:VEVENT', 'BEGIN:VEVENT', 'BEGIN:X-C'] }],
    ['does not close what it opens', { name: 'X-C', lines: ['BEGIN:X-D'] }],
    ['closes another', { name: 'X-C', lines: ['BEGIN:X-D', 'END:X-E'] }],
    ['is an event', { name: 'VEVENT', lines: ['UID:evil'] }],
    ['holds an event', { name: 'X-C', lines: ['BEGIN:VEVENT', 'END:VEVENT'] }],
    ['has lines in its name', { name: 'X\r\nEND:VEVENT', lines: [] }],
    ['holds what is no property', { name: 'X-C', lines: ['nonsense'] }],
  ])('I7: an extra component that %s is left out', (_, component) => {
    expect(bodyOf(withExtra({ components: [component] }))).toEqual(bodyOf(plain))
  })

  it('I7: a zone, a colour or a recurrence id that is none cannot end its line', () => {
    const zone = timed('Europe/Rome:1\r\nX-EVIL:"1"')
    expect(linesOf(exported(zone)).filter((line) => line.startsWith('X-EVIL'))).toEqual([])
    const exception = { ...plain.content, ...plain.times, recurrenceId: '2026-03-10\r\nX-EVIL:1', categories: [] }
    expect(() => exported({ ...plain, exceptions: [exception] })).toThrow(RangeError)
  })
})
