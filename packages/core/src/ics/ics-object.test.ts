import { describe, expect, it } from 'vitest'
import { vcalendar, vevent } from '../test/ics-file.ts'
import { isTimezone, readObject, zoneOfTimezone } from './ics-object.ts'

const read = (...lines: readonly string[]) => readObject(vcalendar(lines), 'Europe/Rome')

const timezone = (tzid: string, ...lines: readonly string[]) =>
  vcalendar(['BEGIN:VTIMEZONE', `TZID:${tzid}`, ...lines, 'END:VTIMEZONE'])

const RULES_OF_ROME = [
  ...['BEGIN:DAYLIGHT', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', 'DTSTART:19810329T020000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
  ...['BEGIN:STANDARD', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100', 'DTSTART:19961027T030000'],
  ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
]

describe('a calendar object as it is written', () => {
  it('has its components, with the times of its events', () => {
    const object = read(...vevent('DTSTART;TZID=Europe/Rome:20260310T090000', 'DURATION:PT90M', 'RRULE:FREQ=DAILY'))
    expect(object?.components.map(({ name }) => name)).toEqual(['VEVENT'])
    expect(object?.events[0]?.series).toEqual({
      ...{ allDay: false, start: '2026-03-10T09:00', end: '2026-03-10T10:30', timezone: 'Europe/Rome' },
      ...{ endTimezone: null, rrule: 'FREQ=DAILY', rdates: [], exdates: [], exceptions: [] },
    })
  })

  it('excludes from a series what other components replace, and what repeats in these', () => {
    const object = read(
      ...vevent('DTSTART:20260312T100000Z', 'RECURRENCE-ID:20260311T080000Z', 'RRULE:FREQ=DAILY'),
      ...vevent('DTSTART;TZID=Europe/Rome:20260310T090000', 'RRULE:FREQ=DAILY', 'EXDATE:20260310T080000Z'),
    )
    const [changed, series] = object?.events ?? []
    expect(series?.series?.exdates).toEqual(['2026-03-10T09:00', '2026-03-11T09:00'])
    expect(changed?.series).toMatchObject({ rrule: null, exdates: [] })
    expect(changed?.original).toEqual({ kind: 'time', wall: Date.UTC(2026, 2, 11, 8) / 60_000, zone: 'UTC' })
  })

  it('keeps the repetition of a changed occurrence that is alone', () => {
    const object = read(...vevent('RECURRENCE-ID:20260311T080000Z', 'RRULE:FREQ=DAILY'))
    expect(object?.events[0]?.series?.rrule).toBe('FREQ=DAILY')
  })

  it('has no times of an event that says none', () => {
    expect(read(...vevent('DTSTART:soon'))?.events).toMatchObject([{ series: null, original: null }])
  })

  it('is none without a calendar', () => {
    expect(readObject('hello', 'Europe/Rome')).toBeNull()
    expect(readObject('BEGIN:X\n'.repeat(100_001), 'Europe/Rome')).toBeNull()
  })
})

describe('the zone that a VTIMEZONE means', () => {
  it.each([
    ['Europe/Rome', timezone('Europe/Rome')],
    ['Europe/Rome', timezone('/mozilla.org/20050126_1/Europe/Rome')],
    ['Europe/Berlin', timezone('W. Europe Standard Time')],
    ['Europe/Rome', timezone('Casa', 'X-LIC-LOCATION:Europe/Rome')],
    ['Europe/Berlin', timezone('Casa', ...RULES_OF_ROME)],
    [null, timezone('Casa')],
    [null, vcalendar([])],
    [null, 'hello'],
  ])('is %s', (zone, text) => {
    expect(zoneOfTimezone(text)).toBe(zone)
  })
})

describe('what is sent as a zone', () => {
  const rome = timezone('Europe/Rome', ...RULES_OF_ROME)
  it.each([
    ['one VTIMEZONE in a calendar', true, rome],
    ['a VTIMEZONE without rules', true, timezone('Europe/Rome')],
    ['an event beside it', false, rome.replace('END:VCALENDAR', 'BEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR')],
    ['two of them', false, rome.replace('END:VCALENDAR', 'BEGIN:VTIMEZONE\nTZID:A\nEND:VTIMEZONE\nEND:VCALENDAR')],
    ['two calendars', false, `${rome}\n${rome}`],
    ['no calendar around it', false, 'BEGIN:VTIMEZONE\nTZID:Europe/Rome\nEND:VTIMEZONE'],
    ['no name', false, rome.replace('TZID:Europe/Rome', 'X-A:b')],
    ['an empty calendar', false, vcalendar([])],
    ['only a name', false, 'Europe/Rome'],
  ])('with %s is one: %s', (_, isOne, text) => {
    expect(isTimezone(text)).toBe(isOne)
  })
})
