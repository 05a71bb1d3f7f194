import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { answerWritten } from '#server/http/implement-write.ts'
import { quickAddEvent } from './quick-add.service.ts'

export function quickAddRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.quickAddEvent, async ({ actor, body, reply }) =>
    answerWritten(reply, await quickAddEvent(storage, actor, body)),
  )
}
