import { statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { emptyFolder } from '#server/test/test-database.ts'
import { sqliteFile } from './sqlite-folder.ts'
import { openSqlite } from './sqlite.ts'

it('gives free pages of a new file back in slices, and lets others write between them', async () => {
  const { dataDir, remove } = emptyFolder()
  const db = openSqlite(dataDir)
  await db.transact(async (trx) => {
    await sql`create table big (id integer primary key, text text)`.execute(trx)
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 1200)
      insert into big select i, hex(zeroblob(4000)) from n`.execute(trx)
  })
  await db.transact((trx) => sql`delete from big`.execute(trx))
  const looking = new Sqlite(sqliteFile(dataDir))
  const pages = () => Number(looking.pragma('page_count', { simple: true }))
  const before = pages()
  let written = 0
  const giving = db.giveBackPages()
  await Promise.all(
    [1, 2, 3].map(() =>
      db.transact((trx) => sql`insert into big (text) values ('x')`.execute(trx).then(() => (written += 1))),
    ),
  )
  const amid = pages()
  await giving
  expect(written).toBe(3)
  expect(before).toBeGreaterThan(2_000)
  expect(amid).toBeLessThan(before)
  expect(amid).toBeGreaterThan(pages())
  expect(Number(looking.pragma('freelist_count', { simple: true }))).toBe(0)
  looking.close()
  await db.close()
  expect(statSync(sqliteFile(dataDir)).size).toBeLessThan(200_000)
  await remove()
})
