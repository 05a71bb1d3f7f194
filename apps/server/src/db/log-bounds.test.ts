import { statSync } from 'node:fs'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { emptyFolder } from '#server/test/test-database.ts'
import { sqliteFile } from './sqlite-folder.ts'
import { openSqlite } from './sqlite.ts'

const MEGABYTE = 2 ** 20

it('D11: the write-ahead log grows behind somebody who reads for long, and is short again when they are done', async () => {
  const { dataDir, remove } = emptyFolder()
  const db = openSqlite(dataDir)
  const log = (): number => statSync(`${sqliteFile(dataDir)}-wal`).size / MEGABYTE
  const write = (): Promise<unknown> =>
    db.transact((trx) => sql`insert into big (text) values (hex(zeroblob(${MEGABYTE / 2})))`.execute(trx))
  await db.transact((trx) => sql`create table big (id integer primary key, text text)`.execute(trx))
  await write()

  // As a backup in another process does.
  const reader = new Sqlite(sqliteFile(dataDir), { readonly: true })
  reader.exec('begin')
  const seen = reader.prepare('select count(*) from big').pluck()
  expect(seen.get()).toBe(1)
  for (let count = 0; count < 40; count += 1) await write()
  expect(log()).toBeGreaterThan(40)
  expect(seen.get()).toBe(1)
  reader.exec('commit')
  reader.close()

  for (let count = 0; count < 3; count += 1) await write()
  expect(log()).toBeLessThanOrEqual(16)
  await db.close()
  await remove()
})
