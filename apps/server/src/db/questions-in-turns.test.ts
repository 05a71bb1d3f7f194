import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newSqlite } from '#server/test/test-database.ts'
import { openSqlite } from './sqlite.ts'

/** A question that takes SQLite some 20 ms. */
const COUNTING = sql<{ last: number }>`
  with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 100000)
  select max(n) as last from numbers`

it('Q2: SQLite answers many questions of one request in as many turns of the loop', async () => {
  const database = newSqlite()
  const db = openSqlite(database.dataDir)
  let turns = 0
  const count = (): void => {
    turns += 1
    timer = setImmediate(count)
  }
  let timer = setImmediate(count)
  const one = await COUNTING.execute(db.read)
  const before = turns
  for (let question = 0; question < 4; question += 1) await COUNTING.execute(db.read)
  await Promise.all([1, 2, 3, 4].map(() => COUNTING.execute(db.read)))
  clearImmediate(timer)
  expect(one.rows).toEqual([{ last: 100_000 }])
  expect(turns - before).toBeGreaterThanOrEqual(7)
  await db.close()
  await database.remove()
})
