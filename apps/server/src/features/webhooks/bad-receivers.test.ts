import type { WebhookDelivery } from '@dodici/contract/types'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { TEST_SECRET, makeWebhook } from '#server/test/told.ts'
import { postMessage } from './post-message.ts'
import { startReceiver } from './test/receiver.ts'
import { createWebhook, webhooksOf } from './test/teller.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())
beforeEach(() => receiver.reset())

const clock = { now: () => Date.parse('2026-11-20T09:00:00.000Z') }
const message = { type: 'test', timestamp: '2026-11-20T09:00:00.000Z', data: { webhookId: 'w' } } as const
const letter = (path: string) => ({ url: receiver.urlOf(path), id: 'msg_1', secrets: [TEST_SECRET], message })
const SOON = 300

eachDatabase(
  (planner) => {
    it.each([
      ['https://10.0.0.1/a'],
      ['https://169.254.169.254/latest/meta-data'],
      ['https://[::1]/a'],
      ['https://2130706433/'],
      ['https://localhost/a'],
      ['https://printer/a'],
      ['https://user:secret@example.org/a'],
      ['https://example.org:8443/a'],
      ['ftp://example.org/a'],
      ['not an address'],
    ])('W6: refuses to send to %s', async (url) => {
      const person = await planner().newUser()
      const answer = await person.post('/webhooks', { name: 'Casa', url, password: person.password })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'webhook_refused'])
      expect(await webhooksOf(person)).toEqual([])
    })

    it('sends in clear to no place but those that the operator allows', async () => {
      const person = await planner().newUser()
      expect((await createWebhook(person, 'http://example.org/a')).url).toBe('https://example.org/a')
      expect((await createWebhook(person, receiver.urlOf('/own'))).url).toBe(receiver.urlOf('/own'))
    })

    it('W6: asks no address of its own network, whatever a name resolves to when it is asked', async () => {
      const guarded = outgoing([], () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]))
      const asked = { ...letter('/'), url: 'https://rebound.example.org/' }
      expect(await postMessage({ outgoing: guarded, clock }, asked)).toMatchObject({ status: null, fault: 'address' })
    })

    it('says of a test what became of it, and remembers the last twenty', async () => {
      const person = await planner().newUser()
      const id = await makeWebhook(planner(), person, { url: receiver.urlOf('/try') })
      const test = async () => (await person.post(`/webhooks/${id}/test`)).json<WebhookDelivery>()
      expect(await test()).toMatchObject({ type: 'test', status: 204, fault: null })
      receiver.answer('/try', (response) => response.writeHead(302, { location: receiver.urlOf('/else') }).end())
      expect(await test()).toMatchObject({ status: 302, fault: 'redirect' })
      expect(receiver.at('/else')).toEqual([])
      receiver.answer('/try', 404)
      expect(await test()).toMatchObject({ status: 404, fault: 'status' })
      receiver.answer('/try', (response) => response.destroy())
      expect(await test()).toMatchObject({ status: null, fault: 'unreachable' })
      const list = (await person.get(`/webhooks/${id}/deliveries`)).json<WebhookDelivery[]>()
      expect(list.map(({ fault }) => fault)).toEqual(['unreachable', 'status', 'redirect', null])
      for (let at = 0; at < 16; at += 1) await test()
      const refused = await person.post(`/webhooks/${id}/test`)
      expect(refused.statusCode).toBe(429)
      expect((await person.get(`/webhooks/${id}/deliveries`)).json()).toHaveLength(20)
      expect((await webhooksOf(person))[0]).toMatchObject({ isOn: true, failingSince: null })
    })
  },
  { OUTGOING_ALLOWED: receiver.place },
)

const guarded = outgoing([receiver.place])

it.each<[string, Parameters<typeof receiver.answer>[1], string | null]>([
  ['never answers', () => undefined, 'timeout'],
  ['never ends its headers', (response) => void response.socket?.write('HTTP/1.1 200 OK\r\nx-a: 1\r\n'), 'timeout'],
  [
    'sends headers without end',
    (response) => flood(response.socket, 'HTTP/1.1 200 OK\r\n', 'x-a: 1\r\n'),
    'unreachable',
  ],
  ['closes without an answer', (response) => response.destroy(), 'unreachable'],
])('W6: gives up soon a receiver that %s', async (name, by, fault) => {
  const path = `/${name.replaceAll(' ', '-')}`
  receiver.answer(path, by)
  const posted = await postMessage({ outgoing: guarded, clock }, letter(path), SOON)
  expect(posted).toMatchObject({ status: null, fault })
  expect(posted.milliseconds).toBeLessThan(SOON * 5)
})

it('reads a kilobyte of an answer of ten gigabytes, and no more', async () => {
  let sent = 0
  receiver.answer('/much', (response) => {
    const part = Buffer.alloc(64 * 1_024)
    const more = (): void => {
      while (!response.destroyed && response.write(part)) sent += part.length
    }
    response.on('drain', more)
    response.writeHead(200, { 'content-length': String(10 * 1_024 ** 3) })
    more()
  })
  expect(await postMessage({ outgoing: guarded, clock }, letter('/much'))).toMatchObject({ status: 200, fault: null })
  expect(sent).toBeLessThan(20 * 1_024 ** 2)
})

/** Goes on until the other side hangs up. */
function flood(socket: NodeJS.WritableStream | null, head: string, line: string): void {
  socket?.write(head)
  socket?.on('error', () => undefined)
  const more = (): void => {
    if (socket?.writable === true) socket.write(line.repeat(1_000), () => setImmediate(more))
  }
  more()
}
