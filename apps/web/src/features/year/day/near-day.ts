import type { Day } from '@dodici/core/date'

/** `today`, `tomorrow` and the like; null for other days. */
export function nearDay(day: Day, today: Day): 'yesterday' | 'today' | 'tomorrow' | null {
  switch (day - today) {
    case -1:
      return 'yesterday'
    case 0:
      return 'today'
    case 1:
      return 'tomorrow'
    default:
      return null
  }
}
