import { expect, it } from 'vitest'
import { dayOf } from '../date/index.ts'
import { occurrencesOf } from '../recurrence/index.ts'
import { readIcs, type IcsEvent } from './index.ts'

const MOZILLA = '-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN'
const MIDSUMMER = 'FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=19,20,21,22,23,24,25;BYDAY=FR'

const fileOf = (program: string, ...lines: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${program}`,
    'BEGIN:VEVENT',
    'UID:midsummer',
    'DTSTAMP:20200101T000000Z',
    'SUMMARY:Midsommarafton',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

function readOne(text: string) {
  const reading = readIcs(text, { defaultZone: 'Europe/Rome' })
  if ('error' in reading) throw new Error(reading.error)
  const [event] = reading.events
  if (!event) throw new Error('nothing was read')
  return { reading, event }
}

const read = (program: string, rrule: string, ...lines: readonly string[]) => {
  const { reading, event } = readOne(fileOf(program, 'DTSTART;VALUE=DATE:20200101', `RRULE:${rrule}`, ...lines))
  return { event, warnings: reading.warnings.map(({ reason, detail }) => [reason, detail]) }
}

const daysOf = ({ times, repetition }: IcsEvent, last = dayOf(2023, 12, 31)): readonly string[] =>
  occurrencesOf(
    { ...times, ...repetition, exceptions: [] },
    { first: dayOf(2020, 1, 1), last, zone: 'Europe/Rome' },
  ).occurrences.map(({ start }) => start)

it('starts a series of Mozilla on the first day of its rule, and says so', () => {
  const { event, warnings } = read(MOZILLA, MIDSUMMER)
  expect(daysOf(event)).toEqual(['2020-06-19', '2021-06-25', '2022-06-24', '2023-06-23'])
  expect(event.times.end).toBe('2020-06-19')
  expect(warnings).toEqual([['startNotInRule', '2020-01-01']])
})

it('keeps the first day that any other program gives, as RFC 5545 says', () => {
  const { event, warnings } = read('-//Test//EN', MIDSUMMER)
  expect(daysOf(event)[0]).toBe('2020-01-01')
  expect(warnings).toEqual([])
})

it.each([
  ['a COUNT', `${MIDSUMMER};COUNT=2`, ['2020-06-19', '2021-06-25']],
  ['an UNTIL', `${MIDSUMMER};UNTIL=20221231`, ['2020-06-19', '2021-06-25', '2022-06-24']],
  ['an INTERVAL', `${MIDSUMMER};INTERVAL=2`, ['2020-06-19', '2022-06-24']],
  ['the weekday of the start', 'FREQ=WEEKLY;BYMONTH=6;COUNT=2', ['2020-06-03', '2020-06-10']],
  ['the day of the month of the start', 'FREQ=YEARLY;BYMONTH=6;COUNT=2', ['2020-06-01', '2021-06-01']],
])('keeps what %s means', (_, rrule, days) => {
  expect(daysOf(read(MOZILLA, rrule).event)).toEqual(days)
})

it.each([
  ['that is a day of the rule', 'FREQ=YEARLY;BYMONTH=1,6', []],
  ['where the rule makes no day', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', []],
  ['where UNTIL is before the first day', `${MIDSUMMER};UNTIL=20200301`, []],
  ['that an RDATE names', MIDSUMMER, ['RDATE;VALUE=DATE:20200101']],
])('leaves a start %s', (_, rrule, lines) => {
  const { event, warnings } = read(MOZILLA, rrule, ...lines)
  expect(event.times.start).toBe('2020-01-01')
  expect(warnings).toEqual([])
})

it('moves the times of a series on their wall, over a change of the clocks', () => {
  const times = ['DTSTART;TZID=Europe/Rome:20200101T180000', 'DTEND;TZID=Europe/Rome:20200101T193000']
  const { event } = readOne(fileOf(MOZILLA, ...times, `RRULE:${MIDSUMMER}`))
  expect(event.times).toMatchObject({ start: '2020-06-19T18:00', end: '2020-06-19T19:30', timezone: 'Europe/Rome' })
})

it.each([MIDSUMMER, 'FREQ=YEARLY;INTERVAL=3;BYWEEKNO=1;BYDAY=MO', 'FREQ=MONTHLY;INTERVAL=5;BYDAY=-1FR'])(
  'makes the same days from the new start on: %s',
  (rrule) => {
    const far = dayOf(2060, 12, 31)
    const strict = daysOf(read('-//Test//EN', rrule).event, far).filter((day) => day !== '2020-01-01')
    const moved = read(MOZILLA, rrule).event
    expect(daysOf(moved, far).filter((day) => day !== '2020-01-01')).toEqual(strict)
  },
)
