import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { listChanges, listTrash, restoreTrash } from './changes.service.ts'
import { undoChangesSince } from './undo-since.service.ts'
import { undoChange } from './undo.service.ts'

export function changeRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listChanges, ({ actor, query }) => listChanges(storage, actor, query))
  implementWrite(app, operations.undoChange, ({ actor, params }) => undoChange(storage, actor, params.id))
  implementWrite(app, operations.undoChangesSince, ({ actor, params }) => undoChangesSince(storage, actor, params.id))
  implement(app, operations.listTrash, ({ actor }) => listTrash(storage, actor))
  implementWrite(app, operations.restoreTrash, ({ actor, params }) => restoreTrash(storage, actor, params.id))
}
