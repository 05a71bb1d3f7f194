import { DEFAULT_CATEGORY_COLOR } from '@dodici/contract/limits'
import type {
  FeedFault,
  Subscription,
  SubscriptionDraft,
  SubscriptionPatch,
  SubscriptionPreview,
} from '@dodici/contract/types'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import { instantOf, todayIn } from '#server/clock.ts'
import { writeChange } from '#server/db/journal/write-change.ts'
import type { SubscriptionTable } from '#server/db/schema.ts'
import { AppError, notFound } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import type { FileContent } from '#server/features/calendar-contents/ics-tasks.ts'
import { planImport } from '#server/features/calendar-contents/import-plan.ts'
import { reportOf } from '#server/features/calendar-contents/import-report.ts'
import { bucketOfActor, takeAttempts } from '#server/features/limits/limits.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { giveWay } from '#server/event-loop-turns.ts'
import { typedAddressOf } from '#server/outgoing/typed-address.ts'
import { minutesOf, waitAfterSuccess } from './due-times.ts'
import { fetchFeed, type FeedAnswer } from './fetch-feed.ts'
import { heldOf, subscriptionOf } from './list-subscriptions.service.ts'
import { faultOfError, refresh, settleAnswer, type FeedStorage } from './refresh.ts'
import { refuseSettings, settingsOf } from './settings.ts'
import { PLAIN_SHOWING } from './shown-events.ts'
import { findSubscription, insertSubscription, setSubscription, type SubscriptionKey } from './subscriptions.queries.ts'
import { showAnew } from './write-refresh.ts'

export type SubscriptionStorage = FeedStorage

/** Addresses that one person may have asked in ten minutes, beside what is read by itself. */
const ASKED_AT_MOST = 30
const ASKED_MINUTES = 10

const countAsked = (storage: SubscriptionStorage, { actor }: Access) =>
  takeAttempts(storage, [{ bucket: bucketOfActor('subscription', actor), most: ASKED_AT_MOST, minutes: ASKED_MINUTES }])

const refusedFeed = (feedFault: FeedFault): AppError =>
  new AppError('feed_refused', 'No calendar can be read at this address.', { feedFault })

type FileAnswer = Extract<FeedAnswer, { kind: 'file' }>

interface AskedFeed {
  readonly url: string
  readonly answer: FileAnswer
  readonly reading: FileContent
}

/** @throws AppError `feed_refused`, `too_many_requests`, `unavailable` */
async function askFeed(storage: SubscriptionStorage, access: Access, typed: string): Promise<AskedFeed> {
  await countAsked(storage, access)
  const url = typedAddressOf(typed, storage.outgoing)
  const answer = await fetchFeed(storage.outgoing, { url, etag: null, last_modified: null })
  if (answer.kind !== 'file') throw refusedFeed(answer.kind === 'fault' ? answer.fault : 'status')
  try {
    const clock = personalClock(await accountRow(storage.db.read, access.ownerId))
    return { url, answer, reading: await storage.files.read(answer.bytes, clock) }
  } catch (error) {
    const fault = faultOfError(error)
    throw fault === null ? error : refusedFeed(fault)
  }
}

/**
 * What the calendar at an address holds.
 * @throws AppError `feed_refused`, `too_many_requests`
 */
export async function previewSubscription(
  storage: SubscriptionStorage,
  access: Access,
  { url: typed }: { readonly url: string },
): Promise<SubscriptionPreview> {
  const { url, reading } = await askFeed(storage, access, typed)
  const target = { calendarId: '', now: instantOf(storage.clock), categoryIds: new Map(), present: new Map() }
  const { name, first, last, sample, added } = reportOf(
    reading,
    await planImport(reading.events, target, giveWay),
    null,
  )
  const minutes = minutesOf({ every_minutes: null, feed_minutes: reading.refreshMinutes })
  return { url, name, first, last, sample, events: added, minutes }
}

/**
 * Subscribes to the calendar at an address, which is read before anything is stored.
 * @throws AppError `feed_refused`, `unknown_reference`, `plan_limit`, `quota_exceeded`, `too_many_requests`
 */
export async function createSubscription(
  storage: SubscriptionStorage,
  access: Access,
  { url: typed, name, color, ...wishes }: SubscriptionDraft,
): Promise<Subscription> {
  await refuseSettings(storage.db.read, access, wishes)
  const settings = settingsOf(wishes)
  const { url, answer, reading } = await askFeed(storage, access, typed)
  const { value: row } = await writeChange(storage, access, { kind: 'subscription.create' }, async (writer) => {
    const id = uuid()
    const content = {
      name: name ?? reading.name ?? new URL(url).host,
      year: Number(todayIn(storage.clock, access.actor.timezone).slice(0, 4)),
      description: '',
      color: color ?? DEFAULT_CATEGORY_COLOR,
      shown: 1,
      sample: null,
      kind: 'subscribed' as const,
      created_at: writer.now,
    }
    await writer.put('calendar', [{ id, content }])
    const fresh = freshRow({ owner_id: writer.ownerId, calendar_id: id }, { url, now: writer.now })
    await insertSubscription(writer.trx, { ...fresh, ...settings })
    return { ...fresh, ...settings }
  })
  await settleAnswer(storage, row, { answer, takesAll: false, inTurn: (work) => work() })
  return present(storage, row)
}

