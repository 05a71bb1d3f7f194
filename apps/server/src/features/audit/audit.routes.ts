import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { listAudit } from './audit.service.ts'

export function auditRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listAudit, ({ actor }) => listAudit(storage, actor))
}
