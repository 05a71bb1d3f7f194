import { MINUTES_A_DAY, partsOf, type Day } from '@dodici/core/date'
import { hourCycle } from './hour-cycle.ts'

/** Context for a day of the month: Italian uses “l’8” and “l’11” instead of “il”. */
export const elision = (day: Day) => ([8, 11].includes(partsOf(day).date) ? { context: 'elided' as const } : {})

/** Context for a time of day in minutes: Italian uses “all’1:30 PM” instead of “alle”. */
export function elisionOfHour(minutes: number) {
  const ofDay = minutes % MINUTES_A_DAY
  if (ofDay === 0) return { context: 'midnight' as const }
  const isOne = hourCycle() === 'h12' && Math.floor(ofDay / 60) % 12 === 1
  return isOne ? { context: 'elided' as const } : {}
}
