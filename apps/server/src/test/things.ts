import type { LightMyRequestResponse } from 'fastify'
import type { Session, SignedInPlace } from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { makeConversation, makeMilestone, makeProposal } from './helped.ts'
import type { Person, Planner } from './planner.ts'
import { makeLinked } from './linked.ts'
import { makeSubscribed } from './subscribed.ts'
import { makeWebhook } from './told.ts'
import { makeGoal, makeNotification, makePushDevice } from './reminded.ts'

/** Ids of one thing of each kind. */
export interface Ids {
  readonly calendar: string
  readonly category: string
  readonly event: string
  readonly change: string
  /** The newest change of a group. */
  readonly group: string
  readonly trash: string
  readonly session: string
  readonly key: string
  readonly devicePassword: string
  readonly feed: string
  readonly passkey: string
  readonly identity: string
  readonly proposal: string
  readonly conversation: string
  readonly milestone: string
  readonly goal: string
  readonly notification: string
  readonly device: string
  /** The calendar of a subscription. */
  readonly subscription: string
  readonly linkedAccount: string
  readonly webhook: string
  /** A calendar that is linked to one of that account. */
  readonly linkedCalendar: string
}

/** What is named beside a thing: the entry of its goal, the conflict of its linked calendar. */
export interface Parts {
  readonly entry: string
  readonly conflict: string
}

/** What a person has, and what they had and is gone. */
export interface Things {
  readonly present: Ids
  readonly deleted: Ids
  readonly parts: Parts
}

const trip = { title: 'Giappone', allDay: true, start: '2027-07-24', end: '2027-08-14' }
const NEVER = '01900000-0000-7000-8000-00000000dead'
const idOf = (answer: LightMyRequestResponse): string => answer.json<{ _id: string }>()._id
const changeOf = (answer: LightMyRequestResponse): string => String(answer.headers['x-change-id'])

/** Gives a person one thing of each kind, and takes another one of each kind away from them again. */
export async function makeThings(planner: Planner, person: Person): Promise<Things> {
  const create = (path: string, body: object) => person.post(path, body)
  await setPlan(planner, person.email, 'enterprise')
  const category = await create('/categories', { name: 'Viaggi' })
  const spare = await create('/categories', { name: 'Da togliere' })
  const calendar = await create('/calendars', { name: 'Casa' })
  const event = await create('/events', { ...trip, calendarId: idOf(calendar), categoryId: idOf(category) })
  const [oldCategory, trashed] = [await create('/categories', { name: 'Vecchia' }), await create('/events', trip)]
  await person.delete(`/categories/${idOf(oldCategory)}`)
  await person.delete(`/events/${idOf(trashed)}`)
  const oldCalendar = await create('/calendars', { name: 'Vecchio' })
  const oldEvent = await create('/events', { ...trip, calendarId: idOf(oldCalendar) })
  await person.delete(`/calendars/${idOf(oldCalendar)}`)
  const [subscribed, oldSubscribed] = [
    await create('/calendars', { name: 'Scuola' }),
    await create('/calendars', { name: 'Asilo' }),
  ]
  for (const one of [subscribed, oldSubscribed]) await makeSubscribed(planner, person, idOf(one))
  await person.delete(`/calendars/${idOf(oldSubscribed)}`)
  const [linked, oldLinked] = [
    await create('/calendars', { name: 'Ufficio' }),
    await create('/calendars', { name: 'Studio' }),
  ]
  const link = await makeLinked(planner, person, idOf(linked))
  const oldLink = await makeLinked(planner, person, idOf(oldLinked))
  await person.delete(`/linked-accounts/${oldLink.accountId}`)
  const [session, oldSession] = await signInTwice(planner, person)
  const [key, oldKey] = await makeTwo(person, '/users/api-keys', { password: person.password })
  const [devicePassword, oldPassword] = await makeTwo(person, '/users/device-passwords', { password: person.password })
  const [passkey, oldPasskey] = [await makePasskey(planner, person), await makePasskey(planner, person)]
  await planner.db.transact((trx) => trx.deleteFrom('passkey').where('id', '=', oldPasskey).execute())
  const [identity, oldIdentity] = [await makeIdentity(planner, person), await makeIdentity(planner, person)]
  await planner.db.transact((trx) => trx.deleteFrom('identity').where('id', '=', oldIdentity).execute())
  const [feed, oldFeed] = await makeTwo(person, '/feeds', { detail: 'full' })
  const [webhook, oldWebhook] = [await makeWebhook(planner, person), await makeWebhook(planner, person)]
  await person.delete(`/webhooks/${oldWebhook}`)
  const [conversation, oldConversation] = [
    await makeConversation(planner, person),
    await makeConversation(planner, person),
  ]
  await person.delete(`/ai/conversations/${oldConversation}`)
  const [milestone, oldMilestone] = [
    await makeMilestone(planner, person, { eventId: idOf(event) }),
    await makeMilestone(planner, person, { eventId: idOf(event) }),
  ]
  await person.post(`/changes/${oldMilestone.changeId}/undo`)
  const [goal, oldGoal] = [await makeGoal(planner, person), await makeGoal(planner, person)]
  await person.post(`/changes/${oldGoal.changeId}/undo`)
  return {
    parts: { entry: goal.entryId, conflict: link.conflictId },
    present: {
      session,
      key,
      devicePassword,
      feed,
      passkey,
      identity,
      category: idOf(category),
      calendar: idOf(calendar),
      event: idOf(event),
      ...{ change: changeOf(event), group: changeOf(spare) },
      trash: idOf(trashed),
      proposal: await makeProposal(person),
      conversation,
      milestone: milestone.id,
      goal: goal.id,
      notification: await makeNotification(planner, person, idOf(event)),
      device: await makePushDevice(planner, person),
      subscription: idOf(subscribed),
      ...{ linkedAccount: link.accountId, linkedCalendar: idOf(linked), webhook },
    },
    deleted: {
      session: oldSession,
      key: oldKey,
      devicePassword: oldPassword,
      feed: oldFeed,
      passkey: oldPasskey,
      identity: oldIdentity,
      category: idOf(oldCategory),
      calendar: idOf(oldCalendar),
      event: idOf(trashed),
      ...{ change: changeOf(oldEvent), group: changeOf(oldEvent) },
      trash: idOf(oldEvent),
      // A card is never deleted by anybody: this one never was.
      proposal: NEVER,
      conversation: oldConversation,
      milestone: oldMilestone.id,
      goal: oldGoal.id,
      // Of a deleted event nothing is left in the list, and a device that is deleted is forgotten.
      notification: await makeNotification(planner, person, idOf(oldEvent)),
      device: NEVER,
      subscription: idOf(oldSubscribed),
      ...{ linkedAccount: oldLink.accountId, linkedCalendar: idOf(oldLinked), webhook: oldWebhook },
    },
  }
}

