import type { Config } from '../config.ts'
import { writeBackup } from '../db/backup/backup.ts'
import { openBeside } from '../db/open.ts'
import { printLine, printTables } from './print.ts'

/** Writes a checked backup; the server may be running. */
export async function backup(config: Config, file: string): Promise<void> {
  const database = await openBeside(config)
  try {
    const tables = await writeBackup(database, file)
    printLine(`${file} is written and checked:`)
    printTables(tables)
  } finally {
    await database.close()
  }
}
