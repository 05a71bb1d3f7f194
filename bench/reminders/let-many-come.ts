import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { MailServer } from '../../scripts/machine/mail-server.ts'
import type { PushReceiver } from '../../scripts/machine/push-receiver.ts'
import { copyEvent, type OpenDatabase } from '../crowd/copy-rows.ts'
import { expectStatus, httpClient } from '../measure/http-client.ts'
import { postJson, read, type Account } from '../product/account.ts'
import type { RunningServer } from '../product/server.ts'
import { becomesQuiet } from './looks.ts'

/** How soon the reminders of one minute were out by one way. */
export interface Rush {
  readonly way: 'list' | 'mail' | 'push'
  /** Seconds after the minute; the last of as many as there are people. */
  readonly first: number
  readonly last: number
  readonly came: number
  /** To how many they came. */
  readonly people: number
}

interface Crowd {
  readonly server: RunningServer
  readonly db: OpenDatabase
  readonly mails: MailServer
  readonly receiver: PushReceiver
  /** Everybody else is a copy of this one. */
  readonly person: Account
  readonly people: number
}

const MINUTE = 60_000
/** What making ready may take. */
const AHEAD = 30_000
const PATIENCE = 3 * MINUTE
/** What came twice would come with the next look. */
const AND_NO_MORE = 5_000

/**
 * Gives everybody a browser, and an event whose reminders are due in the same minute: one in the page and by push, one by
 * mail. Waits until all of them have arrived.
 */
export async function letManyCome(crowd: Crowd): Promise<Rush[]> {
  const { server, db, person, people } = crowd
  await giveBrowsers(crowd)
  const due = Math.ceil((Date.now() + AHEAD) / MINUTE) * MINUTE
  const start = new Date(due + 10 * MINUTE).toISOString().slice(0, 16)
  const reminders = ['display', 'email'].map((channel) => ({ minutesBefore: 10, channel }))
  const event = { title: 'Everybody at once', allDay: false, start, end: start, timezone: 'UTC', reminders }
  const answer = await expectStatus(postJson(httpClient(server.address), '/events', event, person.headers), 201)
  await becomesQuiet(db)
  const { _id: eventId } = read<{ _id: string }>(answer)
  await copyEvent(db, { personId: person.userId, eventId, count: people - 1 })
  if (Date.now() >= due) throw new Error('the minute had begun before everybody had the event')
  await sleep(due - Date.now())
  const ways = {
    list: () => ownersReminded(db, due),
    mail: () => Promise.resolve(crowd.mails.arrived.map(({ to }) => to.join())),
    push: () => Promise.resolve(crowd.receiver.received.map(({ path }) => path)),
  }
  const rushes: Promise<Rush>[] = []
  for (const way of ['list', 'mail', 'push'] as const) {
    rushes.push(waitForAll(ways[way], due, people).then((times) => ({ way, ...times })))
  }
  return Promise.all(rushes)
}

/** Signs each of them in and subscribes a browser: the database is told, since a thousand sign-ins are not what is measured. */
async function giveBrowsers({ db, receiver }: Crowd): Promise<void> {
  const owners = await db.read.selectFrom('user').select('id').execute()
  await db.transact(async (trx) => {
    for (const { id: owner_id } of owners) {
      const { endpoint, keys } = receiver.subscribe()
      const endpoint_hash = createHash('sha256').update(endpoint).digest('hex')
      const [session_id, created_at] = [randomUUID(), new Date().toISOString()]
      const session = { token_hash: endpoint_hash, id: session_id, user_id: owner_id, user_agent: 'bench' }
      await trx
        .insertInto('session')
        .values({ ...session, created_at, last_used_at: created_at })
        .execute()
      const row = {
        ...{ owner_id, id: randomUUID(), session_id, endpoint_hash, endpoint, ...keys, user_agent: 'bench' },
        ...{ created_at, last_used_at: null, last_fault: null },
      }
      await trx.insertInto('push_subscription').values(row).execute()
    }
  })
}

/** Waits until something has come to everybody. `look` answers to whom it came, once for each time. */
async function waitForAll(look: () => Promise<string[]>, due: number, people: number): Promise<Omit<Rush, 'way'>> {
  const seconds = (): number => (Date.now() - due) / 1_000
  let first = Number.NaN
  for (;;) {
    const { length } = await look()
    if (length > 0 && Number.isNaN(first)) first = seconds()
    if (length >= people || seconds() * 1_000 > PATIENCE) break
    await sleep(100)
  }
  const last = seconds()
  await sleep(AND_NO_MORE)
  const all = await look()
  return { first, last, came: all.length, people: new Set(all).size }
}

async function ownersReminded({ read: db }: OpenDatabase, due: number): Promise<string[]> {
  const at = new Date(due).toISOString()
  const came = db.selectFrom('notification').select('owner_id').where('at', '=', at)
  return (await came.where('channel', '=', 'display').execute()).map(({ owner_id }) => owner_id)
}
