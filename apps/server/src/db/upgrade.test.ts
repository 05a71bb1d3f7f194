import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Change, Event, Goal, Session } from '@dodici/contract/types'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { isDeep } from '../../../../scripts/test-counts.ts'
import { databasesToTest } from '../test/each-database.ts'
import {
  appearancesIn,
  OLDER_YEAR,
  olderFacts,
  olderNames,
  writeOlderBackup,
  writeOlderDatabase,
  type OlderPerson,
} from '../test/older-data.ts'
import { olderPostgres } from '../test/older-postgres.ts'
import { startPlanner, type Planner } from '../test/planner.ts'
import { emptyFolder, newDatabase, type TestDatabase } from '../test/test-database.ts'
import { restoreBackup } from './backup/backup.ts'
import { checkDatabase } from './backup/check.ts'
import type { SchemaOrigin } from './migrate.ts'
import { openDatabase } from './open.ts'
import { sqliteFile } from './sqlite-folder.ts'

/** The oldest, and some that have not run the first of today's migrations alone: these in every run, on both databases. */
const ODD = /^(0007-aa843f13|0009-7dbb3ba6|0027-12e4ebdd|0029-f28f2f76)$/
const someOrAll = (areAll: boolean): string[] => olderNames().filter((name) => areAll || isDeep || ODD.test(name))

const folder = mkdtempSync(path.join(tmpdir(), 'dodici-older-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Tables that have another name today. */
const RENAMED: Readonly<Record<string, string>> = { reminder: 'reminder_look' }

const olderDatabase = (kind: 'sqlite' | 'postgresql', name: string): Promise<TestDatabase> => {
  if (kind === 'postgresql') return olderPostgres(name)
  const database = emptyFolder()
  writeOlderDatabase(name, sqliteFile(database.dataDir))
  return Promise.resolve(database)
}

/** Ids and words of what there is: no upgrade may change them. */
const KEPT = [
  'select id, title, description, rrule, deleted_at from event order by id',
  'select event_id, recurrence_id, title from event_exception order by event_id, recurrence_id',
  'select id, name, deleted_at from calendar order by id',
  'select id, name, deleted_at from category order by id',
  'select id, title, kind, created_at from change order by id',
  'select id, title from goal order by id',
  'select id, title, day from milestone order by id',
]

async function expectAllIsThere(planner: Planner, name: string): Promise<void> {
  const { tables, faults } = await checkDatabase(planner.db)
  expect(faults).toEqual([])
  const counts = new Map(tables.map(({ table, rows }) => [table, rows]))
  for (const { table, rows } of olderFacts(name).digests) {
    expect([table, counts.get(RENAMED[table] ?? table)]).toEqual([table, rows])
  }
  const file = path.join(folder, `${name}.before`)
  writeOlderDatabase(name, file)
  const older = new Sqlite(file)
  for (const query of KEPT) {
    const { rows } = await sql.raw(query).execute(planner.db.read)
    expect(rows).toEqual(older.prepare(query).all())
  }
  older.close()
}

/** Signs in as somebody, reads what they saw in the older version, and undoes what they did last. */
async function expectPersonGoesOn(planner: Planner, person: OlderPerson): Promise<void> {
  const { email, password } = person
  const { token } = (await planner.request('POST', '/auth/login', { body: { email, password } })).json<Session>()
  const get = async <Value>(where: string): Promise<Value> =>
    (await planner.request('GET', where, { token })).json<Value>()
  const year = async () => appearancesIn(await get<Event[]>(`/events?year=${OLDER_YEAR}`))
  expect(await year()).toEqual(person.year)
  expect(await get('/trash')).toHaveLength(person.trash)
  expect((await get<Goal[]>('/goals')).map(({ title }) => title)).toEqual(person.goals)
  const [newest] = await get<Change[]>('/changes')
  const undone = await planner.request('POST', `/changes/${String(newest?._id)}/undo`, { token })
  expect(undone.statusCode).toBe(200)
  expect(await year()).toEqual(person.year.map((line) => line.replace(/Dopo$/, 'Prima')))
}

async function expectAllGoesOn(database: TestDatabase, name: string): Promise<void> {
  const planner = await startPlanner(database)
  await expectAllIsThere(planner, name)
  for (const person of olderFacts(name).people) await expectPersonGoesOn(planner, person)
  expect((await checkDatabase(planner.db)).faults).toEqual([])
  await planner.stop()
}

describe.each(databasesToTest())('%s', (kind) => {
  it.each(someOrAll(kind === 'sqlite'))(
    'D9: the server starts with the data of %s, loses nothing, and people go on',
    async (name) => {
      const database = await olderDatabase(kind, name)
      await expectAllGoesOn(database, name)
      await database.remove()
    },
  )

  it.each(someOrAll(false))('D9: a backup of %s is restored, and stays as it is', async (name) => {
    const backup = path.join(folder, `${name}.backup`)
    writeOlderBackup(name, backup)
    const bytes = readFileSync(backup)
    const database = await newDatabase(kind)
    const origins: SchemaOrigin[] = []
    const db = await openDatabase({ ...database, databasePool: 2 })
    await restoreBackup(backup, db, { dataDir: database.dataDir, tell: (origin) => void origins.push(origin) })
    await db.close()
    expect(origins).toMatchObject([{ version: null, last: olderFacts(name).last }])
    expect(readFileSync(backup)).toEqual(bytes)
    expect(existsSync(path.join(database.dataDir, 'dodici.restoring'))).toBe(false)
    await expectAllGoesOn(database, name)
    await database.remove()
  })
})

it('D9: an upgrade that fails leaves a SQLite database as it was, and goes on when it can', async () => {
  const name = '0007-aa843f13'
  const database = await olderDatabase('sqlite', name)
  const file = sqliteFile(database.dataDir)
  const read = (query: string): unknown[] => {
    const connection = new Sqlite(file)
    const rows = connection.prepare(query).all()
    connection.close()
    return rows
  }
  const schema = 'select name, sql from sqlite_master order by name'
  new Sqlite(file).exec('create table linked_object (id text)').close()
  const before = [read(schema), read('select * from event'), read('select * from kysely_migration')]
  await expect(openDatabase({ ...database, databasePool: 2 })).rejects.toThrow('linked_object')
  expect([read(schema), read('select * from event'), read('select * from kysely_migration')]).toEqual(before)
  new Sqlite(file).exec('drop table linked_object').close()
  await expectAllGoesOn(database, name)
  await database.remove()
})
