import { chmodSync, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Event } from '@dodici/contract/types'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databasesToTest } from '../../test/each-database.ts'
import { everyRow } from '../../test/every-row.ts'
import { startPlanner, type Person, type Planner } from '../../test/planner.ts'
import { makeGoal } from '../../test/reminded.ts'
import { newDatabase, type TestDatabase } from '../../test/test-database.ts'
import type { Database } from '../database.ts'
import { openBeside, openDatabase } from '../open.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { checkDatabase } from './check.ts'
import { ALL_TABLES } from '../tables.ts'

const IMPORTED = 2_000

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

/** Enough rows that writing them all takes a while. */
async function importMuch(person: Person): Promise<void> {
  const events = Array.from({ length: IMPORTED }, (_, index) =>
    ['BEGIN:VEVENT', `UID:e${String(index)}`, 'SUMMARY:X', 'DTSTART;VALUE=DATE:20270101', 'END:VEVENT'].join('\r\n'),
  )
  const file = ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR', ''].join('\r\n')
  const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
  await person.post(`/calendars/${calendar!._id}/import`, file, { 'content-type': 'text/calendar' })
}

/** Makes one event after another while some work goes on. Answers how many were made, and what came of the work. */
async function whileWriting<Value>(
  person: Person,
  work: () => Promise<Value>,
): Promise<{ made: number; value: Value }> {
  const state = { goesOn: true }
  const working = work().finally(() => (state.goesOn = false))
  let made = 0
  while (state.goesOn) {
    const answer = await person.post('/events', { ...weekly, title: `Event ${String(made)}` })
    expect(answer.statusCode).toBe(201)
    made += 1
  }
  return { made, value: await working }
}

const settingsOf = (database: TestDatabase) => ({ ...database, databasePool: 2 })

async function withEmpty<Value>(kind: 'sqlite' | 'postgresql', work: (db: Database) => Promise<Value>): Promise<Value> {
  const database = await newDatabase(kind)
  const db = await openDatabase(settingsOf(database))
  try {
    return await work(db)
  } finally {
    await db.close()
    await database.remove()
  }
}

/** Everything but the numbers that a restoring lifts. */
const withoutNumbers = (tables: Record<string, unknown[]>): Record<string, unknown[]> =>
  Object.fromEntries(
    Object.entries(tables).map(([table, rows]) => {
      const lifted = table === 'user' ? 'sequence' : 'version'
      return [table, rows.map((row) => ({ ...(row as object), [lifted]: null }))]
    }),
  )

