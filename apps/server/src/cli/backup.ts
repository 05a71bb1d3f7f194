import path from 'node:path'
import { writeBackup } from '../db/backup/backup.ts'
import { openBeside } from '../db/open.ts'
import { tableLines } from './table-lines.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** Writes a checked backup; servers may be running. */
export async function backup({ config, print }: Terminal, file: string): Promise<void> {
  const target = path.resolve(file)
  const tables = await withDatabase(openBeside(config()), (database) => writeBackup(database, target))
  for (const line of [`${target} is written and checked:`, ...tableLines(tables)]) print(line)
}
