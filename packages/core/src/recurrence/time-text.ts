import { dayOfWall, formatDay, MINUTES_A_DAY, type Day, type WallMinute } from '../date/index.ts'

const REMEMBERED_DAYS = 4_096

const twoDigits = (value: number): string => String(value).padStart(2, '0')

const clock = Array.from(
  { length: MINUTES_A_DAY },
  (_, minute) => `T${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`,
)
const days = new Map<Day, string>()

function dayText(day: Day): string {
  const known = days.get(day)
  if (known !== undefined) return known
  if (days.size >= REMEMBERED_DAYS) days.clear()
  const text = formatDay(day)
  days.set(day, text)
  return text
}

/**
 * Writes a wall minute in an event's notation: `YYYY-MM-DD` if all-day, else `YYYY-MM-DDTHH:mm`. Caches days, because
 * an expansion writes the same few hundred again and again.
 */
export function writeTime(wall: WallMinute, allDay: boolean): string {
  const day = dayOfWall(wall)
  return allDay ? dayText(day) : dayText(day) + (clock[wall - day * MINUTES_A_DAY] ?? '')
}
