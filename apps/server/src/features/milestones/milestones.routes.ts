import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { tickStep, updateMilestone } from './change-milestone.service.ts'
import { listMilestones } from './milestones.service.ts'

export function milestoneRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listMilestones, ({ actor }) => listMilestones(storage.db.read, actor.userId))
  implementWrite(app, operations.updateMilestone, ({ actor, params: { id }, body: { goalId }, version }) =>
    updateMilestone(storage, actor, { id, goalId, version }),
  )
  implementWrite(app, operations.updateStep, ({ actor, params, body }) =>
    tickStep(storage, actor, { ...params, ...body }),
  )
}
