import { describe, expect, it } from 'vitest'
import { exported, read, readOne, vcalendar, vevent, warningsOf } from '../test/ics-file.ts'

const timesOf = (...lines: string[]) => readOne(...vevent(...lines)).times
const allDay = (start: string, end: string) => ({ allDay: true, start, end, timezone: null, endTimezone: null })
const timed = (start: string, end: string, timezone: string | null, endTimezone: string | null = null) => ({
  allDay: false,
  start,
  end,
  timezone,
  endTimezone,
})

describe('days', () => {
  it.each([
    ['an exclusive end', ['DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260313'], '2026-03-12'],
    ['an end that equals the start', ['DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260310'], '2026-03-10'],
    ['no end', ['DTSTART;VALUE=DATE:20260310'], '2026-03-10'],
    ['a date without VALUE=DATE', ['DTSTART:20260310', 'DTEND:20260312'], '2026-03-11'],
    ['a date with a zone', ['DTSTART;VALUE=DATE;TZID=Mars/X:20260310', 'DTEND;VALUE=DATE:20260311'], '2026-03-10'],
    ['a date in UTC', ['DTSTART:20260310Z', 'DTEND:20260312Z'], '2026-03-11'],
    ['a duration of days', ['DTSTART;VALUE=DATE:20260310', 'DURATION:P3D'], '2026-03-12'],
    ['a duration of weeks', ['DTSTART;VALUE=DATE:20260310', 'DURATION:P1W'], '2026-03-16'],
    ['a duration of 86,400 seconds', ['DTSTART;TZID=Europe/Rome:20260310', 'DURATION:PT86400S'], '2026-03-10'],
    ['an end at midnight', ['DTSTART;VALUE=DATE:20260310', 'DTEND:20260312T000000'], '2026-03-11'],
    ['an end in the afternoon', ['DTSTART;VALUE=DATE:20260310', 'DTEND:20260312T150000'], '2026-03-12'],
  ])('last as long as they say with %s', (_, lines, last) => {
    expect(timesOf(...lines)).toEqual(allDay('2026-03-10', last))
    expect(warningsOf(...vevent(...lines))).toEqual([])
  })
})

describe('times', () => {
  it.each([
    ['a floating end', ['DTEND:20260310T103000'], timed('2026-03-10T09:00', '2026-03-10T10:30', 'Europe/Rome')],
    ['no end', [], timed('2026-03-10T09:00', '2026-03-10T09:00', 'Europe/Rome')],
    ['a duration', ['DURATION:PT1H15M'], timed('2026-03-10T09:00', '2026-03-10T10:15', 'Europe/Rome')],
    [
      'an end in another zone',
      ['DTEND;TZID=America/New_York:20260310T120000'],
      timed('2026-03-10T09:00', '2026-03-10T12:00', 'Europe/Rome', 'America/New_York'),
    ],
    ['an end in UTC', ['DTEND:20260310T100000Z'], timed('2026-03-10T09:00', '2026-03-10T10:00', 'Europe/Rome', 'UTC')],
    [
      'an end that is a day',
      ['DTEND;VALUE=DATE:20260311'],
      timed('2026-03-10T09:00', '2026-03-11T00:00', 'Europe/Rome'),
    ],
  ])('end where they say with %s', (_, lines, times) => {
    expect(timesOf('DTSTART;TZID=Europe/Rome:20260310T090000', ...lines)).toEqual(times)
    expect(warningsOf(...vevent('DTSTART;TZID=Europe/Rome:20260310T090000', ...lines))).toEqual([])
  })

  it('are floating without a zone, and UTC with a Z', () => {
    expect(timesOf('DTSTART:20260310T090000', 'DTEND:20260310T100000')).toEqual(
      timed('2026-03-10T09:00', '2026-03-10T10:00', null),
    )
    expect(timesOf('DTSTART:20260310T090000Z')).toEqual(timed('2026-03-10T09:00', '2026-03-10T09:00', 'UTC'))
  })

  it('count with a floating start, an end in a zone as the person lives it', () => {
    expect(timesOf('DTSTART:20260310T090000', 'DTEND:20260310T100000Z').end).toBe('2026-03-10T11:00')
  })

  it('hold though VALUE=DATE contradicts them', () => {
    expect(timesOf('DTSTART;VALUE=DATE:20110804T120000').start).toBe('2011-08-04T12:00')
  })

  it('of a duration over a clock change count real hours, and days by the wall', () => {
    const start = 'DTSTART;TZID=Europe/Rome:20260328T220000'
    expect(timesOf(start, 'DURATION:PT24H').end).toBe('2026-03-29T23:00')
    expect(timesOf(start, 'DURATION:P1D').end).toBe('2026-03-29T22:00')
  })

  it('of a series are as long by its own wall, whichever clock change its first occurrence lies over', () => {
    const daily = ['DTSTART;TZID=Europe/Rome:20260328T220000', 'RRULE:FREQ=DAILY']
    expect(timesOf(...daily, 'DURATION:PT8H').end).toBe('2026-03-29T06:00')
    const monthly = ['DTSTART;TZID=Europe/Rome:20260110T100000', 'RRULE:FREQ=MONTHLY']
    expect(timesOf(...monthly, 'DTEND:20260110T100000Z')).toEqual(
      timed('2026-01-10T10:00', '2026-01-10T11:00', 'Europe/Rome'),
    )
  })

  it('may say 24:00 for the end of the day', () => {
    expect(timesOf('DTSTART:20260310T200000', 'DTEND:20260310T240000').end).toBe('2026-03-11T00:00')
  })

  it('lose their seconds, and the report says so', () => {
    const lines = vevent('DTSTART:20260310T090030', 'DTEND:20260310T095959')
    expect(readOne(...lines).times).toEqual(timed('2026-03-10T09:00', '2026-03-10T09:59', null))
    expect(warningsOf(...lines)).toEqual(['secondsDropped'])
    expect(warningsOf(...vevent('DURATION:PT1H15M5S'))).toEqual(['secondsDropped'])
  })
})

