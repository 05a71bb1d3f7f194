import type { Calendar } from '@dodici/contract/types'
import { parseMonth, yearOfMonth } from '@dodici/core/date'
import { sampleYear, type SampleYear } from '@dodici/core/sample'
import { v7 as uuid } from 'uuid'
import type { Access } from '#server/actor.ts'
import type { ChangeWriter } from '#server/db/journal/change-writer.ts'
import { ownUnit, ownUnits } from '#server/db/journal/own-units.ts'
import { writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import type { Queries } from '#server/db/schema.ts'
import { calendarOfRow } from '#server/features/calendars/calendars.service.ts'
import { sampleUids } from '#server/db/journal/units/sample-uid.ts'
import { putCategoryNamed } from '#server/features/categories/categories.service.ts'
import { checkedDraft, statesOfNew } from '#server/features/events/create-event.service.ts'
import { inTurns } from '#server/event-loop-turns.ts'
import { findSample } from './sample.queries.ts'

/** Of the calendar, unlike the colours of its categories. */
const SAMPLE_COLOR = '#607d8b'

/**
 * Puts a made-up year into a calendar of its own, in the person's language, as one change; where there is one already,
 * it stays as it is. No plan limits it, and it reminds of nothing.
 */
export function createSample(storage: Storage, access: Access, from: string): Promise<Written<Calendar>> {
  const month = parseMonth(from) ?? 0
  return writeChange(storage, access, { kind: 'sample.create' }, async (writer) => {
    const present = await findSample(writer.trx, writer.ownerId)
    if (present !== undefined) return calendarOfRow(present)
    const id = await putSample(writer, access, {
      year: yearOfMonth(month),
      sample: sampleYear(month, access.actor.language),
    })
    return calendarOfRow(await ownUnit(writer.trx, 'calendar', writer.ownerId, id))
  })
}

async function putSample(
  writer: ChangeWriter,
  access: Access,
  { year, sample }: { readonly year: number; readonly sample: SampleYear },
): Promise<string> {
  const calendarId = uuid()
  const { categoryIds, made } = await putCategories(writer, sample)
  const content = {
    name: sample.calendar,
    year,
    description: sample.description,
    color: SAMPLE_COLOR,
    shown: 1,
    sample: JSON.stringify(made),
    kind: 'own' as const,
    created_at: writer.now,
  }
  await writer.put('calendar', [{ id: calendarId, content }])
  const checked = await inTurns(sample.events, ({ key: _, category, ...event }) =>
    checkedDraft({ ...event, calendarId, categoryId: categoryIds.get(category) ?? null, reminders: [] }, access.actor),
  )
  const states = await statesOfNew(writer, access, checked)
  await writer.put(
    'event',
    states.map(({ id, content: { event, exceptions } }, place) => ({
      id,
      content: { event: { ...event, uid: `${sampleUids(calendarId)}${sample.events[place]?.key ?? ''}` }, exceptions },
    })),
  )
  return calendarId
}

/** The ids of its categories, of which those that the person has by name are used, and those that were made for it. */
async function putCategories(
  writer: ChangeWriter,
  { categories }: SampleYear,
): Promise<{ categoryIds: ReadonlyMap<string, string>; made: readonly string[] }> {
  const before = await categoryIdsOf(writer.trx, writer.ownerId)
  const categoryIds = new Map<string, string>()
  for (const { key, name, color } of categories) {
    categoryIds.set(key, await putCategoryNamed(writer, { name, color }))
  }
  return { categoryIds, made: [...categoryIds.values()].filter((id) => !before.has(id)) }
}

const categoryIdsOf = async (db: Queries, ownerId: string): Promise<ReadonlySet<string>> =>
  new Set((await ownUnits(db, 'category', ownerId)).map(({ id }) => id))
