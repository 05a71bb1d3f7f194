import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.service.ts'

export function sessionRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listSessions, ({ actor }) => listSessions(storage, actor))
  implement(app, operations.endSession, async ({ actor, params }) => {
    await endSession(storage, actor, params.id)
    return undefined
  })
  implement(app, operations.endOtherSessions, async ({ actor }) => {
    await endOtherSessions(storage, actor)
    return undefined
  })
}
