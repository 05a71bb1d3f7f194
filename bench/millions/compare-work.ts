import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { YEARS_OF_OLD } from '../../apps/server/src/test/crowd/crowd-size.ts'
import { measureImport } from '../api/import-and-undo.ts'
import { copyYearBack, openOf } from '../crowd/copy-rows.ts'
import { readInTurns, type Reader } from '../crowd/read-in-turns.ts'
import { mixOf, teamOn } from '../load/people.ts'
import { expectStatus, httpClient } from '../measure/http-client.ts'
import { sendAtRate } from '../measure/open-loop.ts'
import { figure, median, percentile, times } from '../measure/samples.ts'
import { importEvents, newAccount } from '../product/account.ts'
import { memoryOf, type RunningServer } from '../product/server.ts'
import type { Table } from '../report/result.ts'
import { sampleEvents } from '../sample/sample-events.ts'
import { forgetWork, sharesOf, type DatabaseShares } from './database-shares.ts'

/** A figure of a server whose database has nobody else in it, and of one that shares ten million events; milliseconds. */
export interface Compared {
  readonly name: string
  readonly alone: number
  readonly crowd: number
}

export interface Servers {
  readonly alone: RunningServer
  readonly crowd: RunningServer
  /** The database of the crowd. */
  readonly url: string
}

/** Figures that are promised in milliseconds, by their names. */
export const MIX_P99 = 'the mix at 100 requests/s, p99'
export const IMPORT = 'import of 10,000 events'
export const UNDO = 'its undo'

const EVENTS = 1_000
const TEAM = 20
const RATE = 100
const SECONDS = 30
const UNCHANGED = 300

export interface Work {
  readonly compared: readonly Compared[]
  /** What the database did for the mix among ten million events. */
  readonly shares: DatabaseShares
}

/** What is promised of a server, with nobody else's data and among ten million events. */
export async function compareWork(servers: Servers, client: pg.Client): Promise<Work> {
  const year = new Date().getFullYear()
  const reading = await compareReading(servers, year)
  const { mix, shares } = await compareMix(servers, year, client)
  return { compared: [...reading, ...mix, ...(await compareImport(servers, year))], shares }
}

async function compareReading({ alone, crowd, url }: Servers, year: number): Promise<Compared[]> {
  const readers = {
    alone: await readerOn(alone, 'reader', year),
    crowd: await readerOn(crowd, 'reader', year),
    old: await readerOn(crowd, 'old', year),
  }
  const db = await openOf({ databaseUrl: url, dataDir: crowd.dataFolder })
  await copyYearBack(db, { personId: readers.old.account.userId, year, years: YEARS_OF_OLD - 1 })
  await db.close()
  const read = await readInTurns(readers)
  const unchanged = await readUnchanged(readers.alone, readers.crowd)
  const pair = (name: string, how: 'cold' | 'warm', of: 'crowd' | 'old' = 'crowd'): Compared => ({
    name,
    alone: read.alone[how],
    crowd: read[of][how],
  })
  return [
    pair('a year of 1,000 events, after a write', 'cold'),
    pair('the same, unchanged', 'warm'),
    { name: 'a 304 for it', ...unchanged },
    pair('one year of twenty, after a write', 'cold', 'old'),
    pair('the same, unchanged in between', 'warm', 'old'),
  ]
}

async function readerOn({ address }: RunningServer, name: string, year: number): Promise<Reader> {
  const account = await newAccount(address, `${name}-${String(Date.now())}`)
  await importEvents(address, account, sampleEvents(EVENTS, year))
  return { address, account, year }
}

/** p50 of answers that nothing has changed, in turns. */
async function readUnchanged(alone: Reader, crowd: Reader): Promise<{ alone: number; crowd: number }> {
  const turns = await Promise.all([alone, crowd].map(unchangedTurn))
  const taken = turns.map((): number[] => [])
  for (let round = 0; round < UNCHANGED; round += 1) {
    for (const [at, turn] of turns.entries()) taken[at]?.push(await turn())
  }
  const [ofAlone = [], ofCrowd = []] = taken
  return { alone: median(ofAlone), crowd: median(ofCrowd) }
}

async function unchangedTurn({ address, account, year }: Reader): Promise<() => Promise<number>> {
  const ask = httpClient(address)
  const path = `/api/v1/events?year=${String(year)}`
  const { headers } = await expectStatus(ask({ path, headers: account.headers }), 200)
  const known = { ...account.headers, 'If-None-Match': String(headers['etag']) }
  return async () => (await expectStatus(ask({ path, headers: known }), 304)).milliseconds
}

async function compareMix(
  { alone, crowd }: Servers,
  year: number,
  client: pg.Client,
): Promise<{ mix: Compared[]; shares: DatabaseShares }> {
  const runs = []
  for (const server of [alone, crowd]) {
    const team = await teamOn(server, { size: TEAM, events: EVENTS, year })
    const ask = mixOf(httpClient(server.address, 64), team.people, year)
    await sendAtRate({ perSecond: RATE, seconds: 5 }, ask)
    await forgetWork(client)
    runs.push((await sendAtRate({ perSecond: RATE, seconds: SECONDS }, ask)).milliseconds)
    await sleep(2_000)
  }
  const shares = await sharesOf(client, RATE * SECONDS)
  const [ofAlone = [], ofCrowd = []] = runs
  const mix = [
    { name: 'the mix at 100 requests/s, p50', alone: median(ofAlone), crowd: median(ofCrowd) },
    { name: MIX_P99, alone: percentile(ofAlone, 99), crowd: percentile(ofCrowd, 99) },
  ]
  return { mix, shares }
}

async function compareImport({ alone, crowd }: Servers, year: number): Promise<Compared[]> {
  const [less, more] = [await measureImport(alone.address, year), await measureImport(crowd.address, year)]
  return [
    { name: IMPORT, alone: less.taken * 1000, crowd: more.taken * 1000 },
    { name: UNDO, alone: less.undone * 1000, crowd: more.undone * 1000 },
  ]
}

export const workTable = (title: string, compared: readonly Compared[], { alone, crowd }: Servers): Table => ({
  title,
  columns: ['', 'nobody else', 'among ten million', 'ratio'],
  rows: [
    ...compared.map((one) => [one.name, figure(one.alone), figure(one.crowd), times(one.crowd / one.alone)]),
    rowOfMemory(memoryOf(alone.pid).now, memoryOf(crowd.pid).now),
  ],
})

const rowOfMemory = (alone: number, crowd: number): string[] => [
  'memory of the server afterwards, MB',
  figure(alone),
  figure(crowd),
  times(crowd / alone),
]
