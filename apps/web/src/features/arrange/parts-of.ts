import type { Event, EventBatch, Scope } from '@dodici/contract/types'
import type { Arrangement, EventPart } from '@dodici/core/year'

type Action = Arrangement['action']

/** The parts of a series that an action can mean; empty if there is nothing to ask. */
export function scopesFor({ items, action }: Arrangement, events: ReadonlyMap<string, Event>): readonly Scope[] {
  const inSeries = items.filter(({ recurrenceId }) => recurrenceId !== null)
  const [item] = inSeries
  // A copied occurrence becomes a separate event.
  if (!item || action.kind === 'copy') return []
  const isFirst = events.get(item.eventId)?.start === item.recurrenceId
  return inSeries.length > 1 || isFirst ? ['this', 'all'] : ['this', 'following', 'all']
}

/** The part that each item stands for; a whole series is named once. */
export function partsOf({ items }: Pick<Arrangement, 'items'>, scope: Scope): readonly EventPart[] {
  const parts = items.map(({ eventId, recurrenceId }): EventPart =>
    recurrenceId === null || scope === 'all'
      ? { eventId, recurrenceId: null, scope: 'all' }
      : { eventId, recurrenceId, scope },
  )
  return [...new Map(parts.map((part) => [`${part.eventId} ${part.recurrenceId ?? ''}`, part])).values()]
}

/** The same for the request. Events that are no longer loaded are left out. */
export function batchOf(parts: readonly EventPart[], action: Action, events: ReadonlyMap<string, Event>): EventBatch {
  const targets = parts.flatMap(({ eventId, recurrenceId, scope }) => {
    const event = events.get(eventId)
    if (!event) return []
    const isSeries = event.recurrence !== null || event.rdates.length > 0
    const occurrence = recurrenceId === null ? {} : { occurrence: recurrenceId }
    return [{ _id: eventId, version: event.version, ...(isSeries ? { scope, ...occurrence } : {}) }]
  })
  return { events: targets, action }
}
