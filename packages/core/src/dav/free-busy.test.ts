import { describe, expect, it } from 'vitest'
import { readIcs, type IcsEvent } from '../ics/index.ts'
import { vcalendar, vevent } from '../test/ics-file.ts'
import { busyTimesOf, mergeBusyPeriods, writeFreeBusy, type BusyEvent } from './free-busy.ts'
import { ROME } from './test/calendar-objects.ts'

const minute = (iso: string): number => Date.parse(iso) / 60_000
const range = { start: minute('2026-03-10T00:00Z'), end: minute('2026-03-12T00:00Z') }

const asBusy = ({ content: { busy, status }, times, repetition, exceptions }: IcsEvent): BusyEvent => ({
  ...times,
  ...repetition,
  exceptions,
  busy,
  status,
})

function events(...lines: readonly string[][]): BusyEvent[] {
  const text = vcalendar(
    lines.flatMap((one, index) => vevent(...(one.includes('UID:s') ? [] : [`UID:${index}`]), ...one)),
  )
  const reading = readIcs(text, { defaultZone: ROME })
  if ('error' in reading) throw new Error(reading.error)
  return reading.events.map(asBusy)
}

const busyIn = (...lines: readonly string[][]) =>
  mergeBusyPeriods(events(...lines).flatMap((event) => busyTimesOf(event, range, ROME).periods))

const periods = (...lines: readonly string[][]): string[] =>
  busyIn(...lines).map(({ start, end, isTentative }) =>
    [start, end]
      .map((at) => new Date(at * 60_000).toISOString().slice(5, 16))
      .concat(isTentative ? ['tentative'] : [])
      .join(' '),
  )

const at = (start: string, end: string, ...rest: string[]) => [
  `DTSTART:202603${start}00Z`,
  `DTEND:202603${end}00Z`,
  ...rest,
]

describe('free and busy times (RFC 4791 7.10)', () => {
  it('joins what overlaps or touches, and keeps what is apart', () => {
    const morning = [at('10T0900', '10T1000'), at('10T0930', '10T1100'), at('10T1100', '10T1200')]
    expect(periods(...morning, at('10T1201', '10T1300'))).toEqual([
      '03-10T09:00 03-10T12:00',
      '03-10T12:01 03-10T13:00',
    ])
  })

  it('leaves out what is free, cancelled or without length, and tells what is tentative', () => {
    expect(
      periods(
        ...[at('10T0900', '10T1000', 'TRANSP:TRANSPARENT'), at('10T1000', '10T1100', 'STATUS:CANCELLED')],
        ...[at('10T1200', '10T1300', 'STATUS:TENTATIVE'), at('10T1230', '10T1330'), at('10T1400', '10T1400')],
      ),
    ).toEqual(['03-10T12:00 03-10T13:00 tentative', '03-10T12:30 03-10T13:30'])
  })

  it('ends at the ends of the range', () => {
    expect(periods(at('09T2200', '10T0200'), at('11T2300', '12T0300'), at('12T0000', '12T0100'))).toEqual([
      '03-10T00:00 03-10T02:00',
      '03-11T23:00 03-12T00:00',
    ])
  })

  it('counts days as those of the person', () => {
    expect(periods(['DTSTART;VALUE=DATE:20260311'])).toEqual(['03-10T23:00 03-11T23:00'])
  })

  it('counts each occurrence as it is: moved, free, or as the rule makes it', () => {
    const series = ['UID:s', 'DTSTART:20260309T080000Z', 'DTEND:20260309T090000Z', 'RRULE:FREQ=DAILY']
    const moved = at('10T1500', '10T1600', 'UID:s', 'RECURRENCE-ID:20260310T080000Z')
    const free = at('11T0800', '11T0900', 'UID:s', 'RECURRENCE-ID:20260311T080000Z', 'TRANSP:TRANSPARENT')
    expect(periods(series)).toEqual(['03-10T08:00 03-10T09:00', '03-11T08:00 03-11T09:00'])
    expect(periods(series, moved, free)).toEqual(['03-10T15:00 03-10T16:00'])
  })

  it('says if there may be more', () => {
    const isTruncated = (lines: string[]) => events(lines).map((event) => busyTimesOf(event, range, ROME).isTruncated)
    expect(isTruncated(['DTSTART:20260309T080000Z', 'RRULE:FREQ=HOURLY'])).toEqual([true])
    expect(isTruncated(at('10T0900', '10T1000'))).toEqual([false])
  })
})

it('writes a VFREEBUSY', () => {
  const busy = busyIn(at('10T0900', '10T1000'), at('10T1200', '10T1300', 'STATUS:TENTATIVE'))
  const text = writeFreeBusy({ range, periods: busy, now: minute('2026-03-01T12:00Z'), productId: '-//Dodici//EN' })
  expect(text.trim().split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dodici//EN', 'BEGIN:VFREEBUSY', 'DTSTAMP:20260301T120000Z'],
    ...['DTSTART:20260310T000000Z', 'DTEND:20260312T000000Z'],
    'FREEBUSY;FBTYPE=BUSY:20260310T090000Z/20260310T100000Z',
    'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20260310T120000Z/20260310T130000Z',
    ...['END:VFREEBUSY', 'END:VCALENDAR'],
  ])
})
