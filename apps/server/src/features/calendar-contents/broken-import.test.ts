import { statSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import type { Calendar, Event, ImportReport } from '@dodici/contract/types'
import pg from 'pg'
import { expect, it } from 'vitest'
import { databasesOfCostlyTests } from '#server/test/each-database.ts'
import { clientOf, registerAt, startServer, type Client, type ServerProcess } from '#server/test/server-process.ts'
import { newDatabase, type TestDatabase } from '#server/test/test-database.ts'

const EVENTS = 4_000
const ROUNDS = 3
/** More than a server writes of itself: the first slices of the events. */
const BEGUN_BYTES = 64 * 1024

const file = (count: number): string =>
  [
    'BEGIN:VCALENDAR',
    ...Array.from({ length: count }, (_, index) =>
      ['BEGIN:VEVENT', `UID:e${String(index)}`, 'SUMMARY:X', 'DTSTART;VALUE=DATE:20270101', 'END:VEVENT'].join('\r\n'),
    ),
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const importPath = async (client: Client): Promise<string> => {
  const [calendar] = (await (await client.send('GET', '/calendars')).json()) as Calendar[]
  return `/calendars/${String(calendar?._id)}/import`
}

const send = (server: ServerProcess, client: Client, path: string, text: string): Promise<Response> =>
  fetch(server.api + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'text/calendar' },
    body: text,
  })

const countEvents = async (client: Client): Promise<number> =>
  ((await (await client.send('GET', '/events?year=2027')).json()) as Event[]).length

/** Sends half of a file and breaks the connection off. */
async function breakOff(server: ServerProcess, client: Client, path: string): Promise<void> {
  const text = file(EVENTS)
  const socket = net.connect(server.port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  const headers = [
    `POST /api/v1${path} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${client.token}`,
    'Content-Type: text/calendar',
    `Content-Length: ${String(text.length)}`,
  ]
  await new Promise((resolve) =>
    socket.write(`${headers.join('\r\n')}\r\n\r\n${text.slice(0, text.length / 2)}`, resolve),
  )
  socket.destroy()
}

/** Waits until a database has written some of the events, committed or not, or until it is told to stop. */
async function waitForWrites({ databaseUrl, dataDir }: TestDatabase, signal: AbortSignal): Promise<void> {
  const client = databaseUrl === null ? null : new pg.Client({ connectionString: databaseUrl })
  await client?.connect()
  const size = async (): Promise<number> => {
    if (client === null) return statSync(path.join(dataDir, 'dodici.sqlite-wal')).size
    const { rows } = await client.query<{ size: string }>("select pg_relation_size('event') as size")
    return Number(rows[0]?.size)
  }
  const before = await size()
  while (!signal.aborted && (await size()) < before + BEGUN_BYTES) {
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  await client?.end()
}

/** Kills a server once it has begun to write what it imports; answers whether it was killed before it answered. */
async function killWhileItWrites(
  server: ServerProcess,
  database: TestDatabase,
  importing: Promise<Response>,
): Promise<boolean> {
  const answer = new AbortController()
  const answered = importing.then(
    () => {
      answer.abort()
      return true
    },
    () => false,
  )
  await waitForWrites(database, answer.signal)
  server.kill('SIGKILL')
  await server.ended
  return !(await answered)
}

it.each(databasesOfCostlyTests())(
  'I9: an import that breaks off or is killed while it writes leaves all of it or nothing, and the next one works (%s)',
  async (kind) => {
    const database = await newDatabase(kind)
    let server = await startServer(database)
    let client = await registerAt(server, 'ada@example.org')
    const importing = await importPath(client)
    await breakOff(server, client, importing)
    expect(await countEvents(client)).toBe(0)

    let killedWithin = 0
    for (let round = 0; round < ROUNDS && killedWithin === 0; round += 1) {
      const before = await countEvents(client)
      const text = file(EVENTS).replaceAll('UID:e', `UID:round${String(round)}-`)
      const isKilled = await killWhileItWrites(server, database, send(server, client, importing, text))
      server = await startServer(database)
      client = clientOf(server, client.token)
      const taken = (await countEvents(client)) - before
      expect(isKilled ? [0, EVENTS] : [EVENTS]).toContain(taken)
      if (isKilled && taken === 0) killedWithin += 1
    }
    expect(killedWithin).toBe(1)

    const before = await countEvents(client)
    const report = (await (await send(server, client, importing, file(EVENTS))).json()) as ImportReport
    expect(report.added).toBe(EVENTS)
    expect(await countEvents(client)).toBe(before + EVENTS)
    server.kill('SIGTERM')
    await server.ended
    await database.remove()
  },
  120_000,
)
