import type pg from 'pg'
import { figure } from '../measure/samples.ts'
import type { Table } from '../report/result.ts'

/** What a table takes on the disk, in bytes. */
export interface TableSize {
  readonly name: string
  readonly rows: number
  readonly heap: number
  readonly indexes: number
}

/** The journal is these two; the rest of the list is sorted by size. */
const JOURNAL = ['change', 'change_row']
const SHOWN = 8
const MEGABYTE = 1e6

export async function sizesOf(client: pg.Client): Promise<TableSize[]> {
  const { rows } = await client.query<TableSize>(`
    select relname as name, reltuples::float8 as rows, pg_table_size(oid)::float8 as heap,
      pg_indexes_size(oid)::float8 as indexes
    from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace
    order by pg_total_relation_size(oid) desc`)
  return rows
}

export const journalBytes = (sizes: readonly TableSize[]): number =>
  sizes.filter(({ name }) => JOURNAL.includes(name)).reduce((sum, { heap, indexes }) => sum + heap + indexes, 0)

export function sizeTable(sizes: readonly TableSize[]): Table {
  const rest = sizes.slice(SHOWN)
  const sum = (of: readonly TableSize[], name: string): TableSize => ({
    name,
    rows: of.reduce((all, { rows }) => all + rows, 0),
    heap: of.reduce((all, { heap }) => all + heap, 0),
    indexes: of.reduce((all, { indexes }) => all + indexes, 0),
  })
  const shown = [...sizes.slice(0, SHOWN), sum(rest, `${String(rest.length)} others`), sum(sizes, 'together')]
  return {
    title: 'What the tables take on the disk, in megabytes',
    columns: ['', 'rows', 'rows alone', 'indexes', 'bytes a row'],
    rows: shown.map(({ name, rows, heap, indexes }) => [
      name,
      figure(rows),
      figure(heap / MEGABYTE),
      figure(indexes / MEGABYTE),
      figure((heap + indexes) / rows),
    ]),
  }
}
