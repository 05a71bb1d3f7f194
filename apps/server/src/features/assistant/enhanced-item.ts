import type { Event } from '@dodici/contract/types'
import type { EnhancedItem } from '@dodici/core/planning'
import { partsOf } from '@dodici/core/date'
import { notFound } from '#server/errors.ts'
import { readEvent } from '#server/features/events/events.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { seenItems, type SeenItem } from '#server/features/asker/seen-items.ts'

/** An event to enhance, and the chosen occurrence. */
export interface EnhancedEvent {
  readonly event: Event
  readonly item: SeenItem
  readonly enhanced: EnhancedItem
}

/**
 * A person's event at the named occurrence; for a series without one, the next.
 * @throws AppError `not_found`
 */
export async function enhancedEvent(
  storage: YearStorage,
  { access, today }: Asker,
  { id, occurrence }: { id: string; occurrence?: string | undefined },
): Promise<EnhancedEvent> {
  const around = await readEvent(storage, access, { id, occurrence })
  const named = seenItems(around).filter((item) => occurrence === undefined || item.recurrenceId === occurrence)
  if (occurrence !== undefined && named.length > 0) return enhanced(around, named[0])
  if (around.recurrence === null && around.rdates.length === 0)
    return enhanced(around, named[0] ?? seenItems(around)[0])
  if (occurrence !== undefined) throw notFound()
  const thisYear = await readEvent(storage, access, { id, year: partsOf(today).year })
  const items = [...seenItems(thisYear), ...named].sort((one, other) => one.start - other.start)
  return enhanced(around, items.find((item) => item.first >= today) ?? items.at(-1))
}

function enhanced(event: Event, item: SeenItem | undefined): EnhancedEvent {
  if (item === undefined) throw notFound()
  const { description, location } = item
  return { event, item, enhanced: { item, description, location, reminders: event.reminders } }
}
