import fc, { type Arbitrary } from 'fast-check'

const SAMPLE = Buffer.from(
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Planner 1.0//EN',
    'BEGIN:VEVENT',
    'UID:choir@example.com',
    'DTSTART;TZID=Europe/Rome:20270914T203000',
    'DTEND;TZID=Europe/Rome:20270914T220000',
    'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=12',
    'EXDATE;TZID=Europe/Rome:20270928T203000',
    'SUMMARY:Coro\\, perché è bello',
    'CATEGORIES:Musica,Famiglia',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:choir@example.com',
    'RECURRENCE-ID;TZID=Europe/Rome:20271005T203000',
    'DTSTART;TZID=Europe/Rome:20271006T203000',
    'DURATION:PT1H30M',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:sea@example.com',
    'DTSTART;VALUE=DATE:20270810',
    'DTEND;VALUE=DATE:20270826',
    'URL:https://example.com/sea',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n'),
)

const damage = fc.array(fc.tuple(fc.nat(SAMPLE.length - 1), fc.nat(255)), { maxLength: 8 })

/** A calendar file of which some bytes are others, or which was cut off. */
export const damagedCalendar: Arbitrary<Buffer> = fc
  .tuple(damage, fc.option(fc.nat(SAMPLE.length), { freq: 4 }))
  .map(([changes, end]) => {
    const bytes = Buffer.from(SAMPLE)
    for (const [at, byte] of changes) bytes[at] = byte
    return bytes.subarray(0, end ?? bytes.length)
  })
