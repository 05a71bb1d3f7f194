import type { Day } from '../../date/index.ts'
import type { Captures, Clock, HourOnDay, Moment } from './captures.ts'
import { rangeBetween } from './ranges.ts'
import { pick } from './when.ts'

/** From an hour of one day to an hour of a later one. */
export interface HoursAcross {
  readonly first: Day
  readonly last: Day
  readonly start: Clock
  readonly end: Clock
}

/** What is longer is no turn and no journey. */
const DAYS_MAX = 62

export const acrossActions = {
  hourOnDay: ({ point, clock }: Captures): HourOnDay | null => (point && clock ? { day: point, clock } : null),
  hoursAcross: ({ fromHour, toHour }: Captures, { today }: Moment): HoursAcross | null => {
    const range = fromHour && toHour && rangeBetween(fromHour.day, toHour.day, today)
    const span = range && pick(range, today)
    if (!fromHour || !toHour || !span || span.last - span.first > DAYS_MAX) return null
    return { ...span, start: fromHour.clock, end: toHour.clock }
  },
}
