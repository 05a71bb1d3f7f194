import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { eachDatabaseWhenDeep } from '#server/test/each-database.ts'
import { eventsOf, newFeed, readFeed } from './test/feed-steps.ts'

const DAY = '2026-12-01'

eachDatabaseWhenDeep((planner) => {
  it('Q4: refuses more events than any program takes, and tells the program so', async () => {
    const person = await planner().newUser()
    const made = await person.post('/events', { title: 'Gita', allDay: true, start: DAY, end: DAY })
    await multiply(planner().db, made.json<{ _id: string }>()._id, 50_000)
    const { path } = await newFeed(person, { detail: 'titles' })
    const answer = await readFeed(planner(), path)
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([413, 'too_many_events'])
    expect([answer.headers['etag'], answer.headers['content-encoding']]).toEqual([undefined, undefined])
    const near = await newFeed(person, { detail: 'titles', daysAhead: 1 })
    expect(eventsOf((await readFeed(planner(), near.path)).body)).toEqual([])
  })
})

/** Adds as many copies of an event, past all that would measure them. */
async function multiply(db: Database, id: string, count: number): Promise<void> {
  const row = await db.read.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const copied = Object.keys(row).filter((name) => name !== 'id' && name !== 'uid')
  const columns = sql.join(copied.map((name) => sql.ref(name)))
  await db.transact(async (trx) => {
    await sql`insert into event (id, uid, ${columns})
      with recursive n (i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
      select ${sql.lit(id)} || '-' || n.i, 'copy-' || n.i, ${columns} from event, n
      where event.id = ${sql.lit(id)}`.execute(trx)
  })
}
