import { describe, expect, it } from 'vitest'
import { dayOf } from '../date/index.ts'
import { occurrencesOf } from '../recurrence/index.ts'
import { exported, linesOf, read, resourceOf, vcalendar, vevent } from '../test/ics-file.ts'
import { readResource, writeResource, type IcsEvent } from './index.ts'

const UID = 'UID:one@test'
const START = 'DTSTART:20260310T090000'
const weekly = vevent('DTSTART;TZID=Europe/Rome:20260310T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Class')
const changed = (id: string, ...lines: readonly string[]) => vevent(`RECURRENCE-ID${id}`, ...lines)
const todo = ['BEGIN:VTODO', UID, 'END:VTODO']

const preconditionOf = (text: string) => {
  const resource = readResource(text, { defaultZone: 'Europe/Rome' })
  return 'precondition' in resource ? resource.precondition : null
}
const eventIn = (...components: readonly (readonly string[])[]): IcsEvent =>
  resourceOf(vcalendar(components.flat())).event
const written = (event: IcsEvent) => linesOf(writeResource(event, {}))

describe('a resource', () => {
  it.each([
    ['supported-calendar-data', 'is JSON', '["vcalendar",[],[]]'],
    ['supported-calendar-data', 'is XML', ' <icalendar/>'],
    [
      'supported-calendar-data',
      'is a vCalendar',
      'BEGIN:VCALENDAR\nVERSION:1.0\nBEGIN:VEVENT\nEND:VEVENT\nEND:VCALENDAR',
    ],
    ['valid-calendar-data', 'is empty', ''],
    ['valid-calendar-data', 'is a text', 'Dinner at eight'],
    ['valid-calendar-data', 'has no start', vcalendar(['BEGIN:VEVENT', UID, 'END:VEVENT'])],
    ['valid-calendar-data', 'has a start that is none', vcalendar(vevent('DTSTART:20261301'))],
    ['valid-calendar-data', 'names no occurrence', vcalendar([...weekly, ...changed(':soon')])],
    ['valid-calendar-object-resource', 'is empty inside', vcalendar([])],
    ['valid-calendar-object-resource', 'has no UID', vcalendar(['BEGIN:VEVENT', START, 'END:VEVENT'])],
    ['valid-calendar-object-resource', 'has an empty UID', vcalendar(vevent('UID: '))],
    ['valid-calendar-object-resource', 'has a long UID', vcalendar(vevent(`UID:${'a'.repeat(256)}`))],
    ['valid-calendar-object-resource', 'has two UIDs', vcalendar([...vevent(), ...vevent('UID:two')])],
    ['valid-calendar-object-resource', 'has two series', vcalendar([...weekly, ...weekly])],
    ['valid-calendar-object-resource', 'has a to-do as well', vcalendar([...weekly, ...todo])],
    ['supported-calendar-component', 'is a to-do', vcalendar(todo)],
    ['supported-calendar-component', 'is a journal', vcalendar(['BEGIN:VJOURNAL', UID, 'END:VJOURNAL'])],
    ['max-resource-size', 'is over 1 MB', vcalendar(vevent(`X-A:${'è'.repeat(524_288)}`))],
    ['min-date-time', 'starts before 1900', vcalendar(vevent('DTSTART:18991231'))],
    ['max-date-time', 'ends after 2200', vcalendar(vevent('DTSTART:22001231', 'DTEND:22010201'))],
    [
      'min-date-time',
      'has an occurrence before 1900',
      vcalendar([...weekly, ...changed(':20260317', 'DTSTART:16010101')]),
    ],
    ['max-instances', 'has over 5,000 dates', vcalendar(vevent(`RDATE:${Array(5_001).fill('20260401').join(',')}`))],
  ])('fails %s if it %s', (precondition, _, text) => {
    expect(preconditionOf(text)).toBe(precondition)
  })

  it.each([
    ['a METHOD', vcalendar(['METHOD:REQUEST', ...weekly])],
    ['no calendar around it', weekly.join('\n')],
    ['no end', weekly.slice(0, -1).join('\n')],
    ['a start in a zone that nobody knows', vcalendar(vevent('DTSTART;TZID=Mars:20260310T090000'))],
    ['a rule that nobody can read', vcalendar(vevent('RRULE:FREQ=NEVER'))],
    ['an end before its start', vcalendar(vevent('DTEND:20260309T090000'))],
    ['an occurrence twice', vcalendar([...weekly, ...changed(':20260317'), ...changed(':20260317')])],
    ['an EXDATE of an occurrence (Radicale 1264)', vcalendar([...weekly, ...changed(':20260317', 'EXDATE:20260317')])],
    [
      'an occurrence of 1970 (Simple-Calendar 1538)',
      vcalendar([...weekly, ...changed(':19700101T000000Z', 'DTSTART:19700101T000000Z')]),
    ],
    ['an occurrence that its rule does not give', vcalendar([...weekly, ...changed(':20260318T090000')])],
    ['an occurrence named by a date', vcalendar([...weekly, ...changed(';VALUE=DATE:20260317')])],
    ['a UID of 255', vcalendar(vevent(`UID:${'a'.repeat(255)}`))],
  ])('is taken with %s', (_, text) => {
    expect(preconditionOf(text)).toBeNull()
  })

  it('loses its METHOD', () => {
    expect(written(eventIn(['METHOD:REQUEST', 'X-WR-CALNAME:Home'], weekly))).toEqual(
      expect.not.arrayContaining(['METHOD:REQUEST']),
    )
  })

  it('keeps the highest SEQUENCE, the last change and the first CREATED of its parts', () => {
    const first = vevent('RRULE:FREQ=DAILY', 'SEQUENCE:2', 'LAST-MODIFIED:20260102T000000Z', 'CREATED:20250101T000000Z')
    const own = ['SEQUENCE:5', 'DTSTAMP:20260103T000000Z', 'CREATED:20250105T000000Z']
    const event = eventIn(first, changed(':20260317T090000', ...own))
    expect(event).toMatchObject({ sequence: 5, createdAt: '2025-01-01T00:00:00Z', changedAt: '2026-01-03T00:00:00Z' })
    expect(written(event).filter((line) => /^(?:SEQ|LAST|CREATED|DTSTAMP)/.test(line))).toEqual([
      ...['DTSTAMP:20260103T000000Z', 'CREATED:20250101T000000Z', 'LAST-MODIFIED:20260103T000000Z', 'SEQUENCE:5'],
      ...['DTSTAMP:20260103T000000Z', 'LAST-MODIFIED:20260103T000000Z', 'SEQUENCE:5', 'CREATED:20250105T000000Z'],
    ])
  })
})

