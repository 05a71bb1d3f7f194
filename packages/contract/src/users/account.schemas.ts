import { z } from 'zod'
import type { Spec } from '../route.ts'
import { id, instant, name } from '../scalars.ts'
import { proof } from '../credentials/two-step.schemas.ts'

const params = z.object({ id })

/** Somewhere the person is signed in. */
export const signedInPlace = z
  .object({
    _id: z.string(),
    userAgent: z.string(),
    createdAt: instant,
    lastUsedAt: instant,
    /** The session that asks. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'SignedInPlace' })

export const listSessions = { response: z.array(signedInPlace) } satisfies Spec
export const endSession = { params } satisfies Spec
export const endOtherSessions = {} satisfies Spec
export const revokeAll = {} satisfies Spec

export const exportAccount = {} satisfies Spec
export const deleteAccount = {
  body: z.object(proof),
  example: { body: { password: 'seven tall green bottles' } },
} satisfies Spec

/** A key as it is listed: the key itself is stored nowhere. */
export const apiKey = z
  .object({ _id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'ApiKey' })

export const listApiKeys = { response: z.array(apiKey) } satisfies Spec
export const createApiKey = {
  body: z.object({ name, ...proof }),
  response: apiKey.extend({ key: z.string() }).meta({ id: 'NewApiKey' }),
  example: { body: { name: 'Home automation', password: 'seven tall green bottles' } },
} satisfies Spec
export const deleteApiKey = { params } satisfies Spec

/** A password for the calendar program of one device, as it is listed: the password itself is stored nowhere. */
export const devicePassword = z
  .object({
    _id: z.string(),
    name: z.string(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
    /** What the program that used it last calls itself; null before its first use. */
    lastAgent: z.string().nullable(),
  })
  .meta({ id: 'DevicePassword' })

export const listDevicePasswords = { response: z.array(devicePassword) } satisfies Spec
export const createDevicePassword = {
  body: z.object({ name, ...proof }),
  response: devicePassword.extend({ password: z.string() }).meta({ id: 'NewDevicePassword' }),
  example: { body: { name: 'Phone', password: 'seven tall green bottles' } },
} satisfies Spec
export const deleteDevicePassword = { params } satisfies Spec

export type SignedInPlace = z.output<typeof signedInPlace>
export type ApiKey = z.output<typeof apiKey>
export type NewApiKey = z.output<typeof createApiKey.response>
export type DevicePassword = z.output<typeof devicePassword>
export type NewDevicePassword = z.output<typeof createDevicePassword.response>
