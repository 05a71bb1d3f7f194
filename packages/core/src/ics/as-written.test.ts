import { describe, expect, it } from 'vitest'
import { linesOf, resourceOf, vcalendar, vevent } from '../test/ics-file.ts'
import { writeResource, type IcsEvent, type WrittenPart } from './index.ts'

const eventIn = (...lines: readonly string[]): IcsEvent => resourceOf(vcalendar(lines)).event
const written = (event: IcsEvent) => linesOf(writeResource(event, {}))
const linesLike = (event: IcsEvent, pattern: RegExp) => written(event).filter((line) => pattern.test(line))
const renamed = (event: IcsEvent): IcsEvent => ({ ...event, content: { ...event.content, title: 'New' } })
const alarm = (...lines: readonly string[]) => ['BEGIN:VALARM', ...lines, 'END:VALARM']

describe('a part of a resource', () => {
  it('stays as it was written while another is changed', () => {
    const event = eventIn(
      ...vevent('SUMMARY: A ', 'DESCRIPTION:', 'LOCATION;X-A=1:Here, there', 'STATUS:NEEDS-ACTION', 'DURATION:PT90M'),
    )
    const lines = ['DESCRIPTION:', 'LOCATION;X-A=1:Here, there', 'STATUS:NEEDS-ACTION', 'DURATION:PT90M']
    expect(written(event)).toEqual(expect.arrayContaining(['SUMMARY: A ', ...lines]))
    expect(written(renamed(event))).toEqual(expect.arrayContaining(['SUMMARY:New', ...lines]))
    expect(linesLike(event, /^TRANSP/)).toEqual([])
  })

  it('is written anew when its own meaning changes', () => {
    const event = eventIn(...vevent('DESCRIPTION:a, b', 'STATUS:NEEDS-ACTION'))
    const content = { ...event.content, description: 'c, d', status: 'cancelled' as const }
    expect(linesLike({ ...event, content }, /^(?:DESCRIPTION|STATUS)/)).toEqual([
      'DESCRIPTION:c\\, d',
      'STATUS:CANCELLED',
    ])
  })

  it('comes back when its old meaning does', () => {
    const event = eventIn(...vevent('SUMMARY: A '))
    const back = { ...renamed(event), content: event.content }
    expect(linesLike(back, /^SUMMARY/)).toEqual(['SUMMARY: A '])
  })

  it('cannot add a line or a property that is not its own', () => {
    const evil: Record<string, WrittenPart['lines']> = {
      SUMMARY: ['SUMMARY:A', 'UID:evil'],
      DESCRIPTION: ['DESCRIPTION:a\r\nUID:evil'],
      STATUS: ['END:VEVENT'],
      'VALARM TRIGGER:-PT5M display': ['BEGIN:VALARM', 'END:VALARM', 'END:VEVENT', 'BEGIN:VEVENT'],
    }
    const event = eventIn(...vevent('SUMMARY: A', 'DESCRIPTION:', 'STATUS:X', ...alarm('TRIGGER:-PT5M', 'X-A:1')))
    const known = event.extra?.written ?? {}
    const parts = Object.entries(evil).map(([name, lines]) => [name, { basis: known[name]?.basis ?? '', lines }])
    const extra = event.extra && { ...event.extra, written: { ...known, ...Object.fromEntries(parts) } }
    expect(Object.keys(known)).toEqual(expect.arrayContaining(Object.keys(evil)))
    expect(linesLike({ ...event, extra }, /^(?:UID|BEGIN|END):/)).toEqual(
      linesLike(eventIn(...vevent('SUMMARY:A', ...alarm('TRIGGER:-PT5M'))), /^(?:UID|BEGIN|END):/),
    )
  })
})

