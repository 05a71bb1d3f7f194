import { MINUTES_A_DAY, partsOf, type Day } from '@dodici/core/date'

/** The context of i18next for a text with a day of the month: Italian says “l’8” and “l’11” where others have “il”. */
export const elision = (day: Day) => ([8, 11].includes(partsOf(day).date) ? { context: 'elided' as const } : {})

/** The context for a text with a time of day, in minutes: Italian says “all’1:30” where others have “alle”. */
export function elisionOfHour(minutes: number) {
  const ofDay = minutes % MINUTES_A_DAY
  if (ofDay === 0) return { context: 'midnight' as const }
  return Math.floor(ofDay / 60) === 1 ? { context: 'elided' as const } : {}
}
