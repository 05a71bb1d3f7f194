import type { Config } from '../config.ts'
import { checkDatabase } from '../db/backup/check.ts'
import { openBeside } from '../db/open.ts'
import { printLine, printTables } from './print.ts'

/**
 * Reads everything and says what is wrong.
 * @throws Error that lists the faults, so that the command fails
 */
export async function check(config: Config): Promise<void> {
  const database = await openBeside(config)
  try {
    const { tables, faults } = await checkDatabase(database)
    printTables(tables)
    if (faults.length > 0) throw new Error(`The database has faults:\n  ${faults.join('\n  ')}`)
    printLine('All is well.')
  } finally {
    await database.close()
  }
}
