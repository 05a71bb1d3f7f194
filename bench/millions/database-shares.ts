import type pg from 'pg'
import { figure } from '../measure/samples.ts'
import type { Table } from '../report/result.ts'

/** Milliseconds of the database for one answer of the mix. */
export interface DatabaseShares {
  /** For who asks, and whether anything has changed since. */
  readonly who: number
  /** For rows of a year, which a replica could give too. */
  readonly rows: number
  /** For writes. */
  readonly writes: number
  /** For everything else. */
  readonly others: number
}

export const forgetWork = async (client: pg.Client): Promise<void> => {
  await client.query('create extension if not exists pg_stat_statements')
  await client.query('select pg_stat_statements_reset()')
}

/** What every statement since then has taken to plan and to run. */
export async function sharesOf(client: pg.Client, answers: number): Promise<DatabaseShares> {
  const { rows } = await client.query<{ query: string; milliseconds: number }>(`
    select query, (total_exec_time + total_plan_time)::float8 as milliseconds from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database())`)
  const sum = (isMeant: (query: string) => boolean): number =>
    rows.reduce((all, { query, milliseconds }) => all + (isMeant(query) ? milliseconds : 0), 0) / answers
  const isWho = (query: string) => /from "(session|user)"/.test(query) && query.startsWith('select')
  const isWrite = (query: string) => /^(insert|update|delete|begin|commit)|for update/i.test(query)
  const isRows = (query: string) => /from "(event|event_exception)"/.test(query) && !isWrite(query)
  return {
    who: sum(isWho),
    rows: sum(isRows),
    writes: sum((query) => isWrite(query) && !isWho(query)),
    others: sum((query) => !isWho(query) && !isRows(query) && !isWrite(query)),
  }
}

export const sharesTable = ({ who, rows, writes, others }: DatabaseShares): Table => ({
  title: 'What the database did for one answer of the mix, in milliseconds of one processor',
  columns: ['', 'ms'],
  rows: [
    ['who asks, and whether anything has changed', figure(who)],
    ['rows of years', figure(rows)],
    ['writes', figure(writes)],
    ['all else', figure(others)],
    ['together', figure(who + rows + writes + others)],
  ],
})