describe('the dates of a series', () => {
  const dates = ['DTSTART:20260310T090030', 'DTEND:20260310T100030', 'EXDATE:20260317T090030,20260324T090030']
  const series = vevent(...dates, 'RRULE:FREQ=WEEKLY', 'RDATE;VALUE=PERIOD:20260401T090030/PT2H')
  const moved = vevent('RECURRENCE-ID:20260331T090030', 'DTSTART:20260401T090030')
  const event = eventIn(...series, ...moved)

  it('stay as they were written, seconds and periods included', () => {
    expect(written(renamed(event))).toEqual(
      expect.arrayContaining([...dates, ...series.slice(-3, -1), ...moved.slice(1)]),
    )
  })

  it('are written anew together, so that they still name the same occurrences', () => {
    const exdates = [...event.repetition.exdates, '2026-04-07T09:00']
    const lines = linesLike({ ...event, repetition: { ...event.repetition, exdates } }, /^(?:DTSTART|EXDATE|RDATE|REC)/)
    expect(lines).toEqual([
      ...['DTSTART:20260310T090000', 'RDATE:20260401T090000', 'EXDATE:20260317T090000,20260324T090000,20260407T090000'],
      ...['DTSTART:20260401T090030', 'RECURRENCE-ID:20260331T090000'],
    ])
  })

  it('leave a rule that nobody can read where it was, until there is another', () => {
    const unread = eventIn(...vevent('RRULE:FREQ=NEVER;X=1'))
    const times = { ...unread.times, start: '2026-03-11T09:00', end: '2026-03-11T09:00' }
    expect(linesLike({ ...unread, times }, /^RRULE/)).toEqual(['RRULE:FREQ=NEVER;X=1'])
  })
})

describe('reminders', () => {
  const first = alarm('X-ID:1', 'ACTION:DISPLAY', 'DESCRIPTION:Ring', 'TRIGGER:-PT15M')
  const second = alarm('X-ID:2', 'ACTION:AUDIO', 'TRIGGER:-P1D', 'ATTACH;VALUE=URI:Basso')
  const snoozed = alarm('ACTION:NONE', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z')

  it('stay as they were written, each while it is there', () => {
    const event = eventIn(...vevent(...first, ...second, ...snoozed))
    expect(linesLike(renamed(event), /^(?:X-ID|ATTACH)/)).toEqual(['X-ID:1', 'X-ID:2', 'ATTACH;VALUE=URI:Basso'])
    const one = { ...event, reminders: event.reminders.slice(1) }
    expect(linesLike(one, /^(?:X-ID|TRIGGER)/)).toEqual(['X-ID:2', 'TRIGGER:-P1D', snoozed[2]])
    const more = { ...event, reminders: [...event.reminders, { minutesBefore: 5, channel: 'display' as const }] }
    expect(linesLike(more, /^(?:X-ID|TRIGGER:)/)).toEqual([
      'X-ID:1',
      'TRIGGER:-PT15M',
      'X-ID:2',
      'TRIGGER:-P1D',
      'TRIGGER:-PT5M',
    ])
  })

  it('are not given to an occurrence that has none', () => {
    const event = eventIn(...vevent('RRULE:FREQ=DAILY', ...first), ...vevent('RECURRENCE-ID:20260312T090000'))
    expect(linesLike(renamed(event), /^(?:BEGIN:V|RECURRENCE)/)).toEqual([
      ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'BEGIN:VALARM', 'BEGIN:VEVENT', 'RECURRENCE-ID:20260312T090000'],
    ])
  })
})

describe('a zone of its own', () => {
  const zone = (tzid: string) => [
    ...['BEGIN:VTIMEZONE', `TZID:${tzid}`, 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0117'],
    ...['TZOFFSETTO:+0117', 'END:STANDARD', 'END:VTIMEZONE'],
  ]
  const start = 'DTSTART;TZID=Odd:20260310T090000'
  const event = eventIn(...zone('Odd'), ...zone('Other'), ...vevent(start))

  it('is kept with its definition, and alone', () => {
    const lines = written(renamed(event))
    expect(lines).toContain(start)
    expect(lines.filter((line) => line.startsWith('TZID:'))).toEqual(['TZID:Odd'])
  })

  it('is left out when no time is in it any more', () => {
    const times = { ...event.times, start: '2026-03-10T09:00', end: '2026-03-10T10:00', timezone: 'Europe/Rome' }
    expect(linesLike({ ...event, times }, /^TZID:/)).toEqual(['TZID:Europe/Rome'])
  })
})
