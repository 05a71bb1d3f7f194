import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { answerWritten, expectedVersion } from '#server/http/implement-write.ts'
import { listMilestones } from './milestones.service.ts'
import { tickStep } from './tick-step.service.ts'
import { updateMilestone } from './update-milestone.service.ts'

export function milestoneRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listMilestones, ({ actor }) => listMilestones(storage.db.read, actor.userId))
  implement(app, operations.updateMilestone, async ({ actor, params, body, request, reply }) => {
    const wanted = { id: params.id, goalId: body.goalId, version: expectedVersion(request) }
    return answerWritten(reply, await updateMilestone(storage, actor, wanted))
  })
  implement(app, operations.updateStep, async ({ actor, params, body, reply }) =>
    answerWritten(reply, await tickStep(storage, actor, { ...params, ...body })),
  )
}