describe('occurrences without their series (Radicale 715)', () => {
  const second = changed(';TZID=Europe/Rome:20260324T090000', 'DTSTART;TZID=Europe/Rome:20260324T110000', 'SUMMARY:B')
  const first = changed(':20260317T080000Z', 'DTSTART;TZID=Europe/Rome:20260318T090000', 'DURATION:PT2H', 'SUMMARY:A')
  const datesOf = ({ times, repetition, exceptions }: IcsEvent) =>
    occurrencesOf(
      { ...times, ...repetition, exceptions },
      { first: dayOf(2026, 1, 1), last: dayOf(2026, 12, 31), zone: 'Europe/Rome' },
    ).occurrences.map(({ start }) => start)

  it('are an event that remembers where it comes from, if there is one', () => {
    const event = eventIn(second)
    expect(event).toMatchObject({ uid: 'one@test#2026-03-24T09:00', extra: { detached: { uid: 'one@test' } } })
    expect(written(event)).toEqual(expect.arrayContaining([UID, 'RECURRENCE-ID;TZID=Europe/Rome:20260324T090000']))
  })

  it('are a series without a rule, on their dates, if there are several', () => {
    const event = eventIn(second, first)
    expect(event).toMatchObject({ uid: 'one@test', content: { title: 'A' }, repetition: { rrule: null, exdates: [] } })
    expect(event.repetition.rdates).toEqual(['2026-03-24T08:00'])
    expect(datesOf(event)).toEqual(['2026-03-18T09:00', '2026-03-24T11:00'])
    expect(event.exceptions.map(({ title }) => title)).toEqual(['B', 'A'])
  })

  it('are written as they were, without the series', () => {
    const lines = written(eventIn(second, first))
    expect(lines.filter((line) => /^(?:BEGIN:VEVENT|RECURRENCE|DTSTART;TZ|RDATE|DURATION)/.test(line))).toEqual([
      ...['BEGIN:VEVENT', 'DTSTART;TZID=Europe/Rome:20260324T110000'],
      'RECURRENCE-ID;TZID=Europe/Rome:20260324T090000',
      ...[
        'BEGIN:VEVENT',
        'DTSTART;TZID=Europe/Rome:20260318T090000',
        'DURATION:PT2H',
        'RECURRENCE-ID:20260317T080000Z',
      ],
    ])
  })

  it('are written with a series as soon as it has a date or a rule of its own', () => {
    const event = eventIn(second, first)
    const withRule = { ...event, repetition: { ...event.repetition, rrule: 'FREQ=WEEKLY' } }
    const withDate = { ...event, repetition: { ...event.repetition, rdates: ['2026-03-24T08:00', '2026-04-07T08:00'] } }
    const without = { ...event, exceptions: event.exceptions.slice(1) }
    const gone = { ...without, repetition: { ...event.repetition, exdates: ['2026-03-24T08:00'] } }
    const series = [event, withRule, withDate, without, gone].map(
      (one) => written(one).filter((line) => line === 'BEGIN:VEVENT').length - one.exceptions.length,
    )
    expect(series).toEqual([0, 1, 1, 1, 0])
  })

  it('are a series like any other in a file of a calendar', () => {
    const [event, ...more] = read(exported(eventIn(second, first))).events
    expect(more).toEqual([])
    expect(event && datesOf(event)).toEqual(['2026-03-18T09:00', '2026-03-24T11:00'])
  })

  it('are refused if one says no time', () => {
    expect(preconditionOf(vcalendar([...second, 'BEGIN:VEVENT', UID, 'RECURRENCE-ID:never', 'END:VEVENT']))).toBe(
      'valid-calendar-data',
    )
  })
})
