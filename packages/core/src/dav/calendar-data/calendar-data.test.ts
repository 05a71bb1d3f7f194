import { describe, expect, it } from 'vitest'
import { readIcs } from '../../ics/index.ts'
import { vcalendar, vevent } from '../../test/ics-file.ts'
import { readReport } from '../requests/report.ts'
import { eventBody, RFC_SERIES, ROME } from '../test/calendar-objects.ts'
import { octets } from '../test/octets.ts'
import { calendarDataOf, wantsWhole } from './calendar-data.ts'
import type { CalendarDataRequest } from '../requests/calendar-data-request.ts'

/** What is wanted by a `C:calendar-data` with this inside. */
function wanted(inside: string): CalendarDataRequest {
  const reading = readReport(
    octets(
      '<C:calendar-multiget xmlns:C="urn:ietf:params:xml:ns:caldav" xmlns:D="DAV:"><D:prop><C:calendar-data>' +
        `${inside}</C:calendar-data></D:prop><D:href>/x</D:href></C:calendar-multiget>`,
    ),
  )
  if ('fault' in reading || reading.value.kind !== 'calendar-multiget') throw new Error(JSON.stringify(reading))
  const { properties } = reading.value
  if (properties.kind !== 'some' || !properties.calendarData) throw new Error(properties.kind)
  return properties.calendarData
}

const during = (name: string, start: string, end: string) => `<C:${name} start="${start}" end="${end}"/>`

function dataOf(body: string, inside: string): string {
  const { text } = calendarDataOf(body, wanted(inside), ROME)
  if (text === null) throw new Error('not carried')
  return text
}

/** The lines of each VEVENT. */
function eventsIn(text: string): string[][] {
  const unfolded = text.replaceAll('\r\n ', '')
  return [...unfolded.matchAll(/BEGIN:VEVENT\r\n([^]*?)END:VEVENT/g)].map(([, lines = '']) =>
    lines.trim().split('\r\n'),
  )
}

const timesOf = (lines: string[]): string[] =>
  lines.filter((line) => /^(DTSTART|DTEND|DURATION|RECURRENCE-ID)/.test(line))

const expanded = (body: string, start: string, end: string) =>
  eventsIn(dataOf(body, during('expand', start, end))).map(timesOf)

const MARCH = ['20260301T000000Z', '20260401T000000Z'] as const

describe('a whole calendar object', () => {
  it('is given octet for octet, without being parsed', () => {
    const body = 'BEGIN:VCALENDAR\nwhatever\r\n  it is'
    expect(wantsWhole(wanted(''))).toBe(true)
    expect(dataOf(body, '')).toBe(body)
    expect(dataOf('no calendar', during('expand', ...MARCH))).toBe('no calendar')
  })

  it('is left out if XML cannot carry it', () => {
    expect(calendarDataOf(eventBody('SUMMARY:a\u0007b'), wanted(''), ROME).text).toBeNull()
  })
})

