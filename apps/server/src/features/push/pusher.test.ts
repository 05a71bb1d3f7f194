import { instantOf } from '#server/clock.ts'
import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { PushDevice } from '@dodici/contract/types'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Outgoing, OutgoingAnswer } from '#server/outgoing/outgoing.ts'
import { startPlanner, type Person, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'
import { startPusher } from './pusher.ts'
import { queuePush } from './queue-push.ts'

/** Also on a machine that has other things to do. */
const SOON = { timeout: 20_000 }
const SELDOM = { look: 60_000, stop: 2_000 }
const OFTEN = { look: 20, stop: 100 }
const TAKEN: OutgoingAnswer = { status: 201, headers: {}, body: Buffer.of(), isCut: false }

let folder: TestDatabase
let planner: Planner
let person: Person
let deviceId: string
beforeAll(async () => {
  folder = newSqlite()
  planner = await startPlanner(folder)
  person = await planner.newUser()
  const curve = createECDH('prime256v1')
  curve.generateKeys()
  const keys = { p256dh: curve.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
  const made = await person.post('/push/devices', { endpoint: `https://push.example.org/${randomUUID()}`, keys })
  deviceId = made.json<PushDevice>()._id
})
afterAll(async () => {
  await planner.stop()
  await folder.remove()
})
beforeEach(() => planner.db.transact((trx) => trx.deleteFrom('push_message').execute()))

/** A push service that answers at a word of the test. */
function waitingService() {
  let asked = 0
  const word = Promise.withResolvers<OutgoingAnswer>()
  const outgoing: Pick<Outgoing, 'ask'> = {
    ask: () => {
      asked += 1
      return word.promise
    },
  }
  return { outgoing, asked: () => asked, goOn: () => word.resolve(TAKEN) }
}

const start = (outgoing: Pick<Outgoing, 'ask'>, patience: typeof SELDOM, db = planner.db) =>
  startPusher({ db, clock: planner.clock, config: planner.config, log: planner.app.log, outgoing }, patience)
const queue = () =>
  planner.db.transact((trx) =>
    queuePush(trx, { owner_id: person.user._id, subscription_id: deviceId, kind: 'test' }, instantOf(planner.clock)),
  )
const rows = () => planner.db.read.selectFrom('push_message').selectAll().orderBy('id').execute()

it('pushes at once what comes into the queue of this process', async () => {
  const service = waitingService()
  service.goOn()
  const pusher = start(service.outgoing, SELDOM)
  await queue()
  pusher.wake()
  await queue()
  pusher.wake()
  await expect.poll(service.asked, SOON).toBe(2)
  await pusher.stop()
})

it('finds by itself what another node has queued, and what was left when it starts, and nothing once it is stopped', async () => {
  await queue()
  const service = waitingService()
  service.goOn()
  const pusher = start(service.outgoing, OFTEN)
  await expect.poll(service.asked, SOON).toBe(1)
  await queue()
  await expect.poll(service.asked, SOON).toBe(2)
  await pusher.stop()
  await queue()
  pusher.wake()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(service.asked()).toBe(2)
})

it('H5: waits at the end for what is on its way', async () => {
  await queue()
  const service = waitingService()
  const pusher = start(service.outgoing, SELDOM)
  await expect.poll(service.asked, SOON).toBe(1)
  const stopping = pusher.stop()
  service.goOn()
  await stopping
  expect(await rows()).toMatchObject([{ due_at: null, tries: 1 }])
})

it('H5: does not wait for ever, and what was on its way is due again', async () => {
  await queue()
  const service = waitingService()
  const pusher = start(service.outgoing, OFTEN)
  await expect.poll(service.asked, SOON).toBe(1)
  await pusher.stop()
  expect(await rows()).toMatchObject([{ sent_at: null, due_at: '2026-11-20T09:05:00.000Z' }])
})

it('goes on when the database comes back', async () => {
  const service = waitingService()
  service.goOn()
  let isAway = true
  const transact: typeof planner.db.transact = (work) =>
    isAway ? Promise.reject(new Error('away')) : planner.db.transact(work)
  await queue()
  const pusher = start(service.outgoing, OFTEN, { ...planner.db, transact })
  await expect.poll(() => planner.log.join('\n'), SOON).toContain('the queue of pushes could not be read or written')
  isAway = false
  await expect.poll(async () => (await rows())[0]?.sent_at, SOON).toBe('2026-11-20T09:00:00.000Z')
  await pusher.stop()
})
