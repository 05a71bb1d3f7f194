/** Resources as calendar programs write them: what a server may be tempted to write in its own way. */

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example Corp.//Desktop 4.2//EN', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
const event = (...lines: readonly string[]): readonly string[] => [
  'BEGIN:VEVENT',
  'DTSTAMP:20260301T120000Z',
  ...lines,
  'END:VEVENT',
]

/** A zone with rules of its own, by a name that is not in any table. */
const ownZone = [
  'BEGIN:VTIMEZONE',
  'TZID:Custom Eastern',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

const bodies: Readonly<Record<string, readonly string[]>> = {
  day: event('UID:day', 'DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270312', 'SUMMARY:Whole days'),
  spaces: event(
    'UID:spaces',
    'DTSTART;VALUE=DATE:20270311',
    'SUMMARY:Ends with spaces   ',
    'LOCATION:',
    'DESCRIPTION:',
  ),
  duration: event('UID:duration', 'DTSTART:20270312T090000Z', 'DURATION:PT90M', 'SUMMARY:Ninety minutes'),
  seconds: event('UID:seconds', 'DTSTART:20270313T090007Z', 'DTEND:20270313T101513Z', 'SUMMARY:To the second'),
  people: event(
    'UID:people',
    'DTSTART;TZID=Europe/Rome:20270314T150000',
    'DTEND;TZID=Europe/Rome:20270314T160000',
    'SUMMARY:With others',
    'ORGANIZER;CN="Bea, the boss":mailto:bea@example.org',
    'ATTENDEE;CN=Ada;PARTSTAT=ACCEPTED;ROLE=REQ-PARTICIPANT:mailto:ada@example.org',
    'ATTENDEE;CN=Carl;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:carl@example.org',
  ),
  alarms: event(
    'UID:alarms',
    'DTSTART:20270315T090000Z',
    'DTEND:20270315T100000Z',
    'SUMMARY:With alarms',
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Soon', 'TRIGGER:-PT15M', 'X-WR-ALARMUID:1', 'END:VALARM'],
    ...['BEGIN:VALARM', 'ACTION:AUDIO', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z', 'END:VALARM'],
    ...[
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:After',
      'TRIGGER;RELATED=END:PT5M',
      'REPEAT:2',
      'DURATION:PT10M',
    ],
    'END:VALARM',
  ),
  series: [
    ...event(
      'UID:series',
      'DTSTART;TZID=Europe/Rome:20270301T080000',
      'DTEND;TZID=Europe/Rome:20270301T083000',
      'SUMMARY:Run',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;WKST=SU',
      'EXDATE;TZID=Europe/Rome:20270303T080000,20270305T080000',
    ),
    ...event(
      'UID:series',
      'RECURRENCE-ID;TZID=Europe/Rome:20270308T080000',
      'DTSTART;TZID=Europe/Rome:20270308T100000',
      'DTEND;TZID=Europe/Rome:20270308T103000',
      'SUMMARY:Run later',
    ),
  ],
  period: event(
    'UID:period',
    'DTSTART:20270302T080000Z',
    'DTEND:20270302T083000Z',
    'SUMMARY:On some days',
    'RDATE;VALUE=PERIOD:20270306T080000Z/PT45M',
  ),
  zone: [
    ...ownZone,
    ...event(
      'UID:zone',
      'DTSTART;TZID=Custom Eastern:20270401T090000',
      'DTEND;TZID=Custom Eastern:20270401T100000',
      'SUMMARY:Of a zone of its own',
    ),
  ],
  folded: event(
    'UID:folded',
    'DTSTART;VALUE=DATE:20270402',
    `SUMMARY:${'Long words '.repeat(6)}`,
    ` ${'and more '.repeat(5)}`,
    'DESCRIPTION:Line one\\nLine two\\, with a comma\\; and more 🎉 grüße',
  ),
  unknown: event(
    'UID:unknown',
    'DTSTART;VALUE=DATE:20270403',
    'SUMMARY;LANGUAGE=de:Unbekanntes',
    'X-APPLE-STRUCTURED-LOCATION;VALUE=URI;X-TITLE="A, B":geo:45.4,9.2',
    'X-MOZ-LASTACK:20270101T000000Z',
    'CATEGORIES:Travel,Friends',
    'CLASS:PRIVATE',
    'PRIORITY:3',
    'GEO:45.4;9.2',
    'TRANSP:TRANSPARENT',
    'STATUS:TENTATIVE',
    'SEQUENCE:7',
    'ATTACH;FMTTYPE=application/pdf:https://example.org/a.pdf',
  ),
  alone: event(
    'UID:alone',
    'RECURRENCE-ID:20270405T080000Z',
    'DTSTART:20270405T090000Z',
    'DTEND:20270405T100000Z',
    'SUMMARY:An occurrence without its series',
  ),
  hourly: event(
    'UID:hourly',
    'DTSTART:20270406T080000Z',
    'DTEND:20270406T081500Z',
    'RRULE:FREQ=HOURLY;INTERVAL=6;COUNT=8',
    'SUMMARY:Finer than a day',
  ),
}

/** Their files by name, without the extension. */
export const oddResources: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(bodies).map(([name, lines]) => [name, calendar(...lines)]),
)
