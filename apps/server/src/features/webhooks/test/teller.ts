import type { NewWebhook, Webhook } from '@dodici/contract/types'
import type { WebhookTable } from '#server/db/schema.ts'
import { dueWorker, type DueWorker } from '#server/due-work/due-work.ts'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { sealing } from '#server/sealing.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { wakeBehind } from '../sender.ts'
import { sending } from '../sending.ts'
import type { WebhookOffice } from '../webhook-storage.ts'

const day = { allDay: true, start: '2027-05-01', end: '2027-05-01' }

/** What sends in the background, of a planner whose settings say where it may send. */
export function officeOf({ db, clock, config, app }: Planner): WebhookOffice {
  const asking = { outgoing: outgoing(config.outgoingAllowed), sealing: sealing(config), log: app.log }
  return { db, clock, wakePost: () => undefined, ...asking }
}

/** A server's two lanes. */
export const lanesOf = (office: WebhookOffice): DueWorker[] =>
  [false, true].map((isFailing) => dueWorker(office, sending(office, { isFailing })))

/** Sends what is due, as one server does, until nothing is left. */
export async function sendDue(office: WebhookOffice): Promise<number> {
  await wakeBehind(office)
  const lanes = lanesOf(office)
  let count = 0
  for (;;) {
    let begun = 0
    for (const lane of lanes) {
      begun += await lane.look()
      await lane.settled()
    }
    if (begun === 0) return count
    count += begun
  }
}

export const sendAll = (planner: Planner): Promise<number> => sendDue(officeOf(planner))

/** Lets some time go by, and sends what is due then. */
export async function sendAfter(planner: Planner, seconds: number): Promise<number> {
  planner.clock.set(new Date(planner.clock.now() + seconds * 1_000).toISOString())
  return sendAll(planner)
}

export async function createWebhook(person: Person, url: string, wishes: object = {}): Promise<NewWebhook> {
  const answer = await person.post('/webhooks', { name: 'Casa', url, password: person.password, ...wishes })
  if (answer.statusCode !== 201) throw new Error(answer.body)
  return answer.json<NewWebhook>()
}

export const webhooksOf = async (person: Person): Promise<Webhook[]> =>
  (await person.get('/webhooks')).json<Webhook[]>()

export const rowOf = (planner: Planner, id: string): Promise<WebhookTable> =>
  planner.db.read.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Writes an event and answers its id. */
export const write = async (person: Person, title: string): Promise<string> =>
  (await person.post('/events', { title, ...day })).json<{ _id: string }>()._id
