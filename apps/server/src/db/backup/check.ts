import { sql } from 'kysely'
import { isStorageFault } from '../../storage-fault.ts'
import type { Database } from '../database.ts'
import { digestTables, type TableDigest } from './copy-tables.ts'
import { countBrokenJson, findLooseEnds } from './dangling-references.ts'

/** The result of a check: how much there is, and what is wrong. */
export interface CheckReport {
  /** Empty if the file is too damaged to be read further. */
  readonly tables: readonly TableDigest[]
  /** One sentence per fault; empty if all is well. */
  readonly faults: readonly string[]
}

/** Reads everything once, looking for damage and dangling references. */
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
 * SQLite's own integrity check. Some damage it lists, some makes it fail. PostgreSQL checks its pages itself if
 * checksums are on.
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
