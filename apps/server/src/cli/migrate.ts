import { openDatabase } from '../db/open.ts'
import type { Terminal } from './terminal.ts'
import { withDatabase } from './with-database.ts'

/** Creates or updates the tables, as the server does when it starts. */
export async function migrate({ config, print }: Terminal): Promise<void> {
  await withDatabase(openDatabase(config()), () => Promise.resolve())
  print('The tables are up to date.')
}
