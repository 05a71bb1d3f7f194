import { describe, expect, it } from 'vitest'
import { vcalendar, vevent } from '../../test/ics-file.ts'
import { eventBody, eventFilter, objectOf, rangeElement, RFC_SERIES, ROME } from '../test/calendar-objects.ts'
import { matchesFilter } from './match-object.ts'

const matches = (body: string, inside: string) => matchesFilter(objectOf(body), eventFilter(inside), ROME)
const isIn = (body: string, start: string | null, end: string | null) => matches(body, rangeElement(start, end))
const alarmIsIn = (body: string, start: string | null, end: string | null) =>
  matches(body, `<C:comp-filter name="VALARM">${rangeElement(start, end)}</C:comp-filter>`)

const NINE_TO_TEN = ['DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z']
const AN_HOUR = ['DTSTART:20260310T090000Z', 'DURATION:PT1H']
const AT_NINE = ['DTSTART:20260310T090000Z']
const NO_LENGTH = ['DTSTART:20260310T090000Z', 'DURATION:PT0S']
/** Midnight in Rome is 23:00 of the day before in UTC. */
const A_DAY = ['DTSTART;VALUE=DATE:20260310']
const TWO_DAYS = ['DTSTART;VALUE=DATE:20260310', 'DURATION:P2D']
const FLOATING = ['DTSTART:20260310T090000', 'DTEND:20260310T100000']

describe('a time range of events (RFC 4791 9.9)', () => {
  it.each([
    [NINE_TO_TEN, 'T08:00', 'T09:00', false],
    [NINE_TO_TEN, 'T08:00', 'T09:01', true],
    [NINE_TO_TEN, 'T09:59', 'T12:00', true],
    [NINE_TO_TEN, 'T10:00', 'T12:00', false],
    [NINE_TO_TEN, 'T09:20', 'T09:40', true],
    [AN_HOUR, 'T09:59', 'T12:00', true],
    [AN_HOUR, 'T10:00', 'T12:00', false],
    [AT_NINE, 'T09:00', 'T10:00', true],
    [AT_NINE, 'T08:00', 'T09:00', false],
    [AT_NINE, 'T09:01', 'T10:00', false],
    [NO_LENGTH, 'T09:00', 'T10:00', true],
    [NO_LENGTH, 'T08:00', 'T09:00', false],
    [A_DAY, '2026-03-09T22:00', '2026-03-09T23:00', false],
    [A_DAY, '2026-03-09T22:00', '2026-03-09T23:01', true],
    [A_DAY, 'T22:59', '2026-03-11T12:00', true],
    [A_DAY, 'T23:00', '2026-03-11T12:00', false],
    [TWO_DAYS, '2026-03-11T22:59', '2026-03-12T12:00', true],
    [TWO_DAYS, '2026-03-11T23:00', '2026-03-12T12:00', false],
    [FLOATING, 'T07:00', 'T08:00', false],
    [FLOATING, 'T08:59', 'T12:00', true],
    [FLOATING, 'T09:00', 'T12:00', false],
  ])('%j from %s to %s: %s', (lines, start, end, expected) => {
    expect(isIn(eventBody(...lines), start, end)).toBe(expected)
  })

  it.each([
    ['T10:00', null, false],
    ['T09:59', null, true],
    [null, 'T09:00', false],
    [null, 'T09:01', true],
  ])('may be open (Radicale#31): from %s to %s: %s', (start, end, expected) => {
    expect(isIn(eventBody(...NINE_TO_TEN), start, end)).toBe(expected)
  })

  it('finds the occurrences of a series in its own zone, however far', () => {
    const daily = eventBody('DTSTART;TZID=Europe/Rome:20200101T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY')
    expect(isIn(daily, '2026-07-10T07:00', '2026-07-10T07:30')).toBe(true)
    expect(isIn(daily, '2026-07-10T08:00', '2026-07-10T08:30')).toBe(false)
    expect(isIn(daily, '2026-01-10T08:00', '2026-01-10T08:30')).toBe(true)
    expect(isIn(daily, '2100-01-01T00:00', null)).toBe(true)
    expect(isIn(daily, null, '2020-01-01T08:01')).toBe(true)
    expect(isIn(daily, null, '2020-01-01T08:00')).toBe(false)
  })

  it('finds one occurrence in a century', () => {
    const seldom = eventBody('DTSTART:20000101T090000Z', 'RRULE:FREQ=YEARLY;INTERVAL=100')
    expect(isIn(seldom, '2001-01-01T00:00', null)).toBe(true)
    expect(isIn(seldom, '2001-01-01T00:00', '2099-12-31T00:00')).toBe(false)
  })

  it('knows what is excluded, added and over', () => {
    const series = eventBody(
      ...AN_HOUR,
      'RRULE:FREQ=DAILY;COUNT=3',
      'EXDATE:20260311T090000Z',
      'RDATE:20260320T150000Z',
    )
    expect(isIn(series, '2026-03-11T00:00', '2026-03-12T00:00')).toBe(false)
    expect(isIn(series, '2026-03-12T00:00', '2026-03-13T00:00')).toBe(true)
    expect(isIn(series, '2026-03-13T00:00', '2026-03-14T00:00')).toBe(false)
    expect(isIn(series, '2026-03-20T15:30', '2026-03-20T15:31')).toBe(true)
  })

  it('finds a changed occurrence where it is now, and not where it was', () => {
    expect(isIn(RFC_SERIES, '2006-01-04T17:00', '2006-01-04T18:00')).toBe(false)
    expect(isIn(RFC_SERIES, '2006-01-04T19:00', '2006-01-04T20:00')).toBe(true)
    expect(isIn(RFC_SERIES, '2006-01-05T17:00', '2006-01-05T18:00')).toBe(true)
  })

  it('asks all of a filter of one component', () => {
    const titled = (title: string) =>
      `<C:prop-filter name="SUMMARY"><C:text-match collation="i;octet">${title}</C:text-match></C:prop-filter>`
    const day = rangeElement('2006-01-04T00:00', '2006-01-05T00:00')
    expect(matches(RFC_SERIES, day + titled('bis'))).toBe(true)
    expect(matches(RFC_SERIES, rangeElement('2006-01-05T00:00', '2006-01-06T00:00') + titled('bis'))).toBe(false)
  })

  it('takes changed occurrences of a series that is not there (Radicale#715)', () => {
    const orphans = vcalendar([
      ...vevent('DTSTART:20260310T090000Z', 'RECURRENCE-ID:20260310T080000Z'),
      ...vevent('DTSTART;VALUE=DATE:20260401', 'RECURRENCE-ID;VALUE=DATE:20260331'),
    ])
    expect(isIn(orphans, 'T08:00', 'T09:30')).toBe(true)
    expect(isIn(orphans, '2026-04-01T10:00', '2026-04-01T11:00')).toBe(true)
    expect(isIn(orphans, '2026-03-31T10:00', '2026-03-31T11:00')).toBe(false)
  })

  it.each([
    ['a start that cannot be read', ['DTSTART:tomorrow']],
    ['a year out of range', ['DTSTART:09990101T000000Z']],
    [
      'no occurrence that is left (owncloud calendar#983)',
      [...AN_HOUR, 'RRULE:FREQ=DAILY;COUNT=1', 'EXDATE:20260310T090000Z'],
    ],
  ])('finds no event with %s', (_, lines) => {
    expect(isIn(eventBody(...lines), null, '9999-12-31T00:00')).toBe(false)
  })

  it('does not hang on a rule that takes long', () => {
    const rule = 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30,29;BYDAY=MO;INTERVAL=999'
    expect(isIn(eventBody('DTSTART:19000101T000000Z', rule), '2150-01-01T00:00', null)).toBe(false)
  })
})

