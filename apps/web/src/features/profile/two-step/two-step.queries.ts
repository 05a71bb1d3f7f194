import { routes } from '@dodici/contract/routes'
import type { Proof } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { readsAgain } from '../read-again.ts'
import { sessions } from '../sessions.queries.ts'

export const twoStep = queryOptions({
  queryKey: ['two-step'] as const,
  queryFn: ({ signal }) => call(routes.readTwoStep, { signal }),
})

/** Asks for a secret for an app. */
export const offering = mutationOptions({
  mutationFn: (body: Proof) => call(routes.offerTwoStep, { body }),
  // What is secret is shown once and then dropped.
  gcTime: 0,
  meta: { ownFailure: true },
})

export const starting = mutationOptions({
  mutationFn: (body: { readonly offer: string; readonly code: string }) => call(routes.startTwoStep, { body }),
  ...readsAgain(twoStep, sessions),
  gcTime: 0,
  meta: { ownFailure: true },
})

export const renewing = mutationOptions({
  mutationFn: (body: Proof) => call(routes.renewRecoveryCodes, { body }),
  ...readsAgain(twoStep, sessions),
  gcTime: 0,
  meta: { ownFailure: true },
})

export const endingTwoStep = mutationOptions({
  mutationFn: (body: Proof) => call(routes.endTwoStep, { body }),
  ...readsAgain(twoStep, sessions),
  meta: { ownFailure: true, success: 'profile.twoStep.ended' },
})
