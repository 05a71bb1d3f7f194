import type { Understood } from '@dodici/core/language'
import { categoryInks, type CategoryInks } from '../../ui/category-inks.ts'

/** Sources of inks, as `#rrggbb`. */
export interface Colors {
  /** The colour of a category. */
  readonly colorOf: (categoryId: string) => string | null
  /** The colour of a new category. */
  readonly newColor: string
}

/** The inks of a recognised category, in the line and on its chip; null for anything else. */
export function inkOf({ kind, meaning }: Understood, { colorOf, newColor }: Colors): CategoryInks | null {
  if (kind !== 'category' && kind !== 'newCategory') return null
  return categoryInks(kind === 'category' ? colorOf(meaning) : newColor, 'coming')
}
