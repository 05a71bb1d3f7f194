import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { testCounts } from '../../../scripts/test-counts.ts'
import { databasesOfCostlyTests } from './test/each-database.ts'
import { calendarFile } from './test/most-of-everything.ts'
import {
  clientOf,
  registerAt,
  spawnServer,
  startServer,
  type Client,
  type ServerProcess,
} from './test/server-process.ts'
import { newDatabase } from './test/test-database.ts'

const MINUTES = 60_000
const IMPORTED = testCounts.importAtTheEnd
const TRIES = testCounts.endsWhileStarting
/** Milliseconds between one try and the next: together they reach as far. */
const STEP = 400 / TRIES

const untilThere = async (file: string): Promise<void> => {
  while (!existsSync(file)) await wait(5)
}

it.each(databasesOfCostlyTests())(
  'H5: ends in order when it is told so while it starts, and starts the next time (%s)',
  async (kind) => {
    const database = await newDatabase(kind)
    for (let tries = 0; tries < TRIES; tries += 1) {
      // The first thing that it makes on SQLite; PostgreSQL shows nothing.
      const lock = path.join(database.dataDir, 'dodici.lock')
      rmSync(lock, { force: true })
      const starting = spawnServer(database)
      if (kind === 'sqlite') await untilThere(lock)
      await wait(kind === 'sqlite' ? tries * STEP : 500 + tries * 3 * STEP)
      starting.kill('SIGTERM')
      const wasHeard = await starting.ended.then(() => starting.output().includes('"stopping"'))
      // Node itself ends a process that has not come to its first line yet.
      const endings = wasHeard || kind === 'sqlite' ? [{ code: 0, signal: null }] : [{ code: null, signal: 'SIGTERM' }]
      expect(endings).toContainEqual(await starting.ended)
      expect(starting.output()).not.toMatch(/Error|^\s+at /m)
    }
    const server = await startServer(database)
    expect((await (await registerAt(server, 'ada@example.org')).send('GET', '/calendars')).status).toBe(200)
    server.kill('SIGTERM')
    expect(await server.ended).toEqual({ code: 0, signal: null })
    await database.remove()
  },
  2 * MINUTES,
)

async function importLarge(server: ServerProcess, { token, send }: Client): Promise<number | null> {
  const [calendar] = (await (await send('GET', '/calendars')).json()) as { _id: string }[]
  const answer = await fetch(`${server.api}/calendars/${calendar!._id}/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'text/calendar' },
    body: calendarFile(IMPORTED),
  }).catch(() => null)
  return answer?.status ?? null
}

async function countStored({ send }: Client): Promise<number> {
  return ((await (await send('GET', '/events?year=2026')).json()) as Event[]).length
}

it.each(
  databasesOfCostlyTests().flatMap((kind) =>
    testCounts.endsWithinImport.map((milliseconds) => [kind, milliseconds] as const),
  ),
)(
  'H5, I9: ends in time while thousands of events are being stored, and stores all of them or none (%s, after %i ms)',
  async (kind, milliseconds) => {
    const database = await newDatabase(kind)
    const server = await startServer(database, { LOG_LEVEL: 'debug' })
    const ada = await registerAt(server, 'ada@example.org')
    const importing = importLarge(server, ada)
    await expect.poll(() => server.output(), { timeout: MINUTES }).toContain('/import"')
    await wait(milliseconds)
    server.kill('SIGTERM')
    server.kill('SIGTERM')
    const status = await importing
    expect(await server.ended).toEqual({ code: 0, signal: null })

    const again = await startServer(database)
    expect([status, await countStored(clientOf(again, ada.token))]).toEqual([status, status === 200 ? IMPORTED : 0])
    expect([200, 503]).toContain(status)
    again.kill('SIGTERM')
    expect(await again.ended).toEqual({ code: 0, signal: null })
    await database.remove()
  },
  3 * MINUTES,
)
