import net from 'node:net'
import { expect, it } from 'vitest'
import { openDatabase } from './db/open.ts'
import { databasesToTest } from './test/each-database.ts'
import { registerAt, startServer, type ServerProcess } from './test/server-process.ts'
import { newPostgres, newSqlite } from './test/test-database.ts'

const OPEN_REQUESTS = 50
const body = (name: string): string => JSON.stringify({ name })

/** A request whose body is not complete until `finish`. */
interface OpenRequest {
  readonly finish: () => void
  /** First line of the answer. */
  readonly answered: Promise<string>
}

async function openRequest({ port }: ServerProcess, token: string, name: string): Promise<OpenRequest> {
  const socket = net.connect(port, '127.0.0.1')
  await new Promise((resolve) => socket.once('connect', resolve))
  const text = body(name)
  let answer = ''
  const answered = new Promise<string>((resolve) => {
    socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
    socket.once('close', () => resolve(answer.split('\r\n', 1)[0] ?? ''))
    socket.once('error', () => resolve('broken off'))
  })
  const headers = [
    'POST /api/v1/categories HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${String(Buffer.byteLength(text))}`,
  ]
  socket.write(`${headers.join('\r\n')}\r\n\r\n${text.slice(0, 3)}`)
  return { finish: () => socket.write(text.slice(3)), answered }
}

/** How many of them the server has begun to read, as its log says. */
const countArrived = ({ output }: ServerProcess): number =>
  output()
    .split('\n')
    .filter((line) => line.includes('"route":"/api/v1/categories","msg":"request begun"')).length

it.each(databasesToTest())(
  'H5: on SIGTERM finishes 50 open requests within 10 s, ends streams and idle connections, and exits with 0 (%s)',
  async (kind) => {
    const database = kind === 'sqlite' ? newSqlite() : await newPostgres()
    const server = await startServer(database, { LOG_LEVEL: 'debug' })
    const { token, send } = await registerAt(server, 'ada@example.org')
    const stream = await send('GET', '/events/stream')
    const unused = net.connect(server.port, '127.0.0.1')
    const names = Array.from({ length: OPEN_REQUESTS }, (_, index) => `Open ${String(index)}`)
    const requests = await Promise.all(names.map((name) => openRequest(server, token, name)))
    await expect.poll(() => countArrived(server)).toBe(OPEN_REQUESTS)

    server.kill('SIGTERM')
    expect(await stream.text()).toContain('event: change')
    for (const { finish } of requests) finish()
    const started = Date.now()
    const answers = await Promise.all(requests.map((request) => request.answered))
    expect(answers).toEqual(names.map(() => 'HTTP/1.1 201 Created'))
    expect(await server.ended).toEqual({ code: 0, signal: null })
    expect(Date.now() - started).toBeLessThan(10_000)
    unused.destroy()

    const db = await openDatabase({ ...database, databasePool: 2 })
    const stored = await db.read.selectFrom('category').select('name').execute()
    expect(stored.map((row) => row.name).sort()).toEqual([...names].sort())
    await db.close()
    await database.remove()
  },
)
