import fc from 'fast-check'
import { vevent } from './ics-file.ts'

// Events as other programs write them: unfolded lines, each of which has to come back.

const one = (...lines: readonly string[]): fc.Arbitrary<string[]> => fc.constantFrom(...lines).map((line) => [line])
const maybe = (...lines: readonly string[]): fc.Arbitrary<string[]> =>
  fc.oneof(fc.constant<string[]>([]), one(...lines))

const times = fc.constantFrom(
  ['DTSTART:20260310T090000', 'DURATION:PT1H30M'],
  ['DTSTART;TZID=Europe/Rome:20260310T090030', 'DTEND;TZID=Europe/Rome:20260310T100015'],
  ['DTSTART;VALUE=DATE-TIME;TZID="Europe/Rome":20260310T090000', 'DURATION:PT86400S'],
  ['DTSTART;VALUE=DATE:20260310'],
  ['DTSTART;TZID=Nowhere/Here:20260310T090000', 'DTEND:20260310T090000Z'],
  ['DTSTART;TZID=Odd;X-A="b:c":20260310T090000', 'DTEND;TZID=Odd:20260310T093000'],
  ['DTSTART:20260310T080000Z', 'DTEND:soon'],
)

const odd = [
  ...['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0117'],
  ...['TZOFFSETTO:+0117', 'END:STANDARD', 'END:VTIMEZONE'],
]

const texts = fc
  .tuple(
    maybe('SUMMARY: spaces ', 'SUMMARY;LANGUAGE=it:', 'SUMMARY:a, b; c', 'SUMMARY:A\\Nb'),
    maybe('DESCRIPTION:', 'DESCRIPTION;ALTREP="cid:x":a\\,b\\nc', 'DESCRIPTION:\\"x\\"'),
    maybe('LOCATION:', 'LOCATION:Here, there'),
    maybe('STATUS:CONFIRMED', 'STATUS:NEEDS-ACTION', 'STATUS:tentative'),
    maybe('TRANSP:OPAQUE', 'TRANSP:transparent'),
    maybe('CATEGORIES:b,a', 'CATEGORIES:', 'CATEGORIES;LANGUAGE=en:A'),
    maybe('URL:', 'URL;VALUE=URI:https://example.org/', `URL:https://example.org/${'a'.repeat(3_000)}`),
  )
  .map((parts) => parts.flat())

const people = fc.subarray([
  'ORGANIZER;CN=Anna;SENT-BY="mailto:b@example.org":mailto:anna@example.org',
  'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE;CN="Rossi, Bo":mailto:bo@example.org',
  'ATTENDEE;X-NUM-GUESTS=0:invalid:nomail',
  'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="A; b":geo:45.07,7.68',
  'X-A;=1:b',
  'X-LOTUS-CHILD_UID:59A47452',
  'CLASS:PRIVATE',
  'GEO:37.10;-122.40',
  'COMMENT:',
])

const alarm = (...lines: readonly string[]): string[] => ['BEGIN:VALARM', ...lines, 'END:VALARM']
const alarms = fc
  .subarray([
    alarm('UID:1', 'ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'TRIGGER:-PT15M', 'X-WR-ALARMUID:1'),
    alarm('ACTION:AUDIO', 'ATTACH;VALUE=URI:Basso', 'TRIGGER:-PT15M'),
    alarm('ACTION:NONE', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z'),
    alarm('ACTION:EMAIL', 'TRIGGER;RELATED=END:PT0S', 'ATTENDEE:mailto:a@b', 'SUMMARY:x', 'DESCRIPTION:y'),
    alarm('TRIGGER:-P1D', 'ACTION:DISPLAY', 'REPEAT:2', 'DURATION:PT5M', 'ACKNOWLEDGED:20260101T000000Z'),
  ])
  .map((parts) => parts.flat())

const rules = fc
  .tuple(
    maybe('RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=5', 'RRULE:FREQ=SECONDLY', 'RRULE:FREQ=NEVER', 'RRULE:FREQ=DAILY;'),
    maybe('RDATE:20260401T090000', 'RDATE;VALUE=PERIOD:20260401T090000/PT2H,20260402T090000Z/20260402T110000Z'),
    maybe('EXDATE;VALUE=DATE:20260317', 'EXDATE:20260317T080000Z', 'EXDATE;TZID=Odd:20260317T090000', 'EXDATE:never'),
    maybe('EXRULE:FREQ=MONTHLY'),
  )
  .map((parts) => parts.flat())

const exception = fc
  .tuple(
    one(
      ...['RECURRENCE-ID:20260317T080000Z', 'RECURRENCE-ID;VALUE=DATE:20260324', 'RECURRENCE-ID:19700101T000000'],
      'RECURRENCE-ID;RANGE=THISANDFUTURE:20260331T090000',
    ),
    times,
    texts,
    people,
    alarms,
    maybe('EXDATE:20260324T090000', 'RRULE:FREQ=DAILY'),
  )
  .map((parts) => vevent('UID:one, two@test', ...parts.flat()))

const series = fc
  .tuple(times, texts, people, alarms, rules)
  .map((parts) => vevent('UID:one, two@test', 'DTSTAMP:20260101T000000Z', ...parts.flat()))

const exceptions = fc.uniqueArray(exception, { maxLength: 3, selector: (lines) => lines[2] })

/** The lines of a calendar with one event, or with occurrences but not their series, as other programs write them. */
export const arbitraryForeignEvent: fc.Arbitrary<string[]> = fc
  .tuple(fc.option(series, { freq: 4 }), exceptions)
  .filter(([master, changed]) => master !== null || changed.length > 0)
  .map(([master, changed]) => ['X-WR-CALNAME:Home', ...odd, ...(master ?? []), ...changed.flat()])
