import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { giveWay } from '../../event-loop-turns.ts'
import type { Queries } from '../schema.ts'
import { ALL_TABLES } from '../tables.ts'

/** Row count of a table, and a hash of all rows in key order. */
export interface TableDigest {
  readonly table: string
  readonly rows: number
  readonly sha256: string
}

export type Row = Record<string, string | number | null>

/** Rows per statement: with 32 columns per event this stays below SQLite's 32,766 parameters. */
const PAGE = 500

/** A table to be read, in the order of its key. */
export interface KeyedTable {
  readonly name: string
  readonly key: readonly string[]
}

/** Copies everything from one database to another; returns counts and hashes. */
export async function copyTables(from: Queries, to: Queries): Promise<TableDigest[]> {
  return eachTable(from, ALL_TABLES, async (table, rows) => {
    await to.insertInto(table.name).values(rows).execute()
  })
}

/** Reads everything of a database and passes it to a callback. */
export const digestTables = (db: Queries, look: (table: string, rows: readonly Row[]) => void = () => undefined) =>
  eachTable(db, ALL_TABLES, async ({ name }, rows) => look(name, rows))

/** The same for tables that this program may not have. */
export const digestOtherTables = (db: Queries, tables: readonly KeyedTable[]): Promise<TableDigest[]> =>
  eachTable(db, tables, () => Promise.resolve())

/** Whether nothing is in any table. */
export async function isEmpty(db: Queries): Promise<boolean> {
  for (const { name } of ALL_TABLES) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return false
  }
  return true
}

/**
 * Whether two databases hold the same.
 * @throws Error that names the tables which differ
 */
export function refuseDifferences(source: readonly TableDigest[], copy: readonly TableDigest[]): void {
  const hashes = new Map(copy.map(({ table, sha256 }) => [table, sha256]))
  const different = source.filter(({ table, sha256 }) => hashes.get(table) !== sha256).map(({ table }) => table)
  if (different.length > 0) throw new Error(`The copy differs from its source in: ${different.join(', ')}.`)
}

async function eachTable<Table extends KeyedTable>(
  db: Queries,
  tables: readonly Table[],
  take: (table: Table, rows: readonly Row[]) => Promise<void>,
): Promise<TableDigest[]> {
  const digests: TableDigest[] = []
  for (const table of tables) {
    const hash = createHash('sha256')
    let count = 0
    let last: Row | null = null
    for (;;) {
      const rows: Row[] = await page(db, table, last)
      if (rows.length === 0) break
      hash.update(textOf(rows))
      await take(table, rows)
      count += rows.length
      last = rows.at(-1) ?? null
      await giveWay()
    }
    digests.push({ table: table.name, rows: count, sha256: hash.digest('hex') })
  }
  return digests
}

/** The same text for equal rows, in whatever order a database returns the columns. */
function textOf(rows: readonly Row[]): string {
  const columns = Object.keys(rows[0] ?? {}).sort()
  return rows.map((row) => JSON.stringify([...columns, ...columns.map((column) => row[column])])).join('')
}

/** The rows after a key: each page is an index range, however large the table. */
async function page(db: Queries, { name, key }: KeyedTable, last: Row | null): Promise<Row[]> {
  const columns = sql.join(key.map((column) => sql.ref(column)))
  const after =
    last === null ? sql`` : sql`where (${columns}) > (${sql.join(key.map((column) => sql.val(last[column])))})`
  const { rows } = await sql<Row>`
    select * from ${sql.table(name)} ${after} order by ${columns} limit ${sql.lit(PAGE)}`.execute(db)
  return rows
}
