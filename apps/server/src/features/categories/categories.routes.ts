import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { createCategories, deleteCategory, listCategories, updateCategory } from './categories.service.ts'

export function categoryRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listCategories, ({ actor }) => listCategories(storage.db.read, actor))
  implementWrite(app, operations.createCategory, async ({ actor, body }) => {
    const written = await createCategories(storage, actor, [body])
    return { ...written, value: only(written.value) }
  })
  implementWrite(app, operations.createCategories, ({ actor, body }) =>
    createCategories(storage, actor, body.categories),
  )
  implementWrite(app, operations.updateCategory, ({ actor, params: { id }, body: patch, version }) =>
    updateCategory(storage, actor, { id, patch, version }),
  )
  implementWrite(app, operations.deleteCategory, ({ actor, params: { id }, version }) =>
    deleteCategory(storage, actor, { id, version }),
  )
}

function only<Value>(values: readonly Value[]): Value {
  const [value] = values
  if (value === undefined || values.length !== 1) throw new Error('one value was expected')
  return value
}
