import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { everyRow } from '../test/every-row.ts'
import { startPlanner } from '../test/planner.ts'
import { registerAt, startServer } from '../test/server-process.ts'
import { emptyFolder, type TestDatabase } from '../test/test-database.ts'
import { openDatabase } from './open.ts'

let database: TestDatabase
let file: string
const open = (dataDir = database.dataDir) => openDatabase({ databaseUrl: null, databasePool: 1, dataDir })

beforeEach(() => {
  database = emptyFolder()
  file = path.join(database.dataDir, 'dodici.sqlite')
})
afterEach(() => database.remove())

/** A database with somebody in it, which no server uses. */
async function liveABit(): Promise<void> {
  const planner = await startPlanner(database)
  await planner.newUser()
  await planner.stop()
}

function countTables(): unknown {
  const connection = new Sqlite(file, { readonly: true })
  const count = connection.prepare('select count(*) from sqlite_master').pluck().get()
  connection.close()
  return count
}

const losses: readonly (readonly [how: string, lose: () => void, reason: string])[] = [
  ['is missing', () => rmSync(file), 'is missing'],
  ['is an empty file', () => truncateSync(file), 'is empty'],
  [
    'was replaced by a new database',
    () => {
      rmSync(file)
      new Sqlite(file).exec('create table x (y); drop table x').close()
    },
    'holds nothing',
  ],
]

it.each(losses)(
  'D3: where the database %s, starting is refused and no empty one is made',
  async (_how, lose, reason) => {
    await liveABit()
    lose()
    await expect(open()).rejects.toThrow(`${file} ${reason}, but a database was made in this folder`)
    expect(existsSync(file) ? countTables() : 0).toBe(0)
    await expect(open()).rejects.toThrow('a database was made in this folder')
  },
)

it('D3: a file that is no database is named, and left as it is', async () => {
  await liveABit()
  const garbage = Buffer.from('This was a shopping list. '.repeat(1_000))
  writeFileSync(file, garbage)
  await expect(open()).rejects.toThrow(`${file} cannot be opened as a database: file is not a database`)
  expect(readFileSync(file)).toEqual(garbage)
})

const damages: readonly (readonly [what: string, damage: (content: Buffer) => Buffer])[] = [
  ['whose first page is damaged', (content) => Buffer.from(content).fill(0xff, 100, 4_000)],
  ['whose header is damaged', (content) => Buffer.from(content).fill(0xff, 0, 100)],
  ['of which the second half is gone', (content) => content.subarray(0, Math.floor(content.length / 2))],
]

it.each(damages)('D3: a database %s is named in one line, and left as it is', async (_what, damage) => {
  await liveABit()
  const damaged = damage(readFileSync(file))
  writeFileSync(file, damaged)
  await expect(startServer(database)).rejects.toThrow(
    /^the server ended with 1: [^\n]*dodici\.sqlite cannot be opened as a database: [^\n]*Restore a backup[^\n]*\n$/,
  )
  expect(readFileSync(file).equals(damaged)).toBe(true)
})

it('D3: after a refusal the folder is free again: with the file back, everything is there', async () => {
  await liveABit()
  const bytes = readFileSync(file)
  rmSync(file)
  await expect(open()).rejects.toThrow('is missing')
  writeFileSync(file, bytes)
  const db = await open()
  expect((await everyRow(db))['user']).toHaveLength(1)
  await db.close()
})

it('D3: a folder that cannot be written is named', async () => {
  writeFileSync(path.join(database.dataDir, 'file'), '')
  const impossible = path.join(database.dataDir, 'file', 'data')
  await expect(open(impossible)).rejects.toThrow(`The server cannot write in ${impossible}`)
  mkdirSync(path.join(database.dataDir, 'odd', 'dodici.lock'), { recursive: true })
  await expect(open(path.join(database.dataDir, 'odd'))).rejects.toThrow('The server cannot write in')
})

it('D3: the process says it in one line and ends with 1', async () => {
  await liveABit()
  rmSync(file)
  await expect(startServer(database)).rejects.toThrow(
    /^the server ended with 1: .*dodici\.sqlite is missing, but a database was made in this folder[^\n]*\n$/,
  )
})

it('D4: a second server on the same folder is refused and says so; the first goes on', async () => {
  const server = await startServer(database)
  await expect(startServer(database)).rejects.toThrow(
    `the server ended with 1: Another server already uses the database in ${database.dataDir}. Stop it first, or set DATA_DIR.\n`,
  )
  await expect(open()).rejects.toThrow('Another server already uses the database')
  const { send } = await registerAt(server, 'ada@example.org')
  expect((await send('POST', '/categories', { name: 'Famiglia' })).status).toBe(201)
  server.kill('SIGTERM')
  expect(await server.ended).toMatchObject({ code: 0 })
  const db = await open()
  await expect(open()).rejects.toThrow('Another server already uses the database')
  await db.close()
})
