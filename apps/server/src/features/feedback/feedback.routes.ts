import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { originOf } from '#server/http/address-of.ts'
import { implementPublic } from '#server/http/implement.ts'
import { feedbackCategories, submitFeedback, type FeedbackStorage } from './feedback.service.ts'

export function feedbackRoutes(app: FastifyInstance, storage: FeedbackStorage): void {
  implementPublic(app, operations.listFeedbackCategories, ({ query, language }) =>
    Promise.resolve(feedbackCategories(query.language ?? language)),
  )
  implementPublic(app, operations.submitFeedback, ({ userId, body, request }) =>
    submitFeedback(storage, { userId, ...originOf(request) }, body),
  )
}
