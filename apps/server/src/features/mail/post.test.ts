import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { MailFault } from '#server/mail/mail-fault.ts'
import type { Mailer, Message } from '#server/mail/message.ts'
import { startPlanner, type Planner } from '#server/test/planner.ts'
import { newSqlite, type TestDatabase } from '#server/test/test-database.ts'
import { startPost } from './post.ts'
import { queueMail } from '#server/features/mail-queue/queue-mail.ts'

/** Also on a machine that has other things to do. */
const SOON = { timeout: 20_000 }

const SELDOM = { look: 60_000, stop: 2_000 }
const OFTEN = { look: 20, stop: 100 }

let folder: TestDatabase
let planner: Planner
beforeAll(async () => {
  folder = newSqlite()
  planner = await startPlanner(folder)
})
afterAll(async () => {
  await planner.stop()
  await folder.remove()
})
beforeEach(() => planner.db.transact((trx) => trx.deleteFrom('mail').execute()))

/** A mailer whose mails wait for a word of the test. */
function waitingMailer(): Mailer & { readonly begun: Message[]; readonly sent: Message[]; readonly goOn: () => void } {
  const [begun, sent]: [Message[], Message[]] = [[], []]
  let goOn: () => void = () => undefined
  let breakOff: () => void = () => undefined
  const word = new Promise<void>((resolve, reject) => {
    goOn = resolve
    breakOff = () => reject(new MailFault('broken off', { isPermanent: false }))
  })
  word.catch(() => undefined)
  const send = async (message: Message): Promise<void> => {
    begun.push(message)
    await word
    sent.push(message)
  }
  return { begun, sent, goOn, send, close: () => breakOff() }
}

const start = (mailer: Mailer, patience: typeof SELDOM) =>
  startPost({ db: planner.db, clock: planner.clock, config: planner.config, log: planner.app.log, mailer }, patience)

const queue = (address: string) =>
  planner.db.transact((trx) =>
    queueMail(trx, planner.clock, { kind: 'beta_invite', userId: null, address, language: 'en' }),
  )
const rows = () => planner.db.read.selectFrom('mail').selectAll().orderBy('id').execute()

it('sends at once what comes into the queue of this process, without making anybody wait', async () => {
  const mailer = waitingMailer()
  const post = start(mailer, SELDOM)
  await queue('one@example.org')
  post.wake()
  await queue('two@example.org')
  post.wake()
  await expect.poll(() => mailer.begun.length, SOON).toBeGreaterThan(0)
  mailer.goOn()
  await expect.poll(() => mailer.sent.map(({ to }) => to).sort(), SOON).toEqual(['one@example.org', 'two@example.org'])
  await post.stop()
})

it('finds by itself what another node or the command line has queued, and what was left when it starts', async () => {
  await queue('left@example.org')
  const mailer = waitingMailer()
  mailer.goOn()
  const post = start(mailer, OFTEN)
  await expect.poll(() => mailer.sent, SOON).toHaveLength(1)
  await queue('beside@example.org')
  await expect.poll(() => mailer.sent, SOON).toHaveLength(2)
  await post.stop()
  await queue('late@example.org')
  post.wake()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(mailer.sent).toHaveLength(2)
})

it('H5: waits at the end for what is on its way', async () => {
  await queue('underway@example.org')
  const mailer = waitingMailer()
  const post = start(mailer, SELDOM)
  await expect.poll(() => mailer.begun, SOON).toHaveLength(1)
  const stopping = post.stop()
  mailer.goOn()
  await stopping
  expect(await rows()).toMatchObject([{ due_at: null, tries: 1 }])
})

it('H5: breaks off what takes too long at the end, and it is sent another time', async () => {
  await queue('hanging@example.org')
  const mailer = waitingMailer()
  const post = start(mailer, OFTEN)
  await expect.poll(() => mailer.begun, SOON).toHaveLength(1)
  await post.stop()
  expect(await rows()).toMatchObject([{ sent_at: null, due_at: '2026-11-20T09:01:00.000Z', last_fault: 'broken off' }])
})

it('goes on when the database comes back', async () => {
  const mailer = waitingMailer()
  mailer.goOn()
  let isAway = true
  const transact: typeof planner.db.transact = (work) =>
    isAway ? Promise.reject(new Error('away')) : planner.db.transact(work)
  const office = { db: { ...planner.db, transact }, clock: planner.clock, config: planner.config, log: planner.app.log }
  await queue('patient@example.org')
  const post = startPost({ ...office, mailer }, OFTEN)
  await expect.poll(() => planner.log.join('\n'), SOON).toContain('the queue of mails could not be read or written')
  isAway = false
  await expect.poll(() => mailer.sent, SOON).toHaveLength(1)
  await post.stop()
})
