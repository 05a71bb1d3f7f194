import { z } from 'zod'
import type { Spec } from './route.ts'

export const readHealth = { response: z.object({ status: z.literal('ok') }) } satisfies Spec
export const readReadiness = {
  response: z.object({ status: z.literal('ready'), database: z.enum(['sqlite', 'postgresql']) }),
} satisfies Spec

/** What a page must know of this installation before anybody signs in. */
export const readInstance = {
  response: z.object({ name: z.string(), registration: z.enum(['open', 'invite', 'closed']), version: z.string() }),
} satisfies Spec
