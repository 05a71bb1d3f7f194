import { operations } from '@dodici/contract/operations'
import type { Change } from '@dodici/contract/types'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { listChanges, listTrash, restoreTrash } from './changes.service.ts'
import { undoChange } from './undo.service.ts'

export function changeRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listChanges, ({ actor, query }) => listChanges(storage, actor, query))
  implement(app, operations.undoChange, async ({ actor, params, reply }) =>
    named(reply, await undoChange(storage, actor, params.id)),
  )
  implement(app, operations.listTrash, ({ actor }) => listTrash(storage, actor))
  implement(app, operations.restoreTrash, async ({ actor, params, reply }) =>
    named(reply, await restoreTrash(storage, actor, params.id)),
  )
}

function named(reply: FastifyReply, change: Change): Change {
  void reply.header('X-Change-Id', change._id)
  return change
}
