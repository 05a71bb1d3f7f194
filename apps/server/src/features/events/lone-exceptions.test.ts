import type { Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { create, eventsOf, yoga } from './test/batch-steps.ts'
import { exported, fromHere, imported, patch, shown, thisOne } from './test/series-steps.ts'

const FIRST = '2027-03-01T18:00'
const SECOND = '2027-03-08T18:00'
const LAST = '2027-04-05T18:00'
const live = { title: 'Yoga dal vivo', start: '2027-03-02T20:00', end: '2027-03-02T21:30' }
const LIVE = '2027-03-02T20:00 21:30 Yoga dal vivo'

/** A series whose first occurrence says something else at another time. */
async function changedSeries(person: Person): Promise<Event> {
  const series = await create(person, yoga)
  return patch(person, series, thisOne(FIRST), live)
}

const file = (...events: readonly (readonly string[])[]): string =>
  [
    'BEGIN:VCALENDAR',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', 'UID:yoga', 'DURATION:PT1H', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
    '',
  ].join('\r\n')
const master = ['SUMMARY:Yoga', 'DTSTART;TZID=Europe/Rome:20270301T180000']
const override = (original: string, start: string): string[] => [
  `RECURRENCE-ID;TZID=Europe/Rome:${original}`,
  'SUMMARY:Yoga dal vivo',
  `DTSTART;TZID=Europe/Rome:${start}`,
]

eachDatabase((planner) => {
  const person = () => planner().newUser({ timezone: 'Europe/Rome' })

  it('keeps what was changed of the one occurrence that is left before a deletion', async () => {
    const ada = await person()
    const series = await changedSeries(ada)
    expect((await ada.delete(`/events/${series._id}?${fromHere(SECOND)}`)).statusCode).toBe(204)
    expect(await shown(ada)).toEqual([LIVE])
    expect(await eventsOf(ada)).toMatchObject([{ title: 'Yoga dal vivo', start: live.start, recurrence: null }])
    expect(await exported(ada)).toContain('SUMMARY:Yoga dal vivo')
    await patch(ada, series, '', { location: 'Palestra' })
    expect(await shown(ada)).toEqual([LIVE])
  })

  it('keeps what was changed of the one occurrence that is left before an edit of those that follow', async () => {
    const ada = await person()
    const series = await changedSeries(ada)
    const rest = await patch(ada, series, fromHere(SECOND), { title: 'Pilates' })
    expect(rest.droppedExceptions).toEqual([])
    const [first, second] = await shown(ada)
    expect([first, second]).toEqual([LIVE, '2027-03-08T18:00 19:00 Pilates'])
  })

  it('keeps what was changed of the last occurrence when it is edited with all that follow', async () => {
    const ada = await person()
    const series = await create(ada, yoga)
    await patch(ada, series, thisOne(LAST), { title: 'Ultima volta', location: 'Parco' })
    await patch(ada, series, fromHere(LAST), { title: 'Festa' })
    expect((await shown(ada)).at(-1)).toBe('2027-04-05T18:00 19:00 Festa')
    const last = (await eventsOf(ada)).find(({ title }) => title === 'Festa')
    expect(last).toMatchObject({ start: LAST, recurrence: null, location: 'Parco' })
  })

  it('moves the last occurrence on from where it was moved to before', async () => {
    const ada = await person()
    const series = await create(ada, yoga)
    await patch(ada, series, thisOne(LAST), { start: '2027-04-06T20:00', end: '2027-04-06T21:00' })
    await patch(ada, series, fromHere(LAST), { start: '2027-04-05T19:00', end: '2027-04-05T20:00' })
    expect((await shown(ada)).at(-1)).toBe('2027-04-06T21:00 22:00 Yoga')
  })

  it('keeps what was changed of the first occurrence when a series no longer repeats', async () => {
    const ada = await person()
    const series = await changedSeries(ada)
    await patch(ada, series, thisOne(SECOND), { title: 'Altro' })
    const once = await patch(ada, series, 'scope=all', { recurrence: null })
    expect(once).toMatchObject({ title: 'Yoga dal vivo', start: live.start, end: live.end })
    expect(once.droppedExceptions).toEqual([SECOND])
    expect(await shown(ada)).toEqual([LIVE])
  })

  it('takes what is said with it when a series no longer repeats', async () => {
    const ada = await person()
    const series = await changedSeries(ada)
    const once = { title: 'Pilates', start: '2027-05-01T09:00', end: '2027-05-01T10:00', recurrence: null }
    await patch(ada, series, 'scope=all', once)
    expect(await shown(ada)).toEqual(['2027-05-01T09:00 10:00 Pilates'])
  })

  it('shows a series that no longer repeats also where its first occurrence was deleted', async () => {
    const ada = await person()
    const series = await create(ada, yoga)
    await ada.delete(`/events/${series._id}?${thisOne(FIRST)}`)
    await patch(ada, series, 'scope=all', { recurrence: null })
    expect(await shown(ada)).toEqual(['2027-03-01T18:00 19:00 Yoga'])
  })

  it('leaves nothing behind of a series whose first occurrences are all deleted when the following are edited', async () => {
    const ada = await person()
    const series = await create(ada, yoga)
    await ada.delete(`/events/${series._id}?${thisOne(FIRST)}`)
    const edited = await patch(ada, series, fromHere(SECOND), { title: 'Pilates' })
    expect(edited).toMatchObject({ _id: series._id, start: SECOND, recurrence: 'FREQ=WEEKLY;COUNT=5;BYDAY=MO' })
    expect(await shown(ada)).toHaveLength(5)
    expect((await exported(ada)).match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  })

  it('I4: shows a changed occurrence of a file whose event has no rule, once, and knows the file again', async () => {
    const ada = await person()
    const text = file(master, override('20270301T180000', '20270302T200000'))
    await imported(ada, text)
    expect(await shown(ada)).toEqual(['2027-03-02T20:00 21:00 Yoga dal vivo'])
    await imported(ada, text)
    expect((await ada.get('/changes')).json()).toHaveLength(1)
    await patch(ada, (await eventsOf(ada))[0]!, '', { location: 'Palestra' })
    expect(await shown(ada)).toEqual(['2027-03-02T20:00 21:00 Yoga dal vivo'])
  })

  it('I4: keeps a changed occurrence that no rule makes through edits, deletions, export and import', async () => {
    const ada = await person()
    const text = file([...master, 'RRULE:FREQ=WEEKLY;COUNT=2'], override('20270310T180000', '20270311T200000'))
    await imported(ada, text)
    const [series] = await eventsOf(ada)
    await patch(ada, series!, fromHere('2027-03-08T18:00'), { title: 'Pilates' })
    const all = [
      '2027-03-01T18:00 19:00 Yoga',
      '2027-03-08T18:00 19:00 Pilates',
      '2027-03-11T20:00 21:00 Yoga dal vivo',
    ]
    expect(await shown(ada)).toEqual(all)
    const copy = await person()
    await imported(copy, await exported(ada))
    expect(await shown(copy)).toEqual(all)
    for (const event of await eventsOf(copy)) await patch(copy, event, 'scope=all', { location: 'Palestra' })
    expect(await shown(copy)).toEqual(all)
  })
})
