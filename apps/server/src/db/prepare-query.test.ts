import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { eachDatabase } from '../test/each-database.ts'
import { prepareQuery } from './prepare-query.ts'

const usernames = prepareQuery((db, id) => db.selectFrom('user').select('username').where('id', '=', id))

eachDatabase((planner) => {
  it('answers each value by itself, and none with nothing', async () => {
    const [ada, grace] = [await planner().newUser(), await planner().newUser()]
    const asked = [ada.user._id, grace.user._id, "' or 1=1 --", '', ada.user._id]
    const answers = await Promise.all(asked.map(async (id) => usernames(planner().db, id)))
    const [first, second] = [[{ username: ada.user.username }], [{ username: grace.user.username }]]
    expect(answers).toEqual([first, second, [], [], first])
  })

  it('sees what was stored before it was asked', async () => {
    const { db } = planner()
    const id = (await planner().newUser()).user._id
    for (const username of ['Ada', 'Grace']) {
      await db.transact((trx) => trx.updateTable('user').set({ username }).where('id', '=', id).execute())
      expect(await usernames(db, id)).toEqual([{ username }])
    }
    await db.transact((trx) => trx.deleteFrom('user').where('id', '=', id).execute())
    expect(await usernames(db, id)).toEqual([])
  })

  it('is kept by PostgreSQL under one name', async () => {
    const { db } = planner()
    const { user } = await planner().newUser()
    for (let turn = 0; turn < 3; turn += 1) expect(await usernames(db, user._id)).toHaveLength(1)
    if (db.kind === 'sqlite') return
    // The pool hands out the connection that was used last.
    const kept = sql`select 1 from pg_prepared_statements where statement like '%username%'`
    expect((await kept.execute(db.read)).rows).toHaveLength(1)
  })

  it('answers at once where the database is in this process, and does not wait for a write', async () => {
    const { db } = planner()
    const { user } = await planner().newUser()
    await db.transact(async (trx) => {
      await trx.updateTable('user').set({ username: 'Unsaid' }).where('id', '=', user._id).execute()
      const answer = usernames(db, user._id)
      expect(answer instanceof Promise).toBe(db.kind === 'postgresql')
      expect(await answer).toEqual([{ username: user.username }])
    })
  })
  it('sees what was stored since a transaction began that somebody holds open to read', async () => {
    const { db } = planner()
    const { user } = await planner().newUser()
    await db.read.transaction().execute(async (held) => {
      await held.selectFrom('user').select('username').execute()
      await db.transact((trx) =>
        trx.updateTable('user').set({ username: 'Grace' }).where('id', '=', user._id).execute(),
      )
      expect(await usernames(db, user._id)).toEqual([{ username: 'Grace' }])
    })
  })
})
