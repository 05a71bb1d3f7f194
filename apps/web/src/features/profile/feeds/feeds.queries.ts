import { routes } from '@dodici/contract/routes'
import type { FeedPatch, FeedWishes } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { readsAgain } from '../read-again.ts'

export const feeds = queryOptions({
  queryKey: ['secrets', 'feeds'],
  queryFn: ({ signal }) => call(routes.listFeeds, { signal }),
})

/** The address itself is shown once and then dropped. */
const shownOnce = { ...readsAgain(feeds), gcTime: 0, meta: { ownFailure: true } } as const

export const feedCreation = mutationOptions({
  mutationFn: (wishes: FeedWishes) => call(routes.createFeed, { body: wishes }),
  ...shownOnce,
})

export const feedRenewal = mutationOptions({
  mutationFn: (id: string) => call(routes.renewFeed, { params: { id } }),
  ...shownOnce,
})

export const feedUpdate = mutationOptions({
  mutationFn: ({ id, ...patch }: FeedPatch & { readonly id: string }) =>
    call(routes.updateFeed, { params: { id }, body: patch }),
  ...readsAgain(feeds),
  meta: { ownFailure: true },
})

export const feedDeletion = mutationOptions({
  mutationFn: (id: string) => call(routes.deleteFeed, { params: { id } }),
  ...readsAgain(feeds),
  meta: { ownFailure: true },
})
