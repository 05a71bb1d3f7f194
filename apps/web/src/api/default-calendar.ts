import type { Calendar } from '@dodici/contract/types'

/** The calendars that a person can put events into: all but those that are read from an address. */
export const writableCalendars = (calendars: readonly Calendar[]): readonly Calendar[] =>
  calendars.filter(({ kind }) => kind === 'own')

/** The default calendar for new events: the first visible one, as on the server, and never the sample year. */
export function defaultCalendar(calendars: readonly Calendar[]): Calendar | undefined {
  const own = writableCalendars(calendars).filter(({ sample }) => !sample)
  return own.find(({ shown }) => shown) ?? own[0]
}
