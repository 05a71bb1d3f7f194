import { describe, expect, it } from 'vitest'
import { read, vcalendar, vevent } from '../test/ics-file.ts'
import { isZone } from '../zone/index.ts'
import { CUSTOM_ZONES_MAX } from './limits.ts'
import { windowsZones } from './windows-zones.ts'
import { zoneNamed } from './zone-name.ts'

const july = (tzid: string) => vevent(`DTSTART;TZID=${tzid}:20260710T090000`, `DTEND;TZID=${tzid}:20260710T100000`)

const observance = (name: string, ...lines: string[]) => [`BEGIN:${name}`, ...lines, `END:${name}`]

/** A VTIMEZONE of the European clock changes, an hour or two east of UTC. */
const european = (tzid: string, hours: 1 | 2 = 1) => [
  ...['BEGIN:VTIMEZONE', `TZID:${tzid}`],
  ...observance(
    'STANDARD',
    `DTSTART:16011028T0${hours + 2}0000`,
    `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10`,
    ...[`TZOFFSETFROM:+0${hours + 1}00`, `TZOFFSETTO:+0${hours}00`],
  ),
  ...observance(
    'DAYLIGHT',
    `DTSTART:16010325T0${hours + 1}0000`,
    `RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3`,
    ...[`TZOFFSETFROM:+0${hours}00`, `TZOFFSETTO:+0${hours + 1}00`],
  ),
  'END:VTIMEZONE',
]

const fixed = (tzid: string, offset: string) => [
  ...['BEGIN:VTIMEZONE', `TZID:${tzid}`],
  ...observance('STANDARD', 'DTSTART:19700101T000000', `TZOFFSETFROM:${offset}`, `TZOFFSETTO:${offset}`),
  'END:VTIMEZONE',
]

function timesAndWarnings(...lines: string[]) {
  const { events, warnings } = read(vcalendar(lines))
  const [event] = events
  return [event?.times.start, event?.times.timezone, warnings.map(({ reason, detail }) => [reason, detail])]
}

