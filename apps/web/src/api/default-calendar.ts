import type { Calendar } from '@dodici/contract/types'

/** The default calendar for new events: the first visible one, as on the server, and never the sample year. */
export function defaultCalendar(calendars: readonly Calendar[]): Calendar | undefined {
  const own = calendars.filter(({ sample }) => !sample)
  return own.find(({ shown }) => shown) ?? own[0]
}
