import net from 'node:net'
import type { Calendar, Event, ImportReport } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { databasesToTest } from '#server/test/each-database.ts'
import { clientOf, registerAt, startServer, type Client, type ServerProcess } from '#server/test/server-process.ts'
import { newPostgres, newSqlite } from '#server/test/test-database.ts'

const EVENTS = 4_000

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

it.each(databasesToTest())(
  'I9: an import that breaks off or is killed in the middle leaves all of it or nothing, and the next one works (%s)',
  async (kind) => {
    const database = kind === 'sqlite' ? newSqlite() : await newPostgres()
    let server = await startServer(database)
    let client = await registerAt(server, 'ada@example.org')
    const path = await importPath(client)
    await breakOff(server, client, path)
    expect(await countEvents(client)).toBe(0)

    for (const delay of [250, 400]) {
      const answered = send(server, client, path, file(EVENTS)).then(
        ({ status }) => status,
        () => null,
      )
      await new Promise((resolve) => setTimeout(resolve, delay))
      server.kill('SIGKILL')
      await server.ended
      const status = await answered
      server = await startServer(database)
      client = clientOf(server, client.token)
      const count = await countEvents(client)
      expect([0, EVENTS]).toContain(count)
      if (status === 200) expect(count).toBe(EVENTS)
    }
    const report = (await (await send(server, client, path, file(EVENTS))).json()) as ImportReport
    expect(report.added + report.unchanged).toBe(EVENTS)
    expect(await countEvents(client)).toBe(EVENTS)
    server.kill('SIGTERM')
    await server.ended
    await database.remove()
  },
  60_000,
)
