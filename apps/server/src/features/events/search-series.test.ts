import { formatDay } from '@dodici/core/date'
import type { Calendar, SearchHit } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { change, create, move, one } from './test/batch-steps.ts'
import { search } from './test/search-steps.ts'

const TODAY = '2026-11-20'
const daily = { title: 'Diario', allDay: true, start: '2026-01-01', end: '2026-01-01', recurrence: 'FREQ=DAILY' }
const startsOf = (hits: readonly SearchHit[]) => hits.map(({ title, start }) => [title, start])

/** A birthday on each of so many days from December 1989 on, as a calendar file brings them. */
async function importBirthdays(person: Person, count: number): Promise<void> {
  const calendar = (await person.post('/calendars', { name: 'Compleanni' })).json<Calendar>()
  const events = Array.from({ length: count }, (_, index) => {
    const day = formatDay(7_300 + index).replaceAll('-', '')
    const lines = [`UID:birthday-${String(index)}`, 'DTSTAMP:20260101T000000Z', `DTSTART;VALUE=DATE:${day}`]
    return ['BEGIN:VEVENT', ...lines, `SUMMARY:Compleanno ${String(index)}`, 'RRULE:FREQ=YEARLY', 'END:VEVENT']
  })
  const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n')
  const answer = await person.post(`/calendars/${calendar._id}/import`, file, { 'content-type': 'text/calendar' })
  expect(answer.json()).toMatchObject({ added: count })
}

eachDatabase((planner) => {
  it('finds a changed occurrence of an endless daily series years from today', async () => {
    const person = await planner().newUser({ timezone: 'UTC' })
    const { _id } = await create(person, daily)
    const [far, past] = ['2190-06-01', '2026-01-03']
    await person.patch(`/events/${_id}?scope=this&occurrence=${far}`, { title: 'Oculista' })
    await person.patch(`/events/${_id}?scope=this&occurrence=${past}`, { title: 'Dentista' })
    expect(await search(person, 'oculista')).toMatchObject([
      { _id, title: 'Oculista', start: far, recurrenceId: far, repeats: true },
    ])
    expect(startsOf(await search(person, 'dentista'))).toEqual([['Dentista', past]])
    expect(startsOf(await search(person, 'diario'))).toEqual([['Diario', TODAY]])
  })

  it('shows the nearer of an occurrence as the rule made it and one that was changed, each with its own words', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const yoga = { ...daily, title: 'Yoga', allDay: false, start: '2026-01-01T18:00', end: '2026-01-01T19:00' }
    const series = await create(person, { ...yoga, timezone: 'America/New_York', recurrence: 'FREQ=WEEKLY' })
    const changed = await change(person, [one(series, '2026-11-26T18:00')], move(-4))
    expect(changed.events).toHaveLength(1)
    // Thursdays in New York; in Rome the Wednesday evening of 18 November there is the 19th, past midnight.
    expect(startsOf(await search(person, 'yoga'))).toEqual([['Yoga', '2026-11-20T00:00']])
    await person.delete(`/events/${series._id}?scope=this&occurrence=2026-11-19T18:00`)
    const [hit] = await search(person, 'yoga')
    expect(hit).toMatchObject({ start: '2026-11-23T00:00', recurrenceId: '2026-11-26T18:00' })
  })

  it('finds no series of which an occurrence has one word and the others have the other', async () => {
    const person = await planner().newUser()
    const { _id } = await create(person, { ...daily, title: 'Mare' })
    await person.patch(`/events/${_id}?scope=this&occurrence=2026-12-01`, { title: 'Monti' })
    expect(await search(person, 'mare monti')).toEqual([])
    expect(startsOf(await search(person, 'monti'))).toEqual([['Monti', '2026-12-01']])
  })

  it('answers the nearest of hundreds of series, and what happens once and is nearer', async () => {
    const person = await planner().newUser({ timezone: 'UTC' })
    await importBirthdays(person, 600)
    await create(person, {
      ...daily,
      title: 'Compleanno di Zoe',
      start: '1999-11-21',
      end: '1999-11-21',
      recurrence: 'FREQ=YEARLY',
    })
    await create(person, { title: 'Festa di compleanno', allDay: true, start: '2026-11-22', end: '2026-11-22' })
    const hits = await search(person, 'compleanno', 12)
    const days = hits.map(({ start }) => Math.abs(Date.parse(start) - Date.parse(TODAY)) / 86_400_000)
    expect(hits.map(({ title }) => title)).toEqual(expect.arrayContaining(['Compleanno di Zoe', 'Festa di compleanno']))
    expect(days).toEqual([0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5])
  })
})
