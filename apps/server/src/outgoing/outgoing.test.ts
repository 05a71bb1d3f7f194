import http, { type RequestListener } from 'node:http'
import https from 'node:https'
import type { LookupAddress } from 'node:dns'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { guardedAgents, type Resolve } from './guarded-agents.ts'
import { outgoing, type OutgoingRequest } from './outgoing.ts'
import { OutgoingFault } from './outgoing-fault.ts'

let server: http.Server
let port: number
/** Sockets that have come to this machine: a refused request brings none. */
let connections = 0
let listener: RequestListener

beforeEach(async () => {
  connections = 0
  listener = (_request, response) => void response.end('hello')
  server = http.createServer((request, response) => listener(request, response))
  server.on('connection', () => (connections += 1))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ;({ port } = server.address() as AddressInfo)
})
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    }),
)

const countOpen = (): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)))
  })

const four = (address: string): LookupAddress => ({ address, family: 4 })

/** A name that leads elsewhere each time that it is asked for; the last place stays. */
function resolver(...answers: (readonly LookupAddress[])[]): Resolve & { asked: string[] } {
  const asked: string[] = []
  const resolve = async (name: string) => {
    asked.push(name)
    return answers[Math.min(asked.length, answers.length) - 1] ?? []
  }
  return Object.assign(resolve, { asked })
}

const request = (url: string, facts: Partial<OutgoingRequest> = {}): OutgoingRequest => ({
  ...{ url, method: 'GET', headers: {}, body: null, milliseconds: 5_000, bytesMax: 1_000 },
  ...facts,
})

const faultOf = (asking: Promise<unknown>): Promise<unknown> =>
  asking.then(
    () => 'an answer',
    (error: unknown) => (error instanceof OutgoingFault ? error.reason : error),
  )

it.each([
  ['this machine', [four('127.0.0.1')]],
  ['a public place and this machine', [four('1.1.1.1'), four('127.0.0.1')]],
  ['IPv4 in IPv6', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ['the secrets of a cloud', [four('169.254.169.254')]],
])('U1: a name that leads to %s is asked for nothing', async (_, found) => {
  const { ask } = outgoing([], resolver(found))
  expect(await faultOf(ask(request('https://push.example.org/x')))).toBe('refused: address')
  expect(connections).toBe(0)
})

it('U1: a name that changes between check and connect leads nowhere: what is connected to is what was checked', async () => {
  const resolve = resolver([four('1.1.1.1')], [four('127.0.0.1')])
  // Somebody looked at it before, when it was good.
  await resolve('rebound.example.org')
  const agents = guardedAgents([], resolve)
  const asking = new Promise((_done, reject) => {
    http.get({ host: 'rebound.example.org', port, agent: agents.http }).on('error', reject)
  })
  expect(await faultOf(asking)).toBe('refused: address')
  expect([connections, resolve.asked.length]).toEqual([0, 2])
})

it('U1: a name is looked up once for a connection, which goes to the address of that look', async () => {
  const resolve = resolver([four('127.0.0.1')], [four('10.0.0.1')])
  const { ask } = outgoing([`receiver.example.org:${String(port)}`], resolve)
  const answer = await ask(request(`http://receiver.example.org:${String(port)}/x`))
  expect([answer.status, answer.body.toString()]).toEqual([200, 'hello'])
  expect([connections, resolve.asked]).toEqual([1, ['receiver.example.org']])
})

it('U1: an address that is written as one is checked too, though sockets look none up', async () => {
  const agents = guardedAgents([], resolver([four('1.1.1.1')]))
  for (const host of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '169.254.169.254']) {
    const asking = async (by: typeof http.get, agent: http.Agent) =>
      new Promise((_done, reject) => void by({ host, port, agent }).on('error', reject))
    expect(await faultOf(asking(http.get, agents.http))).toBe('refused: address')
    expect(await faultOf(asking(https.get, agents.https))).toBe('refused: address')
  }
  expect(connections).toBe(0)
})

it('U1: follows no redirect: it is an answer like any other', async () => {
  listener = (_asked, response) => void response.writeHead(302, { location: '/elsewhere' }).end()
  const answer = await outgoing([`127.0.0.1:${String(port)}`]).ask(request(`http://127.0.0.1:${String(port)}/x`))
  expect([answer.status, answer.headers['location'], connections]).toEqual([302, '/elsewhere', 1])
})

