import { operations } from '@dodici/contract/operations'
import type { FastifyInstance } from 'fastify'
import type { Storage } from '#server/db/journal/write-change.ts'
import { implement } from '#server/http/implement.ts'
import { implementWrite } from '#server/http/implement-write.ts'
import { createCategories, deleteCategory, listCategories, updateCategory } from './categories.service.ts'

export function categoryRoutes(app: FastifyInstance, storage: Storage): void {
  implement(app, operations.listCategories, ({ access }) => listCategories(storage.db.read, access))
  implementWrite(app, operations.createCategory, async ({ access, body }) => {
    const written = await createCategories(storage, access, [body])
    return { ...written, value: only(written.value) }
  })
  implementWrite(app, operations.createCategories, ({ access, body }) =>
    createCategories(storage, access, body.categories),
  )
  implementWrite(app, operations.updateCategory, ({ access, params: { id }, body: patch, version }) =>
    updateCategory(storage, access, { id, patch, version }),
  )
  implementWrite(app, operations.deleteCategory, ({ access, params: { id }, version }) =>
    deleteCategory(storage, access, { id, version }),
  )
}

function only<Value>(values: readonly Value[]): Value {
  const [value] = values
  if (value === undefined || values.length !== 1) throw new Error('one value was expected')
  return value
}
