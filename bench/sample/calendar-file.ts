import type { SampleEvent } from './sample-events.ts'

/** Where the timed events of a file are said to be. Peers get UTC, because they want a VTIMEZONE for anything else. */
export type FileZone = 'UTC' | 'Europe/Rome'

/** The events as an iCalendar file (RFC 5545). */
export function calendarFile(events: readonly SampleEvent[], zone: FileZone = 'UTC'): string {
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Dodici//Benchmark//EN']
  return [...head, ...events.flatMap((event) => eventLines(event, zone)), 'END:VCALENDAR', ''].join('\r\n')
}

function eventLines(event: SampleEvent, zone: FileZone): string[] {
  const { id, title, category, first, last, time } = event
  const times =
    time === null
      ? [`DTSTART;VALUE=DATE:${basic(first)}`, `DTEND;VALUE=DATE:${basic(dayAfter(last))}`]
      : [`DTSTART${wall(`${first}T${time}`, zone)}`, `DTEND${wall(`${first}T${time.slice(0, 2)}:45`, zone)}`]
  const words = [`SUMMARY:${title}`, `CATEGORIES:Category ${category}`]
  const head = ['BEGIN:VEVENT', `UID:${id}@bench`, 'DTSTAMP:20260101T000000Z']
  return [...head, ...times, ...words, ...alarmLines(event), 'END:VEVENT']
}

const alarmLines = ({ minutesBefore }: SampleEvent): string[] =>
  minutesBefore === undefined
    ? []
    : ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Soon', `TRIGGER:-PT${minutesBefore}M`, 'END:VALARM']

const wall = (time: string, zone: FileZone): string =>
  zone === 'UTC' ? `:${basic(time)}00Z` : `;TZID=${zone}:${basic(time)}00`

const basic = (text: string): string => text.replaceAll(/[-:]/g, '')

const dayAfter = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
