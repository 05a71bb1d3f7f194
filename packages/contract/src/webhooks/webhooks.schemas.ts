import { z } from 'zod'
import { proof } from '../credentials/two-step.schemas.ts'
import type { Spec } from '../route.ts'
import { address, id, instant, name } from '../scalars.ts'
import { webhookFaults, webhookKinds, webhookMessageTypes, webhookOffReasons } from './webhook-kinds.ts'

const kinds = z
  .array(z.enum(webhookKinds))
  .min(1)
  .max(webhookKinds.length)
  .refine((chosen) => new Set(chosen).size === chosen.length, 'must be different')

const url = address.refine((text) => text !== '', 'must not be empty')

/** A message that was sent, or could not be. */
export const webhookDelivery = z
  .object({
    /** Of the message: the same whenever it is sent again. */
    messageId: z.string(),
    type: z.enum(webhookMessageTypes),
    at: instant,
    /** The status of the answer; null without one. */
    status: z.number().int().nullable(),
    /** Why it was not taken; null if it was. */
    fault: z.enum(webhookFaults).nullable(),
    milliseconds: z.number().int(),
  })
  .meta({ id: 'WebhookDelivery' })

export const webhook = z
  .object({
    _id: z.string(),
    name: z.string(),
    url: z.string(),
    /** Of what it tells. */
    kinds: z.array(z.enum(webhookKinds)),
    isOn: z.boolean(),
    /** Null while it is on. */
    offReason: z.enum(webhookOffReasons).nullable(),
    createdAt: instant,
    /** Until when messages are signed with the secret before as well; null if they are not. */
    oldSecretUntil: instant.nullable(),
    /** Since when nothing was taken; null if the last message was. */
    failingSince: instant.nullable(),
    /** When something is sent next; null if nothing waits. */
    nextAt: instant.nullable(),
    last: webhookDelivery.nullable(),
  })
  .meta({ id: 'Webhook' })

/** With its secret, which is answered this once. */
const newWebhook = webhook.extend({ secret: z.string() }).meta({ id: 'NewWebhook' })

const params = z.object({ id })
const password = 'seven tall green bottles'

export const listWebhooks = { response: z.array(webhook) } satisfies Spec

export const createWebhook = {
  body: z.object({ name, url, kinds: kinds.default([...webhookKinds]), ...proof }),
  response: newWebhook,
  example: { body: { name: 'Home', url: 'https://home.example.org/api/webhook/choir', password } },
} satisfies Spec

export const updateWebhook = {
  params,
  body: z.object({ name: name.optional(), kinds: kinds.optional(), isOn: z.boolean().optional() }),
  response: webhook,
  example: { body: { isOn: false } },
} satisfies Spec

export const moveWebhook = {
  params,
  body: z.object({ url, ...proof }),
  response: webhook,
  example: { body: { url: 'https://home.example.org/api/webhook/band', password } },
} satisfies Spec

export const renewWebhookSecret = {
  params,
  body: z.object(proof),
  response: newWebhook,
  example: { body: { password } },
} satisfies Spec

export const deleteWebhook = { params } satisfies Spec

export const testWebhook = { params, response: webhookDelivery } satisfies Spec

export const listWebhookDeliveries = { params, response: z.array(webhookDelivery) } satisfies Spec

export type Webhook = z.output<typeof webhook>
export type NewWebhook = z.output<typeof newWebhook>
export type WebhookDelivery = z.output<typeof webhookDelivery>
export type WebhookDraft = z.output<typeof createWebhook.body>
export type WebhookPatch = z.output<typeof updateWebhook.body>
