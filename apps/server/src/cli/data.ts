import path from 'node:path'
import type { User } from '@dodici/contract/types'
import { systemClock } from '../clock.ts'
import { restoreBackup, writeBackup } from '../db/backup/backup.ts'
import { checkDatabase } from '../db/backup/check.ts'
import { liftNumbers } from '../db/backup/lift-numbers.ts'
import type { TableDigest } from '../db/backup/copy-tables.ts'
import { NEWEST, type SchemaOrigin } from '../db/migrate.ts'
import { openBeside, openDatabase } from '../db/open.ts'
import { createDemo, demoLines } from '../features/demo/demo.service.ts'
import { argonPasswords } from '../passwords.ts'
import { printColumns } from './print-columns.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** Creates or updates the tables, as the server does when it starts. */
export async function migrate({ config, print }: Terminal): Promise<void> {
  await withDatabase(openDatabase(config()), () => Promise.resolve())
  print('The tables are up to date.')
}

/** Writes a checked backup; servers may be running. */
export async function backup(terminal: Terminal, file: string): Promise<void> {
  const target = path.resolve(file)
  const tables = await withDatabase(openBeside(terminal.config()), (database) => writeBackup(database, target))
  terminal.print(`${target} is written and checked:`)
  printTables(terminal, tables)
}

/** Fills an empty database from a backup of this version or an older one; no server may use it meanwhile. */
export async function restore(terminal: Terminal, file: string): Promise<void> {
  const source = path.resolve(file)
  const settings = terminal.config()
  const tell = (origin: SchemaOrigin): void => terminal.print(describeOrigin(origin))
  const tables = await withDatabase(openDatabase(settings), (database) =>
    restoreBackup(source, database, { dataDir: settings.dataDir, tell }),
  )
  terminal.print(`${source} is restored and checked:`)
  printTables(terminal, tables)
}

/**
 * For a database that was brought back to a moment by other means than `restore`, which does this itself. No server may use it
 * meanwhile.
 */
export async function recovered({ config, print }: Terminal): Promise<void> {
  await withDatabase(openDatabase(config()), (database) => database.transact((trx) => liftNumbers(trx, systemClock)))
  print('All numbers are above those from before: pages and programs read everything anew.')
}

/** Which version wrote a backup, and how far its tables are behind. */
function describeOrigin({ version, last, missing }: SchemaOrigin): string {
  const program = version === null ? 'an older Dodici, which noted no version' : `Dodici ${version}`
  const steps = `migration ${numberOf(last ?? '0000')} of ${numberOf(NEWEST)}`
  return `Backup of ${program}, ${steps}${missing.length === 0 ? '.' : ': a copy of it is brought up to date.'}`
}

/** The number that a migration is named by. */
const numberOf = (migration: string): string => migration.slice(0, 4)

/**
 * Reads everything and reports faults; servers may be running.
 * @throws Error that lists the faults, so that the command fails
 */
export async function check(terminal: Terminal): Promise<void> {
  const { tables, faults } = await withDatabase(openBeside(terminal.config()), checkDatabase)
  printTables(terminal, tables)
  if (faults.length > 0) throw new Error(`The database has faults:\n  ${faults.join('\n  ')}`)
  terminal.print('All is well.')
}

/** How many rows each table has. */
const printTables = (terminal: Terminal, tables: readonly TableDigest[]): void =>
  printColumns(
    terminal,
    tables.map(({ table, rows }) => [table, String(rows)]),
  )

/** Creates the demo account in a language, unless it exists. */
export async function seed({ config, print }: Terminal, language: User['language']): Promise<void> {
  const settings = config()
  const passwords = argonPasswords()
  const demo = await withDatabase(openDatabase(settings), (db) =>
    createDemo({ db, clock: systemClock, config: settings, passwords }, language),
  )
  print(demo.isNew ? 'The demo year is made.' : 'The demo year was there already.')
  for (const line of demoLines(demo, settings)) print(line)
}
