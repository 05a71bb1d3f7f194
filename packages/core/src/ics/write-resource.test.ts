import { expect, it } from 'vitest'
import { tzlib_get_timezones } from 'timezones-ical-library'
import { anIcsEvent, linesOf, resourceOf, vcalendar, vevent } from '../test/ics-file.ts'
import { fingerprint } from './derived-uid.ts'
import { FORMAT_VERSION, writeResource, type IcsEvent } from './index.ts'

const plain = anIcsEvent()
const inZone = (timezone: string): IcsEvent =>
  anIcsEvent({
    times: { allDay: false, start: '2026-03-10T09:00', end: '2026-03-10T10:30', timezone, endTimezone: null },
  })
const series = anIcsEvent({
  ...inZone('Europe/Rome'),
  sequence: 3,
  createdAt: '2026-01-02T03:04:05.678Z',
  content: {
    ...plain.content,
    title: `Long, ${'è🎂 '.repeat(25)}`,
    description: 'a;\nb',
    url: 'https://e.org',
    away: true,
  },
  repetition: {
    rrule: 'FREQ=WEEKLY;COUNT=9',
    rdates: ['2026-04-01T09:00'],
    exdates: ['2026-03-17T09:00', '2026-03-18'],
  },
  exceptions: [
    {
      ...{ ...plain.content, ...inZone('Asia/Tokyo').times, recurrenceId: '2026-03-24T09:00' },
      ...{ categories: ['Home'], status: 'cancelled', busy: false, kind: 'milestone' },
    },
  ],
  categories: ['Work', 'a,b'],
  reminders: [
    { minutesBefore: 15, channel: 'display' },
    { minutesBefore: 0, channel: 'email' },
  ],
})
const foreign = resourceOf(
  vcalendar([
    'X-WR-CALNAME:Home',
    ...vevent('RECURRENCE-ID:20260310', 'DTSTART;TZID=Odd:20260310T090000', 'DURATION:PT1H', 'X-A;=1:b'),
    ...vevent('RECURRENCE-ID:20260311T080000Z', 'SUMMARY: B ', 'BEGIN:VALARM', 'TRIGGER:-PT5M', 'END:VALARM'),
  ]),
).event

it('has other octets only in another version of the format', () => {
  const zones = [tzlib_get_timezones()].flat().map(inZone)
  const bodies = [plain, series, foreign, ...zones].map((event) =>
    writeResource(event, { allDayAt: 540, ownerEmail: 'anna@example.org' }),
  )
  expect({ version: FORMAT_VERSION, octets: fingerprint(bodies.join('')) }).toEqual({
    version: 1,
    octets: '6ac162982d22cdf7',
  })
})

it('says when it last changed, and nothing else of when it was written', () => {
  const lines = linesOf(writeResource(plain, {}))
  const later = linesOf(writeResource({ ...plain, changedAt: '2026-03-02T00:00:00.999Z' }, {}))
  const changed = later.filter((line) => !lines.includes(line))
  expect(changed).toEqual(['DTSTAMP:20260302T000000Z', 'LAST-MODIFIED:20260302T000000Z'])
})
