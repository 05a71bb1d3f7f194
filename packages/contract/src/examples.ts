/** An id as it stands in an example: whoever sends one puts an id of their own in its place. */
export const EXAMPLE_ID = '0198f6c4-6b1f-7c3a-8f0e-2d5b8c1a9e10'

/** The same of the token that a mail brings. */
export const EXAMPLE_TOKEN = 'the-token-of-a-mail'

/** The same of the code that an app shows. */
export const EXAMPLE_CODE = '287082'

/** A calendar file with one event. */
export const EXAMPLE_FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Example//Calendar//EN',
  'BEGIN:VEVENT',
  'UID:choir-2027@example.org',
  'DTSTAMP:20270101T090000Z',
  'DTSTART;VALUE=DATE:20270503',
  'SUMMARY:Choir',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')
