import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { tellingTruncated } from '#server/http/implement-truncated.ts'
import { answerWritten, expectedVersion } from '#server/http/implement-write.ts'
import type { ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import { createEntry, deleteEntry, updateEntry } from './goal-entries.service.ts'
import { goalsAsJson, goalTasks, readGoals } from './goal-tasks.service.ts'
import { createGoal, deleteGoal, updateGoal } from './goals.service.ts'
import { readGoal } from './read-goal.service.ts'

export function goalRoutes(app: FastifyInstance, storage: ThreadedStorage): void {
  implement(app, operations.listGoals, async ({ actor, query, reply }) => {
    const json = await tellingTruncated(reply, actor, goalsAsJson(storage, actor, query))
    return reply.type('application/json; charset=utf-8').send(json)
  })
  implement(app, operations.readGoal, ({ actor, params, reply }) =>
    tellingTruncated(reply, actor, readGoal(storage, actor, params.id)),
  )
  implement(app, operations.reviewYear, ({ actor, params, reply }) =>
    tellingTruncated(reply, actor, readGoals(storage, goalTasks.review, actor, params)),
  )
  writeRoutes(app, storage)
  entryRoutes(app, storage)
}

function writeRoutes(app: FastifyInstance, storage: ThreadedStorage): void {
  implement(app, operations.createGoal, async ({ actor, body, reply }) =>
    answerWritten(reply, await createGoal(storage, actor, body)),
  )
  implement(app, operations.updateGoal, async ({ actor, params, body, request, reply }) =>
    answerWritten(
      reply,
      await updateGoal(storage, actor, { id: params.id, patch: body, version: expectedVersion(request) }),
    ),
  )
  implement(app, operations.deleteGoal, async ({ actor, params, request, reply }) => {
    answerWritten(reply, await deleteGoal(storage, actor, { id: params.id, version: expectedVersion(request) }))
    return undefined
  })
}

function entryRoutes(app: FastifyInstance, storage: ThreadedStorage): void {
  implement(app, operations.createGoalEntry, async ({ actor, params, body, reply }) =>
    answerWritten(reply, await createEntry(storage, actor, { goalId: params.id, draft: body })),
  )
  implement(app, operations.updateGoalEntry, async ({ actor, params, body, request, reply }) => {
    const target = { goalId: params.id, id: params.entryId, version: expectedVersion(request) }
    return answerWritten(reply, await updateEntry(storage, actor, { ...target, patch: body }))
  })
  implement(app, operations.deleteGoalEntry, async ({ actor, params, request, reply }) => {
    const target = { goalId: params.id, id: params.entryId, version: expectedVersion(request) }
    answerWritten(reply, await deleteEntry(storage, actor, target))
    return undefined
  })
}
