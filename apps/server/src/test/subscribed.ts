import { v7 as uuid } from 'uuid'
import { insertSubscription } from '#server/features/subscriptions/subscriptions.queries.ts'
import { rowFor } from '#server/features/subscriptions/test/subscriber.ts'
import type { Person, Planner } from './planner.ts'

/** What was sent by an address that this server does not ask, and waits for a word. */
const HELD = JSON.stringify({
  events: 3,
  gone: 20,
  at: '2026-11-20T09:00:00.000Z',
  isKept: false,
  contentHash: uuid(),
})

/** Makes a calendar of somebody one that is read from an address, with all that is in it. */
export async function makeSubscribed({ db }: Planner, { user }: Person, calendarId: string): Promise<void> {
  await db.transact(async (trx) => {
    const calendar = trx.updateTable('calendar').set({ kind: 'subscribed' })
    await calendar.where('owner_id', '=', user._id).where('id', '=', calendarId).execute()
    await insertSubscription(trx, rowFor(user._id, calendarId, { held: HELD, url: 'https://10.0.0.1/a.ics' }))
  })
}
