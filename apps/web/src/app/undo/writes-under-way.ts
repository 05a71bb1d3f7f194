import type { Mutation, QueryClient } from '@tanstack/react-query'

/** Resolves once all writes in progress now have been answered, successfully or not. */
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
