import { expect, it } from 'vitest'
import { eventsIn, fileNameOf } from './file-name.ts'

it.each([
  ['Work', 'Work.ics'],
  ['Famiglia / scuola: 2027?', 'Famiglia scuola 2027.ics'],
  ['..\\..\\x', '.. .. x.ics'],
  ['///', 'dodici.ics'],
])('names the file of “%s” %s', (name, file) => {
  expect(fileNameOf(name).replace(/ +/g, ' ')).toBe(file)
})

it('counts the events of a file, a series with its changed dates as one', () => {
  const file = [
    ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a', 'SUMMARY:BEGIN:VEVENT', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:b', 'RRULE:FREQ=DAILY', 'END:VEVENT'],
    ...['BEGIN:VEVENT', 'UID:b', 'RECURRENCE-ID:20270101', 'END:VEVENT', 'END:VCALENDAR', ''],
  ]
  expect(eventsIn(file.join('\r\n'))).toBe(2)
  expect(eventsIn('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')).toBe(0)
})