describe('an end that cannot be', () => {
  it.each([
    ['before the start', ['DTEND:20260310T080000'], 'endBeforeStart'],
    ['before the start as a duration', ['DURATION:-PT1H'], 'endBeforeStart'],
    ['that is no time', ['DTEND:20260310T2500'], 'badEnd'],
    ['that is no duration', ['DURATION:soon'], 'badEnd'],
    ['of more than 400 years', ['DURATION:P999999D'], 'badEnd'],
  ])('%s is taken as the start, and said', (_, lines, reason) => {
    expect(timesOf(...lines)).toEqual(timed('2026-03-10T09:00', '2026-03-10T09:00', null))
    expect(warningsOf(...vevent(...lines))).toEqual([reason])
  })

  it('before the first day leaves that day', () => {
    const lines = vevent('DTSTART;VALUE=DATE:20260310', 'DTEND;VALUE=DATE:20260301')
    expect(readOne(...lines).times).toEqual(allDay('2026-03-10', '2026-03-10'))
    expect(warningsOf(...lines)).toEqual(['endBeforeStart'])
  })

  it('only by the wall, in another zone, stands', () => {
    const times = timesOf('DTSTART;TZID=Asia/Tokyo:20260310T180000', 'DTEND;TZID=America/New_York:20260310T170000')
    expect(times.end).toBe('2026-03-10T17:00')
  })
})

describe('years', () => {
  it.each([
    ['DTSTART:18991231', '1899'],
    ['DTSTART:22010101T000000Z', '2201'],
    ['DTSTART:00010101', '1'],
  ])('that the planner does not take are skipped (%s)', (start, year) => {
    expect(read(vcalendar(vevent(start))).skipped).toMatchObject([{ reason: 'yearOutOfRange', detail: year }])
  })

  it('count at the end too', () => {
    const text = vcalendar(vevent('DTSTART:22001231', 'DTEND:22010103'))
    expect(read(text)).toMatchObject({ events: [], skipped: [{ reason: 'yearOutOfRange', detail: '2201' }] })
  })
})

