import net from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { giveWay } from '#server/event-loop-turns.ts'
import { apiOf, portOf } from '#server/test/listening.ts'
import { sendRaw } from '#server/test/raw-request.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newSqlite } from '#server/test/test-database.ts'

const CLOSE_MILLISECONDS = 300
const PATIENCE = {
  requestMilliseconds: 60_000,
  headersMilliseconds: 60_000,
  checkMilliseconds: 1_000,
  idleMilliseconds: 0,
  closeMilliseconds: CLOSE_MILLISECONDS,
}

afterEach(() => {
  vi.useRealTimers()
})

async function connectAndSay(planner: Planner, text: string): Promise<net.Socket> {
  const socket = net.connect(await portOf(planner), '127.0.0.1')
  // Broken off or closed in order: both end it.
  socket.on('error', () => socket.destroy())
  await new Promise((resolve) => socket.once('connect', resolve))
  if (text !== '') socket.write(text)
  return socket
}

it('H5: ends streams at once, and only later connections on which something may be on its way', async () => {
  const database = newSqlite()
  const planner = await startPlanner(database, {}, { patience: { ...PATIENCE, idleMilliseconds: 8_000 } })
  const { token } = await planner.newUser()
  const idle = await connectAndSay(planner, 'GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await new Promise((resolve) => idle.once('data', resolve))
  const headers = `Host: localhost\r\nConnection: close\r\nAuthorization: Bearer ${token}`
  const opened = Promise.withResolvers<undefined>()
  const stream = sendRaw(await portOf(planner), `GET /api/v1/events/stream HTTP/1.1\r\n${headers}\r\n\r\n`, {
    begun: () => opened.resolve(undefined),
  })
  await opened.promise
  const stopping = planner.stop()
  expect((await stream).body).toContain('event: change')
  const answered = new Promise<string>((resolve) => idle.once('data', (data: Buffer) => resolve(data.toString())))
  idle.write('GET /api/v1/instance HTTP/1.1\r\nHost: localhost\r\n\r\n')
  const answer = await answered
  expect(answer).toMatch(/^HTTP\/1\.1 503 /)
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n')
  expect(answer).toContain('application/problem+json')
  await stopping
  await database.remove()
})

it.each([
  ['has never said anything', () => ''],
  ['never finishes its headers', () => 'GET /api/v1/health HTTP/1.1\r\nHost: '],
  [
    'never finishes its body',
    (token: string) =>
      'POST /api/v1/categories HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n' +
      `Content-Length: 100\r\nAuthorization: Bearer ${token}\r\n\r\n{`,
  ],
])('H5: stops although a connection %s', async (_, text) => {
  const database = newSqlite()
  const planner = await startPlanner(database, {}, { patience: PATIENCE })
  const { token } = await planner.newUser()
  const socket = await connectAndSay(planner, text(token))
  const ended = new Promise((resolve) => socket.once('close', resolve))
  // Others come and go meanwhile, and leave their connections open for the next time.
  for (let count = 0; count < 5; count += 1) {
    expect((await fetch(`${await apiOf(planner)}/health`)).status).toBe(200)
  }
  await planner.stop()
  await ended
  await database.remove()
})

it('Q2: accepts thirty people at once without a slice of large work between each of them', async () => {
  const database = newSqlite()
  const planner = await startPlanner(database)
  const port = await portOf(planner)
  // However long it takes here.
  vi.useFakeTimers({ toFake: ['performance'] })
  vi.advanceTimersByTime(1_000_000)
  const state = { slices: 0, isOver: false }
  const large = (async () => {
    for (; !state.isOver; state.slices += 1) await giveWay()
  })()
  const slicesWhenAccepted: number[] = []
  const allAccepted = Promise.withResolvers<undefined>()
  planner.app.server.on('connection', () => {
    slicesWhenAccepted.push(state.slices)
    if (slicesWhenAccepted.length === 30) allAccepted.resolve(undefined)
  })
  const sockets = Array.from({ length: 30 }, () => net.connect(port, '127.0.0.1'))
  await allAccepted.promise
  state.isOver = true
  await large
  vi.useRealTimers()
  const [first = 0, last = 0] = [slicesWhenAccepted[0], slicesWhenAccepted.at(-1)]
  expect(last - first).toBeLessThan(3)
  for (const socket of sockets) socket.destroy()
  await planner.stop()
  await database.remove()
})
