import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig, type Config } from '../../config.ts'
import { databasesToTest } from '../../test/each-database.ts'
import { writeOlderBackup } from '../../test/older-data.ts'
import { newDatabase, type TestDatabase } from '../../test/test-database.ts'
import { typeCommand } from '../../test/type-command.ts'
import { VERSION } from '../../version.ts'
import { NEWEST } from '../migrate.ts'
import { openDatabase } from '../open.ts'
import { writeBackup } from './backup.ts'
import { isEmpty } from './copy-tables.ts'

const newest = NEWEST.slice(0, 4)

const change = (file: string, statement: string): void => {
  new Sqlite(file).exec(statement).close()
}

describe.each(databasesToTest())('%s', (kind) => {
  let database: TestDatabase
  let config: Config
  let file: string

  beforeEach(async () => {
    database = await newDatabase(kind)
    config = readConfig({ DATA_DIR: database.dataDir, DATABASE_URL: database.databaseUrl ?? '' })
    file = path.join(database.dataDir, 'backup.sqlite')
  })
  afterEach(() => database.remove())

  const expectNothingRestored = async (): Promise<void> => {
    const db = await openDatabase(config)
    expect(await isEmpty(db.read)).toBe(true)
    await db.close()
    expect(existsSync(path.join(database.dataDir, 'dodici.restoring'))).toBe(false)
  }

  it('D9: restore says which version wrote a backup, and brings an older one up to date on the way', async () => {
    writeOlderBackup('0007-aa843f13', file)
    // As an interrupted restore leaves it.
    writeFileSync(path.join(database.dataDir, 'dodici.restoring'), 'half')
    const lines = await typeCommand({ config }, ['restore', file])
    expect(lines.slice(0, 2)).toEqual([
      `Backup of an older Dodici, which noted no version, migration 0007 of ${newest}: a copy of it is brought up to date.`,
      `${file} is restored and checked:`,
    ])
    expect(lines.map((line) => line.trim().split(/ +/))).toContainEqual(['event', '10'])
    expect(await typeCommand({ config }, ['check'])).toContain('All is well.')
  })

  it('D9: a backup says which version wrote it, whichever that is', async () => {
    const db = await openDatabase(config)
    await writeBackup(db, file)
    await db.close()
    change(file, `update migrated_by set version = '0.0.7'`)
    const lines = await typeCommand({ config }, ['restore', file])
    expect(lines[0]).toBe(`Backup of Dodici 0.0.7, migration ${newest} of ${newest}.`)
  })

  it('D9: an older backup that was changed, or cannot be brought up to date, restores nothing', async () => {
    const refusals: [statement: string, reason: string][] = [
      [`update event set title = 'Changed'`, 'The copy differs from its source in: event.'],
      ['delete from goal', 'The copy differs from its source in: goal.'],
      ['create table linked_object (id text)', 'table "linked_object" already exists'],
    ]
    for (const [index, [statement, reason]] of refusals.entries()) {
      const broken = `${file}.${String(index)}`
      writeOlderBackup('0007-aa843f13', broken)
      change(broken, statement)
      const bytes = readFileSync(broken)
      await expect(typeCommand({ config }, ['restore', broken])).rejects.toThrow(reason)
      expect(readFileSync(broken)).toEqual(bytes)
      await expectNothingRestored()
    }
  })

  it('D9: a backup of a newer version is refused with the version that can restore it', async () => {
    const db = await openDatabase(config)
    await writeBackup(db, file)
    await db.close()
    change(
      file,
      `update migrated_by set version = '9.8.7';
       insert into kysely_migration values ('9999-later', '2030-01-01T00:00:00.000Z')`,
    )
    await expect(typeCommand({ config }, ['restore', file])).rejects.toThrow(
      `The tables are those of Dodici 9.8.7, which made 9999-later. This is Dodici ${VERSION} with ${NEWEST}: it cannot ` +
        'read them, and there is no way back. Use Dodici 9.8.7 or a newer one.',
    )
    await expectNothingRestored()
  })
})
