import { expect, it } from 'vitest'
import { resourceOf, vcalendar, vevent } from '../test/ics-file.ts'
import { writeResource } from './index.ts'

/** 200 KB of a text. */
const much = (text: string): string => text.repeat(Math.floor(200_000 / text.length))
const zone = ['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0117']
const odd = [...zone, 'TZOFFSETTO:+0117', 'END:STANDARD', 'END:VTIMEZONE']
const occurrences = Array.from({ length: 1_000 }, (_, at) => {
  const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(0, 10).replaceAll('-', '')
  const lines = ['BEGIN:VEVENT', 'UID:a', `RECURRENCE-ID;TZID=Odd:${day}T090000`, `DTSTART;TZID=Odd:${day}T100000`]
  return [...lines, 'STATUS:X', 'BEGIN:VALARM', 'TRIGGER:-PT1M', 'END:VALARM', 'END:VEVENT']
})

it.each([
  ['a title', vevent(`SUMMARY:${much('x')}`)],
  ['escapes', vevent(`DESCRIPTION:${much('\\N')}`)],
  ['empty descriptions', vevent(much('DESCRIPTION:\n').trim())],
  ['strange properties', vevent(much('X-A;=1:b\n').trim())],
  ['categories', vevent(`CATEGORIES:${much('a,b,')}`)],
  ['zones', vevent(much('X-A;TZID=Odd:1\n').trim())],
  [
    'definitions of a zone',
    [
      ...much(`${odd.join('\n')}\n`)
        .trim()
        .split('\n'),
      ...vevent('DTSTART;TZID=Odd:20260310T090000'),
    ],
  ],
  ['lines of the calendar', [much('X-A:1\n').trim(), ...vevent()]],
  ['components of the calendar', [much('BEGIN:X-A\nEND:X-A\n').trim(), ...vevent()]],
  ['reminders', vevent(much('BEGIN:VALARM\nTRIGGER:-PT1M\nEND:VALARM\n').trim())],
  ['rules', vevent(much('RRULE:FREQ=DAILY;COUNT=2\n').trim())],
  ['occurrences', [...odd, ...vevent('UID:a', 'RRULE:FREQ=DAILY'), ...occurrences.flat()]],
  ['occurrences without their series', [...odd, ...occurrences.flat()]],
])('I6: a resource of much of %s takes a few times its size to store, and is the same octets again', (_, lines) => {
  const text = vcalendar(lines, '\n')
  const { event } = resourceOf(text)
  expect(JSON.stringify(event).length).toBeLessThan(6 * text.length)
  const body = writeResource(event, {})
  expect(writeResource(resourceOf(body).event, {})).toBe(body)
})
