import type { LinkedAccount } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { instantOf } from '#server/clock.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { LinkedCalendarTable } from '#server/db/schema.ts'
import { notFound } from '#server/errors.ts'
import { endLinks } from './end-link.ts'
import { heldOf } from './held-gone.ts'
import { findLink, setLink } from './linked.queries.ts'
import { linkedAccountById } from './list-linked.service.ts'

/** @throws AppError `not_found` */
export async function linkById({ db }: Storage, { ownerId }: Access, calendarId: string): Promise<LinkedCalendarTable> {
  const link = await findLink(db.read, { owner_id: ownerId, calendar_id: calendarId })
  if (link === undefined) throw notFound()
  return link
}

/**
 * Ends the link of a calendar, which stays, here and there.
 * @throws AppError `not_found`
 */
export async function unlinkCalendar(storage: Storage, access: Access, calendarId: string): Promise<void> {
  await endLinks(storage, access, [await linkById(storage, access, calendarId)])
}

/**
 * Lets a linked calendar be compared now, also if it was paused.
 * @throws AppError `not_found`
 */
export async function syncLinkedCalendar(storage: Storage, access: Access, calendarId: string): Promise<LinkedAccount> {
  const link = await linkById(storage, access, calendarId)
  // What most is gone of waits for a word, and not for another look.
  const isHeld = heldOf(link)?.answer === null
  if (!isHeld) await dueNow(storage, link, {})
  return linkedAccountById(storage, access, link.account_id)
}

/** Puts a linked calendar first in its row. */
export const dueNow = (
  { db, clock }: Storage,
  link: LinkedCalendarTable,
  facts: Partial<LinkedCalendarTable>,
): Promise<void> => db.transact((trx) => setLink(trx, link, { ...facts, due_at: instantOf(clock) }))

/**
 * Takes that most events are gone on one side, or lets them be written there again.
 * @throws AppError `not_found` if nothing waits for that
 */
export async function answerGone(
  storage: Storage,
  access: Access,
  { id, take }: { readonly id: string; readonly take: boolean },
): Promise<LinkedAccount> {
  const link = await linkById(storage, access, id)
  const held = heldOf(link)
  if (held === null) throw notFound()
  // All of it is compared: what was looked at before is not told again.
  const answered = JSON.stringify({ ...held, answer: take ? 'take' : 'keep' })
  await dueNow(storage, link, { held: answered, fault: null, is_complete: 0 })
  return linkedAccountById(storage, access, link.account_id)
}
