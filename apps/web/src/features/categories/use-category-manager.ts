import type { Category } from '@dodici/contract/types'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { categories } from '../../api/categories.queries.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { createCategory, createStarterSet, deleteCategory, updateCategory } from './categories.queries.ts'
import { type CategoryContent, contentOf, emptyDraft } from './category-draft.ts'
import type { CategoryFormState } from './use-category-form.ts'

export type ManagerState = ReturnType<typeof useCategoryManager>

/** State and actions of the category manager. A failed write keeps the form and its input. */
export function useCategoryManager(form: CategoryFormState, onFetchFailed: () => void) {
  const { t } = useTranslation()
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

const colors = {
  work: '#1976d2',
  family: '#e91e63',
  health: '#388e3c',
  study: '#7b1fa2',
  travel: '#f57c00',
  sport: '#0097a7',
  home: '#795548',
} as const

/** A starter set, in the person's language. */
const starterSet = (t: TFunction): readonly CategoryContent[] =>
  (Object.keys(colors) as (keyof typeof colors)[]).map((name) => ({
    name: t(`categories.starterNames.${name}`),
    description: '',
    color: colors[name],
    away: null,
  }))
