import type { Category } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { categories } from '../../api/categories.queries.ts'
import { createCategory, createStarterSet, deleteCategory, updateCategory } from './categories.queries.ts'
import { emptyDraft, trimmed, type CategoryDraft } from './category-draft.ts'
import { starterSet } from './starter-set.ts'

/** What the dialog is doing: nothing, making a new category, or changing one. */
export type ManagerMode = { readonly kind: 'idle' | 'creating' } | { readonly kind: 'editing'; readonly id: string }

const idle: ManagerMode = { kind: 'idle' }

export type ManagerState = ReturnType<typeof useCategoryManager>

/** The state of the category manager and what can be done in it. A failed write keeps the form and what was typed. */
export function useCategoryManager(onFetchFailed: () => void) {
  const { t } = useTranslation()
  const list = useQuery(categories)
  const [mode, setMode] = useState<ManagerMode>(idle)
  const [deleting, setDeleting] = useState<Category | null>(null)
  const toIdle = { onSuccess: () => setMode(idle) }
  const creation = useMutation(createCategory)
  const update = useMutation(updateCategory)
  const deletion = useMutation(deleteCategory)
  const starter = useMutation(createStarterSet)

  const sayFailure = useEffectEvent(onFetchFailed)
  useEffect(() => {
    if (list.errorUpdatedAt > 0 && list.isError) sayFailure()
  }, [list.isError, list.errorUpdatedAt])

  return {
    list,
    mode,
    emptyDraft,
    isSaving: creation.isPending || update.isPending,
    isStarting: starter.isPending,
    startCreating: () => setMode({ kind: 'creating' }),
    startEditing: (id: string) => setMode({ kind: 'editing', id }),
    cancel: () => setMode(idle),
    create: (draft: CategoryDraft) => creation.mutate(trimmed(draft), toIdle),
    update: (id: string, draft: CategoryDraft) => update.mutate({ id, draft: trimmed(draft) }, toIdle),
    createStarterSet: () => starter.mutate(starterSet(t)),
    deleting,
    isDeleting: deletion.isPending,
    askDelete: setDeleting,
    cancelDelete: () => setDeleting(null),
    confirmDelete: () => {
      if (deleting) deletion.mutate(deleting._id, { onSettled: () => setDeleting(null) })
    },
  }
}
