import { readResource, writeResource } from '@dodici/core/ics'
import { expect, it } from 'vitest'
import { newSteps } from '#server/steps-of-request.ts'
import { contentsOfIcs, icsOfContent } from './ics-content.ts'

const form = { defaultZone: 'Europe/Rome', allDayAt: 540 }

/** An event as it is stored, and as it is read from there. */
function storedAndRead(text: string) {
  const resource = readResource(text, form)
  if ('precondition' in resource) throw new Error(resource.precondition)
  const [file] = contentsOfIcs([resource.event], newSteps()) ?? []
  if (!file) throw new Error('too many steps')
  const event = { calendar_id: 'c', category_id: null, goal_id: null, split_from: null, ...file.event }
  const stored = { ...file, event: { ...event, created_at: file.createdAt ?? '2026-01-01T00:00:00.000Z' } }
  const exceptions = file.exceptions.map((row) => ({ ...row, category_id: null }))
  return { resource, read: icsOfContent({ ...stored, exceptions, changedAt: resource.event.changedAt }) }
}

const zone = [
  ...['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0117'],
  ...['TZOFFSETTO:+0117', 'END:STANDARD', 'END:VTIMEZONE'],
]
const common = ['UID:a, b', 'DTSTAMP:20260101T000000Z', 'CREATED:20250101T000000Z', 'DTSTART;TZID=Odd:20260310T090030']
const alarm = ['BEGIN:VALARM', 'UID:1', 'ACTION:AUDIO', 'TRIGGER:-PT15M', 'END:VALARM']
const series = [...common, 'DURATION:PT1H', 'RRULE:FREQ=DAILY', 'CATEGORIES:b,a', 'DESCRIPTION:', ...alarm]
const changed = (day: string) => [...common, `RECURRENCE-ID;TZID=Odd:202603${day}T090030`, 'SUMMARY: B ', 'X-A;=1:b']

const resourceOf = (...events: readonly (readonly string[])[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'X-WR-CALNAME:Home', ...zone],
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    ...['END:VCALENDAR', ''],
  ].join('\r\n')

it.each([
  ['a series', resourceOf(series, changed('12'), changed('13'))],
  ['occurrences without their series', resourceOf(changed('12'), changed('13'))],
  ['an occurrence without its series', resourceOf(changed('12'))],
])('a resource of %s is the same octets from the database, as another program wrote it', (_, text) => {
  const { resource, read } = storedAndRead(text)
  const body = writeResource(read, form)
  expect(body).toBe(writeResource(resource.event, form))
  const ours = /^(?:DTSTAMP|END:VCALENDAR|VERSION)/
  const lines = body.split('\r\n')
  expect(text.split('\r\n').filter((line) => !ours.test(line) && !lines.includes(line))).toEqual([])
})
