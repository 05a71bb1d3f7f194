import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts'

export function sessionRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listSessions, ({ actor }) => listSessions(storage, actor))
  implement(app, operations.endSession, ({ actor, params }) => endSession(storage, actor, params.id))
  implement(app, operations.endOtherSessions, ({ actor }) => endOtherSessions(storage, actor))
}
