import type { TableDigest } from '../db/backup/copy-tables.ts'

export const printLine = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

/** How many rows each table has. */
export function printTables(tables: readonly TableDigest[]): void {
  const width = Math.max(...tables.map(({ table }) => table.length))
  for (const { table, rows } of tables) printLine(`  ${table.padEnd(width)}  ${String(rows)}`)
}
