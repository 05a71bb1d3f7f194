import { routes } from '@dodici/contract/routes'
import type { Proof, WebhookKind, WebhookPatch } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { readsAgain } from '../read-again.ts'

export const webhooks = queryOptions({
  queryKey: ['webhooks'],
  queryFn: ({ signal }) => call(routes.listWebhooks, { signal }),
})

/** Not below the key of the list: of a webhook that was just deleted nothing is read. */
const deliveries = { queryKey: ['webhook-deliveries'] } as const

export const deliveriesOf = (id: string) =>
  queryOptions({
    queryKey: [...deliveries.queryKey, id],
    queryFn: ({ signal }) => call(routes.listWebhookDeliveries, { params: { id }, signal }),
  })

interface NewWebhook {
  readonly name: string
  readonly url: string
  readonly kinds: WebhookKind[]
}

/** The secret itself is shown once and then dropped. */
const shownOnce = { ...readsAgain(webhooks), gcTime: 0, meta: { ownFailure: true } } as const
const ownFailure = { ...readsAgain(webhooks), meta: { ownFailure: true } } as const

export const webhookCreation = mutationOptions({
  mutationFn: (body: NewWebhook & Proof) => call(routes.createWebhook, { body }),
  ...shownOnce,
})

interface OfOne {
  readonly id: string
}

export const webhookRenewal = mutationOptions({
  mutationFn: ({ id, proof }: OfOne & { readonly proof: Proof }) =>
    call(routes.renewWebhookSecret, { params: { id }, body: proof }),
  ...shownOnce,
})

export const webhookUpdate = mutationOptions({
  mutationFn: ({ id, ...patch }: OfOne & WebhookPatch) => call(routes.updateWebhook, { params: { id }, body: patch }),
  ...ownFailure,
})

export const webhookMove = mutationOptions({
  mutationFn: ({ id, url, proof }: OfOne & { readonly url: string; readonly proof: Proof }) =>
    call(routes.moveWebhook, { params: { id }, body: { url, ...proof } }),
  ...ownFailure,
})

export const webhookTest = mutationOptions({
  mutationFn: (id: string) => call(routes.testWebhook, { params: { id } }),
  ...ownFailure,
  ...readsAgain(webhooks, deliveries),
})

export const webhookDeletion = mutationOptions({
  mutationFn: (id: string) => call(routes.deleteWebhook, { params: { id } }),
  ...ownFailure,
})