describe('repetition', () => {
  const repetitionOf = (...lines: string[]) => readOne(...vevent(...lines)).repetition
  const weekly = ['DTSTART;TZID=Europe/Rome:20260310T090000', 'RRULE:FREQ=WEEKLY']

  it('keeps the rule as it is written, but for its case and spaces', () => {
    expect(repetitionOf('RRULE:freq=weekly; byday=tu;').rrule).toBe('FREQ=WEEKLY;BYDAY=TU')
  })

  it('R1: a rule finer than daily is kept, and the report says so', () => {
    const lines = vevent('RRULE:FREQ=SECONDLY;COUNT=2000000000')
    expect(readOne(...lines).repetition.rrule).toBe('FREQ=SECONDLY;COUNT=2000000000')
    expect(read(vcalendar(lines)).warnings).toMatchObject([{ reason: 'fineRule', detail: 'SECONDLY' }])
  })

  it('R1: an unreadable rule leaves one occurrence, is said, and is kept for the export', () => {
    const lines = vevent('RRULE:FREQ=DAILY;INTERVAL=0')
    expect(readOne(...lines).repetition.rrule).toBeNull()
    expect(readOne(...lines).extra?.properties).toEqual(['RRULE:FREQ=DAILY;INTERVAL=0'])
    expect(warningsOf(...lines)).toEqual(['badRule'])
  })

  it('counts the first of several rules and no EXRULE, says so, and keeps them', () => {
    const lines = vevent(...weekly, 'RRULE:FREQ=YEARLY', 'EXRULE:FREQ=MONTHLY')
    expect(readOne(...lines).repetition.rrule).toBe('FREQ=WEEKLY')
    expect(readOne(...lines).extra?.properties).toEqual(['RRULE:FREQ=YEARLY', 'EXRULE:FREQ=MONTHLY'])
    expect(warningsOf(...lines)).toEqual(['moreRules', 'exruleIgnored'])
  })

  it.each([
    ['on the wall', 'EXDATE;TZID=Europe/Rome:20260317T090000'],
    ['as a date', 'EXDATE;VALUE=DATE:20260317'],
    ['in another zone', 'EXDATE;TZID=America/New_York:20260317T040000'],
    ['in UTC', 'EXDATE:20260317T080000Z'],
    ['floating', 'EXDATE:20260317T090000'],
    ['twice', 'EXDATE:20260317T090000,20260317T080000Z'],
  ])('R4: an EXDATE %s takes out the same occurrence', (_, line) => {
    expect(repetitionOf(...weekly, line).exdates).toEqual(['2026-03-17T09:00'])
  })

  it('R4: an EXDATE with a time takes a day out of an all-day series', () => {
    expect(repetitionOf('DTSTART:20260310', 'RRULE:FREQ=DAILY', 'EXDATE:20260312T000000').exdates).toEqual([
      '2026-03-12',
    ])
  })

  it.each([
    ['midnight in Rome', 'EXDATE:20260310T230000Z', '2026-03-11'],
    ['midnight in UTC, which is but a date', 'EXDATE:20260311T000000Z', '2026-03-11'],
    ['a time of the day in Rome', 'EXDATE:20260311T080000Z', '2026-03-11'],
    ['midnight in a zone of its own', 'EXDATE;TZID=America/New_York:20260311T000000', '2026-03-11'],
  ])('R4: an EXDATE of %s takes out the day that it is where the person is', (_, line, day) => {
    expect(repetitionOf('DTSTART:20260301', 'RRULE:FREQ=DAILY', line).exdates).toEqual([day])
  })

  it('R4: an RDATE, an UNTIL and a changed occurrence in UTC mean the day where the calendar is', () => {
    const daily = (until: string) => ['DTSTART:20260301', `RRULE:FREQ=DAILY;UNTIL=${until};INTERVAL=2`]
    const changed = ['BEGIN:VEVENT', 'UID:one@test', 'RECURRENCE-ID:20260304T150000Z', 'STATUS:CANCELLED', 'END:VEVENT']
    const inTokyo = (until: string, ...lines: string[]) =>
      read(vcalendar(['X-WR-TIMEZONE:Asia/Tokyo', ...vevent(...daily(until), ...lines), ...changed])).events[0]
    const event = inTokyo('20260310T150000Z', 'RDATE:20260311T150000Z')
    expect(event?.repetition).toMatchObject({ rrule: 'FREQ=DAILY;UNTIL=20260311;INTERVAL=2', rdates: ['2026-03-12'] })
    expect(event?.exceptions).toMatchObject([{ recurrenceId: '2026-03-05', allDay: true, start: '2026-03-05' }])
    for (const plain of ['20260311', '20260311T000000Z', '20260311T235959Z']) {
      expect(inTokyo(plain)?.repetition.rrule).toBe(`FREQ=DAILY;UNTIL=${plain};INTERVAL=2`)
    }
  })

  it('R4: an EXDATE that is a date takes out a day of a rule that says the hours, and stays one in an export', () => {
    const lines = ['DTSTART:20260310T080000', 'RRULE:FREQ=DAILY;BYHOUR=9']
    const event = readOne(...vevent(...lines, 'EXDATE;VALUE=DATE:20260312', 'EXDATE:20260313T090000'))
    expect(event.repetition.exdates).toEqual(['2026-03-12', '2026-03-13T09:00'])
    expect(read(exported(event)).events).toEqual([event])
  })

  it('reads lists of dates over several lines, and the start of a period, and drops what is none', () => {
    const lines = vevent(
      ...weekly,
      'RDATE:20260311T090000,20260312T090000',
      'RDATE;VALUE=PERIOD:20260313T080000Z/PT1H',
      'RDATE:x',
    )
    expect(readOne(...lines).repetition.rdates).toEqual(['2026-03-11T09:00', '2026-03-12T09:00', '2026-03-13T09:00'])
    expect(warningsOf(...lines)).toEqual(['periodStart', 'badDate'])
  })
})

