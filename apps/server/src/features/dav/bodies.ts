import type { UserTable } from '#server/db/schema.ts'
import type { FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import {
  categoriesOfFiles,
  storedForFile,
  type CategoriesOfFiles,
} from '#server/features/calendar-contents/stored-for-file.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import { ownRecords } from '#server/features/events/events.service.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { openTurns } from '#server/event-loop-turns.ts'
import { isAsSent } from './etags.ts'
import { workOn } from './resource-work.ts'

type Owner = Pick<UserTable, 'id' | 'all_day_at' | 'timezone' | 'email'>
type Bodies = Pick<FileStorage, 'db' | 'files'>

/** The octets of events, by id: as a program sent them, or generated if the event has been edited since. */
export async function bodiesOf(storage: Bodies, owner: Owner, ids: readonly string[]): Promise<Map<string, string>> {
  const records = await ownRecords(storage.db.read, owner.id, ids)
  const categories = await categoriesOfFiles(storage.db.read, owner.id)
  const bodies = new Map<string, string>()
  const pause = openTurns()
  for (const [id, record] of records) {
    await pause()
    bodies.set(id, await bodyOf(storage, { record, categories, owner }))
  }
  return bodies
}

interface Wanted {
  readonly record: EventRecord
  readonly categories: CategoriesOfFiles
  readonly owner: Owner
}

async function bodyOf(storage: Bodies, { record, categories, owner }: Wanted): Promise<string> {
  const { ics_names, ics_body } = record.row
  if (ics_body !== null && isAsSent(ics_names, categories)) return ics_body
  const form = { ownerEmail: owner.email, allDayAt: personalClock(owner).allDayAt }
  // What an event's columns hold is about as long as what is written of them.
  return workOn(storage, { act: 'write', stored: storedForFile(record, categories), form }, record.row.bytes)
}
