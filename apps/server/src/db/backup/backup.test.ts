import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Event } from '@dodici/contract/types'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databasesToTest } from '../../test/each-database.ts'
import { startPlanner, type Person, type Planner } from '../../test/planner.ts'
import { newPostgres, newSqlite, type TestDatabase } from '../../test/test-database.ts'
import { openDatabase } from '../open.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { checkDatabase } from './check.ts'
import { digestTables } from './copy-tables.ts'
import { COPIED_TABLES } from './tables.ts'

type Kind = 'sqlite' | 'postgresql'
const newDatabase = (kind: Kind): Promise<TestDatabase> =>
  kind === 'sqlite' ? Promise.resolve(newSqlite()) : newPostgres()

const weekly = {
  title: 'Yoga – „sempre“ 🧘',
  allDay: false,
  start: '2027-03-01T18:00',
  end: '2027-03-01T19:00',
  recurrence: 'FREQ=WEEKLY;COUNT=6',
}

/** A person with a bit of everything: categories, a series with a changed occurrence, something in the trash, an undo. */
async function liveABit(planner: Planner): Promise<Person> {
  const person = await planner.newUser()
  await person.post('/categories', { name: 'Salute' })
  const event = (await person.post('/events', weekly, { 'idempotency-key': 'once' })).json<Event>()
  await person.patch(`/events/${event._id}?scope=this&occurrence=2027-03-08T18:00`, { title: 'Yoga dal vivo' })
  const other = await person.post('/events', { ...weekly, title: 'Via' })
  await person.delete(`/events/${other.json<Event>()._id}?scope=all`)
  const third = await person.post('/events', { ...weekly, title: 'Annullato' })
  await person.post(`/changes/${String(third.headers['x-change-id'])}/undo`)
  return person
}

describe.each(databasesToTest())('%s', (kind) => {
  let database: TestDatabase
  let planner: Planner
  let file: string

  beforeEach(async () => {
    database = await newDatabase(kind)
    planner = await startPlanner(database)
    file = path.join(database.dataDir, 'backup.sqlite')
  })
  afterEach(async () => {
    await planner.stop()
    await database.remove()
  })

  it('D5: a backup taken while somebody writes is one moment of it, and reads like the original elsewhere', async () => {
    const person = await liveABit(planner)
    const writing = Promise.all(
      Array.from({ length: 60 }, (_, index) => person.post('/events', { ...weekly, title: `Event ${String(index)}` })),
    )
    await person.get('/events?year=2027')
    const written = await writeBackup(planner.db, file)
    await writing

    for (const target of databasesToTest()) {
      const elsewhere = await newDatabase(target)
      const settings = { ...elsewhere, databasePool: 2 }
      const restored = await openDatabase(settings)
      expect(await restoreBackup(file, restored)).toEqual(written)
      expect(await digestTables(restored.read)).toEqual(written)
      expect(await checkDatabase(restored)).toMatchObject({ faults: [] })
      await restored.close()
      await elsewhere.remove()
    }
  })

  it('D5: who is signed in stays so in the restored copy, sees the same year and can undo in it', async () => {
    const person = await liveABit(planner)
    await writeBackup(planner.db, file)
    const elsewhere = await newDatabase(kind)
    const empty = await openDatabase({ ...elsewhere, databasePool: 2 })
    await restoreBackup(file, empty)
    await empty.close()
    const copy = await startPlanner(elsewhere)
    const ask = (method: 'GET' | 'POST', where: string) => copy.request(method, where, { token: person.token })
    expect((await ask('GET', '/events?year=2027')).json()).toEqual((await person.get('/events?year=2027')).json())
    const [trashed] = (await ask('GET', '/trash')).json<{ _id: string }[]>()
    expect((await ask('POST', `/trash/${String(trashed?._id)}/restore`)).statusCode).toBe(200)
    await copy.stop()
    await elsewhere.remove()
  })

  it('D5: refuses to write over a file, to fill what is not empty, and to read what is damaged or no backup', async () => {
    await liveABit(planner)
    await writeBackup(planner.db, file)
    const before = await digestTables(planner.db.read)
    await expect(writeBackup(planner.db, file)).rejects.toThrow('exists already')
    await expect(restoreBackup(file, planner.db)).rejects.toThrow('not empty')
    expect(await digestTables(planner.db.read)).toEqual(before)

    const elsewhere = await newDatabase(kind)
    const empty = await openDatabase({ ...elsewhere, databasePool: 2 })
    const broken = path.join(database.dataDir, 'broken.sqlite')
    writeFileSync(broken, readFileSync(file).fill(0xff, 4_096, 12_288))
    await expect(restoreBackup(broken, empty)).rejects.toThrow(/damaged|malformed|cannot be read/)
    const noBackup = path.join(database.dataDir, 'notes.txt')
    writeFileSync(noBackup, 'milk, bread')
    await expect(restoreBackup(noBackup, empty)).rejects.toThrow('cannot be read as a backup')
    expect((await digestTables(empty.read)).every(({ rows }) => rows === 0)).toBe(true)
    expect(existsSync(`${file}.part`)).toBe(false)
    await empty.close()
    await elsewhere.remove()
  })

  it('finds rows that point at what is not there', async () => {
    const person = await liveABit(planner)
    expect(await checkDatabase(planner.db)).toMatchObject({ faults: [] })
    await sql`delete from calendar where owner_id = ${person.user._id}`.execute(planner.db.read)
    const { faults } = await checkDatabase(planner.db)
    expect(faults).toEqual([expect.stringMatching(/^\d+ events in no calendar$/)])
  })

  it('holds every table but those of the migrations', async () => {
    const { rows } =
      kind === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(planner.db.read)
        : await sql<{ name: string }>`select table_name as name from information_schema.tables
            where table_schema = current_schema()`.execute(planner.db.read)
    const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
    expect(names.sort()).toEqual(COPIED_TABLES.map(({ name }) => name).sort())
  })
})
