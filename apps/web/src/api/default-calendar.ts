import type { Calendar } from '@dodici/contract/types'

/** Where what is new goes when nobody says: the first that is shown, as the server has it. */
export const defaultCalendar = (calendars: readonly Calendar[]): Calendar | undefined =>
  calendars.find(({ shown }) => shown) ?? calendars[0]
