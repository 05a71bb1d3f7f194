import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { listSubscriptions } from './list-subscriptions.service.ts'
import {
  answerHeld,
  createSubscription,
  previewSubscription,
  refreshSubscription,
  updateSubscription,
  type SubscriptionStorage,
} from './subscriptions.service.ts'

export function subscriptionRoutes(app: FastifyInstance, storage: SubscriptionStorage): void {
  implement(app, operations.listSubscriptions, ({ access }) => listSubscriptions(storage, access))
  implement(app, operations.previewSubscription, ({ access, body }) => previewSubscription(storage, access, body))
  implement(app, operations.createSubscription, ({ access, body }) => createSubscription(storage, access, body))
  implement(app, operations.updateSubscription, ({ access, params: { id }, body: patch }) =>
    updateSubscription(storage, access, { id, patch }),
  )
  implement(app, operations.refreshSubscription, ({ access, params: { id } }) =>
    refreshSubscription(storage, access, id),
  )
  implement(app, operations.answerHeld, ({ access, params: { id }, body: { take } }) =>
    answerHeld(storage, access, { id, take }),
  )
}
