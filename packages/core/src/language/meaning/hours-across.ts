import type { Day } from '../../date/index.ts'
import type { Captures, Clock, Moment } from './captures.ts'
import { rangeBetween } from './ranges.ts'
import { pick, type When } from './when.ts'

/** An hour of a day that is said: `Friday 6 pm`. */
export interface DayHour {
  readonly day: When
  readonly clock: Clock
}

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
  dayHour: ({ point, clock }: Captures): DayHour | null => (point && clock ? { day: point, clock } : null),
  hoursAcross: ({ fromHour, toHour }: Captures, { today }: Moment): HoursAcross | null => {
    const range = fromHour && toHour && rangeBetween(fromHour.day, toHour.day, today)
    const span = range && pick(range, today)
    if (!fromHour || !toHour || !span || span.last - span.first > DAYS_MAX) return null
    return { ...span, start: fromHour.clock, end: toHour.clock }
  },
}
