import type { Access } from '#server/actor.ts'
import { ownUnits } from '#server/db/journal/own-units.ts'
import { writeChange, type Storage } from '#server/db/journal/write-change.ts'
import type { LinkedAccountTable, LinkedCalendarTable } from '#server/db/schema.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { deleteAccount, deleteLink, findLinks } from './linked.queries.ts'

/** Ends links of a person. Calendars that were only read become their own: nothing else changes them any more. */
export async function endLinks(
  storage: Storage,
  access: Access,
  links: readonly LinkedCalendarTable[],
  account?: LinkedAccountTable,
): Promise<void> {
  await writeChange(storage, access, { kind: 'calendar.update' }, async (writer) => {
    const read = new Set(links.filter(({ read_only }) => read_only === 1).map(({ calendar_id }) => calendar_id))
    const calendars = (await ownUnits(writer.trx, 'calendar', writer.ownerId)).filter(({ id }) => read.has(id))
    await writer.edit(
      'calendar',
      calendars.map(({ id }) => id),
      ({ id, content }) => ({ id, content: { ...content, kind: 'own' } }),
    )
    for (const link of links) await deleteLink(writer.trx, link)
    if (account === undefined) return
    await deleteAccount(writer.trx, account)
    const entry = { userId: access.ownerId, name: account.name, from: access.actor.from }
    await noteAudit(writer.trx, storage.clock, { ...entry, kind: 'accountUnlinked' })
  })
}

/** Ends the links of an account, and forgets the account. */
export async function deleteLinksOf(storage: Storage, access: Access, account: LinkedAccountTable): Promise<void> {
  const links = (await findLinks(storage.db.read, access.ownerId)).filter(({ account_id }) => account_id === account.id)
  await endLinks(storage, access, links, account)
}
