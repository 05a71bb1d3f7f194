import type { Calendar } from '@dodici/contract/types'

/** The default calendar for new events: the first visible one, as on the server. */
export const defaultCalendar = (calendars: readonly Calendar[]): Calendar | undefined =>
  calendars.find(({ shown }) => shown) ?? calendars[0]
