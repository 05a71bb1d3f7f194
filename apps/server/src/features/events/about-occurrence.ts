import type { Notification } from '@dodici/contract/types'
import { occurrenceNames } from '@dodici/core/recurrence'
import type { Access, Actor } from '#server/actor.ts'
import { ownIds } from '#server/db/journal/own-units.ts'
import type { NotificationTable, Queries } from '#server/db/schema.ts'
import { isSeries, readingOf, seriesOf, type EventRecord } from './event-record.ts'
import { ownRecords } from './events.service.ts'
import { presentEvent } from './present-event.ts'

/** The subject of a reminder: an occurrence as it is now, in the person's time zone. */
export type AboutOccurrence = Pick<
  Notification,
  'eventId' | 'recurrenceId' | 'title' | 'location' | 'categoryId' | 'allDay' | 'start' | 'end'
>

/** Event id and occurrence; the latter is empty for an event that does not repeat. */
export type NamedOccurrence = Pick<NotificationTable, 'event_id' | 'recurrence_id'>

/** Whose occurrences they are, and who sees them. */
type Viewer = Pick<Access, 'ownerId'> & { readonly actor: Pick<Actor, 'timezone'> }

/** The current state of occurrences; null for those that no longer exist. */
export async function aboutOccurrences(
  db: Queries,
  { ownerId, actor }: Viewer,
  names: readonly NamedOccurrence[],
): Promise<(AboutOccurrence | null)[]> {
  const ids = [...new Set(names.map((name) => name.event_id))]
  const records = await ownRecords(db, ownerId, ids)
  const categoryIds = await ownIds(db, 'category', ownerId)
  return names.map((name) => {
    const record = records.get(name.event_id)
    return record === undefined ? null : aboutOne(categoryIds, actor, { record, name })
  })
}

function aboutOne(
  categoryIds: ReadonlySet<string>,
  actor: Viewer['actor'],
  { record, name }: { readonly record: EventRecord; readonly name: NamedOccurrence },
): AboutOccurrence | null {
  const occurrence = occurrenceOf(record, name.recurrence_id)
  if (occurrence === undefined) return null
  const { texts, start, end } = presentEvent(categoryIds, actor, { record, named: { occurrence } })
  if (texts.status === 'cancelled') return null
  return {
    eventId: record.row.id,
    recurrenceId: occurrence,
    title: texts.title,
    location: texts.location,
    categoryId: texts.categoryId,
    allDay: texts.allDay,
    start,
    end,
  }
}

/**
 * The occurrence that a name refers to now: the event may have started or stopped repeating. Null for an event that
 * does not repeat, undefined if there is none.
 */
function occurrenceOf(record: EventRecord, name: string): string | null | undefined {
  const { row } = record
  if (!isSeries(row)) return name === '' || name === row.start_at ? null : undefined
  return (
    occurrenceNames(seriesOf(row, record.exceptions), readingOf(row))(name === '' ? row.start_at : name) ?? undefined
  )
}

/** The URL of an occurrence in the page. */
export function pathOfOccurrence({ eventId, recurrenceId, start }: AboutOccurrence): string {
  const names = new URLSearchParams({ year: start.slice(0, 4), event: eventId })
  if (recurrenceId !== null) names.set('occurrence', recurrenceId)
  return `/calendar?${names.toString()}`
}