const countRows = async (db: Database): Promise<number> => Object.values(await everyRow(db)).flat().length

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

  it('D5: a backup taken while somebody writes is one moment of it, and is restored to either database', async () => {
    const person = await liveABit(planner)
    await importMuch(person)
    const beside = await openBeside(settingsOf(database))
    const { made, value: written } = await whileWriting(person, () => writeBackup(beside, file))
    await beside.close()
    expect(made).toBeGreaterThan(1)

    for (const target of databasesToTest()) {
      await withEmpty(target, async (restored) => {
        expect(await restoreBackup(file, restored, database)).toEqual(written)
        const { tables, faults } = await checkDatabase(restored)
        expect(faults).toEqual([])
        expect(tables.map(({ table, rows }) => [table, rows])).toEqual(written.map(({ table, rows }) => [table, rows]))
        const { event = [], change = [] } = await everyRow(restored)
        const titles = event.map((row) => (row as Event).title).filter((title) => title.startsWith('Event'))
        expect(titles.sort()).toEqual(titles.map((_, index) => `Event ${String(index)}`).sort())
        expect(titles.length).toBeLessThanOrEqual(made)
        expect(change.map((row) => (row as { sequence: number }).sequence).sort((a, b) => a - b)).toEqual(
          change.map((_, index) => index + 1),
        )
      })
    }
  })

  it('D5: what is restored equals the original row by row but for its numbers, in either database', async () => {
    await liveABit(planner)
    await writeBackup(planner.db, file)
    const original = withoutNumbers(await everyRow(planner.db))
    for (const target of databasesToTest()) {
      await withEmpty(target, async (restored) => {
        await restoreBackup(file, restored, database)
        expect(withoutNumbers(await everyRow(restored))).toEqual(original)
      })
    }
  })

  it('D5: who is signed in stays so in the restored copy, sees the same year and can undo in it', async () => {
    const person = await liveABit(planner)
    await writeBackup(planner.db, file)
    const elsewhere = await newDatabase(kind)
    const empty = await openDatabase(settingsOf(elsewhere))
    await restoreBackup(file, empty, database)
    await empty.close()
    const copy = await startPlanner(elsewhere)
    const ask = (method: 'GET' | 'POST', where: string) => copy.request(method, where, { token: person.token })
    const seen = (await person.get('/events?year=2027')).json<Event[]>()
    expect((await ask('GET', '/events?year=2027')).json()).toEqual(
      seen.map((event) => ({ ...event, version: expect.any(Number) as number })),
    )
    const [trashed] = (await ask('GET', '/trash')).json<{ _id: string }[]>()
    expect((await ask('POST', `/trash/${String(trashed?._id)}/restore`)).statusCode).toBe(200)
    await copy.stop()
    await elsewhere.remove()
  })

  it('C1: no number of before a restoring comes again, however often the same backup is restored', async () => {
    const person = await planner.newUser()
    const _id = (await person.post('/events', weekly)).json<Event>()._id
    await writeBackup(planner.db, file)
    const tagsAndVersions = new Set<unknown>()
    const noteTwoEdits = async (on: Planner, name: string) => {
      const ask = (method: 'GET' | 'PATCH', where: string, body?: object) =>
        on.request(method, where, { token: person.token, body })
      for (const title of [`${name} 1`, `${name} 2`]) {
        const edited = await ask('PATCH', `/events/${_id}?scope=all`, { title })
        expect(edited.statusCode).toBe(200)
        tagsAndVersions.add(edited.json<Event>().version)
        tagsAndVersions.add((await ask('GET', '/events?year=2027')).headers['etag'])
      }
    }
    await noteTwoEdits(planner, 'Before')
    for (const second of [1, 2]) {
      const again = await newDatabase(kind)
      const empty = await openDatabase(settingsOf(again))
      await restoreBackup(file, empty, {
        ...again,
        clock: { now: () => planner.clock.now() + second * 60_000 },
      })
      await empty.close()
      const copy = await startPlanner(again)
      await noteTwoEdits(copy, `Restored ${String(second)}`)
      await copy.stop()
      await again.remove()
    }
    expect(tagsAndVersions.size).toBe(12)
  })

  it('D5: refuses to write over a file and to fill what is not empty, and leaves both as they were', async () => {
    await liveABit(planner)
    await writeBackup(planner.db, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const [bytes, rows] = [readFileSync(file), await everyRow(planner.db)]
    await expect(writeBackup(planner.db, file)).rejects.toThrow('exists already')
    await expect(restoreBackup(file, planner.db, database)).rejects.toThrow('not empty')
    await expect(writeBackup(planner.db, path.join(file, 'in-a-file'))).rejects.toThrow('cannot be written')
    expect(readFileSync(file)).toEqual(bytes)
    expect(await everyRow(planner.db)).toEqual(rows)
    expect(readdirSync(database.dataDir).filter((name) => name.includes('.part'))).toEqual([])
  })

  it('D5: refuses a backup that is damaged, changed, of a newer version, or none, and restores nothing of it', async () => {
    await liveABit(planner)
    await writeBackup(planner.db, file)
    const broken = path.join(database.dataDir, 'broken.sqlite')
    const changed = (statement: string) => {
      writeFileSync(broken, readFileSync(file))
      chmodSync(broken, 0o600)
      new Sqlite(broken).exec(statement).close()
    }
    const refusals: [make: () => void, reason: RegExp][] = [
      [() => writeFileSync(broken, readFileSync(file).fill(0xff, 4_096, 12_288)), /damaged|malformed|cannot be read/],
      [() => writeFileSync(broken, readFileSync(file).subarray(0, 9_000)), /damaged|malformed|cannot be read/],
      [() => writeFileSync(broken, 'milk, bread'), /cannot be read as a backup: file is not a database/],
      [() => changed('drop table backup_digest'), /cannot be read as a backup: no such table/],
      [() => changed(`update event set title = 'Changed'`), /differs from its source in: event\./],
      [() => changed('delete from session'), /differs from its source in: session\./],
      [
        () => changed(`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`),
        /which made 9999-later.*Use Dodici .* or a newer one/,
      ],
    ]
    await withEmpty(kind, async (empty) => {
      for (const [make, reason] of refusals) {
        make()
        await expect(restoreBackup(broken, empty, database)).rejects.toThrow(reason)
        expect(await countRows(empty)).toBe(0)
      }
      await expect(restoreBackup(path.join(database.dataDir, 'none'), empty, database)).rejects.toThrow(
        'cannot be read',
      )
      expect(existsSync(path.join(database.dataDir, 'none'))).toBe(false)
      await restoreBackup(file, empty, database)
      expect(withoutNumbers(await everyRow(empty))).toEqual(withoutNumbers(await everyRow(planner.db)))
    })
  })

  it('finds rows that point at what is not there, and text that is not what it should be', async () => {
    const person = await liveABit(planner)
    expect(await checkDatabase(planner.db)).toMatchObject({ faults: [] })
    await makeGoal(planner, person)
    const { read } = planner.db
    await sql`delete from goal`.execute(read)
    await sql`delete from calendar where owner_id = ${person.user._id}`.execute(read)
    await sql`update event set rdates = '[' where title = ${weekly.title}`.execute(read)
    await sql`update event_exception set event_id = 'gone'`.execute(read)
    await sql`delete from change where sequence = 2`.execute(read)
    await sql`update session set user_id = 'gone'`.execute(read)
    await sql`update "user" set sequence = sequence - 1`.execute(read)
    expect((await checkDatabase(planner.db)).faults).toEqual([
      '1 values in event that are no JSON',
      '1 rows of nobody in session',
      '1 people without a calendar',
      '3 events in no calendar',
      '1 changed occurrences of no event',
      '1 entries of no goal',
      '1 journal rows of no change',
      '1 changes beyond the number of their owner',
    ])
  })

  it('holds every table but those that say which migrations have run', async () => {
    const { rows } =
      kind === 'sqlite'
        ? await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(planner.db.read)
        : await sql<{ name: string }>`select table_name as name from information_schema.tables
            where table_schema = current_schema()`.execute(planner.db.read)
    const names = rows.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
    expect(names.sort()).toEqual([...ALL_TABLES.map(({ name }) => name), 'migrated_by'].sort())
  })
})

it('D3: the check finds damage inside a database that opens well', async () => {
  const database = await newDatabase('sqlite')
  const planner = await startPlanner(database)
  const person = await liveABit(planner)
  await importMuch(person)
  await planner.stop()
  const file = path.join(database.dataDir, 'dodici.sqlite')
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, Math.floor(bytes.length / 2), Math.floor(bytes.length / 2) + 20_000))

  const db = await openBeside(settingsOf(database))
  const { faults } = await checkDatabase(db)
  expect(faults.length).toBeGreaterThan(0)
  await db.close()
  await database.remove()
})
