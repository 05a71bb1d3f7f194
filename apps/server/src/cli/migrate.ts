import type { Config } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import { printLine } from './print.ts'

/** Makes the tables or brings them up to date, as a server does when it starts. */
export async function migrateTables(config: Config): Promise<void> {
  const database = await openDatabase(config)
  await database.close()
  printLine('The tables are up to date.')
}
