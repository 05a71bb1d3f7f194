import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { answerWritten, expectedVersion } from '#server/http/implement-write.ts'
import { createCategories, deleteCategory, listCategories, updateCategory } from './categories.service.ts'

export function categoryRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listCategories, ({ actor }) => listCategories(storage.db.read, actor))
  implement(app, operations.createCategory, async ({ actor, body, reply }) => {
    const written = await createCategories(storage, actor, [body])
    return only(answerWritten(reply, written))
  })
  implement(app, operations.createCategories, async ({ actor, body, reply }) =>
    answerWritten(reply, await createCategories(storage, actor, body.categories)),
  )
  implement(app, operations.updateCategory, async ({ actor, params, body, request, reply }) =>
    answerWritten(
      reply,
      await updateCategory(storage, actor, { id: params.id, patch: body, version: expectedVersion(request) }),
    ),
  )
  implement(app, operations.deleteCategory, async ({ actor, params, request, reply }) => {
    answerWritten(reply, await deleteCategory(storage, actor, { id: params.id, version: expectedVersion(request) }))
    return undefined
  })
}

function only<Value>(values: readonly Value[]): Value {
  const [value] = values
  if (value === undefined || values.length !== 1) throw new Error('one value was expected')
  return value
}
