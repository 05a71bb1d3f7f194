import type { Query, QueryClient } from '@tanstack/react-query'

/** What a write of a person can change. */
const changeable = new Set<unknown>([
  'events',
  'search',
  'categories',
  'calendars',
  'milestones',
  'goals',
  'review',
  'notifications',
  'reminders',
  'conversations',
  'analysis',
  'suggestions',
])
const years = { queryKey: ['events'], type: 'active' } as const

/** A write that takes longer (an import) does not keep back what others have changed. */
const LONGEST_WAIT = 1_000
/** Where a change was heard of that nothing has been read since. */
const behind = new WeakSet<QueryClient>()

/** Reads anew what is on the screen and may have been changed; the rest when it is wanted. */
export function refreshChangeable(client: QueryClient): void {
  behind.delete(client)
  void client.invalidateQueries({ predicate: isChangeable })
  for (const query of client.getQueryCache().findAll({ predicate: isFirstRead })) readAgainAfter(client, query)
}

const isChangeable = ({ queryKey }: Query): boolean => changeable.has(queryKey[0])
const isFirstRead = (query: Query): boolean =>
  isChangeable(query) && query.state.data === undefined && query.state.fetchStatus !== 'idle'

/** First reads that are behind already. */
const outrun = new WeakSet<Query>()

/** A first read goes on through all that is made stale, and its answer, put together before, counts as fresh. */
function readAgainAfter(client: QueryClient, query: Query): void {
  if (outrun.has(query)) return
  outrun.add(query)
  const makeStale = () => client.invalidateQueries({ predicate: (other) => other === query })
  void query.promise?.then(makeStale, () => undefined).finally(() => outrun.delete(query))
}

/**
 * The same for a change that was heard of. While the page itself writes, that is mostly its own: what is read at the end
 * of the write holds all that was heard before, whoever made it, so it is not read twice.
 */
export function refreshHeard(client: QueryClient): void {
  if (client.isMutating() === 0) {
    refreshChangeable(client)
    return
  }
  behind.add(client)
  const end = () => {
    clearTimeout(timer)
    stop()
    if (behind.has(client)) refreshChangeable(client)
  }
  const timer = setTimeout(end, LONGEST_WAIT)
  const stop = client.getMutationCache().subscribe(() => client.isMutating() === 0 && end())
}

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
