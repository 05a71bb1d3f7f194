import { cpSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { openDatabase } from './open.ts'
import { sqliteFile } from './sqlite-folder.ts'

const COMMITS = 60
const MINUTES = 60_000
const names = Array.from({ length: COMMITS }, (_, index) => `Commit ${String(index)}`)

let original: TestDatabase
let planner: Planner
let person: Person

/** A server whose account is in the database file, and whose commits are all in the write-ahead log still. */
beforeAll(async () => {
  original = newSqlite()
  planner = await startPlanner(original)
  person = await planner.newUser()
  const beside = new Sqlite(sqliteFile(original.dataDir))
  beside.pragma('wal_checkpoint(TRUNCATE)')
  for (const name of names) await person.post('/categories', { name })
  beside.close()
})

afterAll(async () => {
  await planner.stop()
  await original.remove()
})

const logOf = (dataDir: string): string => `${sqliteFile(dataDir)}-wal`

/** A copy as it would be found after the power went: what is open is copied as it lies there. */
function copyOf(target: TestDatabase): void {
  for (const name of ['dodici.sqlite', 'dodici.sqlite-wal', 'dodici.installed']) {
    cpSync(path.join(original.dataDir, name), path.join(target.dataDir, name))
  }
}

async function namesIn({ dataDir }: TestDatabase): Promise<string[]> {
  const db = await openDatabase({ databaseUrl: null, databasePool: 1, dataDir })
  const rows = await db.read.selectFrom('category').select('name').orderBy('created_at').orderBy('id').execute()
  const changes = await db.read.selectFrom('change').select('sequence').orderBy('sequence').execute()
  await db.close()
  expect(changes.map((change) => change.sequence)).toEqual(rows.map((_, index) => index + 1))
  return rows.map((row) => row.name)
}

type Damage = (file: string) => void

/** A place in a file, in thousandths of its length; every place is as likely as another. */
const place = fc.noBias(fc.integer({ min: 0, max: 999 }))

const cut = place.map((part): Damage => (file) => {
  truncateSync(file, Math.floor((statSync(file).size * part) / 1_000))
})

const garble = fc
  .record({ part: place, bytes: fc.uint8Array({ minLength: 1, maxLength: 64 }) })
  .map(({ part, bytes }): Damage => (file) => {
    const content = readFileSync(file)
    content.set(bytes, Math.min(Math.floor((content.length * part) / 1_000), content.length - bytes.length))
    writeFileSync(file, content)
  })

it('D2: finds all commits in an undamaged copy', async () => {
  const copy = newSqlite()
  copyOf(copy)
  expect(await namesIn(copy)).toEqual(names)
  await copy.remove()
})

it(
  'D2: opens with the write-ahead log cut or garbled anywhere, and holds the first of the commits, none with a gap',
  async () => {
    const found: number[] = []
    const damages = fc.sample(fc.oneof(cut, garble), { numRuns: testCounts.walCopies, seed: testSeed })
    for (const damage of damages) {
      const copy = newSqlite()
      copyOf(copy)
      damage(logOf(copy.dataDir))
      const kept = await namesIn(copy)
      expect(kept).toEqual(names.slice(0, kept.length))
      found.push(kept.length)
      await copy.remove()
    }
    expect(new Set(found).size).toBeGreaterThan(testCounts.walCopies / 4)
  },
  10 * MINUTES,
)
