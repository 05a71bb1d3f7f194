import { routes } from '@dodici/contract/routes'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Proof } from '@dodici/contract/types'
import { call } from '../../../api/client.ts'
import { readsAgain } from '../read-again.ts'

/** An API key or the password of a device, as it is listed. */
export interface Secret {
  readonly _id: string
  readonly name: string
  readonly createdAt: string
  readonly lastUsedAt: string | null
  /** What the program calls itself that used it last. */
  readonly lastAgent?: string | null
}

/** A new one: its name, and that it is the person themself who makes it. */
type NewSecret = Proof & { readonly name: string }

const listed = (kind: string, read: (signal: AbortSignal) => Promise<readonly Secret[]>) =>
  queryOptions({ queryKey: ['secrets', kind], queryFn: ({ signal }) => read(signal) })

export const keys = listed('keys', (signal) => call(routes.listApiKeys, { signal }))
export const devices = listed('devices', (signal) => call(routes.listDevicePasswords, { signal }))

export const keyCreation = mutationOptions({
  mutationFn: async (body: NewSecret) => (await call(routes.createApiKey, { body })).key,
  ...readsAgain(keys),
  // The key itself is shown once and then dropped.
  gcTime: 0,
  meta: { ownFailure: true },
})

export const deviceCreation = mutationOptions({
  mutationFn: async (body: NewSecret) => (await call(routes.createDevicePassword, { body })).password,
  ...readsAgain(devices),
  // The password itself is shown once and then dropped.
  gcTime: 0,
  meta: { ownFailure: true },
})

export const keyDeletion = mutationOptions({
  mutationFn: (id: string) => call(routes.deleteApiKey, { params: { id } }),
  ...readsAgain(keys),
  meta: { ownFailure: true },
})

export const deviceDeletion = mutationOptions({
  mutationFn: (id: string) => call(routes.deleteDevicePassword, { params: { id } }),
  ...readsAgain(devices),
  meta: { ownFailure: true },
})
