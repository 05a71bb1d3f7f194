import type { Subscription } from '@dodici/contract/types'
import { NO_REMINDERS } from '#server/db/journal/units/row-units.ts'
import type { EventContent } from '#server/db/journal/units/event-unit.ts'
import type { SubscriptionTable } from '#server/db/schema.ts'

/** How a person wants the events of a subscribed calendar, whatever it says of them. */
export type Showing = Pick<SubscriptionTable, 'kind' | 'category_id' | 'reminders'>

/** What a calendar has if nothing is said: events as they are, that remind of nothing. */
export const PLAIN_SHOWING: Showing = { kind: 'event', category_id: null, reminders: NO_REMINDERS }

/** An event as the person wants it. */
export function shownAs({ event, exceptions }: EventContent, { kind, category_id, reminders }: Showing): EventContent {
  const { timed, allDay } = JSON.parse(reminders) as Subscription['reminders']
  return {
    event: { ...event, kind, category_id, reminders: JSON.stringify(event.all_day === 1 ? allDay : timed) },
    exceptions: exceptions.map((one) => ({ ...one, kind, category_id })),
  }
}