const alarm = (...lines: string[]) => ['BEGIN:VALARM', 'ACTION:DISPLAY', ...lines, 'END:VALARM']

describe('a time range of alarms (RFC 4791 9.9)', () => {
  it.each([
    [['TRIGGER:-PT15M'], 'T08:45', 'T08:46', true],
    [['TRIGGER:-PT15M'], 'T08:46', 'T09:00', false],
    [['TRIGGER:-PT15M'], 'T08:00', 'T08:45', false],
    [['TRIGGER:PT0S'], 'T09:00', 'T09:01', true],
    [['TRIGGER;RELATED=END:PT5M'], 'T10:05', 'T10:06', true],
    [['TRIGGER:-P1D'], '2026-03-09T09:00', '2026-03-09T09:01', true],
    [['TRIGGER;VALUE=DATE-TIME:20260301T120000Z'], '2026-03-01T12:00', '2026-03-01T12:01', true],
    [['TRIGGER;VALUE=DATE-TIME:20260301T120000Z'], 'T00:00', 'T23:00', false],
    [['TRIGGER:-PT15M', 'REPEAT:2', 'DURATION:PT5M'], 'T08:50', 'T08:51', true],
    [['TRIGGER:-PT15M', 'REPEAT:2', 'DURATION:PT5M'], 'T08:55', 'T08:56', true],
    [['TRIGGER:-PT15M', 'REPEAT:2', 'DURATION:PT5M'], 'T08:51', 'T08:55', false],
    [['TRIGGER:-PT15M', 'REPEAT:2', 'DURATION:PT5M'], 'T09:00', 'T09:30', false],
    [['TRIGGER:soon'], null, 'T23:00', false],
    [['ACTION:AUDIO'], null, 'T23:00', false],
  ])('%j from %s to %s: %s', (lines, start, end, expected) => {
    expect(alarmIsIn(eventBody(...NINE_TO_TEN, ...alarm(...lines)), start, end)).toBe(expected)
  })

  it('counts before each occurrence', () => {
    const series = eventBody(...NINE_TO_TEN, 'RRULE:FREQ=WEEKLY', ...alarm('TRIGGER:-PT15M'))
    expect(alarmIsIn(series, '2026-03-24T08:40', '2026-03-24T08:50')).toBe(true)
    expect(alarmIsIn(series, '2026-03-25T08:40', '2026-03-25T08:50')).toBe(false)
  })
})

describe('a time range of properties (RFC 4791 9.9)', () => {
  const has = (name: string, lines: string[], start: string | null, end: string | null) =>
    matches(
      eventBody(...NINE_TO_TEN, ...lines),
      `<C:prop-filter name="${name}">${rangeElement(start, end)}</C:prop-filter>`,
    )

  it('looks at what is written', () => {
    const written = ['LAST-MODIFIED:20260301T120000Z', 'RECURRENCE-ID;VALUE=DATE:20260310']
    expect(has('LAST-MODIFIED', written, '2026-03-01T12:00', '2026-03-01T12:01')).toBe(true)
    expect(has('LAST-MODIFIED', written, '2026-03-01T12:01', null)).toBe(false)
    expect(has('RECURRENCE-ID', written, 'T20:00', 'T21:00')).toBe(true)
    expect(has('RECURRENCE-ID', written, 'T23:00', null)).toBe(false)
    expect(has('COMPLETED', written, null, 'T23:00')).toBe(false)
    expect(has('DTSTART', [], 'T09:00', 'T09:01')).toBe(true)
  })
})
