import { BASIC_CALENDARS, BASIC_EVENTS_A_YEAR } from '@dodici/contract/limits'

/** The numbers of the words about what a plan holds. */
export const planLimits = { events: BASIC_EVENTS_A_YEAR, calendars: BASIC_CALENDARS } as const
