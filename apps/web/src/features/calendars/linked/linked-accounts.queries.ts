import { routes } from '@dodici/contract/routes'
import type { LinkedAccount, LinkedCalendar } from '@dodici/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

/** States change without the person: read again while they are looked at, and soon while something is due. */
const EVERY_MILLISECONDS = 30_000
const SOON_MILLISECONDS = 3_000

export const linkedAccounts = queryOptions({
  queryKey: ['linked-accounts'] as const,
  queryFn: ({ signal }) => call(routes.listLinkedAccounts, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isAtWork) === true ? SOON_MILLISECONDS : EVERY_MILLISECONDS),
})

const isAtWork = ({ calendars }: LinkedAccount): boolean =>
  calendars.some(({ nextAt }) => nextAt !== null && Date.parse(nextAt) <= Date.now())

/** A calendar here, and the account elsewhere with which it is kept the same. */
export interface CalendarLink {
  readonly account: LinkedAccount
  readonly linked: LinkedCalendar
}

/** The link of a calendar; undefined if it has none. */
export function linkOf(accounts: readonly LinkedAccount[], calendarId: string): CalendarLink | undefined {
  for (const account of accounts) {
    const linked = account.calendars.find((one) => one.calendarId === calendarId)
    if (linked !== undefined) return { account, linked }
  }
  return undefined
}
