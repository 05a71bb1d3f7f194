import { checkDatabase } from '../db/backup/check.ts'
import { openBeside } from '../db/open.ts'
import { tableLines } from './table-lines.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/**
 * Reads everything and reports faults; servers may be running.
 * @throws Error that lists the faults, so that the command fails
 */
export async function check({ config, print }: Terminal): Promise<void> {
  const { tables, faults } = await withDatabase(openBeside(config()), checkDatabase)
  for (const line of tableLines(tables)) print(line)
  if (faults.length > 0) throw new Error(`The database has faults:\n  ${faults.join('\n  ')}`)
  print('All is well.')
}
