import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Category } from '@dodici/contract/types'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { everyRow } from '../test/every-row.ts'
import { startPlanner, type Person, type Planner } from '../test/planner.ts'
import { newSqlite, type TestDatabase } from '../test/test-database.ts'
import { checkDatabase } from './backup/check.ts'

const COMMITS = 30
const FILES = ['dodici.sqlite', 'dodici.sqlite-wal', 'dodici.installed']
const walOf = ({ dataDir }: TestDatabase): string => path.join(dataDir, 'dodici.sqlite-wal')

/** A moment after a commit: how long the log was, and everything that a reader saw. */
interface Moment {
  readonly length: number
  readonly rows: Awaited<ReturnType<typeof everyRow>>
}

let source: TestDatabase
let planner: Planner
let person: Person
let moments: Moment[]

beforeAll(async () => {
  source = newSqlite()
  planner = await startPlanner(source)
  person = await planner.newUser()
  // From here on everything stays in the log, as it does in a server that was killed before its next checkpoint.
  await sql`pragma wal_checkpoint(truncate)`.execute(planner.db.migrating)
  await sql`pragma wal_autocheckpoint = 0`.execute(planner.db.migrating)
  moments = [await momentNow()]
  for (let commit = 0; commit < COMMITS; commit += 1) {
    await write(commit)
    moments.push(await momentNow())
  }
})

afterAll(async () => {
  await planner.stop()
  await source.remove()
})

const momentNow = async (): Promise<Moment> => ({
  length: statSync(walOf(source)).size,
  rows: await everyRow(planner.db),
})

/** New rows, changed rows and rows that go to the trash, in turn. */
async function write(commit: number): Promise<void> {
  const categories = (await person.get('/categories')).json<Category[]>()
  const oldest = categories[0]
  const name = `Commit ${String(commit)}`
  if (oldest === undefined || commit % 3 === 0) await person.post('/categories', { name })
  else if (commit % 3 === 1) await person.patch(`/categories/${oldest._id}`, { name })
  else await person.delete(`/categories/${oldest._id}`)
}

type Damage = (log: Buffer, at: number) => Buffer

const damages: Readonly<Record<string, Damage>> = {
  cut: (log, at) => log.subarray(0, at),
  'one byte flipped': (log, at) => flipped(log, at, 1),
  'a stretch flipped': (log, at) => flipped(log, at, 700),
  'garbled to its end': (log, at) => flipped(log, at, log.length),
}

const flipped = (log: Buffer, at: number, length: number): Buffer =>
  Buffer.from(log.map((byte, index) => (index >= at && index < at + length ? byte ^ 0xff : byte)))

/** What must be there: every commit that was whole in the log before the damage, and no other. */
const momentBefore = (at: number): Moment | undefined => moments.findLast(({ length }) => length <= at)

function copyWith(damage: Damage, at: number): TestDatabase {
  const copy = newSqlite()
  for (const file of FILES) copyFileSync(path.join(source.dataDir, file), path.join(copy.dataDir, file))
  writeFileSync(walOf(copy), damage(readFileSync(walOf(copy)), at))
  return copy
}

const cases = fc.sample(
  fc.tuple(fc.constantFrom(...Object.keys(damages)), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
  { seed: testSeed, numRuns: testCounts.walCopies },
)

it('D2: with a log that is cut or garbled at random, exactly the commits before that place are there', async () => {
  for (const [kind, part] of cases) {
    const at = Math.floor(part * statSync(walOf(source)).size)
    const copy = copyWith(damages[kind]!, at)
    const survivor = await startPlanner(copy)
    expect(await everyRow(survivor.db), `${kind} at ${String(at)}`).toEqual(momentBefore(at)!.rows)
    expect(await checkDatabase(survivor.db)).toMatchObject({ faults: [] })
    const { token } = person
    const next = await survivor.request('POST', '/categories', { token, body: { name: 'Next' } })
    expect(next.statusCode).toBe(201)
    await survivor.stop()
    await copy.remove()
  }
}, 120_000)

it('D2: the log as it was when the server died holds every commit', async () => {
  const copy = copyWith((log) => log, 0)
  const survivor = await startPlanner(copy)
  expect(await everyRow(survivor.db)).toEqual(moments.at(-1)!.rows)
  expect(new Set(moments.map(({ rows }) => JSON.stringify(rows))).size).toBe(COMMITS + 1)
  await survivor.stop()
  await copy.remove()
})
