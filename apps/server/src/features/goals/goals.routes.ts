import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { tellingTruncated } from '#server/http/implement-answer.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import type { ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import { createEntry, deleteEntry, updateEntry } from './goal-entries.service.ts'
import { goalsAsJson, readReview } from './goal-tasks.service.ts'
import { createGoal, deleteGoal, readGoal, updateGoal } from './goals.service.ts'

export function goalRoutes(app: FastifyInstance, storage: ThreadedStorage): void {
  implement(app, operations.listGoals, async ({ actor, query, reply }) => {
    const json = await tellingTruncated(reply, actor, goalsAsJson(storage, actor, query))
    return reply.type('application/json; charset=utf-8').send(json)
  })
  implement(app, operations.readGoal, ({ actor, params, reply }) =>
    tellingTruncated(reply, actor, readGoal(storage, actor, params.id)),
  )
  implement(app, operations.reviewYear, ({ actor, params, reply }) =>
    tellingTruncated(reply, actor, readReview(storage, actor, params)),
  )
  writeRoutes(app, storage)
  entryRoutes(app, storage)
}

function writeRoutes(app: FastifyInstance, storage: ThreadedStorage): void {
  implementWrite(app, operations.createGoal, ({ actor, body }) => createGoal(storage, actor, body))
  implementWrite(app, operations.updateGoal, ({ actor, params: { id }, body: patch, version }) =>
    updateGoal(storage, actor, { id, patch, version }),
  )
  implementWrite(app, operations.deleteGoal, ({ actor, params: { id }, version }) =>
    deleteGoal(storage, actor, { id, version }),
  )
}

function entryRoutes(app: FastifyInstance, storage: ThreadedStorage): void {
  implementWrite(app, operations.createGoalEntry, ({ actor, params, body: draft }) =>
    createEntry(storage, actor, { goalId: params.id, draft }),
  )
  implementWrite(app, operations.updateGoalEntry, ({ actor, params, body: patch, version }) =>
    updateEntry(storage, actor, { goalId: params.id, id: params.entryId, patch, version }),
  )
  implementWrite(app, operations.deleteGoalEntry, ({ actor, params, version }) =>
    deleteEntry(storage, actor, { goalId: params.id, id: params.entryId, version }),
  )
}
