import type pg from 'pg'
import { rowColumns, type CrowdRows } from './crowd-columns.ts'
import { CROWD_ROWS } from './crowd-rows.ts'
import type { CrowdSize } from './crowd-size.ts'

/** Rows that somebody adds at one time, and that lie beside each other: between them lie those of everybody else. */
const AT_ONE_TIME = 10

/**
 * Fills an empty database with a crowd. The rows lie as they would after years: by the time of their making, one person's
 * among all others'. Indexes are made afterwards, and statistics taken.
 */
export async function seedCrowd(client: pg.Client, size: CrowdSize): Promise<void> {
  const columns = rowColumns(size)
  // To compile a statement takes longer than its rows.
  await client.query('set jit = off')
  const remake = await dropIndexes(client)
  for (const [table, rowsOf] of Object.entries(CROWD_ROWS)) {
    if (rowsOf !== null) await fill(client, table, { rows: rowsOf(columns, size), people: size.people })
  }
  for (const statement of remake) await client.query(statement)
  await client.query('vacuum analyze')
}

async function fill(
  client: pg.Client,
  table: string,
  { rows, people }: { readonly rows: CrowdRows; readonly people: number },
): Promise<void> {
  const names = Object.keys(rows.columns).join(', ')
  const values = Object.values(rows.columns).join(', ')
  for (let from = 1; ; from += AT_ONE_TIME) {
    const numbers = `generate_series(${String(from)}, least(${String(from + AT_ONE_TIME - 1)}, ${rows.each}))`
    // Offset: only of those who have so many is anything made.
    const some = `select p from generate_series(1, ${String(people)}) as p where ${rows.each} >= ${String(from)} offset 0`
    const added = await client.query(`insert into "${table}" (${names})
      select ${values} from (${some}) as people cross join lateral ${numbers} as k`)
    if (added.rowCount === 0) return
  }
}

/** A row that comes into ten indexes takes ten times as long. Answers what makes them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype in ('p', 'u') and connamespace = current_schema()::regnamespace
    union all
    select format('drop index %I', relname), pg_get_indexdef(indexrelid)
    from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = current_schema()::regnamespace
      and not exists (select 1 from pg_constraint where conindid = indexrelid)`)
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make)
}
