import type { Event } from '@dodici/contract/types'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { up } from './0002-lone-exceptions.ts'

const yoga = { title: 'Yoga', allDay: true, start: '2027-03-01', end: '2027-03-01', recurrence: 'FREQ=WEEKLY;COUNT=3' }

eachDatabase((planner) => {
  it('shows again what earlier versions have hidden, and leaves all other events alone', async () => {
    const person = await planner().newUser()
    const make = async () => (await person.post('/events', yoga)).json<Event>()._id
    const [hidden, other] = [await make(), await make()]
    for (const id of [hidden, other]) {
      const path = `/events/${id}?scope=this&occurrence=2027-03-01`
      await person.patch(path, { title: 'Yoga dal vivo', start: '2027-03-02', end: '2027-03-02' })
    }
    const { db } = planner()
    await db.transact((trx) => trx.updateTable('event').set({ rrule: null }).where('id', '=', hidden).execute())
    await up(db.migrating as unknown as Kysely<never>)
    const events = (await person.get('/events?year=2027')).json<Event[]>()
    const seen = events.map(({ _id, recurrence, rdates, occurrences }) => [
      _id,
      { recurrence, rdates, starts: occurrences.map(({ start, changed }) => [start, changed?.title]) },
    ])
    const live = ['2027-03-02', 'Yoga dal vivo']
    expect(new Map(seen as [string, object][])).toEqual(
      new Map([
        [hidden, { recurrence: null, rdates: ['2027-03-01'], starts: [live] }],
        [
          other,
          {
            recurrence: 'FREQ=WEEKLY;COUNT=3',
            rdates: [],
            starts: [live, ['2027-03-08', undefined], ['2027-03-15', undefined]],
          },
        ],
      ]),
    )
  })
})
