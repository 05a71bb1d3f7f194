import type { TableDigest } from '../db/backup/copy-tables.ts'
import { inColumns } from './columns.ts'

/** How many rows each table has. */
export const tableLines = (tables: readonly TableDigest[]): string[] =>
  inColumns(tables.map(({ table, rows }) => [table, String(rows)]))
