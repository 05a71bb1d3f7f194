import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { tickStep, updateMilestone } from './change-milestone.service.ts'
import { listMilestones } from './milestones.service.ts'

export function milestoneRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listMilestones, ({ access }) => listMilestones(storage.db.read, access.ownerId))
  implementWrite(app, operations.updateMilestone, ({ access, params: { id }, body: { goalId }, version }) =>
    updateMilestone(storage, access, { id, goalId, version }),
  )
  implementWrite(app, operations.updateStep, ({ access, params, body }) =>
    tickStep(storage, access, { ...params, ...body }),
  )
}
