import { createHash } from 'node:crypto'
import type pg from 'pg'
import { MILLIONS } from '../../apps/server/src/test/crowd/crowd-size.ts'
import { ownerOf } from '../../apps/server/src/test/crowd/crowd-columns.ts'
import { expectStatus, httpClient } from '../measure/http-client.ts'
import { figure, median, percentile } from '../measure/samples.ts'
import type { RunningServer } from '../product/server.ts'
import type { Table } from '../report/result.ts'

const STRANGERS = 300
const TOKEN_SIGNS = 43

/** Opens the years of people whom neither the server nor, it may be, the database has read a row of. */
export async function readStrangers({ address }: RunningServer, client: pg.Client): Promise<Table> {
  const year = new Date().getFullYear()
  const [usual, old] = [await signIn(client, MILLIONS.old + 1, 'usual'), await signIn(client, 1, 'old')]
  const rows: string[][] = []
  for (const [name, tokens] of [
    [`with ${figure(MILLIONS.events)} events in two years`, usual],
    [`with ${figure(MILLIONS.oldEvents)} events in twenty`, old],
  ] as const) {
    const first = await readYears(address, tokens, year)
    const next = await readYears(address, tokens, year + 1)
    rows.push([name, ...[first, next].flatMap((taken) => [figure(median(taken)), figure(percentile(taken, 99))])])
  }
  return {
    title: 'The year of somebody who has not been read since the database was started, in milliseconds',
    columns: ['', 'this year, p50', 'p99', 'the next year then, p50', 'p99'],
    rows,
  }
}

/** A session for people from number `from` on, evenly among those that are like them. */
async function signIn(client: pg.Client, from: number, name: string): Promise<string[]> {
  const isOld = from <= MILLIONS.old
  const [many, last] = isOld ? [STRANGERS / 3, MILLIONS.old] : [STRANGERS, MILLIONS.people]
  const tokens: string[] = []
  for (let index = 0; index < many; index += 1) {
    const person = from + Math.floor((index * (last - from)) / many)
    const token = `dodses_${`${name}${String(index)}_`.padEnd(TOKEN_SIGNS, 'x')}`
    const hash = createHash('sha256').update(token).digest('hex')
    const now = new Date().toISOString()
    await client.query(
      `insert into session (token_hash, id, user_id, user_agent, created_at, last_used_at)
      select $1, $2, ${ownerOf('$3::int')}, 'bench', $4, $4 on conflict do nothing`,
      [hash, `bench-${name}-${String(index)}`, person, now],
    )
    tokens.push(token)
  }
  return tokens
}

async function readYears(address: string, tokens: readonly string[], year: number): Promise<number[]> {
  const ask = httpClient(address)
  const taken: number[] = []
  for (const token of tokens) {
    const headers = { Authorization: `Bearer ${token}` }
    taken.push((await expectStatus(ask({ path: `/api/v1/events?year=${String(year)}`, headers }), 200)).milliseconds)
  }
  return taken
}
