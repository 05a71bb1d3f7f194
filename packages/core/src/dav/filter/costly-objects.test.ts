import { expect, it } from 'vitest'
import { STEPS_MAX, stepsTaken } from '../../recurrence/index.ts'
import { vcalendar, vevent } from '../../test/ics-file.ts'
import { eventFilter, objectOf, rangeElement, ROME } from '../test/calendar-objects.ts'
import { calendarDataOf } from '../calendar-data/calendar-data.ts'
import { matchesFilter } from './match-object.ts'

/** The steps that one question about one object took, and the answer. */
function asked(lines: readonly string[], filter: ReturnType<typeof eventFilter>) {
  const object = objectOf(vcalendar(lines))
  const before = stepsTaken()
  const isMatch = matchesFilter(object, filter, ROME)
  return { isMatch, steps: stepsTaken() - before }
}

const alarm = ['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:PT1M', 'END:VALARM']
const daily = ['DTSTART:20000101T090000Z', 'RRULE:FREQ=DAILY']

it('V1: looks for the alarms of an event no longer than for one event, however many there are', () => {
  const lines = vevent(...daily, ...Array.from({ length: 20_000 }, () => alarm).flat())
  const filter = eventFilter(`<C:comp-filter name="VALARM">${rangeElement(null, '1999-01-01T00:00')}</C:comp-filter>`)
  expect(asked(lines, filter).steps).toBeLessThanOrEqual(STEPS_MAX)
})

it('V1: takes a text for found rather than to look through megabytes again and again', () => {
  const people = (letters: number) =>
    objectOf(vcalendar(vevent(...Array.from({ length: 500 }, () => `ATTENDEE;CN="${'é'.repeat(letters)}":mailto:a@b`))))
  const match = '<C:text-match collation="i;unicode-casemap">z</C:text-match>'
  const filter = eventFilter(
    `<C:prop-filter name="ATTENDEE"><C:param-filter name="CN">${match}</C:param-filter></C:prop-filter>`,
  )
  expect(matchesFilter(people(100), filter, ROME)).toBe(false)
  expect(matchesFilter(people(1_000), filter, ROME)).toBe(true)
})

/** Changed occurrences, one a day. */
const changed = (count: number, lineOf: (day: string, index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '')
    return vevent(lineOf(day, index), `RECURRENCE-ID:${day}T090000Z`)
  }).flat()

const NEVER = eventFilter(rangeElement('2026-03-10T00:00', '2026-03-10T00:01'))

it('finds among thousands of changed occurrences that none is in range', () => {
  const occurrences = changed(9_500, (day) => `DTSTART:${day}T100000Z`)
  expect(asked([...vevent(...daily), ...occurrences], NEVER).isMatch).toBe(false)
})

it('V1: takes an event for one in range rather than to look longer than for one series', () => {
  const zones = ['Europe/Rome', 'Asia/Tokyo', 'America/Lima', 'Africa/Cairo', 'Asia/Dubai']
  const occurrences = changed(
    500,
    (_, index) => `DTSTART;TZID=${zones[index % 5]}:${1900 + Math.floor(index / 5) * 3}0101T100000`,
  )
  const { isMatch, steps } = asked([...vevent(...daily), ...occurrences], NEVER)
  expect(isMatch).toBe(true)
  expect(steps).toBeLessThanOrEqual(STEPS_MAX)
})

it('V1: asks many series of one object within the steps of one', () => {
  const rule = 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2000'
  const series = Array.from({ length: 2_000 }, () => vevent('DTSTART;TZID=Europe/Rome:19000101T090000', rule)).flat()
  const late = eventFilter(rangeElement('2190-01-01T00:00', null))
  const { isMatch, steps } = asked(series, late)
  expect(isMatch).toBe(true)
  expect(steps).toBeLessThanOrEqual(STEPS_MAX)
  const range = { start: Date.UTC(1900) / 60_000, end: Date.UTC(2200) / 60_000 }
  const wanted = { selection: null, expand: range, limitRecurrence: null, limitFreeBusy: null }
  const before = stepsTaken()
  expect(calendarDataOf(vcalendar(series), wanted, ROME).isTruncated).toBe(true)
  expect(stepsTaken() - before).toBeLessThanOrEqual(STEPS_MAX)
})
