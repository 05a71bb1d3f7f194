import net from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiOf, portOf } from '#server/test/listening.ts'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'

const ATTACKERS = 40
const DRIP_MILLISECONDS = 20
const PATIENCE = {
  requestMilliseconds: 1_200,
  headersMilliseconds: 600,
  checkMilliseconds: 50,
  idleMilliseconds: 0,
  closeMilliseconds: 1_000,
}

let database: TestDatabase
let planner: Planner
let person: Person

beforeAll(async () => {
  database = newSqlite()
  planner = await startPlanner(database, {}, { patience: PATIENCE })
  person = await planner.newUser()
})

afterAll(async () => {
  await planner.stop()
  await database.remove()
})

/** Says `opening`, then one byte after another for ever; resolves to what was answered when the server has enough. */
async function drip(opening: string): Promise<string> {
  const socket = net.connect(await portOf(planner), '127.0.0.1')
  socket.write(opening)
  const dripping = setInterval(() => socket.write('x'), DRIP_MILLISECONDS)
  let answer = ''
  return new Promise((resolve) => {
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text))
    // A connection that the server has closed breaks off under the next byte that is written to it.
    socket.on('error', () => socket.destroy())
    socket.once('close', () => {
      clearInterval(dripping)
      resolve(answer)
    })
  })
}

const upload = (token: string): string =>
  [
    'POST /api/v1/categories HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/json',
    'Content-Length: 100000',
    `Authorization: Bearer ${token}`,
    '\r\n{"name":"',
  ].join('\r\n')

/** A question of somebody else, which is answered whatever the attackers do. */
async function ask(): Promise<void> {
  const answer = await fetch(`${await apiOf(planner)}/categories`, {
    headers: { authorization: `Bearer ${person.token}` },
  })
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual([])
}

it.each([
  ['headers that never end', () => 'GET /api/v1/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['a first line that never ends', () => 'GET /'],
  ['an upload that never ends', () => upload(person.token)],
])('U3: closes connections with %s, while others are served', async (_, opening) => {
  // Whoever is closed comes again until the others had more answers than there are attackers, however slow the machine is.
  let isOver = false
  const attack = Promise.all(
    Array.from({ length: ATTACKERS }, async () => {
      do expect((await drip(opening())).split('\r\n', 1)[0]).toMatch(/^(HTTP\/1\.1 408 .*|)$/)
      while (!isOver)
    }),
  )
  try {
    for (let answered = 0; answered <= ATTACKERS; answered += 1) await ask()
  } finally {
    isOver = true
  }
  await attack
  expect((await person.get('/categories')).json()).toEqual([])
})

it('U3: answers 401 to a slow upload of a stranger without waiting for it', async () => {
  const answer = await drip(upload('dodses_unknown'))
  expect(answer).toMatch(/^HTTP\/1\.1 401 /)
})

it('U3: lets a request that is merely slow finish', async () => {
  const body = '{"name":"Slow"}'
  const socket = net.connect(await portOf(planner), '127.0.0.1')
  const answered = new Promise<string>((resolve) => socket.once('data', (data: Buffer) => resolve(data.toString())))
  socket.write(upload(person.token).replace('100000', String(body.length)).replace('{"name":"', ''))
  for (const character of body) {
    await new Promise((resolve) => setTimeout(resolve, DRIP_MILLISECONDS))
    socket.write(character)
  }
  expect(await answered).toMatch(/^HTTP\/1\.1 201 /)
  socket.destroy()
})
