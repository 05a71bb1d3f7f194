import type { Event } from '@dodici/contract/types'
import type { Kysely } from 'kysely'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { fillCountEnds } from './0013-ends-of-counts.ts'

const yoga = { title: 'Yoga', allDay: true, start: '2027-03-01', end: '2027-03-01' }

eachDatabase((planner) => {
  it('finds the ends of what was stored by earlier versions, as far as its steps go', async () => {
    const person = await planner().newUser()
    const make = async (recurrence: string | null) =>
      (await person.post('/events', { ...yoga, recurrence })).json<Event>()._id
    const counted = await make('FREQ=WEEKLY;COUNT=3')
    const endless = await make('FREQ=WEEKLY')
    const single = await make(null)
    const { db } = planner()
    const stored = async () => {
      const own = db.read.selectFrom('event').select(['id', 'count_end']).where('owner_id', '=', person.user._id)
      return new Map((await own.execute()).map((row) => [row.id, row.count_end]))
    }
    const forget = () =>
      db.transact((trx) =>
        trx.updateTable('event').set({ count_end: null }).where('owner_id', '=', person.user._id).execute(),
      )
    const found = new Map([
      [counted, '2027-03-15'],
      [endless, null],
      [single, null],
    ])
    expect(await stored()).toEqual(found)
    await forget()
    await fillCountEnds(db.migrating as unknown as Kysely<never>, 0)
    expect((await stored()).get(counted)).toBeNull()
    await fillCountEnds(db.migrating as unknown as Kysely<never>, 1_000_000)
    expect(await stored()).toEqual(found)
  })
})
