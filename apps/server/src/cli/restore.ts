import path from 'node:path'
import { restoreBackup } from '../db/backup/backup.ts'
import { openDatabase } from '../db/open.ts'
import { tableLines } from './table-lines.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** Fills an empty database from a backup; no server may use it meanwhile. */
export async function restore({ config, print }: Terminal, file: string): Promise<void> {
  const source = path.resolve(file)
  const tables = await withDatabase(openDatabase(config()), (database) => restoreBackup(source, database))
  for (const line of [`${source} is restored and checked:`, ...tableLines(tables)]) print(line)
}
