import type { QueryClient } from '@tanstack/react-query'

/** What a write of a person can change. */
const changeable = new Set<unknown>(['events', 'categories', 'calendars'])
const years = { queryKey: ['events'], type: 'active' } as const

/** Reads anew what is on the screen and may have been changed; the rest when it is wanted. */
export const refreshChangeable = (client: QueryClient): void =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => changeable.has(queryKey[0]) })

/**
 * Asks whether the year on the screen is still as it was read, which the server mostly answers with an empty 304. Its
 * ETag knows of every change of the person: where it is the same, so is all that was read with it.
 */
export async function refreshIfChanged(client: QueryClient): Promise<void> {
  const ask = () => client.refetchQueries(years, { cancelRefetch: false })
  // A year that is just being read may have been put together before the change.
  if (client.isFetching(years) > 0) await ask()
  const before = shownYears(client)
  await ask()
  const now = shownYears(client)
  if (now.some((data, index) => data !== before[index])) refreshChangeable(client)
}

const shownYears = (client: QueryClient): unknown[] => client.getQueriesData(years).map(([, data]) => data)
