import { routes } from '@dodici/contract/routes'
import type { Subscription, SubscriptionDraft, SubscriptionPatch } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'

/** States change without the person: read again while the list is open. */
const EVERY_MILLISECONDS = 30_000

export const subscriptions = queryOptions({
  queryKey: ['subscriptions'] as const,
  queryFn: ({ signal }) => call(routes.listSubscriptions, { signal }),
  refetchInterval: EVERY_MILLISECONDS,
})

/** The form shows failures, as what was typed stays there. */
export const previewSubscription = mutationOptions({
  mutationFn: (url: string) => call(routes.previewSubscription, { body: { url } }),
  meta: { ownFailure: true },
})

export const createSubscription = mutationOptions({
  mutationFn: (draft: SubscriptionDraft): Promise<Subscription> => call(routes.createSubscription, { body: draft }),
  meta: { success: 'subscriptions.added', ownFailure: true },
})

interface Update {
  readonly id: string
  readonly patch: SubscriptionPatch
}

export const updateSubscription = mutationOptions({
  mutationFn: ({ id, patch }: Update) => call(routes.updateSubscription, { params: { id }, body: patch }),
})

export const refreshSubscription = mutationOptions({
  mutationFn: (id: string) => call(routes.refreshSubscription, { params: { id } }),
})

export const answerHeld = mutationOptions({
  mutationFn: ({ id, take }: { readonly id: string; readonly take: boolean }) =>
    call(routes.answerHeld, { params: { id }, body: { take } }),
})
