import { partsOf, type Day } from '@dodici/core/date'

/** The context of i18next for a text with a day of the month: Italian says “l’8” and “l’11” where others have “il”. */
export const elision = (day: Day) => ([8, 11].includes(partsOf(day).date) ? { context: 'elided' as const } : {})
