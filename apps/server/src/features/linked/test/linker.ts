import type { Event, LinkedAccount, LinkedConflict, NewDevicePassword } from '@dodici/contract/types'
import type { LinkedAccountTable, LinkedCalendarTable, LinkedObjectTable } from '#server/db/schema.ts'
import { dueWorker, type DueWorker } from '#server/due-work/due-work.ts'
import type { IcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { sealing } from '#server/sealing.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import type { LinkOffice } from '../link-storage.ts'
import { linking } from '../sync/linking.ts'

/** What keeps calendars the same in the background, of a planner whose settings say where it may ask. */
export function linkOfficeOf(planner: Planner, files: IcsTasks): LinkOffice {
  const { db, clock, config, app } = planner
  const guarded = outgoing(config.outgoingAllowed)
  return { db, clock, files, log: app.log, outgoing: guarded, sealing: sealing(config) }
}

export const linker = (office: LinkOffice): DueWorker => dueWorker(office, linking(office))

/** As often as a run asks for another one soon, and then some. */
const IDLE_ROUNDS = 8
const ROUND_MILLISECONDS = 6_000

/** Compares everything that is not paused, again and again as time goes by, until nothing asks to be compared soon. */
export async function syncAll(planner: Planner, by: DueWorker): Promise<void> {
  const due_at = new Date(planner.clock.now()).toISOString()
  await planner.db.transact((trx) =>
    trx.updateTable('linked_calendar').set({ due_at }).where('due_at', 'is not', null).execute(),
  )
  for (let idle = 0; idle < IDLE_ROUNDS;) {
    const begun = await by.look()
    await by.settled()
    idle = begun === 0 ? idle + 1 : 0
    planner.clock.set(new Date(planner.clock.now() + ROUND_MILLISECONDS).toISOString())
  }
}

/** How an account of this person signs in at their own server. */
export async function signInOf(person: Person, url: string) {
  const { password } = (
    await person.post('/users/device-passwords', { name: 'Link', password: person.password })
  ).json<NewDevicePassword>()
  return { url, username: person.email, password }
}

export const linkedAccountsOf = async (person: Person): Promise<LinkedAccount[]> =>
  (await person.get('/linked-accounts')).json<LinkedAccount[]>()

export const conflictsOf = async (person: Person): Promise<LinkedConflict[]> =>
  (await person.get('/linked-conflicts')).json<LinkedConflict[]>()

/** Titles of a year, in order. */
export const titlesOf = async (person: Person, year = 2027): Promise<string[]> =>
  (await person.get(`/events?year=${String(year)}`))
    .json<Event[]>()
    .map(({ title }) => title)
    .sort()

const NOW = '2026-11-20T09:00:00.000Z'

/** Rows as if they had been made by the service. */
export const linkedAccountFor = (
  owner_id: string,
  id: string,
  facts: Partial<LinkedAccountTable>,
): LinkedAccountTable => ({
  ...{ owner_id, id, name: 'Nextcloud', url: 'https://cloud.example.org/', username: 'ada', password: 'sealed' },
  ...{ fault: null, created_at: NOW },
  ...facts,
})

export const linkedCalendarFor = (
  owner_id: string,
  calendar_id: string,
  facts: Partial<LinkedCalendarTable> & Pick<LinkedCalendarTable, 'account_id'>,
): LinkedCalendarTable => ({
  ...{ owner_id, calendar_id, url: 'https://cloud.example.org/calendars/ada/home/', read_only: 0 },
  ...{ sync_token: null, ctag: null, local_mark: 0, is_complete: 0, due_at: NOW, last_ok_at: null },
  ...{ last_try_at: null, fault: null, faults: 0, held: null, created_at: NOW },
  ...facts,
})

export const linkedObjectFor = (
  owner_id: string,
  calendar_id: string,
  facts: Partial<LinkedObjectTable> & Pick<LinkedObjectTable, 'href'>,
): LinkedObjectTable => ({
  ...{ owner_id, calendar_id, event_id: null, etag: null, tag: null, sending: null, conflict: null },
  ...{ their_etag: null, their_body: null, our_tag: null, noticed_at: NOW },
  ...facts,
})
