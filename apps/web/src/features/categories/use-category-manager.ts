import type { Category } from '@dodici/contract/types'
import { starterCategories } from '@dodici/core/sample'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { categories } from '../../api/categories.queries.ts'
import type { Language } from '../../i18n/language.ts'
import { currentLanguage } from '../../i18n/start.ts'
import { createCategory, createStarterSet, deleteCategory, updateCategory } from './categories.queries.ts'
import { type CategoryContent, contentOf, emptyDraft } from './category-draft.ts'
import type { CategoryFormState } from './use-category-form.ts'

export type ManagerState = ReturnType<typeof useCategoryManager>

/** State and actions of the category manager. A failed write keeps the form and its input. */
export function useCategoryManager(form: CategoryFormState, onFetchFailed: () => void) {
  const { mode } = form
  const list = useQuery(categories)
  const [deleting, setDeleting] = useState<Category | null>(null)
  const toIdle = { onSuccess: form.finish }
  const creation = useMutation(createCategory)
  const update = useMutation(updateCategory)
  const deletion = useMutation(deleteCategory)
  const starter = useMutation(createStarterSet)

  const sayFailure = useEffectEvent(onFetchFailed)
  useEffect(() => {
    if (list.errorUpdatedAt > 0 && list.isError) sayFailure()
  }, [list.isError, list.errorUpdatedAt])

  return {
    form,
    list,
    /** If it was undone or deleted elsewhere while the form is open, saving creates it again. */
    isGone: mode.kind === 'editing' && list.data?.every(({ _id }) => _id !== mode.id) === true,
    isSaving: creation.isPending || update.isPending,
    isStarting: starter.isPending,
    create: () => creation.mutate(contentOf(form.draft, emptyDraft), toIdle),
    update: (id: string) => update.mutate({ id, draft: contentOf(form.draft, form.initial) }, toIdle),
    createStarterSet: () => starter.mutate(starterSet(currentLanguage())),
    deleting,
    isDeleting: deletion.isPending,
    askDelete: setDeleting,
    cancelDelete: () => setDeleting(null),
    confirmDelete: () => {
      if (deleting) deletion.mutate(deleting._id, { onSettled: () => setDeleting(null) })
    },
  }
}

/** A starter set, in the person's language. */
const starterSet = (language: Language): readonly CategoryContent[] =>
  starterCategories(language).map(({ name, color }) => ({ name, description: '', color, away: null }))
