import { MINUTES_A_DAY } from '../date/index.ts'
import { instantOfWall, wallAt, type EpochMinute } from '../zone/index.ts'
import type { PlacedOccurrence } from './occurrence-instants.ts'
import type { PersonalClock, Wish } from './reminder-types.ts'

/**
 * When a reminder is due. Days and weeks follow the person's local time: "the day before" nine o'clock is nine o'clock,
 * even if the clocks change in between. Hours and minutes are exact.
 */
export function firingTime(
  occurrence: PlacedOccurrence,
  { minutesBefore }: Pick<Wish, 'minutesBefore'>,
  { zone, allDayAt }: PersonalClock,
): EpochMinute {
  const { allDay, firstDay, startsAt } = occurrence
  const isWholeDays = minutesBefore % MINUTES_A_DAY === 0 && minutesBefore > 0
  if (!allDay)
    return isWholeDays ? instantOfWall(wallAt(startsAt, zone) - minutesBefore, zone) : startsAt - minutesBefore
  const wall = firstDay * MINUTES_A_DAY + allDayAt
  return isWholeDays ? instantOfWall(wall - minutesBefore, zone) : instantOfWall(wall, zone) - minutesBefore
}
