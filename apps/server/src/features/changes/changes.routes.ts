import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { listTrash, restoreTrash } from './changes.service.ts'
import { listChanges } from './list-changes.service.ts'
import { undoChangesSince, undoGroup } from './undo-several.service.ts'
import { undoChange } from './undo.service.ts'

export function changeRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listChanges, ({ access, query }) => listChanges(storage, access, query))
  implementWrite(app, operations.undoChange, ({ access, params }) => undoChange(storage, access, params.id))
  implementWrite(app, operations.undoGroup, ({ access, params }) => undoGroup(storage, access, params.id))
  implementWrite(app, operations.undoChangesSince, ({ access, params }) => undoChangesSince(storage, access, params.id))
  implement(app, operations.listTrash, ({ access }) => listTrash(storage, access))
  implementWrite(app, operations.restoreTrash, ({ access, params }) => restoreTrash(storage, access, params.id))
}
