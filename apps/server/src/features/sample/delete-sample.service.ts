import type { SampleRemoval } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { notFound } from '#server/errors.ts'
import { defaultCalendarId, refuseAsLast } from '#server/features/calendars/calendars.service.ts'
import { sampleUids } from '#server/db/journal/units/sample-uid.ts'
import { findEventsIn, findSample, findTakenUids, isCategoryUsed, type SampleRow } from './sample.queries.ts'

/**
 * Removes the sample year as one change: its events, whatever the person changed in them, its calendar, and the
 * categories that were made for it and that nothing else has. Events of the person's own that are in it go to their
 * default calendar; what they took from it into another calendar is theirs, and stays.
 * @throws AppError `not_found` if there is none; `last_calendar` if there is no other calendar
 */
export function deleteSample(storage: Storage, access: Access): Promise<Written<SampleRemoval>> {
  return writeChange(storage, access, { kind: 'sample.delete', isLarge: true }, async (writer) => {
    const sample = await findSample(writer.trx, writer.ownerId)
    if (sample === undefined) throw notFound()
    await refuseAsLast(writer, sample.id)
    const calendarId = await defaultCalendarId(writer.trx, writer.ownerId)
    const { made, own } = parted(await findEventsIn(writer.trx, writer.ownerId, sample.id), sample.id)
    await moveOwn(writer, own, calendarId)
    await writer.remove('event', made)
    await removeUnused(writer, JSON.parse(sample.sample ?? '[]') as string[])
    await writer.remove('calendar', [sample.id])
    return { kept: own.length, calendarId }
  })
}

/** Which came with the sample, also as the second part of a series that was split, and which are the person's own. */
function parted(rows: readonly SampleRow[], calendarId: string): { made: string[]; own: SampleRow[] } {
  const prefix = sampleUids(calendarId)
  const parts = Map.groupBy(rows, (row) => row.split_from)
  const made = new Set(rows.filter(({ uid }) => uid.startsWith(prefix)).map(({ id }) => id))
  // What is added to the set while it is walked through is walked through as well.
  for (const id of made) for (const part of parts.get(id) ?? []) made.add(part.id)
  return { made: [...made], own: rows.filter(({ id }) => !made.has(id)) }
}

/** An event whose UID the other calendar has already takes its own id instead. */
async function moveOwn(writer: ChangeWriter, own: readonly SampleRow[], calendarId: string): Promise<void> {
  const uids = own.map(({ uid }) => uid)
  const taken = await findTakenUids(writer.trx, { ownerId: writer.ownerId, id: calendarId, uids })
  await writer.edit(
    'event',
    own.map(({ id }) => id),
    ({ id, content: { event, exceptions } }) => {
      const uid = taken.has(event.uid) ? id : event.uid
      return { id, content: { event: { ...event, calendar_id: calendarId, uid }, exceptions } }
    },
  )
}

async function removeUnused(writer: ChangeWriter, made: readonly string[]): Promise<void> {
  const unused: string[] = []
  for (const id of made) if (!(await isCategoryUsed(writer.trx, writer.ownerId, id))) unused.push(id)
  await writer.remove('category', unused)
}
