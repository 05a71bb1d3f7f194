import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { createCalendar, deleteCalendar, listCalendars, updateCalendar } from './calendars.service.ts'

export function calendarRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listCalendars, ({ actor }) => listCalendars(storage, actor))
  implementWrite(app, operations.createCalendar, ({ actor, body }) => createCalendar(storage, actor, body))
  implementWrite(app, operations.updateCalendar, ({ actor, params: { id }, body: patch, version }) =>
    updateCalendar(storage, actor, { id, patch, version }),
  )
  implementWrite(app, operations.deleteCalendar, ({ actor, params: { id }, version }) =>
    deleteCalendar(storage, actor, { id, version }),
  )
}
