import type { EventPatch } from '@dodici/contract/types'
import type { EventTimes } from '@dodici/core/event'
import type { Actor } from '#server/actor.ts'
import type { ExceptionColumns, OccurrenceColumns } from '#server/db/schema.ts'
import { columnOfChoice } from '#server/open-choice.ts'
import { timeColumns } from './event-columns.ts'
import { checkedTimes } from './event-times.ts'

/** Applies a patch to one occurrence; `base` is its present state, exception or not. */
export const mergeOccurrence = (actor: Actor, base: ExceptionColumns, patch: EventPatch): ExceptionColumns => ({
  ...base,
  ...mergedContent(base, patch),
  ...timeColumns(mergedTimes(base, patch, actor)),
})

/** The times of a patched event or occurrence. */
export function mergedTimes(base: OccurrenceColumns, patch: EventPatch, actor: Actor): EventTimes {
  const allDay = patch.allDay ?? base.all_day === 1
  const wasAllDay = base.all_day === 1
  const timezone = wasAllDay && !allDay ? patch.timezone : patch.timezone === undefined ? base.timezone : patch.timezone
  return checkedTimes(
    {
      allDay,
      start: patch.start ?? base.start_at,
      end: patch.end ?? base.end_at,
      timezone,
      endTimezone: patch.endTimezone === undefined ? base.end_timezone : patch.endTimezone,
    },
    actor.timezone,
  )
}

const mergedChoices = (base: OccurrenceColumns, patch: EventPatch) => ({
  busy: patch.busy === undefined ? base.busy : Number(patch.busy),
  away: patch.away === undefined ? base.away : columnOfChoice(patch.away),
})

/** The text and category of a patched event or occurrence. */
export const mergedContent = (base: OccurrenceColumns, patch: EventPatch) => ({
  title: patch.title ?? base.title,
  description: patch.description ?? base.description,
  location: patch.location ?? base.location,
  url: patch.url ?? base.url,
  kind: patch.kind ?? base.kind,
  status: patch.status ?? base.status,
  category_id: patch.categoryId === undefined ? base.category_id : patch.categoryId,
  ...mergedChoices(base, patch),
})
