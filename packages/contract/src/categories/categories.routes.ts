import type * as spec from './categories.schemas.ts'
import { route } from '../route.ts'

export const listCategories = route<typeof spec.listCategories>('GET', '/categories', 'List the own categories')
export const createCategory = route<typeof spec.createCategory>('POST', '/categories', 'Create a category', {
  status: 201,
})
export const createCategories = route<typeof spec.createCategories>(
  'POST',
  '/categories/batch',
  'Create several categories as one change',
  { status: 201 },
)
export const updateCategory = route<typeof spec.updateCategory>('PATCH', '/categories/{id}', 'Change a category')
export const deleteCategory = route<typeof spec.deleteCategory>(
  'DELETE',
  '/categories/{id}',
  'Delete a category; its events become uncategorised',
  { status: 204, answers: 'none' },
)
