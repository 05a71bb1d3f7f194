import type { YearBalance } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'

/** With fewer different events, or a smaller categorised share, nothing is scored. */
export const EVENTS_MIN = 30
export const CATEGORISED_MIN = 0.6

/** How much data there is. Of different events, where a series is one, those count as categorised or timed of which one
 * occurrence is. */
export function measureCoverage({ items, events: onDays }: PreparedYear): YearBalance['coverage'] {
  const [distinct, categorised, timed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  for (const item of items) {
    distinct.add(item.eventId)
    if (item.categoryId !== null) categorised.add(item.eventId)
    if (!item.allDay) timed.add(item.eventId)
  }
  const share = distinct.size === 0 ? 0 : categorised.size / distinct.size
  return {
    events: items.length,
    distinct: distinct.size,
    categorised: share,
    timed: distinct.size === 0 ? 0 : timed.size / distinct.size,
    days: onDays.filter((events) => events > 0).length,
    enough: distinct.size >= EVENTS_MIN && share >= CATEGORISED_MIN,
  }
}
