import { describe, expect, it } from 'vitest'
import { exported, linesOf, read, vcalendar, vevent } from '../test/ics-file.ts'

const series = vevent('DTSTART;TZID=Europe/Rome:20260310T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY', 'SUMMARY:Class')
const moved = (...lines: string[]) =>
  vevent('RECURRENCE-ID;TZID=Europe/Rome:20260317T090000', 'DTSTART;TZID=Europe/Rome:20260318T110000', ...lines)

const readAll = (...components: string[][]) => read(vcalendar(components.flat()))
const exceptionsOf = (...components: string[][]) => readAll(...components).events[0]?.exceptions

describe('I4: a changed occurrence', () => {
  it.each([
    ['after', [series, moved('SUMMARY:Moved')]],
    ['before', [moved('SUMMARY:Moved'), series]],
  ])('I4: %s its series belongs to it', (_, components) => {
    const { events, warnings } = readAll(...components)
    expect(events).toHaveLength(1)
    expect(events[0]?.exceptions).toMatchObject([
      { recurrenceId: '2026-03-17T09:00', start: '2026-03-18T11:00', title: 'Moved', timezone: 'Europe/Rome' },
    ])
    expect(warnings).toEqual([])
  })

  it.each([
    ['in UTC', 'RECURRENCE-ID:20260317T080000Z'],
    ['in another zone', 'RECURRENCE-ID;TZID=America/New_York:20260317T040000'],
    ['as a date', 'RECURRENCE-ID;VALUE=DATE:20260317'],
    ['floating', 'RECURRENCE-ID:20260317T090000'],
  ])('I4: named %s is the same occurrence', (_, line) => {
    expect(exceptionsOf(series, vevent(line, 'SUMMARY:x'))).toMatchObject([{ recurrenceId: '2026-03-17T09:00' }])
  })

  it('I4: of an all-day series is named by its day', () => {
    const days = vevent('DTSTART;VALUE=DATE:20260310', 'RRULE:FREQ=DAILY')
    const changed = vevent('RECURRENCE-ID:20260312T000000', 'DTSTART:20260312T100000', 'SUMMARY:With a time')
    expect(exceptionsOf(days, changed)).toMatchObject([
      { recurrenceId: '2026-03-12', allDay: false, start: '2026-03-12T10:00' },
    ])
  })

  it('I4: without a start of its own stays where it was, as long as the series', () => {
    const cancelled = [
      'BEGIN:VEVENT',
      'UID:one@test',
      'RECURRENCE-ID:20260317T080000Z',
      'STATUS:CANCELLED',
      'END:VEVENT',
    ]
    expect(exceptionsOf(series, cancelled)).toMatchObject([
      { start: '2026-03-17T09:00', end: '2026-03-17T10:00', timezone: 'Europe/Rome', status: 'cancelled' },
    ])
  })

  it('I4: counts in its newest version, and the older ones are reported', () => {
    const { events, skipped } = readAll(series, moved('SUMMARY:new', 'SEQUENCE:3'), moved('SUMMARY:old', 'SEQUENCE:1'))
    expect(events[0]?.exceptions.map((exception) => exception.title)).toEqual(['new'])
    expect(events[0]?.sequence).toBe(3)
    expect(skipped).toMatchObject([{ title: 'old', reason: 'duplicate' }])
  })

  it('I4: with RANGE=THISANDFUTURE counts for itself, is said, and keeps the range for the export', () => {
    const changed = vevent('RECURRENCE-ID;RANGE=THISANDFUTURE:20260317T080000Z', 'SUMMARY:From here on')
    const { events, warnings } = readAll(series, changed)
    expect(events[0]?.exceptions).toMatchObject([{ recurrenceId: '2026-03-17T09:00', title: 'From here on' }])
    expect(events[0]?.extra?.exceptions['2026-03-17T09:00']?.parameters).toEqual({
      'RECURRENCE-ID': ';RANGE=THISANDFUTURE',
    })
    expect(warnings).toMatchObject([{ reason: 'thisAndFuture', detail: 'THISANDFUTURE' }])
  })

  it('I4: that names no occurrence is skipped, and its series stays', () => {
    const { events, skipped } = readAll(series, vevent('RECURRENCE-ID:soon', 'SUMMARY:Lost'))
    expect(events).toMatchObject([{ content: { title: 'Class' }, exceptions: [] }])
    expect(skipped).toMatchObject([{ title: 'Lost', reason: 'badRecurrenceId', detail: 'soon' }])
  })

  it.each([
    ['with an impossible start', 'DTSTART:20261350', 'badStart'],
    ['outside the years', 'DTSTART:18000101', 'yearOutOfRange'],
    ['that ends outside the years', 'DTEND:22500101', 'yearOutOfRange'],
  ])('I4: %s is skipped, and its series stays', (_, line, reason) => {
    const { events, skipped } = readAll(series, vevent('RECURRENCE-ID:20260317T090000', line))
    expect(events).toMatchObject([{ exceptions: [] }])
    expect(skipped).toMatchObject([{ reason }])
  })

  it('I4: has categories of its own or none, and reminders of its own where they differ from those of the series', () => {
    const alarm = (minutes: number) => ['BEGIN:VALARM', `TRIGGER:-PT${minutes}M`, 'END:VALARM']
    const base = vevent('RRULE:FREQ=WEEKLY', 'CATEGORIES:Work', ...alarm(10))
    const same = vevent('RECURRENCE-ID:20260317T090000', 'CATEGORIES:Work', ...alarm(10))
    const other = vevent('RECURRENCE-ID:20260324T090000', 'CATEGORIES:Home', ...alarm(5))
    const none = vevent('RECURRENCE-ID:20260331T090000', ...alarm(10))
    const { events } = readAll(base, same, other, none)
    expect(events[0]?.extra?.exceptions).toEqual({
      '2026-03-24T09:00': {
        properties: [],
        parameters: {},
        components: [{ name: 'VALARM', lines: ['TRIGGER:-PT5M'] }],
      },
    })
    expect(events[0]?.exceptions.map(({ categories }) => categories)).toEqual([['Work'], ['Home'], []])
    const lines = linesOf(exported(...events))
    expect(lines.filter((line) => line.startsWith('CATEGORIES'))).toEqual(
      ['Work', 'Work', 'Home'].map((name) => `CATEGORIES:${name}`),
    )
    expect(lines.filter((line) => line.startsWith('TRIGGER'))).toEqual(
      [10, 10, 5, 10].map((minutes) => `TRIGGER:-PT${minutes}M`),
    )
  })
})

