import { describe, expect, it } from 'vitest'
import { vcalendar, vevent } from '../test/ics-file.ts'
import { readIcs, writeIcs, type IcsEvent } from './index.ts'

const NINE = 540

function readAt(allDayAt: number, ...lines: readonly string[]): readonly IcsEvent[] {
  const reading = readIcs(vcalendar(lines), { defaultZone: 'Europe/Rome', allDayAt })
  if ('error' in reading) throw new Error(reading.error)
  return reading.events
}

const alarm = (trigger: string) => ['BEGIN:VALARM', 'ACTION:DISPLAY', trigger, 'END:VALARM']
const wholeDay = (...lines: readonly string[]) => vevent('DTSTART;VALUE=DATE:20260310', ...lines)

const triggersOf = (allDayAt: number, events: readonly IcsEvent[]): string[] =>
  writeIcs({ calendar: { name: 'a', description: '', color: null }, events, productId: 'x', allDayAt })
    .split('\r\n')
    .filter((line) => line.startsWith('TRIGGER'))

describe('T2: the alarms of all-day events', () => {
  it.each([
    ['nine of the day before, as Apple writes it', 'TRIGGER:-PT15H', 1_440, 'TRIGGER:-PT900M'],
    ['nine of the day itself', 'TRIGGER:PT9H', 0, 'TRIGGER:PT540M'],
    ['nine, two days before', 'TRIGGER:-P1DT15H', 2_880, 'TRIGGER:-PT2340M'],
    ['the midnight that the day begins with', 'TRIGGER:PT0S', 540, 'TRIGGER:PT0M'],
    ['the midnight before, as Google writes it', 'TRIGGER:-P1D', 1_980, 'TRIGGER:-PT1440M'],
  ])('%s count from the hour of the person, and are written from midnight', (_, trigger, minutesBefore, written) => {
    const events = readAt(NINE, ...wholeDay(...alarm(trigger)))
    expect(events[0]?.reminders).toEqual([{ minutesBefore, channel: 'display' }])
    expect(triggersOf(NINE, events)).toEqual([written])
  })

  it('later than that hour are kept as they are', () => {
    const events = readAt(NINE, ...wholeDay(...alarm('TRIGGER:PT18H')))
    expect(events[0]?.reminders).toEqual([])
    expect(triggersOf(NINE, events)).toEqual(['TRIGGER:PT18H'])
  })

  it('of a changed occurrence that is at a time count from its start, and differ so from those of its series', () => {
    const events = readAt(
      NINE,
      ...wholeDay('RRULE:FREQ=WEEKLY', ...alarm('TRIGGER:-PT15H')),
      ...vevent('RECURRENCE-ID;VALUE=DATE:20260317', 'DTSTART:20260317T100000', ...alarm('TRIGGER:-PT15H')),
      ...vevent(
        ...['RECURRENCE-ID;VALUE=DATE:20260324', 'DTSTART;VALUE=DATE:20260325', 'DTEND;VALUE=DATE:20260326'],
        ...alarm('TRIGGER:-PT15H'),
      ),
    )
    expect(triggersOf(NINE, events)).toEqual(['TRIGGER:-PT900M', 'TRIGGER:-PT15H', 'TRIGGER:-PT900M'])
  })

  it('of whoever says no hour, and those of timed events, count from the start', () => {
    expect(readAt(0, ...wholeDay(...alarm('TRIGGER:-PT15H')))[0]?.reminders[0]?.minutesBefore).toBe(900)
    expect(readAt(NINE, ...vevent(...alarm('TRIGGER:-PT15M')))[0]?.reminders[0]?.minutesBefore).toBe(15)
  })
})
