import type { Query, QueryClient } from '@tanstack/react-query'

/** Queries that a person's write can change. */
const changeable = new Set<unknown>([
  'events',
  'search',
  'categories',
  'calendars',
  'subscriptions',
  'linked-accounts',
  'linked-conflicts',
  'milestones',
  'goals',
  'review',
  'notifications',
  'reminders',
  'conversations',
  'proposals',
  'analysis',
  'suggestions',
  'changes',
  'trash',
  'first-steps',
])
const years = { queryKey: ['events'], type: 'active' } as const

/** A long write (an import) does not delay changes made elsewhere. */
const LONGEST_WAIT = 1_000
/** Clients with a change notice since the last read. */
const behind = new WeakSet<QueryClient>()

/** Refetches what is shown and may have changed; the rest when it is needed. */
export function refreshChangeable(client: QueryClient): void {
  behind.delete(client)
  void client.invalidateQueries({ predicate: isChangeable })
  for (const query of client.getQueryCache().findAll({ predicate: isFirstRead })) readAgainAfter(client, query)
}

const isChangeable = ({ queryKey }: Query): boolean => changeable.has(queryKey[0])
const isFirstRead = (query: Query): boolean =>
  isChangeable(query) && query.state.data === undefined && query.state.fetchStatus !== 'idle'

/** First reads that are already outdated. */
const outrun = new WeakSet<Query>()

/** Invalidation does not restart a first read, and its outdated answer would count as fresh. */
function readAgainAfter(client: QueryClient, query: Query): void {
  if (outrun.has(query)) return
  outrun.add(query)
  const makeStale = () => client.invalidateQueries({ predicate: (other) => other === query })
  void query.promise?.then(makeStale, () => undefined).finally(() => outrun.delete(query))
}

/**
 * The same for a change notice. While the page itself writes, the notice is probably about that write, whose own
 * refetch covers it, so nothing is read twice.
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
 * Checks whether the shown year is still current, mostly with an empty 304. Its ETag covers every change of the person:
 * if it is the same, so is everything else.
 */
export async function refreshIfChanged(client: QueryClient): Promise<void> {
  const ask = () => client.refetchQueries(years, { cancelRefetch: false })
  // A year being read may predate the change.
  if (client.isFetching(years) > 0) await ask()
  const before = shownYears(client)
  await ask()
  const now = shownYears(client)
  if (now.some((data, index) => data !== before[index])) refreshChangeable(client)
}

const shownYears = (client: QueryClient): unknown[] => client.getQueriesData(years).map(([, data]) => data)
