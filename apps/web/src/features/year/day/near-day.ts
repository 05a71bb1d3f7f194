import type { Day } from '@dodici/core/date'

/** The word that people have for a day so near; null for all others. */
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