describe('reminders', () => {
  const alarm = (...lines: string[]) => ['BEGIN:VALARM', ...lines, 'END:VALARM']
  const eventWith = (...lines: string[]) => readOne(...vevent(...lines))

  it.each([
    ['ACTION:DISPLAY', 'TRIGGER:-PT30M', { minutesBefore: 30, channel: 'display' }],
    ['ACTION:AUDIO', 'TRIGGER;VALUE=DURATION:-P1DT2H', { minutesBefore: 1560, channel: 'display' }],
    ['ACTION:EMAIL', 'TRIGGER;RELATED=START:-P1W', { minutesBefore: 10_080, channel: 'email' }],
    ['X-NO:ACTION', 'TRIGGER:PT0S', { minutesBefore: 0, channel: 'display' }],
  ])('are read from %s with %s', (action, trigger, reminder) => {
    const event = eventWith(...alarm(action, trigger, 'DESCRIPTION:Buzz', 'X-WR-ALARMUID:1'))
    expect(event.reminders).toEqual([reminder])
    expect(event.extra).toBeNull()
  })

  it.each([
    ['after the start', ['ACTION:DISPLAY', 'TRIGGER:PT9H']],
    ['before the end', ['ACTION:DISPLAY', 'TRIGGER;RELATED=END:-PT5M']],
    ['at a fixed time', ['ACTION:DISPLAY', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z']],
    ['that repeat', ['ACTION:DISPLAY', 'TRIGGER:-PT5M', 'REPEAT:3', 'DURATION:PT1M']],
    ['that do something else', ['ACTION:PROCEDURE', 'TRIGGER:-PT5M']],
  ])('%s are kept as they are', (_, lines) => {
    const event = eventWith(...alarm(...lines))
    expect(event.reminders).toEqual([])
    expect(event.extra?.components).toEqual([{ name: 'VALARM', lines }])
  })

  it('beyond the tenth are kept as they are, and the report says so', () => {
    const lines = vevent(...Array.from({ length: 11 }, (_, at) => alarm(`TRIGGER:-PT${at}M`)).flat())
    expect(readOne(...lines).reminders).toHaveLength(10)
    expect(readOne(...lines).extra?.components).toEqual([{ name: 'VALARM', lines: ['TRIGGER:-PT10M'] }])
    expect(warningsOf(...lines)).toEqual(['tooManyReminders'])
  })
})
