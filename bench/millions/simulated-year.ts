import type pg from 'pg'
import { MILLIONS } from '../../apps/server/src/test/crowd/crowd-size.ts'
import { ownerOf } from '../../apps/server/src/test/crowd/crowd-columns.ts'
import { purge } from '../../apps/server/src/features/changes/purge.ts'
import { openOf } from '../crowd/copy-rows.ts'
import { figure, median } from '../measure/samples.ts'
import type { Table } from '../report/result.ts'
import { journalBytes, sizesOf } from './sizes.ts'

/** How a database is on some day of the year. */
interface DayFigures {
  readonly day: number
  readonly journal: number
  readonly eventHeap: number
  readonly eventIndexes: number
  readonly deadRows: number
  /** How full the leaves of indexes are, in percent. */
  readonly density: Readonly<Record<string, number>>
}

export interface SimulatedYear {
  readonly days: readonly DayFigures[]
  /** Seconds in which a day's purge is done, and the longest of them. */
  readonly purge: { readonly usual: number; readonly longest: number }
  readonly changes: number
  /** How often it was vacuumed by itself. */
  readonly vacuumed: Readonly<Record<string, number>>
}

/** `MILLIONS_DAYS` ends it earlier. */
const DAYS = Number(process.env['MILLIONS_DAYS'] ?? 365)
const LOOKED_AT = [0, 30, 91, 182, DAYS]
const SLICES = 10
const DAY_MILLISECONDS = 86_400_000
const INDEXES = ['event_key', 'event_by_first_day', 'change_row_key', 'change_by_age']

/**
 * A year in which every day one person in five changes five things, and now and then deletes one and makes another. Each
 * night the product's own purge deletes what is older than it promises. PostgreSQL's housekeeping runs beside it.
 */
export async function liveThroughYear(client: pg.Client, url: string): Promise<SimulatedYear> {
  await client.query('create extension if not exists pgstattuple')
  // A day takes seconds here: what looks once a minute would look once in twenty days.
  await client.query(`alter system set autovacuum_naptime = '1s'`)
  await client.query('select pg_reload_conf()')
  const db = await openOf({ databaseUrl: url, dataDir: '' })
  const begin = Date.now()
  const days = [await figuresOf(client, 0)]
  const purges: number[] = []
  for (let day = 1; day <= DAYS; day += 1) {
    const now = begin + day * DAY_MILLISECONDS
    for (let slice = 0; slice < SLICES; slice += 1) await client.query(changes(day, slice, new Date(now).toISOString()))
    const start = performance.now()
    await purge({ db, clock: { now: () => now } })
    purges.push((performance.now() - start) / 1000)
    if (LOOKED_AT.includes(day)) days.push(await figuresOf(client, day))
    if (day % 30 === 0) console.log(`millions: day ${String(day)}, a purge takes ${figure(median(purges))} s`)
  }
  await db.close()
  const { rows } = await client.query<{ name: string; times: number }>(`select relname as name,
    autovacuum_count::int as times from pg_stat_user_tables where relname in ('event', 'change', 'change_row', 'user')`)
  return {
    days,
    purge: { usual: median(purges), longest: Math.max(...purges) },
    changes: (MILLIONS.people / 5) * 5,
    vacuumed: Object.fromEntries(rows.map(({ name, times }) => [name, times])),
  }
}

/** What 200 people do on one day: four events are changed, the fifth goes to the trash every fourth day, and a new one is made. */
function changes(day: number, slice: number, now: string): string {
  const id = (tag: string, k: string) =>
    `'01' || lpad(to_hex(${k}), 6, '0') || '-${tag}-7000-8000-' || lpad(to_hex(p), 12, '0')`
  const isTrashDay = day % 4 === 0
  return `
    with someone as (
      select p, ${ownerOf('p')} as owner_id from generate_series(1, ${String(MILLIONS.people)}) as p
      where p % 50 = ${String((day * SLICES + slice) % 50)}
    ), numbered as (
      update "user" set sequence = sequence + 5, updated_at = '${now}'
      from someone where id = owner_id returning p, owner_id, sequence - 5 as last
    ), things as (
      select p, owner_id, n, last + n as sequence, ${id('0020', `1 + (${String(day)} * 5 + n) * 13 % ${String(MILLIONS.events)}`)} as event_id
      from numbered, generate_series(1, 5) as n
    ), changed as (
      update event set title = 'Changed on day ${String(day)}', version = version + 1, updated_at = '${now}',
        deleted_at = ${isTrashDay ? `case when n = 5 then '${now}' else deleted_at end` : 'deleted_at'}
      from things where event.owner_id = things.owner_id and event.id = things.event_id
    ), made as (
      insert into event select (jsonb_populate_record(event, jsonb_build_object('deleted_at', null,
        'id', 'd' || lpad('${String(day)}', 4, '0') || substr(event.id, 6), 'uid', 'd${String(day)}.' || event.uid))).*
      from things join event on event.owner_id = things.owner_id and event.id = things.event_id
      where n = 5 and ${String(isTrashDay)}
    ), counted as (
      update usage set kept = kept + 1 from numbered where usage.owner_id = numbered.owner_id
    ), noted as (
      insert into change (owner_id, sequence, id, group_id, actor_id, kind, count, title, created_at)
      select owner_id, sequence, gen_random_uuid()::text, 'g', owner_id, 'event.update', 1, 'Changed', '${now}' from things
    )
    insert into change_row (owner_id, sequence, unit_type, unit_id, before, before_content_id, after_content_id, place)
    select owner_id, sequence, 'event', event_id, '{"title":"' || md5(event_id) || md5(owner_id) || '"}', 'before', 'after', 0
    from things`
}

async function figuresOf(client: pg.Client, day: number): Promise<DayFigures> {
  const sizes = await sizesOf(client)
  const event = sizes.find(({ name }) => name === 'event')
  const dead = await client.query<{ dead: number }>('select sum(n_dead_tup)::float8 as dead from pg_stat_user_tables')
  const density: Record<string, number> = {}
  for (const index of INDEXES) {
    const { rows } = await client.query<{ density: number }>(
      `select avg_leaf_density::float8 as density from pgstatindex('${index}')`,
    )
    density[index] = rows[0]?.density ?? Number.NaN
  }
  return {
    day,
    journal: journalBytes(sizes),
    eventHeap: event?.heap ?? Number.NaN,
    eventIndexes: event?.indexes ?? Number.NaN,
    deadRows: dead.rows[0]?.dead ?? Number.NaN,
    density,
  }
}

export const yearTable = ({ days }: SimulatedYear): Table => ({
  title: 'Simulated days of 10,000 changes each, in megabytes; and how full the leaves of four indexes are, in percent',
  columns: ['day', 'journal', 'events', 'their indexes', 'dead rows', ...INDEXES],
  rows: days.map(({ day, journal, eventHeap, eventIndexes, deadRows, density }) => [
    String(day),
    ...[journal, eventHeap, eventIndexes].map((bytes) => figure(bytes / 1e6)),
    figure(deadRows),
    ...INDEXES.map((index) => figure(density[index] ?? Number.NaN)),
  ]),
})