describe('occurrences instead of series (RFC 4791 9.6.5)', () => {
  it('are those of the example of RFC 4791 7.8.3', () => {
    const text = dataOf(RFC_SERIES, during('expand', '20060103T000000Z', '20060105T000000Z'))
    expect(eventsIn(text)).toEqual([
      [
        'DTSTAMP:20060206T001121Z',
        ...['DTSTART:20060103T170000Z', 'RECURRENCE-ID:20060103T170000Z', 'DURATION:PT1H', 'SUMMARY:Event #2'],
        'UID:00959BC664CA650E933C892C@example.com',
      ],
      [
        'DTSTAMP:20060206T001121Z',
        ...['DTSTART:20060104T190000Z', 'RECURRENCE-ID:20060104T170000Z', 'DURATION:PT1H', 'SUMMARY:Event #2 bis'],
        'UID:00959BC664CA650E933C892C@example.com',
      ],
    ])
    expect(text).not.toMatch(/VTIMEZONE|TZID|RRULE/)
    expect(readIcs(text, { defaultZone: ROME })).toMatchObject({ skipped: [], events: { length: 2 } })
  })

  it('have no rule, dates or exclusions, and keep all else', () => {
    const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VALARM']
    const body = eventBody(
      ...['DTSTART;TZID=Europe/Rome:20260328T090000', 'DTEND;TZID=Europe/Rome:20260328T100000', 'X-A;B=c:d\\,e'],
      ...['RRULE:FREQ=DAILY;COUNT=5', 'EXDATE;TZID=Europe/Rome:20260330T090000', 'RDATE:20260315T120000Z', ...alarm],
    )
    const events = eventsIn(dataOf(body, during('expand', ...MARCH)))
    expect(events.map(timesOf)).toEqual([
      ['DTSTART:20260315T120000Z', 'DTEND:20260315T130000Z', 'RECURRENCE-ID:20260315T120000Z'],
      ['DTSTART:20260328T080000Z', 'DTEND:20260328T090000Z', 'RECURRENCE-ID:20260328T080000Z'],
      ['DTSTART:20260329T070000Z', 'DTEND:20260329T080000Z', 'RECURRENCE-ID:20260329T070000Z'],
      ['DTSTART:20260331T070000Z', 'DTEND:20260331T080000Z', 'RECURRENCE-ID:20260331T070000Z'],
    ])
    expect(events[0]).toEqual(expect.arrayContaining(['X-A;B=c:d\\,e', ...alarm]))
    expect(events.flat().filter((line) => /^(RRULE|RDATE|EXDATE)/.test(line))).toEqual([])
  })

  it('are all occurrences that overlap the range, in order', () => {
    const night = eventBody('DTSTART:20260101T220000Z', 'DURATION:PT4H', 'RRULE:FREQ=DAILY')
    expect(expanded(night, '20260310T000000Z', '20260311T000000Z').map(([start]) => start)).toEqual([
      'DTSTART:20260309T220000Z',
      'DTSTART:20260310T220000Z',
    ])
  })

  it('V1: have a day as their name if the changed one has (xandikos#365)', () => {
    const body = vcalendar([
      ...vevent('DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z', 'RRULE:FREQ=DAILY;COUNT=3'),
      ...vevent('DTSTART;VALUE=DATE:20260311', 'RECURRENCE-ID;VALUE=DATE:20260311'),
    ])
    expect(expanded(body, ...MARCH)).toEqual([
      ['DTSTART:20260310T090000Z', 'DTEND:20260310T100000Z', 'RECURRENCE-ID:20260310T090000Z'],
      ['DTSTART;VALUE=DATE:20260311', 'RECURRENCE-ID;VALUE=DATE:20260311'],
      ['DTSTART:20260312T090000Z', 'DTEND:20260312T100000Z', 'RECURRENCE-ID:20260312T090000Z'],
    ])
  })

  it('V1: have times in a series of days (python-caldav#395)', () => {
    const body = vcalendar([
      ...vevent('DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260312', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...vevent('DTSTART:20260318T090000Z', 'RECURRENCE-ID;VALUE=DATE:20260317'),
    ])
    expect(expanded(body, ...MARCH)).toEqual([
      ['DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260312', 'RECURRENCE-ID;VALUE=DATE:20260310'],
      ['DTSTART:20260318T090000Z', 'RECURRENCE-ID;VALUE=DATE:20260317'],
    ])
  })

  it('float if the series does', () => {
    const body = eventBody('DTSTART:20260310T090000', 'RRULE:FREQ=DAILY;COUNT=2')
    expect(expanded(body, ...MARCH)).toEqual([
      ['DTSTART:20260310T090000', 'RECURRENCE-ID:20260310T090000'],
      ['DTSTART:20260311T090000', 'RECURRENCE-ID:20260311T090000'],
    ])
  })

  it('end where days of local time do, when the clocks change', () => {
    const body = eventBody('DTSTART;TZID=Europe/Rome:20260327T120000', 'DURATION:P1D', 'RRULE:FREQ=DAILY;COUNT=2')
    expect(expanded(body, ...MARCH)).toEqual([
      ['DTSTART:20260327T110000Z', 'RECURRENCE-ID:20260327T110000Z', 'DURATION:P1D'],
      ['DTSTART:20260328T110000Z', 'DTEND:20260329T100000Z', 'RECURRENCE-ID:20260328T110000Z'],
    ])
  })

  it('are one without a name, or none', () => {
    expect(expanded(eventBody('DTSTART;TZID=Europe/Rome:20260310T090000'), ...MARCH)).toEqual([
      ['DTSTART:20260310T080000Z'],
    ])
    expect(expanded(eventBody('DTSTART:20270310T090000Z'), ...MARCH)).toEqual([])
    expect(expanded(eventBody('DTSTART:never'), ...MARCH)).toEqual([])
  })

  it('say if there may be more', () => {
    const isTruncated = (body: string, end: string) =>
      calendarDataOf(body, wanted(during('expand', '20260101T000000Z', end)), ROME).isTruncated
    const daily = eventBody('DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY')
    expect(isTruncated(daily, '20270101T000000Z')).toBe(false)
    expect(isTruncated(daily, '20990101T000000Z')).toBe(true)
    expect(isTruncated(eventBody('DTSTART:20260101T090000Z', 'RRULE:FREQ=HOURLY'), '20270101T000000Z')).toBe(true)
  })
})

describe('V1: an object that would be too much', () => {
  it('V1: has no more text of occurrences than a few objects have', () => {
    const long = eventBody('DTSTART:20260101T090000Z', 'RRULE:FREQ=DAILY', `DESCRIPTION:${'a'.repeat(100_000)}`)
    const { text, isTruncated } = calendarDataOf(
      long,
      wanted(during('expand', '20260101T000000Z', '20280101T000000Z')),
      ROME,
    )
    expect(isTruncated).toBe(true)
    expect(eventsIn(text ?? '')).toHaveLength(41)
  })
})

describe('a series with the changed occurrences that matter (RFC 4791 9.6.6)', () => {
  const limited = (body: string, start: string, end: string) => dataOf(body, during('limit-recurrence-set', start, end))
  const titles = (text: string) => eventsIn(text).flatMap((lines) => lines.filter((line) => line.startsWith('SUMMARY')))

  it('is that of the example of RFC 4791 7.8.2', () => {
    const text = limited(RFC_SERIES, '20060103T000000Z', '20060105T000000Z')
    expect(titles(text)).toEqual(['SUMMARY:Event #2', 'SUMMARY:Event #2 bis'])
    expect(text).toContain('RRULE:FREQ=DAILY;COUNT=5')
    expect(text).toContain('BEGIN:VTIMEZONE')
  })

  it('has those that were in the range before, and those that are now', () => {
    expect(titles(limited(RFC_SERIES, '20060104T173000Z', '20060104T174500Z'))).toHaveLength(2)
    expect(titles(limited(RFC_SERIES, '20060104T193000Z', '20060104T194500Z'))).toHaveLength(2)
    expect(titles(limited(RFC_SERIES, '20060104T181500Z', '20060104T183000Z'))).toEqual(['SUMMARY:Event #2'])
  })

  it('has what changed all later ones', () => {
    const body = RFC_SERIES.replaceAll('RECURRENCE-ID;', 'RECURRENCE-ID;RANGE=THISANDFUTURE;')
    expect(titles(limited(body, '20060105T000000Z', '20060106T000000Z'))).toEqual([
      'SUMMARY:Event #2',
      'SUMMARY:Event #2 bis',
    ])
  })

  it('gives back all lines of what it keeps', () => {
    const body = eventBody(`DESCRIPTION:${'é'.repeat(100)}`, 'X-A;B="c;d":e', 'DTSTART:20260310T090000Z')
    expect(limited(body, ...MARCH)).toBe(
      body.replace(/DESCRIPTION:é+/, (line) => `${line.slice(0, 43)}\r\n ${line.slice(43, 80)}\r\n ${line.slice(80)}`),
    )
  })
})

describe('parts of a calendar object (RFC 4791 9.6.1)', () => {
  const comp = (name: string, inside = '') =>
    inside === '' ? `<C:comp name="${name}"/>` : `<C:comp name="${name}">${inside}</C:comp>`
  const prop = (name: string, rest = '') => `<C:prop name="${name}" ${rest}/>`
  const body = eventBody(
    'SUMMARY;LANGUAGE=it:Ciao',
    'DTSTART:20260310T090000Z',
    'BEGIN:VALARM',
    'TRIGGER:-PT5M',
    'END:VALARM',
  )
  const lines = (inside: string) => dataOf(body, inside).trim().split('\r\n')

  it('are the named ones, in their order', () => {
    expect(lines(comp('VCALENDAR', prop('VERSION') + comp('VEVENT', prop('DTSTART') + prop('uid'))))).toEqual(
      'BEGIN:VCALENDAR VERSION:2.0 BEGIN:VEVENT UID:one@test DTSTART:20260310T090000Z END:VEVENT END:VCALENDAR'.split(
        ' ',
      ),
    )
  })

  it('may be names alone', () => {
    const name = comp('VCALENDAR', comp('VEVENT', prop('SUMMARY', 'novalue="yes"') + prop('DTSTART', 'novalue="no"')))
    expect(lines(name)).toContain('SUMMARY;LANGUAGE=it:')
    expect(lines(name)).toContain('DTSTART:20260310T090000Z')
  })

  it('are all of a component that is named without more', () => {
    expect(dataOf(body, comp('VCALENDAR'))).toBe(body)
    expect(dataOf(body, comp('VCALENDAR', '<C:allprop/><C:allcomp/>'))).toBe(body)
    expect(lines(comp('VCALENDAR', comp('VEVENT', comp('VALARM'))))).toEqual(
      'BEGIN:VCALENDAR BEGIN:VEVENT BEGIN:VALARM TRIGGER:-PT5M END:VALARM END:VEVENT END:VCALENDAR'.split(' '),
    )
    expect(lines(comp('VCALENDAR', '<C:allprop/>'))).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'END:VCALENDAR'])
  })

  it('are parts of occurrences, where both are asked', () => {
    const text = dataOf(
      RFC_SERIES,
      comp('VCALENDAR', comp('VEVENT', prop('DTSTART'))) + during('expand', '20060103T000000Z', '20060105T000000Z'),
    )
    expect(eventsIn(text)).toEqual([['DTSTART:20060103T170000Z'], ['DTSTART:20060104T190000Z']])
  })
})
