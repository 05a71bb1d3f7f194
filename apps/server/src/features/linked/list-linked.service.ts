import type { LinkedAccount, LinkedCalendar } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import type { LinkedAccountTable, LinkedCalendarTable } from '#server/db/schema.ts'
import { hostOfUrl } from '#server/due-work/due-work.ts'
import { notFound } from '#server/errors.ts'
import { heldOf } from './held-gone.ts'
import { countLeft, type LeftCounts } from './linked-objects.queries.ts'
import { findAccounts, findLinks } from './linked.queries.ts'

/** The person's accounts elsewhere, oldest first, with their calendars. */
export async function listLinkedAccounts({ db }: Storage, { ownerId }: Access): Promise<LinkedAccount[]> {
  const accounts = await findAccounts(db.read, ownerId)
  if (accounts.length === 0) return []
  const links = Map.groupBy(await findLinks(db.read, ownerId), (link) => link.account_id)
  const left = new Map((await countLeft(db.read, ownerId)).map((counts) => [counts.calendar_id, counts]))
  return accounts.map((account) => ({
    ...accountOfRow(account),
    calendars: (links.get(account.id) ?? []).map((link) => calendarOfLink(link, left.get(link.calendar_id))),
  }))
}

/**
 * One of them.
 * @throws AppError `not_found`
 */
export async function linkedAccountById(storage: Storage, access: Access, id: string): Promise<LinkedAccount> {
  const account = (await listLinkedAccounts(storage, access)).find(({ _id }) => _id === id)
  if (account === undefined) throw notFound()
  return account
}

const accountOfRow = ({ id, name, url, username, fault, created_at }: LinkedAccountTable) => ({
  ...{ _id: id, name, host: hostOfUrl(url), username, fault },
  createdAt: created_at,
})

function calendarOfLink(link: LinkedCalendarTable, left: LeftCounts | undefined): LinkedCalendar {
  const held = heldOf(link)
  return {
    calendarId: link.calendar_id,
    url: link.url,
    isReadOnly: link.read_only === 1,
    isComplete: link.is_complete === 1,
    lastOkAt: link.last_ok_at,
    lastTryAt: link.last_try_at,
    nextAt: link.due_at,
    fault: link.fault,
    held: held?.answer === null ? { where: held.where, gone: held.gone, of: held.of } : null,
    conflicts: left?.conflicts ?? 0,
    unread: left?.unread ?? 0,
  }
}
