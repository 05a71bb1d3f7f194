import type { Calendar, Event, ImportReport } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'

/** As the calendars of holidays that Thunderbird offers begin their series. */
const FILE = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Mozilla.org/NONSGML Mozilla Calendar V1.1//EN',
  'BEGIN:VEVENT',
  'UID:midsommarafton',
  'DTSTAMP:20200101T000000Z',
  'SUMMARY:Midsommarafton',
  'DTSTART;VALUE=DATE:20200101',
  'DTEND;VALUE=DATE:20200102',
  'RRULE:FREQ=YEARLY;BYMONTH=6;BYMONTHDAY=19,20,21,22,23,24,25;BYDAY=FR',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

eachDatabase((planner) => {
  it('shows no day that a calendar of Mozilla does not show, says so, and knows the file again', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const path = `/calendars/${calendar?._id ?? ''}`
    const importFile = async () =>
      (await person.post(`${path}/import`, FILE, { 'content-type': 'text/calendar' })).json<ImportReport>()
    expect(await importFile()).toMatchObject({
      added: 1,
      warnings: [{ uid: 'midsommarafton', reason: 'startNotInRule', detail: '2020-01-01' }],
    })
    const [event] = (await person.get('/events?year=2020')).json<Event[]>()
    expect(event?.occurrences).toMatchObject([{ start: '2020-06-19', end: '2020-06-19' }])
    expect(await importFile()).toMatchObject({ added: 0, updated: 0, unchanged: 1 })
    const exported = (await person.get(`${path}/export.ics`)).body
    expect(exported).toContain('DTSTART;VALUE=DATE:20200619')
    expect(exported).not.toContain('20200101\r\n')
  })
})
