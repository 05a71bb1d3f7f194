import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { databasesToTest } from '../test/each-database.ts'
import { emptyFolder, newEmptyDatabase, type TestDatabase } from '../test/test-database.ts'
import { openBeside, openDatabase } from './open.ts'
import { VERSION } from '../version.ts'

const settingsOf = (database: TestDatabase) => ({ ...database, databasePool: 2 })

describe.each(databasesToTest())('%s', (kind) => {
  it('is not opened by a program that is older than its tables', async () => {
    const database = await newEmptyDatabase(kind)
    const db = await openDatabase(settingsOf(database))
    await sql`insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`.execute(db.migrating)
    await sql`update migrated_by set version = '9.8.7'`.execute(db.migrating)
    await db.close()
    for (const open of [openDatabase, openBeside]) {
      await expect(open(settingsOf(database))).rejects.toThrow(
        `The tables are those of Dodici 9.8.7, which made 9999-later. This is Dodici ${VERSION}`,
      )
    }
    await database.remove()
  })

  it('is not opened by a command before a server or migrate has made its tables', async () => {
    const database = await newEmptyDatabase(kind)
    await expect(openBeside(settingsOf(database))).rejects.toThrow(/There is no database in|Run the command migrate/)
    await database.remove()
  })
})

if (databasesToTest().includes('postgresql')) {
  it('PostgreSQL: nodes that start at once on an empty database all find its tables', async () => {
    const database = await newEmptyDatabase('postgresql')
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openDatabase(settingsOf(database))))
    for (const node of nodes) {
      expect(await node.read.selectFrom('user').select('id').execute()).toEqual([])
      await node.close()
    }
    await database.remove()
  })

  it('PostgreSQL: what others make and drop in schemas of their own does not matter', async () => {
    const others = Array.from({ length: 3 }, async () => {
      for (let round = 0; round < 4; round += 1) {
        const other = await newEmptyDatabase('postgresql')
        await (await openDatabase(settingsOf(other))).close()
        await other.remove()
      }
    })
    await expect(Promise.all(others)).resolves.toHaveLength(3)
  })
}

it('names a PostgreSQL that is away or refuses, without the password', async () => {
  const { dataDir, remove } = emptyFolder()
  const opening = openDatabase({ databaseUrl: 'postgres://dodici:secret@localhost:1/x', databasePool: 1, dataDir })
  const fault: unknown = await opening.catch((error: unknown) => error)
  expect(String(fault)).toMatch(
    /^Error: PostgreSQL does not answer, or refuses: .*ECONNREFUSED.*Look at DATABASE_URL\.$/,
  )
  expect(String(fault)).not.toContain('secret')
  await remove()
})
