/** Events as programs of a desk make them, by the lines of their VEVENT. */
export const deskEvents = {
  plain: ['SUMMARY:Plain é 日本', 'DTSTART:20260301T090000Z', 'DTEND:20260301T100000Z'],
  allDay: ['SUMMARY:All day', 'DTSTART;VALUE=DATE:20260401', 'DTEND;VALUE=DATE:20260404'],
  floating: ['SUMMARY:Floating', 'DTSTART:20260402T090000', 'DTEND:20260402T100000'],
  series: [
    'SUMMARY:Series',
    'DTSTART;TZID=Europe/Rome:20260105T090000',
    'DTEND;TZID=Europe/Rome:20260105T100000',
    'RRULE:FREQ=WEEKLY;COUNT=20',
  ],
  alarm: [
    'SUMMARY:Alarm',
    'DTSTART:20260501T090000Z',
    'DTEND:20260501T100000Z',
    ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Soon', 'TRIGGER:-PT15M', 'END:VALARM'],
  ],
  invited: [
    'SUMMARY:Invited',
    'DTSTART:20260601T090000Z',
    'DURATION:PT1H',
    'X-EXAMPLE;X-P=1:kept',
    'GEO:41.9;12.5',
    'CLASS:PRIVATE',
    'PRIORITY:1',
    'ATTENDEE;CN=Bob;PARTSTAT=ACCEPTED:mailto:bob@example.com',
    'ORGANIZER:mailto:carl@example.com',
    'CATEGORIES:Salute,Famiglia',
  ],
} as const

export type DeskEvent = keyof typeof deskEvents
