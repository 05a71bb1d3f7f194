import { writeResource } from '@dodici/core/ics'
import type { Queries, UserTable } from '#server/db/schema.ts'
import { icsOfContent } from '#server/features/calendar-contents/ics-content.ts'
import {
  categoriesOfFiles,
  storedForFile,
  type CategoriesOfFiles,
} from '#server/features/calendar-contents/stored-for-file.ts'
import type { EventRecord } from '#server/features/events/event-record.ts'
import { ownRecords } from '#server/features/events/events.service.ts'
import { personalClock } from '#server/features/reminders/reminded-event.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { isAsSent } from './etags.ts'

type Owner = Pick<UserTable, 'id' | 'all_day_at' | 'timezone' | 'email'>

/** The octets of events, by id: as a program sent them, or generated if the event has been edited since. */
export async function bodiesOf(db: Queries, owner: Owner, ids: readonly string[]): Promise<Map<string, string>> {
  const records = await ownRecords(db, owner.id, ids)
  const categories = await categoriesOfFiles(db, owner.id)
  return new Map(await inTurns([...records], ([id, record]) => [id, bodyOf(record, categories, owner)] as const))
}

function bodyOf(record: EventRecord, categories: CategoriesOfFiles, owner: Owner): string {
  const { ics_names, ics_body } = record.row
  if (ics_body !== null && isAsSent(ics_names, categories)) return ics_body
  const form = { ownerEmail: owner.email, allDayAt: personalClock(owner).allDayAt }
  return writeResource(icsOfContent(storedForFile(record, categories)), form)
}
