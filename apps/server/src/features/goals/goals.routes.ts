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
  implement(app, operations.listGoals, async ({ access, query, reply }) => {
    const json = await tellingTruncated(reply, access.actor, goalsAsJson(storage, access, query))
    return reply.type('application/json; charset=utf-8').send(json)
  })
  implement(app, operations.readGoal, ({ access, params, reply }) =>
    tellingTruncated(reply, access.actor, readGoal(storage, access, params.id)),
  )
  implement(app, operations.reviewYear, ({ access, params, reply }) =>
    tellingTruncated(reply, access.actor, readReview(storage, access, params)),
  )
  writeRoutes(app, storage)
  entryRoutes(app, storage)
}

function writeRoutes(app: FastifyInstance, storage: ThreadedStorage): void {
  implementWrite(app, operations.createGoal, ({ access, body }) => createGoal(storage, access, body))
  implementWrite(app, operations.updateGoal, ({ access, params: { id }, body: patch, version }) =>
    updateGoal(storage, access, { id, patch, version }),
  )
  implementWrite(app, operations.deleteGoal, ({ access, params: { id }, version }) =>
    deleteGoal(storage, access, { id, version }),
  )
}

function entryRoutes(app: FastifyInstance, storage: ThreadedStorage): void {
  implementWrite(app, operations.createGoalEntry, ({ access, params, body: draft }) =>
    createEntry(storage, access, { goalId: params.id, draft }),
  )
  implementWrite(app, operations.updateGoalEntry, ({ access, params, body: patch, version }) =>
    updateEntry(storage, access, { goalId: params.id, id: params.entryId, patch, version }),
  )
  implementWrite(app, operations.deleteGoalEntry, ({ access, params, version }) =>
    deleteEntry(storage, access, { goalId: params.id, id: params.entryId, version }),
  )
}
