import type { Category } from '@dodici/contract/types'
import { useState } from 'react'
import { draftOf, emptyDraft, isSameDraft, type CategoryDraft } from './category-draft.ts'

/** The dialog's mode: list, new category, or editing one. */
export type ManagerMode = { readonly kind: 'idle' | 'creating' } | { readonly kind: 'editing'; readonly id: string }

interface FormState {
  readonly mode: ManagerMode
  /** Initial and present values. */
  readonly initial: CategoryDraft
  readonly draft: CategoryDraft
}

const idle: FormState = { mode: { kind: 'idle' }, initial: emptyDraft, draft: emptyDraft }

export type CategoryFormState = ReturnType<typeof useCategoryForm>

/** The manager's one form. Separate from the list, which may lose the edited category. */
export function useCategoryForm() {
  const [state, setState] = useState(idle)
  const begin = (mode: ManagerMode, initial: CategoryDraft) => setState({ mode, initial, draft: initial })
  return {
    mode: state.mode,
    draft: state.draft,
    initial: state.initial,
    isChanged: !isSameDraft(state.draft, state.initial),
    startCreating: () => begin({ kind: 'creating' }, emptyDraft),
    startEditing: (category: Category) => begin({ kind: 'editing', id: category._id }, draftOf(category)),
    change: (draft: CategoryDraft) => setState((before) => ({ ...before, draft })),
    finish: () => setState(idle),
  }
}
