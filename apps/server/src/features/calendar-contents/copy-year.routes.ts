import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { answerWritten } from '#server/http/implement-write.ts'
import { copyAsJson, copyCalendarYear } from './copy-year.service.ts'

export function copyYearRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.copyYear, async ({ actor, params, body, reply }) => {
    const written = await copyCalendarYear(storage, actor, { ...body, id: params.id })
    const json = await copyAsJson(answerWritten(reply, written))
    return reply.type('application/json; charset=utf-8').send(json)
  })
}
