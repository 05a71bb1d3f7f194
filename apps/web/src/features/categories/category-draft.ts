import { DEFAULT_CATEGORY_COLOR } from '@dodici/contract/limits'
import type { Category } from '@dodici/contract/types'

/** What the form holds, and what is sent. */
export interface CategoryDraft {
  readonly name: string
  readonly description: string
  readonly color: string
}

export const emptyDraft: CategoryDraft = { name: '', description: '', color: DEFAULT_CATEGORY_COLOR }

export const draftOf = ({ name, description, color }: Category): CategoryDraft => ({ name, description, color })

export const isSameDraft = (a: CategoryDraft, b: CategoryDraft): boolean =>
  a.name === b.name && a.description === b.description && a.color === b.color

/** As it is sent: without the blanks around. */
export const trimmed = ({ name, description, color }: CategoryDraft): CategoryDraft => ({
  name: name.trim(),
  description: description.trim(),
  color,
})
