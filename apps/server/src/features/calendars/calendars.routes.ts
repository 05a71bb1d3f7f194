import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { createCalendar, deleteCalendar, listCalendars, updateCalendar } from './calendars.service.ts'

export function calendarRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listCalendars, ({ access }) => listCalendars(storage, access))
  implementWrite(app, operations.createCalendar, ({ access, body }) => createCalendar(storage, access, body))
  implementWrite(app, operations.updateCalendar, ({ access, params: { id }, body: patch, version }) =>
    updateCalendar(storage, access, { id, patch, version }),
  )
  implementWrite(app, operations.deleteCalendar, ({ access, params: { id }, version }) =>
    deleteCalendar(storage, access, { id, version }),
  )
}