it('U1: asks nothing of an address that is refused as it is written', async () => {
  const resolve = resolver([four('127.0.0.1')])
  const { ask } = outgoing([], resolve)
  const refused = [`https://127.0.0.1:${String(port)}/`, `http://127.0.0.1:${String(port)}/`, 'https://u@e.example/']
  const faults = await Promise.all(refused.map((url) => faultOf(ask(request(url)))))
  expect(faults).toEqual(['refused: port', 'refused: scheme', 'refused: credentials'])
  expect([connections, resolve.asked]).toEqual([0, []])
})

it('U2: cuts an answer that does not end, and lets go of it', async () => {
  listener = (_asked, response) => {
    const talk = setInterval(() => response.write('x'.repeat(500)), 5)
    response.once('close', () => clearInterval(talk))
  }
  const answer = await outgoing([`127.0.0.1:${String(port)}`]).ask(request(`http://127.0.0.1:${String(port)}/x`))
  expect([answer.isCut, answer.body.length]).toEqual([true, 1_000])
})

it('U2: waits no longer than it may, whether nothing comes or a little now and then', async () => {
  const { ask } = outgoing([`127.0.0.1:${String(port)}`])
  const url = `http://127.0.0.1:${String(port)}/x`
  listener = () => undefined
  expect(await faultOf(ask(request(url, { milliseconds: 200 })))).toBe('timeout')
  listener = (_asked, response) => {
    const talk = setInterval(() => response.write('x'), 20)
    response.once('close', () => clearInterval(talk))
  }
  expect(await faultOf(ask(request(url, { milliseconds: 200 })))).toBe('timeout')
})

it('keeps a connection for the next request to the same place, whose address was checked', async () => {
  const resolve = resolver([four('127.0.0.1')], [four('10.0.0.1')])
  const { ask } = outgoing([`receiver.example.org:${String(port)}`], resolve)
  const url = `http://receiver.example.org:${String(port)}/x`
  for (let count = 0; count < 200; count += 1) await ask(request(url))
  expect([connections, resolve.asked]).toEqual([1, ['receiver.example.org']])
})

it('keeps no connection whose answer was cut, and few of many', async () => {
  const { ask } = outgoing([`127.0.0.1:${String(port)}`])
  const url = `http://127.0.0.1:${String(port)}/x`
  await Promise.all(Array.from({ length: 8 }, () => ask(request(url))))
  await vi.waitFor(async () => expect(await countOpen()).toBe(2))
  await ask(request(url, { bytesMax: 1 }))
  await vi.waitFor(async () => expect(await countOpen()).toBe(1))
})

it('asks again where a kept connection was closed meanwhile, but does not send twice what was answered in part', async () => {
  const { ask } = outgoing([`127.0.0.1:${String(port)}`])
  const url = `http://127.0.0.1:${String(port)}/x`
  const methods: (string | undefined)[] = []
  let isClosing = false
  listener = (asked, response) => {
    methods.push(asked.method)
    if (isClosing) asked.socket.destroy()
    else response.end('hello')
    isClosing = false
  }
  await ask(request(url))
  isClosing = true
  const body = Buffer.from('x')
  expect((await ask(request(url, { method: 'PUT', body }))).status).toBe(200)
  isClosing = true
  expect(await faultOf(ask(request(url, { method: 'POST', body })))).toBe('network: ECONNRESET')
  isClosing = true
  expect(await faultOf(ask(request(url, { method: 'PUT', body })))).toBe('network: ECONNRESET')
  expect(methods).toEqual(['GET', 'PUT', 'PUT', 'POST', 'PUT'])
  await ask(request(url))
  listener = (asked, response) => {
    methods.push(asked.method)
    response.writeHead(200, { 'content-length': '9' }).write('half')
    setTimeout(() => asked.socket.destroy(), 20)
  }
  expect(await faultOf(ask(request(url)))).toBe('network: ECONNRESET')
  expect(methods).toHaveLength(7)
})

it('H4: says of a network that fails its code, and neither name nor address', async () => {
  const { ask } = outgoing([], () =>
    Promise.reject(Object.assign(new Error('getaddrinfo ENOTFOUND secret.example'), { code: 'ENOTFOUND' })),
  )
  expect(await faultOf(ask(request('https://secret.example/token')))).toBe('network: ENOTFOUND')
})
