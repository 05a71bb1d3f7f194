import { setTimeout as wait } from 'node:timers/promises'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { everyRow } from '../test/every-row.ts'
import { holdLock } from '../test/lock-holder.ts'
import { startPlanner, type Person, type Planner } from '../test/planner.ts'
import { newSqlite, type TestDatabase } from '../test/test-database.ts'
import { beginWriting } from './begin-writing.ts'
import { openBeside } from './open.ts'
import { sqliteFile } from './sqlite-folder.ts'
import { kysely } from './sqlite.ts'

const trip = { title: 'Giappone', allDay: true, start: '2027-07-24', end: '2027-08-14' }
const HOURS_LATER = '2026-11-20T15:00:00.000Z'

describe.each(['begin immediate', 'begin exclusive'])('Q7: another program has said "%s"', (begin) => {
  let database: TestDatabase
  let planner: Planner
  let person: Person

  beforeEach(async () => {
    database = newSqlite()
    planner = await startPlanner(database)
    person = await planner.newUser()
  })
  afterEach(async () => {
    await planner.stop()
    await database.remove()
  })

  // SQLite itself would wait within the call, and nobody would be answered meanwhile: the writes would be refused before
  // the lock ends, which it does when the reads are answered.
  it('reads are answered while a write waits, which is stored when the lock ends', async () => {
    await person.post('/events', trip)
    const release = await holdLock(database.dataDir, begin)
    const writes = Promise.all([person.post('/events', trip), person.post('/categories', { name: 'Viaggi' })])
    await wait(200)
    // By now the session would be noted as used, which waits as well.
    planner.clock.set(HOURS_LATER)
    expect((await person.get('/events?year=2027')).json()).toHaveLength(1)
    expect((await person.get('/events/search?q=giappone')).json()).toHaveLength(1)
    expect((await planner.request('GET', '/ready')).statusCode).toBe(200)
    await release()
    expect((await writes).map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect((await person.get('/events?year=2027')).json()).toHaveLength(2)
  })
})

it('Q7: whoever opens the file beside somebody who writes waits for no lock, and takes none', async () => {
  const database = newSqlite()
  const planner = await startPlanner(database)
  const writer = new Sqlite(sqliteFile(database.dataDir))
  writer.exec('begin immediate')
  const beside = await openBeside({ ...database, databasePool: 1 })
  expect(await beside.read.selectFrom('user').select('id').execute()).toEqual([])
  writer.exec('rollback')
  writer.close()
  await beside.close()
  await planner.stop()
  await database.remove()
})

it('Q7: a write that the lock outlasts changes nothing and says when to try again', async () => {
  const database = newSqlite()
  const planner = await startPlanner(database)
  const person = await planner.newUser()
  const before = await everyRow(planner.db)
  const release = await holdLock(database.dataDir, 'begin immediate')
  // They wait together: the second is not kept as long again.
  const refused = await Promise.all([person.post('/events', trip), person.post('/goals', { title: 'x' })])
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([503, 400])
  expect(refused[0].headers['retry-after']).toBe('5')
  expect(await everyRow(planner.db)).toEqual(before)
  await release()
  expect((await person.post('/events', trip)).statusCode).toBe(201)
  await planner.stop()
  await database.remove()
})

it('Q7: those who wait for the same lock are refused together, and who comes later waits anew', async () => {
  const database = newSqlite()
  const [holder, waiter] = [new Sqlite(sqliteFile(database.dataDir)), new Sqlite(sqliteFile(database.dataDir))]
  holder.pragma('journal_mode = WAL')
  holder.exec('begin immediate')
  const write = kysely(waiter)
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  await expect(beginWriting(write, 100)).rejects.toThrow('locked')
  expect(turns).toBeGreaterThan(5)
  const tries = turns
  await expect(beginWriting(write, 100)).rejects.toThrow('locked')
  expect(turns - tries).toBeLessThan(5)
  clearInterval(timer)
  const begun = beginWriting(write, 60_000)
  holder.exec('rollback')
  await begun
  await sql`rollback`.execute(write)
  await write.destroy()
  holder.close()
  await database.remove()
})
