import type { YearBalance } from '../balance-types.ts'
import type { PreparedYear } from '../prepare-year.ts'

/** With fewer events, or a smaller categorised share, nothing is scored. */
export const EVENTS_MIN = 30
export const CATEGORISED_MIN = 0.6

/** How much data there is. A series is one event; it counts as categorised or timed if one occurrence is. */
export function measureCoverage({ items, minutes, first, last }: PreparedYear): YearBalance['coverage'] {
  const [events, categorised, timed] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const touched = new Uint8Array(minutes.length)
  for (const item of items) {
    events.add(item.eventId)
    if (item.categoryId !== null) categorised.add(item.eventId)
    if (!item.allDay) timed.add(item.eventId)
    touched.fill(1, Math.max(item.first, first) - first, Math.min(item.last, last) - first + 1)
  }
  const share = events.size === 0 ? 0 : categorised.size / events.size
  return {
    events: events.size,
    categorised: share,
    timed: events.size === 0 ? 0 : timed.size / events.size,
    days: touched.reduce((sum, one) => sum + one, 0),
    enough: events.size >= EVENTS_MIN && share >= CATEGORISED_MIN,
  }
}
