import type { Mutation, QueryClient } from '@tanstack/react-query'

/** Settles with the writes that are under way now, once all of them have been answered, well or not. */
export function writesUnderWay(client: QueryClient): Promise<readonly Mutation[]> {
  const cache = client.getMutationCache()
  const writes = cache.findAll({ status: 'pending' })
  const areOver = () => writes.every(({ state }) => state.status !== 'pending')
  if (areOver()) return Promise.resolve(writes)
  return new Promise((resolve) => {
    const stop = cache.subscribe(() => {
      if (!areOver()) return
      stop()
      resolve(writes)
    })
  })
}