describe('I4: a changed occurrence without its series', () => {
  it('I4: is an event of its own that remembers where it comes from', () => {
    const { events, warnings } = readAll(moved('SUMMARY:Alone'))
    expect(events).toMatchObject([
      {
        uid: 'one@test#2026-03-17T09:00',
        times: { start: '2026-03-18T11:00' },
        extra: { detached: { uid: 'one@test', recurrenceId: '2026-03-17T09:00', timezone: 'Europe/Rome' } },
      },
    ])
    expect(warnings).toMatchObject([{ uid: 'one@test', reason: 'detached' }])
  })

  it('I4: is one event for each occurrence, in its newest version', () => {
    const second = vevent('RECURRENCE-ID;VALUE=DATE:20260401', 'DTSTART:20260402', 'SUMMARY:Second')
    const { events, skipped } = readAll(moved('SUMMARY:old'), second, moved('SUMMARY:new'))
    expect(events.map(({ uid, content }) => [uid, content.title])).toEqual([
      ['one@test#2026-03-17T09:00', 'new'],
      ['one@test#2026-04-01', 'Second'],
    ])
    expect(skipped).toMatchObject([{ title: 'old', reason: 'duplicate' }])
  })

  it('I4: is one event however its occurrence is written', () => {
    const quoted = vevent('RECURRENCE-ID;TZID="Europe/Rome":20260317T090000', 'DTSTART:20260318T110000', 'SUMMARY:new')
    const { events, skipped } = readAll(moved('SUMMARY:old'), quoted)
    expect(events.map(({ uid, content }) => [uid, content.title])).toEqual([['one@test#2026-03-17T09:00', 'new']])
    expect(skipped).toMatchObject([{ title: 'old', reason: 'duplicate' }])
  })

  it('I4: is not taken in beside an event that has its uid already', () => {
    const named = vevent('UID:one@test#2026-03-17T09:00', 'SUMMARY:Named')
    const { events, skipped } = readAll(moved('SUMMARY:Alone'), named)
    expect(events.map(({ content }) => content.title)).toEqual(['Named'])
    expect(skipped).toMatchObject([{ title: 'Alone', reason: 'duplicate' }])
  })

  it('I4: is not lost with a series that cannot be read', () => {
    const broken = vevent('DTSTART:never', 'SUMMARY:Broken')
    const { events, skipped } = readAll(broken, moved('SUMMARY:Alone'))
    expect(events).toMatchObject([{ content: { title: 'Alone' } }])
    expect(skipped).toMatchObject([{ title: 'Broken', reason: 'badStart' }])
  })

  it('I4: that names no occurrence is skipped', () => {
    expect(readAll(vevent('RECURRENCE-ID:', 'SUMMARY:x'))).toMatchObject({
      events: [],
      skipped: [{ reason: 'badRecurrenceId' }],
    })
  })
})
