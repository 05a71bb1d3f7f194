import { routes } from '@dodici/contract/routes'
import { mutationOptions } from '@tanstack/react-query'
import { send } from '../../api/client.ts'
import type { CategoryContent } from './category-draft.ts'

/** The category manager's writes. Each is one change with one undo. */
export const createCategory = mutationOptions({
  mutationFn: (draft: CategoryContent) => send(routes.createCategory, { body: draft }),
  meta: { success: 'categories.createSuccess', error: 'categories.createError', undo: true },
})

export const updateCategory = mutationOptions({
  mutationFn: ({ id, draft }: { readonly id: string; readonly draft: CategoryContent }) =>
    send(routes.updateCategory, { params: { id }, body: draft }),
  meta: { success: 'categories.updateSuccess', error: 'categories.updateError', undo: true },
})

export const deleteCategory = mutationOptions({
  mutationFn: (id: string) => send(routes.deleteCategory, { params: { id } }),
  meta: { success: 'categories.deleteSuccess', error: 'categories.deleteError', undo: true },
})

export const createStarterSet = mutationOptions({
  mutationFn: (drafts: readonly CategoryContent[]) =>
    send(routes.createCategories, { body: { categories: [...drafts] } }),
  meta: { success: 'categories.starterSuccess', error: 'categories.createError', undo: true },
})
