import { operations } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#server/http/address-of.ts'
import { signalOf } from '#server/http/implement-signal.ts'
import { implement } from '#server/http/implement.ts'
import { listWebhookDeliveries, listWebhooks } from './list-webhooks.service.ts'
import { testWebhook } from './test-webhook.service.ts'
import { createWebhook, deleteWebhook, moveWebhook, renewWebhookSecret, updateWebhook } from './webhooks.service.ts'
import type { WebhookStorage } from './webhook-storage.ts'

const originOf = ({ request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply }) => ({
  address: addressOf(request),
  signal: signalOf(reply),
})

export function webhookRoutes(app: FastifyInstance, storage: WebhookStorage): void {
  implement(app, operations.listWebhooks, ({ actor }) => listWebhooks(storage, actor))
  implement(app, operations.createWebhook, ({ actor, body, ...asked }) =>
    createWebhook(storage, actor, { ...body, ...originOf(asked) }),
  )
  implement(app, operations.updateWebhook, ({ actor, params: { id }, body }) =>
    updateWebhook(storage, actor, { id, ...body }),
  )
  implement(app, operations.moveWebhook, ({ actor, params: { id }, body, ...asked }) =>
    moveWebhook(storage, actor, { id, ...body, ...originOf(asked) }),
  )
  implement(app, operations.renewWebhookSecret, ({ actor, params: { id }, body, ...asked }) =>
    renewWebhookSecret(storage, actor, { id, ...body, ...originOf(asked) }),
  )
  implement(app, operations.testWebhook, ({ actor, params: { id } }) => testWebhook(storage, actor, id))
  implement(app, operations.listWebhookDeliveries, ({ actor, params: { id } }) =>
    listWebhookDeliveries(storage, actor, id),
  )
  implement(app, operations.deleteWebhook, ({ actor, params: { id } }) => deleteWebhook(storage, actor, id))
}