/** Ids of two things that have a name alone, of which the second is deleted again. */
async function makeTwo(person: Person, path: string, rest: object = {}): Promise<[present: string, deleted: string]> {
  const make = (name: string) => person.post(path, { name, ...rest })
  const [present, deleted] = [await make('Bot'), await make('Old')]
  await person.delete(`${path}/${idOf(deleted)}`)
  return [idOf(present), idOf(deleted)]
}

/** As if an authenticator had made it. */
async function makePasskey(planner: Planner, { user }: Person): Promise<string> {
  const id = uuid()
  const named = { id, user_id: user._id, name: 'Telefono', created_at: user.createdAt, last_used_at: null }
  const row = { ...named, credential_id: id, public_key: '', counter: 0, transports: '[]' }
  await planner.db.transact((trx) => trx.insertInto('passkey').values(row).execute())
  return id
}

/** As if they had linked an account elsewhere. */
async function makeIdentity(planner: Planner, { user, email }: Person): Promise<string> {
  const id = uuid()
  const named = { id, user_id: user._id, email, created_at: user.createdAt, last_used_at: null }
  const row = { ...named, issuer: 'https://issuer.example', subject: id }
  await planner.db.transact((trx) => trx.insertInto('identity').values(row).execute())
  return id
}

/** Ids of two more sessions of a person, of which the second has ended. */
async function signInTwice(planner: Planner, { email, password, delete: remove }: Person): Promise<[string, string]> {
  const ids: string[] = []
  for (const name of ['Phone', 'Old phone']) {
    const headers = { 'user-agent': name }
    const { token } = (
      await planner.request('POST', '/auth/login', { body: { email, password }, headers })
    ).json<Session>()
    const places = (await planner.request('GET', '/users/sessions', { token })).json<SignedInPlace[]>()
    ids.push(places.find((place) => place.isCurrent)?._id ?? '')
  }
  const [kept = '', ended = ''] = ids
  await remove(`/users/sessions/${ended}`)
  return [kept, ended]
}
