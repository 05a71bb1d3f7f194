import type { Notification, NotificationPatch } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { daysBefore, instantOf, type Clock } from '#server/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { NotificationTable, Queries } from '#server/db/schema.ts'
import { invalidInput, notFound } from '#server/errors.ts'
import { aboutOccurrences, type AboutOccurrence } from '#server/features/events/about-occurrence.ts'
import {
  deleteOldNotifications,
  findNotification,
  findNotifications,
  markAllSeen,
  setNotification,
} from './notifications.queries.ts'

const LISTED_DAYS = 30
const LISTED = 200
const KEPT_DAYS = 60
const SNOOZE_DAYS = 366
const DAY = 24 * 60 * 60 * 1000

/** Recent reminders, newest first; those of deleted events are left out. */
export async function listNotifications(
  { db, clock }: Storage,
  access: Access,
  { withDone }: { readonly withDone: boolean },
): Promise<Notification[]> {
  const since = daysBefore(clock, LISTED_DAYS)
  const rows = await findNotifications(db.read, access.ownerId, { since, most: LISTED, withDone })
  const about = await aboutOccurrences(db.read, access, rows)
  return rows.flatMap((row, index) => {
    const occurrence = about[index] ?? null
    return occurrence === null ? [] : [notificationOf(row, occurrence)]
  })
}

/**
 * Snoozes a reminder, marks it as done, or reverts that.
 * @throws AppError `not_found`; `invalid_input` for a time in the past or more than a year ahead
 */
export async function updateNotification(
  { db, clock }: Storage,
  access: Access,
  { id, ...patch }: NotificationPatch & { readonly id: string },
): Promise<Notification> {
  const columns = columnsOf(patch, clock)
  const updated = await db.transact(async (trx) => {
    const row = await ownNotification(trx, access, id)
    if (Object.keys(columns).length > 0) await setNotification(trx, row, columns)
    return shownNotification(trx, access, id)
  })
  await tellOthers(db, access)
  return updated
}

export async function markNotificationsSeen({ db, clock }: Storage, access: Access): Promise<void> {
  await db.transact((trx) => markAllSeen(trx, access.ownerId, instantOf(clock)))
  await tellOthers(db, access)
}

/** The person may have the list open elsewhere too. */
const tellOthers = (db: Database, { ownerId }: Access): Promise<void> =>
  db.announce({ ownerId, sequence: null, isNotification: true })

/** Deletes old reminders. */
export const removeOldNotifications = ({ db, clock }: Storage): Promise<void> =>
  db.transact((trx) => deleteOldNotifications(trx, daysBefore(clock, KEPT_DAYS)))

async function ownNotification(trx: Queries, access: Access, id: string): Promise<NotificationTable> {
  const row = await findNotification(trx, access.ownerId, id)
  if (row === undefined) throw notFound()
  await shownNotification(trx, access, id)
  return row
}

async function shownNotification(trx: Queries, access: Access, id: string): Promise<Notification> {
  const row = await findNotification(trx, access.ownerId, id)
  const [about = null] = row === undefined ? [] : await aboutOccurrences(trx, access, [row])
  if (row === undefined || about === null) throw notFound()
  return notificationOf(row, about)
}

/** Acting on a reminder marks it as seen; a snoozed one is not done. */
function columnsOf({ seen, done, snoozedUntil }: NotificationPatch, clock: Clock) {
  const now = instantOf(clock)
  return {
    ...(seen === undefined ? {} : { seen_at: seen ? now : null }),
    ...(done === undefined ? {} : { done_at: done ? now : null, seen_at: now, due_at: null }),
    ...(snoozedUntil === undefined
      ? {}
      : { due_at: snoozedUntil === null ? null : checkedMoment(snoozedUntil, clock), done_at: null, seen_at: now }),
  }
}

function checkedMoment(text: string, clock: Clock): string {
  const ahead = Date.parse(text) - clock.now()
  if (ahead > 0 && ahead <= SNOOZE_DAYS * DAY) return new Date(text).toISOString()
  throw invalidInput('snoozedUntil', 'must be ahead, and within a year')
}

const notificationOf = (row: NotificationTable, about: AboutOccurrence): Notification => ({
  _id: row.id,
  ...about,
  minutesBefore: row.minutes_before,
  at: row.at,
  late: row.is_late === 1,
  snoozedUntil: row.due_at,
  seenAt: row.seen_at,
  doneAt: row.done_at,
})
