import { z } from 'zod'
import { sentLines } from './stored-and-sent.ts'
import type { Spec } from '../route.ts'
import { plan } from '../users/users.schemas.ts'

export const readHealth = { response: z.object({ status: z.literal('ok') }) } satisfies Spec
export const readReadiness = {
  response: z.object({ status: z.literal('ready'), database: z.enum(['sqlite', 'postgresql']) }),
} satisfies Spec

/** What a plan costs, in whole units of a currency (ISO 4217). Null where the instance names none: free during the beta. */
const price = z.object({ monthly: z.number().nullable(), annual: z.number().nullable() })
export const prices = z.object({ currency: z.string(), pro: price, enterprise: price }).meta({ id: 'Prices' })

/** What a page must know of this installation before anybody signs in. */
export const readInstance = {
  response: z
    .object({
      name: z.string(),
      registration: z.enum(['open', 'invite', 'closed']),
      version: z.string(),
      prices: prices.nullable(),
      /** Where the page reports its errors; null where it reports none. */
      sentryDsn: z.string().nullable(),
      /** Whom to write to about this instance; null where its operator does not say. */
      contact: z.string().nullable(),
      /** Who else signs people in here; null where nobody does. */
      oidc: z
        .object({
          name: z.string(),
          /** Whether that is the only way in. */
          isOnly: z.boolean(),
          /** Whether the page goes there by itself. */
          isAuto: z.boolean(),
        })
        .nullable(),
      /** The plan that a new account begins with; a smaller one can be chosen. */
      plan,
      /** What this installation sends to others, and to which host where there is one. */
      sends: z.array(z.object({ line: z.enum(sentLines), to: z.string().nullable() })),
    })
    .meta({ id: 'Instance' }),
} satisfies Spec

export type Instance = z.output<typeof readInstance.response>
export type Prices = z.output<typeof prices>
