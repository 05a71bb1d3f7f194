import { sql } from 'kysely'
import type { User } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { up } from './0024-first-steps.ts'

eachDatabase((planner) => {
  it('closes the first steps of everybody who has an event, and leaves them open for all others', async () => {
    const [person, newcomer] = [await planner().newUser(), await planner().newUser()]
    await person.post('/events', { title: 'Cena', allDay: true, start: '2027-05-04', end: '2027-05-04' })
    const db = planner().db.migrating as unknown as Parameters<typeof up>[0]
    await sql`alter table calendar drop column sample`.execute(db)
    await sql`alter table ${sql.ref('user')} drop column first_steps_closed`.execute(db)
    await up(db)
    const isClosed = async (of: typeof person) => (await of.get('/users/profile')).json<User>().firstStepsClosed
    expect([await isClosed(person), await isClosed(newcomer)]).toEqual([true, false])
  })
})
