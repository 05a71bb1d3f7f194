import type { Readable } from 'node:stream'
import type { Calendar } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { todayIn } from '#server/clock.ts'
import { listCalendars } from '#server/features/calendars/calendars.service.ts'
import { exportCalendar, fileNameOf } from '#server/features/calendar-contents/export.service.ts'
import type { FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import { noteAudit } from '#server/features/audit/note-audit.ts'
import { bucketOfActor, takeAttempts } from '#server/features/limits/limits.ts'
import { accountFacts, accountJson } from './account-json.ts'
import { zipOf, type ZipEntry } from './zip.ts'

/** Of one account, because an export reads everything. */
export const EXPORTS_AN_HOUR = 10

/**
 * A zip of an account: `account.json`, and each calendar as an iCalendar file. It is written while it is sent, one
 * calendar after another, so a large account needs no more memory than its largest calendar.
 * @throws AppError `too_many_requests`, `unauthenticated`
 */
export async function exportAccount(
  storage: FileStorage,
  access: Access,
): Promise<{ readonly filename: string; readonly body: Readable }> {
  const limit = { bucket: bucketOfActor('export', access.actor), most: EXPORTS_AN_HOUR, minutes: 60 }
  await takeAttempts(storage, [limit])
  const entry = { userId: access.ownerId, kind: 'exported', from: access.actor.from } as const
  await storage.db.transact((trx) => noteAudit(trx, storage.clock, entry))
  const calendars = await listCalendars(storage, access)
  const facts = await accountFacts(storage, access, calendars)
  const body = zipOf([
    { path: 'account.json', content: () => accountJson(storage.db.read, access, facts) },
    ...calendarEntries(storage, access, calendars),
  ])
  return { filename: `dodici-${todayIn(storage.clock, access.actor.timezone)}.zip`, body }
}

/** Duplicate names are numbered, including those that differ only on some file systems. */
function calendarEntries(storage: FileStorage, access: Access, calendars: readonly Calendar[]): ZipEntry[] {
  const taken = new Map<string, number>()
  return calendars.map((calendar) => {
    const name = fileNameOf(calendar)
    const key = name.toLowerCase()
    const count = (taken.get(key) ?? 0) + 1
    taken.set(key, count)
    const path = `calendars/${name}${count === 1 ? '' : ` (${String(count)})`}.ics`
    return { path, content: () => calendarText(storage, access, calendar._id) }
  })
}

/** Read and written when its turn comes. */
async function* calendarText(storage: FileStorage, access: Access, id: string): AsyncGenerator<Buffer> {
  yield (await exportCalendar(storage, access, id)).bytes
}
