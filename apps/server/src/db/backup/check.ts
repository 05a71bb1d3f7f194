import { sql } from 'kysely'
import { isStorageFault } from '../../storage-fault.ts'
import type { Database } from '../database.ts'
import { digestTables, type TableDigest } from './copy-tables.ts'
import { countBrokenJson, findLooseEnds } from './loose-ends.ts'

/** What a check found: how much there is, and what is wrong with it. */
export interface CheckReport {
  /** Empty where the file is so damaged that it was not read any further. */
  readonly tables: readonly TableDigest[]
  /** One sentence each; empty where all is well. */
  readonly faults: readonly string[]
}

/** Reads everything once, and looks for damage and for rows that point at what is not there. */
export async function checkDatabase(database: Database): Promise<CheckReport> {
  const damage = await findDamage(database)
  if (damage.length > 0) return { tables: [], faults: damage }
  const broken = new Map<string, number>()
  const tables = await digestTables(database.read, (table, rows) => {
    const count = countBrokenJson(table, rows)
    if (count > 0) broken.set(table, (broken.get(table) ?? 0) + count)
  })
  const unreadable = [...broken].map(([table, count]) => `${String(count)} values in ${table} that are no JSON`)
  return { tables, faults: [...unreadable, ...(await findLooseEnds(database.read))] }
}

/**
 * What SQLite says of its own file; some damage it lists, over some it stumbles. PostgreSQL checks its pages by itself,
 * where it was set up with checksums.
 */
async function findDamage({ kind, read }: Database): Promise<string[]> {
  if (kind === 'postgresql') return []
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(read)
    return rows.map((row) => row.integrity_check).filter((answer) => answer !== 'ok')
  } catch (error) {
    if (!(error instanceof Error && isStorageFault(error))) throw error
    return [error.message]
  }
}
