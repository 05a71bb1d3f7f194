import type { PublishedPart } from '@dodici/core/ics'
import type { EventRecord } from '#server/features/events/event-record.ts'

export type ToldPart = PublishedPart

/** Which occurrences of an event are filed under some of these categories; all where `categoryIds` is null. */
export function toldPartOf({ row, exceptions }: EventRecord, categoryIds: ReadonlySet<string> | null): ToldPart {
  const isTold = (categoryId: string | null): boolean =>
    categoryIds === null || (categoryId !== null && categoryIds.has(categoryId))
  const changed = exceptions.filter(({ category_id }) => isTold(category_id))
  return { isSeries: isTold(row.category_id), changed: new Set(changed.map(({ recurrence_id }) => recurrence_id)) }
}
