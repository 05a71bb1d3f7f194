import net from 'node:net'
import { BASE_PATH, routes } from '@dodici/contract/routes'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { LoadLimits } from '#server/surroundings.ts'
import { apiOf, portOf } from '#server/test/listening.ts'
import { startPlanner } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'
import { shedLoad } from './shed-load.ts'

const STREAM = BASE_PATH + routes.streamChanges.path
const HEALTH = BASE_PATH + routes.readHealth.path
const LIMITS: LoadLimits = { underWay: 2, waitMilliseconds: 500 }

let app: FastifyInstance
let time: number
let warnings: string[]
/** Lets every `/api/v1/slow` be answered. */
let goOn: () => void

beforeEach(() => {
  time = 1_000
  warnings = []
  const log = { write: (line: string) => void warnings.push(line) }
  app = Fastify({ logger: { level: 'warn', stream: log } })
  shedLoad(app, LIMITS, () => time)
  const signal = new Promise<void>((resolve) => {
    goOn = resolve
  })
  for (const path of ['/api/v1/slow', STREAM, '/slow.html']) {
    app.get(path, async () => {
      await signal
      return 'done'
    })
  }
  app.get(HEALTH, () => 'done')
  app.post('/api/v1/written', () => 'done')
  app.get('/api/v1/fails', () => Promise.reject(new Error('on purpose')))
  app.get('/api/v1/blocks', () => {
    time += LIMITS.waitMilliseconds + 1
    return 'done'
  })
})
afterEach(() => app.close())

/** What is set off by `setImmediate` still belongs to the turn in which connections were read: the second is in the next. */
const nextTurn = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)))

const statusOf = async (url: string): Promise<number> => (await app.inject(url)).statusCode

/** Asks, and waits until the server has begun with it. */
async function begin(url: string): Promise<Promise<number>[]> {
  const asked = [statusOf(url), statusOf(url)]
  await new Promise((resolve) => setTimeout(resolve, 20))
  return asked
}

it('beyond the limit it answers 503 with Retry-After as a problem, and answers again when there is room', async () => {
  const slow = await begin('/api/v1/slow')
  const refused = await app.inject('/api/v1/slow')
  expect(refused.statusCode).toBe(503)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['content-type']).toMatch('application/problem+json')
  expect(refused.json()).toMatchObject({ status: 503, code: 'unavailable' })
  goOn()
  expect(await Promise.all(slow)).toEqual([200, 200])
  expect(await statusOf('/api/v1/slow')).toBe(200)
})

it('the health check, streams and the page are answered all the same, and do not count', async () => {
  const others = [...(await begin(STREAM)), ...(await begin('/slow.html'))]
  const slow = await begin('/api/v1/slow')
  expect(await statusOf('/api/v1/slow')).toBe(503)
  expect(await statusOf(HEALTH)).toBe(200)
  goOn()
  expect(await Promise.all([...others, ...slow])).toEqual(Array(6).fill(200))
})

it('requests that fail do not count any more', async () => {
  const failed = [await statusOf('/api/v1/fails'), await statusOf('/api/v1/fails'), await statusOf('/api/v1/none')]
  expect(failed).toEqual([500, 500, 404])
  goOn()
  expect(await Promise.all(await begin('/api/v1/slow'))).toEqual([200, 200])
})

it('bodies that are still being sent do not count', async () => {
  const port = await portOf({ app })
  const senders = Array.from({ length: 5 }, () => {
    const socket = net.connect(port, '127.0.0.1')
    socket.write(
      'POST /api/v1/written HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    )
    return socket
  })
  await new Promise((resolve) => setTimeout(resolve, 100))
  const written = await fetch(`${await apiOf({ app })}/written`, { method: 'POST' })
  expect(written.status).toBe(200)
  for (const socket of senders) socket.destroy()
})

it('what has waited for too long behind others in the same turn is sent away, and the next turn is an ordinary one', async () => {
  const asked = ['/api/v1/blocks', '/api/v1/blocks', '/api/v1/blocks'].map(statusOf)
  expect(await Promise.all(asked)).toEqual([200, 503, 503])
  await nextTurn()
  expect(await statusOf('/api/v1/blocks')).toBe(200)
})

it('says once in a while in the log that people are sent away', async () => {
  await Promise.all(['/api/v1/blocks', '/api/v1/blocks', '/api/v1/blocks'].map(statusOf))
  expect(warnings).toHaveLength(1)
  time += 60_000
  await nextTurn()
  await Promise.all(['/api/v1/blocks', '/api/v1/blocks'].map(statusOf))
  expect(warnings.map((line) => JSON.parse(line) as { count: number })).toMatchObject([{ count: 1 }, { count: 2 }])
})

it('H1: in the product, an answer that is refused has the headers of every other', async () => {
  const database = newSqlite()
  const planner = await startPlanner(database, {}, { load: { ...LIMITS, underWay: 0 } })
  const refused = await planner.request('GET', '/instance')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  expect((await planner.request('GET', '/health')).statusCode).toBe(200)
  expect((await planner.request('GET', '/ready')).statusCode).toBe(200)
  const stream = await planner.request('GET', '/events/stream')
  expect(stream.statusCode).toBe(401)
  await planner.stop()
  await database.remove()
})
