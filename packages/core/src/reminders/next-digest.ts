import { dayOfWall, MINUTES_A_DAY, startOfWeek, type Day, type WeekStart } from '../date/index.ts'
import { instantOfWall, wallAt, type EpochMinute } from '../zone/index.ts'
import { minutesOfDay } from './quiet-hours.ts'

export interface DigestWish {
  readonly every: 'daily' | 'weekly'
  /** HH:mm in the person's time zone. */
  readonly at: string
  readonly zone: string
  readonly weekStart: WeekStart
}

/** The next digest after a moment: when it is sent, and its first day. A weekly one is sent as the week begins. */
export function nextDigest(
  after: EpochMinute,
  { every, at, zone, weekStart }: DigestWish,
): { readonly at: EpochMinute; readonly day: Day } {
  const today = dayOfWall(wallAt(Math.floor(after), zone))
  const step = every === 'daily' ? 1 : 7
  const first = every === 'daily' ? today : startOfWeek(today, weekStart)
  const instantOn = (day: Day): EpochMinute => instantOfWall(day * MINUTES_A_DAY + minutesOfDay(at), zone)
  const day = instantOn(first) > after ? first : first + step
  return { at: instantOn(day), day }
}
