import { expect, it } from 'vitest'
import { checkCalendarFile } from '#server/test/check-calendar-file.ts'
import { eachDatabase } from '#server/test/each-database.ts'

const vcalendar = (...lines: string[]): string[] => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', '']
const vevent = (uid: string, ...lines: string[]): string[] => ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT']
const day = 'DTSTART;VALUE=DATE:20260612'

/** Files of our own, each with a fault that real ones have, and how many events must come of it. */
const files: readonly (readonly [fault: string, added: number, lines: readonly string[]])[] = [
  ['tasks and busy times beside events', 1, vcalendar('BEGIN:VTODO', 'UID:t', 'END:VTODO', ...vevent('a', day))],
  ['no VCALENDAR around its events', 2, [...vevent('a', day), ...vevent('b', day)]],
  ['an event without END', 2, vcalendar('BEGIN:VEVENT', 'UID:a', day, ...vevent('b', day))],
  ['a date that does not exist', 1, vcalendar(...vevent('a', 'DTSTART:20171032T000000'), ...vevent('b', day))],
  [
    'a changed occurrence before its series',
    1,
    vcalendar(
      ...vevent('s', 'RECURRENCE-ID:20260608T100000', 'DTSTART:20260609T100000', 'DTEND:20260609T110000'),
      ...vevent('s', 'DTSTART:20260601T100000', 'DTEND:20260601T110000', 'RRULE:FREQ=WEEKLY;COUNT=4'),
    ),
  ],
  [
    'changed occurrences in no order',
    1,
    vcalendar(
      ...vevent('s', 'DTSTART:20260601T100000', 'DTEND:20260601T110000', 'RRULE:FREQ=WEEKLY;COUNT=6'),
      ...vevent('s', 'RECURRENCE-ID:20260629T100000', 'DTSTART:20260630T100000', 'DTEND:20260630T110000'),
      ...vevent('s', 'RECURRENCE-ID:20260608T100000', 'DTSTART:20260609T100000', 'DTEND:20260609T110000'),
      ...vevent('s', 'RECURRENCE-ID:20260622T100000', 'DTSTART:20260623T100000', 'DTEND:20260623T110000'),
    ),
  ],
  [
    'a changed occurrence without its series',
    1,
    vcalendar(...vevent('s', 'RECURRENCE-ID:20260608T100000', 'DTSTART:20260609T100000', 'DTEND:20260609T110000')),
  ],
  ['the same UID twice', 1, vcalendar(...vevent('a', 'SEQUENCE:1', day), ...vevent('a', 'SEQUENCE:2', day))],
  [
    'events without UID',
    2,
    vcalendar(
      ...['BEGIN:VEVENT', 'SUMMARY:One', day, 'END:VEVENT'],
      ...['BEGIN:VEVENT', 'SUMMARY:Two', day, 'END:VEVENT'],
    ),
  ],
  [
    'a Windows zone and an unknown one',
    2,
    vcalendar(
      ...vevent('a', 'DTSTART;TZID=W. Europe Standard Time:20260612T100000'),
      ...vevent('b', 'DTSTART;TZID=Mars/Olympus:20260612T100000'),
    ),
  ],
  [
    'rules that never end and are finer than daily',
    3,
    vcalendar(
      ...vevent('a', 'DTSTART:20260612T100000', 'RRULE:FREQ=SECONDLY'),
      ...vevent(
        'b',
        'DTSTART:20260612T100000',
        'RRULE:FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=0,1,2,3;BYSECOND=0,1,2;COUNT=1',
      ),
      ...vevent('c', 'DTSTART:20260612T100000', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    ),
  ],
  ['a rule that nobody can read', 1, vcalendar(...vevent('a', 'DTSTART:20260612T100000', 'RRULE:FREQ=SOMETIMES'))],
  [
    'positions, week numbers and year days',
    3,
    vcalendar(
      ...vevent('a', 'DTSTART:20260630T100000', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=5'),
      ...vevent('b', 'DTSTART:20260105T100000', 'RRULE:FREQ=YEARLY;BYWEEKNO=2;BYDAY=MO;COUNT=5'),
      ...vevent('c', 'DTSTART:20260410T100000', 'RRULE:FREQ=YEARLY;BYYEARDAY=100;COUNT=5'),
    ),
  ],
  [
    'dates left out and added',
    1,
    vcalendar(
      ...vevent(
        'a',
        'DTSTART:20260601T100000',
        'RRULE:FREQ=WEEKLY;COUNT=6',
        'EXDATE:20260608T100000',
        'RDATE:20260610T100000',
      ),
    ),
  ],
  [
    'folded lines, alarms and properties that we do not know',
    1,
    vcalendar(
      ...vevent(
        'a',
        day,
        'SUMMARY:A title that is',
        ' folded',
        'X-ODD;X-P="a:b":c',
        'ATTACH:https://example.org/a.pdf',
      ),
    ),
  ],
]

eachDatabase((planner) => {
  it.each(files)('I1: a file with %s, with LF and with CRLF', async (_, added, lines) => {
    for (const newline of ['\n', '\r\n']) {
      const findings = await checkCalendarFile(planner(), Buffer.from(lines.join(newline)))
      expect(findings.faults).toEqual([])
      expect(findings.report?.added).toBe(added)
      for (const note of findings.report?.skipped ?? []) expect(note.reason).toMatch(/^[a-z][A-Za-z]+$/)
    }
  })

  it('I1: a file in Latin-1', async () => {
    const text = vcalendar(...vevent('a', day, 'SUMMARY:Perché no')).join('\n')
    const findings = await checkCalendarFile(planner(), Buffer.from(text, 'latin1'))
    expect(findings).toMatchObject({ faults: [], report: { added: 1, sample: [{ title: 'Perché no' }] } })
  })
})