const freshRow = (
  key: SubscriptionKey,
  { url, now }: { readonly url: string; readonly now: string },
): SubscriptionTable => ({
  ...key,
  url,
  etag: null,
  last_modified: null,
  body_hash: null,
  content_hash: null,
  every_minutes: null,
  feed_minutes: null,
  due_at: now,
  last_ok_at: null,
  last_try_at: null,
  fault: null,
  faults: 0,
  held: null,
  ...PLAIN_SHOWING,
  created_at: now,
})

/** @throws AppError `not_found` */
async function rowOf({ db }: SubscriptionStorage, key: SubscriptionKey): Promise<SubscriptionTable> {
  const row = await findSubscription(db.read, key)
  if (row === undefined) throw notFound()
  return row
}

const present = async (storage: SubscriptionStorage, key: SubscriptionKey): Promise<Subscription> =>
  subscriptionOf(await rowOf(storage, key))

const keyOf = ({ ownerId }: Access, id: string): SubscriptionKey => ({ owner_id: ownerId, calendar_id: id })

interface Patched {
  readonly id: string
  readonly patch: SubscriptionPatch
}

/**
 * Changes how a subscribed calendar is read and shown. Another address is read at once.
 * @throws AppError `not_found`, `unknown_reference`, `plan_limit`, `feed_refused`, `too_many_requests`
 */
export async function updateSubscription(
  storage: SubscriptionStorage,
  access: Access,
  { id, patch: { url: typed, ...wishes } }: Patched,
): Promise<Subscription> {
  const key = keyOf(access, id)
  const row = await rowOf(storage, key)
  await refuseSettings(storage.db.read, access, wishes)
  const settings = settingsOf(wishes)
  const asked = typed === undefined ? null : await askFeed(storage, access, typed)
  const place =
    asked === null ? {} : { url: asked.url, etag: null, last_modified: null, body_hash: null, content_hash: null }
  const due = wishes.everyMinutes === undefined ? {} : { due_at: dueAgain(storage, { ...row, ...settings }) }
  await storage.db.transact((trx) => setSubscription(trx, key, { ...settings, ...due, ...place }))
  if (!isShownAlike(row, { ...row, ...settings })) await showAnew(storage, key)
  const changed = await rowOf(storage, key)
  if (asked !== null) {
    await settleAnswer(storage, changed, { answer: asked.answer, takesAll: false, inTurn: (work) => work() })
  }
  return present(storage, key)
}

/** As if it had been read so often before. */
function dueAgain({ clock }: SubscriptionStorage, row: SubscriptionTable): string {
  const last = row.last_ok_at === null ? clock.now() : Date.parse(row.last_ok_at)
  return new Date(Math.max(clock.now(), last + waitAfterSuccess(row))).toISOString()
}

const isShownAlike = (one: SubscriptionTable, other: SubscriptionTable): boolean =>
  one.kind === other.kind && one.category_id === other.category_id && one.reminders === other.reminders

/**
 * Reads a subscribed calendar now.
 * @throws AppError `not_found`, `too_many_requests`
 */
export async function refreshSubscription(
  storage: SubscriptionStorage,
  access: Access,
  id: string,
): Promise<Subscription> {
  const row = await rowOf(storage, keyOf(access, id))
  await countAsked(storage, access)
  await refresh(storage, row)
  return present(storage, row)
}

/**
 * Takes what a calendar sent although most of its events are gone, by reading it again, or keeps what was there.
 * @throws AppError `not_found` if nothing waits for that, `too_many_requests`
 */
export async function answerHeld(
  storage: SubscriptionStorage,
  access: Access,
  { id, take }: { readonly id: string; readonly take: boolean },
): Promise<Subscription> {
  const row = await rowOf(storage, keyOf(access, id))
  const held = heldOf(row)
  if (held === null) throw notFound()
  if (take) {
    await countAsked(storage, access)
    await refresh(storage, row, { takesAll: true })
  } else {
    const kept = JSON.stringify({ ...held, isKept: true })
    await storage.db.transact((trx) => setSubscription(trx, row, { held: kept }))
  }
  return present(storage, row)
}
