import type { Config } from '../config.ts'
import { restoreBackup } from '../db/backup/backup.ts'
import { openDatabase } from '../db/open.ts'
import { printLine, printTables } from './print.ts'

/** Fills an empty database from a backup; no server may use it meanwhile. */
export async function restore(config: Config, file: string): Promise<void> {
  const database = await openDatabase(config)
  try {
    const tables = await restoreBackup(file, database)
    printLine(`${file} is restored and checked:`)
    printTables(tables)
  } finally {
    await database.close()
  }
}