describe('I5: the name of a zone', () => {
  it.each([
    ['Europe/Rome', 'Europe/Rome'],
    ['US/Pacific', 'US/Pacific'],
    ['/mozilla.org/20050126_1/Europe/Rome', 'Europe/Rome'],
    ['/freeassociation.sourceforge.net/America/Argentina/Salta', 'America/Argentina/Salta'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['GMT Standard Time', 'Europe/London'],
    ['(UTC-05:00) Eastern Time (US & Canada)', 'America/New_York'],
    ['(UTC-05:00) Eastern Time (US and Canada)', 'America/New_York'],
    ['(GMT-05:00) Eastern Time (US and Canada)', 'America/New_York'],
    ['(GMT-08:00) Pacific Time (US and Canada); Tijuana', 'America/Los_Angeles'],
    ['(GMT+02:00) Athens, Bucharest, Istanbul', 'Europe/Bucharest'],
    ['(GMT+05:30) Calcutta, Chennai, Mumbai, New Delhi', 'Asia/Calcutta'],
    ['(UTC+01:00) Amsterdam, Berlino, Berna, Roma, Stoccolma, Vienna', 'Europe/Berlin'],
    ['Greenwich Mean Time:Dublin; Edinburgh; Lisbon; London', 'Europe/London'],
    ['(GMT+01.00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna', 'Europe/Berlin'],
    ['Pacific Standard Time (Mexico)', 'America/Tijuana'],
    ['GMT+0100', 'Etc/GMT-1'],
    ['UTC-5', 'Etc/GMT+5'],
    ['Z', 'UTC'],
    ['utc', 'UTC'],
  ])('I5: %s is %s', (tzid, zone) => {
    expect(zoneNamed(tzid)).toBe(zone)
  })

  it.each(['Germany/Berlin', 'Customized Time Zone', 'GMT+99', '', 'x/'.repeat(1_000)])('I5: %j is none', (tzid) => {
    expect(zoneNamed(tzid)).toBeNull()
  })

  it('I5: every zone of the Windows table exists', () => {
    expect(windowsZones.length).toBeGreaterThan(130)
    expect(windowsZones.filter((zone) => !isZone(zone))).toEqual([])
  })
})

describe('I5: the zone of an event', () => {
  it('I5: is mapped from a quoted Windows name', () => {
    expect(timesAndWarnings(...july('"(UTC+01:00) Brussels, Copenhagen, Madrid, Paris"'))).toEqual([
      '2026-07-10T09:00',
      'Europe/Paris',
      [],
    ])
  })

  it('I5: is what its VTIMEZONE says that it comes from', () => {
    const zone = european('My zone').toSpliced(2, 0, 'X-LIC-LOCATION:Europe/Rome')
    expect(timesAndWarnings(...zone, ...july('My zone'))).toEqual(['2026-07-10T09:00', 'Europe/Rome', []])
  })

  it('I5: is the zone of the person where the rules of the VTIMEZONE are the same, and said', () => {
    expect(timesAndWarnings(...european('Customized Time Zone'), ...july('Customized Time Zone'))).toEqual([
      '2026-07-10T09:00',
      'Europe/Rome',
      [['zoneByRules', 'Customized Time Zone -> Europe/Rome']],
    ])
  })

  it('I5: is another zone of the same rules where the person lives elsewhere, wherever the VTIMEZONE stands', () => {
    const [start, zone] = timesAndWarnings(...july('East'), ...european('East', 2))
    expect([start, zone]).toEqual(['2026-07-10T09:00', 'Europe/Bucharest'])
  })

  it('I5: is none that has the same offset in winter only', () => {
    const lines = ['X-WR-TIMEZONE:Africa/Lagos', ...european('Office'), ...july('Office')]
    expect(timesAndWarnings(...lines).slice(0, 2)).toEqual(['2026-07-10T09:00', 'Europe/Rome'])
  })

  it('I5: becomes UTC, at the same instant and said, where no zone has such rules', () => {
    expect(timesAndWarnings(...fixed('Ship', '+0137'), ...july('Ship'))).toEqual([
      '2026-07-10T07:23',
      'UTC',
      [['zoneToUtc', 'Ship']],
    ])
  })

  it('I5: is the zone nearest to its rules where it repeats, and said: its weekday and what it leaves out stay', () => {
    // The clock changes of the United States until 2006.
    const eastern = [
      ...['BEGIN:VTIMEZONE', 'TZID:US-Eastern'],
      ...observance(
        ...['STANDARD', 'DTSTART:19671029T020000', 'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10'],
        ...(['TZOFFSETFROM:-0400', 'TZOFFSETTO:-0500'] as const),
      ),
      ...observance(
        ...['DAYLIGHT', 'DTSTART:19870405T020000', 'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4'],
        ...(['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400'] as const),
      ),
      'END:VTIMEZONE',
    ]
    const mondays = vevent(
      ...['DTSTART;TZID=US-Eastern:20260105T200000', 'DTEND;TZID=US-Eastern:20260105T210000'],
      ...['RRULE:FREQ=WEEKLY;BYDAY=MO', 'EXDATE;TZID=US-Eastern:20260119T200000,20260323T200000'],
    )
    const changed = vevent('RECURRENCE-ID;TZID=US-Eastern:20260330T200000', 'DTSTART;TZID=US-Eastern:20260331T200000')
    const { events, warnings } = read(vcalendar([...eastern, ...mondays, ...changed]))
    expect(events).toMatchObject([
      {
        times: { start: '2026-01-05T20:00', end: '2026-01-05T21:00', timezone: 'America/New_York', endTimezone: null },
        repetition: { exdates: ['2026-01-19T20:00', '2026-03-23T20:00'] },
        exceptions: [{ recurrenceId: '2026-03-30T20:00', start: '2026-03-31T20:00', timezone: 'America/New_York' }],
      },
    ])
    const said = ['zoneNearest', 'US-Eastern -> America/New_York']
    expect(warnings.map(({ reason, detail }) => [reason, detail])).toEqual([said, said])
    expect(timesAndWarnings(...eastern, ...july('US-Eastern'))[1]).toBe('UTC')
  })

  it('I5: is floating, and said, where it repeats and no zone has its offset', () => {
    const series = july('Ship').toSpliced(-1, 0, 'RRULE:FREQ=DAILY')
    expect(timesAndWarnings(...fixed('Ship', '+0137'), ...series)).toEqual([
      '2026-07-10T09:00',
      null,
      [['unknownZone', 'Ship']],
    ])
  })

  it('I5: is floating, and said, where nothing is known of it', () => {
    expect(timesAndWarnings(...july('Germany/Berlin'))).toEqual([
      '2026-07-10T09:00',
      null,
      [['unknownZone', 'Germany/Berlin']],
    ])
  })

  it.each([
    ['of every second', 'RRULE:FREQ=SECONDLY'],
    ['that never happens', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31'],
    ['that contradicts itself', 'RRULE:FREQ=YEARLY;BYMONTHDAY=20;BYDAY=1SU'],
    ['of every week', 'RRULE:FREQ=YEARLY;BYDAY=SU'],
  ])('I5: a VTIMEZONE with a rule %s is not followed', (_, rule) => {
    const zone = fixed('Odd', '+0100').toSpliced(3, 0, rule)
    expect(timesAndWarnings(...zone, ...july('Odd'))).toEqual(['2026-07-10T09:00', null, [['unknownZone', 'Odd']]])
  })

  it.each([
    ['without offsets', ['BEGIN:STANDARD', 'DTSTART:19700101T000000', 'END:STANDARD']],
    ['without a start', ['BEGIN:STANDARD', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100', 'END:STANDARD']],
    ['with an odd start', observance('STANDARD', 'DTSTART:soon', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0100')],
    ['with nothing', []],
  ])('I5: a VTIMEZONE %s tells nothing', (_, inner) => {
    const zone = ['BEGIN:VTIMEZONE', 'TZID:Odd', ...inner, 'END:VTIMEZONE']
    expect(timesAndWarnings(...zone, ...july('Odd'))).toEqual(['2026-07-10T09:00', null, [['unknownZone', 'Odd']]])
  })

  it('I5: follows a VTIMEZONE of its own calendar, not of another in the file', () => {
    const one = vcalendar([...fixed('Ship', '+0137'), ...july('Ship')])
    const other = vcalendar([...fixed('Ship', '+0237'), ...july('Ship').map((line) => line.replace('one@', 'two@'))])
    expect(read(one + other).events.map((event) => event.times.start)).toEqual(['2026-07-10T07:23', '2026-07-10T06:23'])
  })

  it('I5: is worked out for so many zones of a file, and floating beyond them', () => {
    const count = CUSTOM_ZONES_MAX + 1
    const zones = Array.from({ length: count }, (_, at) => fixed(`Ship ${at}`, '+0137')).flat()
    const events = Array.from({ length: count }, (_, at) =>
      july(`Ship ${at}`).map((line) => line.replace('one@', `${at}@`)),
    )
    const read31 = read(vcalendar([...zones, ...events.flat()])).events.map((event) => event.times.timezone)
    expect(read31.filter((zone) => zone === 'UTC')).toHaveLength(CUSTOM_ZONES_MAX)
    expect(read31.at(-1)).toBeNull()
  })
})

describe('times in UTC', () => {
  const utc = ['DTSTART:20260710T070000Z', 'DTEND:20260710T080000Z']
  const inZone = (zone: string, ...lines: string[]) =>
    read(vcalendar([`X-WR-TIMEZONE:${zone}`, ...vevent(...lines)])).events[0]?.times

  it('are given on the wall of the calendar, at the same instant', () => {
    expect(inZone('Europe/Rome', ...utc)).toMatchObject({
      start: '2026-07-10T09:00',
      end: '2026-07-10T10:00',
      timezone: 'Europe/Rome',
      endTimezone: null,
    })
  })

  it('stay in UTC for a series, which steps by that wall', () => {
    expect(inZone('Europe/Rome', ...utc, 'RRULE:FREQ=DAILY')?.timezone).toBe('UTC')
  })

  it('stay in UTC for an event with changed occurrences, which are named by that wall', () => {
    const changed = vevent('RECURRENCE-ID:20260710T070000Z', 'DTSTART:20260711T070000Z')
    const { events } = read(vcalendar(['X-WR-TIMEZONE:Europe/Rome', ...vevent(...utc), ...changed]))
    expect(events).toMatchObject([
      { times: { timezone: 'UTC' }, exceptions: [{ recurrenceId: '2026-07-10T07:00', timezone: 'UTC' }] },
    ])
  })

  it('stay in UTC in the repeated hour of autumn, which the wall could not tell apart', () => {
    expect(inZone('Europe/Rome', 'DTSTART:20261025T013000Z')).toMatchObject({
      start: '2026-10-25T01:30',
      timezone: 'UTC',
    })
    expect(inZone('Europe/Rome', 'DTSTART:20261025T003000Z')).toMatchObject({
      start: '2026-10-25T02:30',
      timezone: 'Europe/Rome',
    })
  })

  it.each(['UTC', 'Mars/X', ''])('stay in UTC where the calendar lives in %j', (zone) => {
    expect(inZone(zone, ...utc)?.timezone).toBe('UTC')
  })
})
