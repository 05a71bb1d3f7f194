import { setTimeout as sleep } from 'node:timers/promises'
import { copyEvent, type OpenDatabase } from '../crowd/copy-rows.ts'
import { expectStatus, httpClient } from '../measure/http-client.ts'
import { postJson, read, type Account } from '../product/account.ts'
import type { RunningServer } from '../product/server.ts'
import { becomesQuiet } from './looks.ts'

/** How soon the reminders of one minute were out: seconds after it. */
export interface Rush {
  readonly first: number
  readonly last: number
  readonly came: number
  readonly people: number
}

interface Crowd {
  readonly server: RunningServer
  readonly db: OpenDatabase
  /** Everybody else is a copy of this one. */
  readonly person: Account
  readonly people: number
}

const MINUTE = 60_000
/** What making ready may take. */
const AHEAD = 30_000
const PATIENCE = 2 * MINUTE

/** Gives everybody an event whose reminder is due in the same minute, and waits until all of them have come. */
export async function letManyCome({ server, db, person, people }: Crowd): Promise<Rush> {
  const due = Math.ceil((Date.now() + AHEAD) / MINUTE) * MINUTE
  const start = new Date(due + 10 * MINUTE).toISOString().slice(0, 16)
  const event = {
    title: 'Everybody at once',
    allDay: false,
    start,
    end: start,
    timezone: 'UTC',
    reminders: [{ minutesBefore: 10, channel: 'display' }],
  }
  const answer = await expectStatus(postJson(httpClient(server.address), '/events', event, person.headers), 201)
  await becomesQuiet(db)
  const { _id: eventId } = read<{ _id: string }>(answer)
  await copyEvent(db, { personId: person.userId, eventId, count: people - 1 })
  if (Date.now() >= due) throw new Error('the minute had begun before everybody had the event')
  await sleep(due - Date.now())
  return waitForAll(db, due, people)
}

async function waitForAll(db: OpenDatabase, due: number, people: number): Promise<Rush> {
  for (;;) {
    const { rows, seconds } = await cameAt(db, due)
    if (rows.length < people && seconds * 1_000 < PATIENCE) {
      await sleep(100)
      continue
    }
    const first = Math.min(...rows.map(({ created_at }) => Date.parse(created_at)))
    // What came twice would come with the next look.
    await sleep(5_000)
    const all = (await cameAt(db, due)).rows
    const owners = new Set(all.map(({ owner_id }) => owner_id))
    return { first: (first - due) / 1_000, last: seconds, came: all.length, people: owners.size }
  }
}

async function cameAt({ read: db }: OpenDatabase, due: number) {
  const rows = await db
    .selectFrom('notification')
    .select(['owner_id', 'created_at'])
    .where('at', '=', new Date(due).toISOString())
    .execute()
  return { rows, seconds: (Date.now() - due) / 1_000 }
}
