import { describe, expect, it } from 'vitest'
import { read, vcalendar, vevent } from '../test/ics-file.ts'
import { readIcs } from './index.ts'
import { COMPONENTS_MAX, DATES_MAX, EVENTS_MAX, EXCEPTIONS_MAX } from './limits.ts'

const options = { defaultZone: 'Europe/Rome' }
const events = (count: number, ...lines: string[]) =>
  vcalendar(Array.from({ length: count }, (_, at) => vevent(`UID:${at}@test`, ...lines)).flat())

describe('I9: how much a file may hold', () => {
  it('I9: 20,000 events are read, and one more is refused', () => {
    expect(read(events(EVENTS_MAX)).events).toHaveLength(EVENTS_MAX)
    expect(readIcs(events(EVENTS_MAX + 1), options)).toEqual({ error: 'tooManyEvents' })
  })

  it('I9: changed occurrences are no events of their own, and of one event only so many are kept, which is said', () => {
    const changed = Array.from({ length: EVENTS_MAX + 1 }, (_, at) => {
      const minute = 29_600_000 + at
      const wall = new Date(minute * 60_000).toISOString().slice(0, 16).replace(/[-:]/g, '')
      return vevent(`RECURRENCE-ID:${wall}00`, 'SUMMARY:x')
    })
    const text = vcalendar([...vevent('DTSTART:20260410T000000', 'RRULE:FREQ=MINUTELY'), ...changed.flat()])
    const reading = read(text)
    expect(reading.events.map((event) => event.exceptions.length)).toEqual([EXCEPTIONS_MAX])
    expect(reading.warnings.map(({ reason }) => reason)).toEqual(['fineRule', 'tooManyExceptions'])
  })

  it('I9: more than 100,000 components of any kind are refused', () => {
    const todos = 'BEGIN:VTODO\nEND:VTODO\n'
    expect(readIcs(todos.repeat(COMPONENTS_MAX + 1), options)).toEqual({ error: 'tooManyComponents' })
    expect(read(todos.repeat(1_000)).skipped).toHaveLength(1_000)
  })
})

describe('I6: lines without end', () => {
  it.each([
    ['a title', `SUMMARY:${'x'.repeat(5_000_000)}`],
    ['a title of signs that are one character', `SUMMARY:e${'\u0301'.repeat(5_000_000)}`],
    ['escapes', `DESCRIPTION:${'\\n'.repeat(2_500_000)}`],
    ['backslashes', `CATEGORIES:${'\\'.repeat(5_000_001)}`],
    ['categories', `CATEGORIES:${'a,b,'.repeat(1_250_000)}`],
    ['parameters', `X-A${';a=b'.repeat(1_250_000)}:c`],
    ['open quotes', `X-A${';a="'.repeat(1_250_000)}:c`],
    ['dates', `EXDATE:${'20260310T090000,'.repeat(300_000)}`],
    ['a rule', `RRULE:FREQ=YEARLY;BYYEARDAY=${'1,'.repeat(2_500_000)}`],
    ['the ends of a rule', `RRULE:FREQ=YEARLY${';'.repeat(5_000_000)}x`],
    ['a duration', `DURATION:P${'1D'.repeat(2_500_000)}`],
    ['an unknown property', `X-A:${'y'.repeat(5_000_000)}`],
    ['lines that are none', `DESCRIPTION:a${'\nfoo'.repeat(1_000_000)}`],
  ])('I6: %s of 5 MB are cut to what an event may hold', (_, line) => {
    const [event] = read(vcalendar(vevent(line))).events
    expect(event?.uid).toBe('one@test')
    expect(JSON.stringify(event).length).toBeLessThan(200_000)
  })

  it('I6: thousands of lines with thousands of dates are read no further than so many are kept', () => {
    const line = `RDATE:${','.repeat(4_000)}20260310T090000`
    const rdates = Array.from({ length: 4_000 }, () => line)
    const { events: found, warnings } = read(vcalendar(vevent('DTSTART:20260301T090000', ...rdates)))
    expect(found.map(({ repetition }) => repetition.rdates)).toEqual([['2026-03-10T09:00']])
    expect(warnings.map(({ reason }) => reason)).toEqual(['tooManyDates'])
    expect(DATES_MAX).toBeLessThan(4_000 * 4_000)
  })

  it('I6: thousands of levels of components are no more than ten', () => {
    const deep = 'BEGIN:X-A\n'.repeat(50_000) + 'END:X-B\n'.repeat(50_000)
    const text = vcalendar([...vevent('UID:a@test'), ...vevent('UID:b@test', deep.trim())])
    expect(read(text).events.map((event) => event.uid)).toEqual(['a@test', 'b@test'])
  })
})
