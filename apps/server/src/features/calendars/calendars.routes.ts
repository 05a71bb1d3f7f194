import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { answerWritten, expectedVersion } from '#server/http/implement-write.ts'
import { createCalendar, deleteCalendar, listCalendars, updateCalendar } from './calendars.service.ts'

export function calendarRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listCalendars, ({ actor }) => listCalendars(storage, actor))
  implement(app, operations.createCalendar, async ({ actor, body, reply }) =>
    answerWritten(reply, await createCalendar(storage, actor, body)),
  )
  implement(app, operations.updateCalendar, async ({ actor, params, body, request, reply }) =>
    answerWritten(
      reply,
      await updateCalendar(storage, actor, { id: params.id, patch: body, version: expectedVersion(request) }),
    ),
  )
  implement(app, operations.deleteCalendar, async ({ actor, params, request, reply }) => {
    answerWritten(reply, await deleteCalendar(storage, actor, { id: params.id, version: expectedVersion(request) }))
    return undefined
  })
}
