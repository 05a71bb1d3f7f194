import type { Understood } from '@dodici/core/language'
import { categoryInks, type CategoryInks } from '../../ui/category-inks.ts'

/** Where the inks of what was understood come from, as `#rrggbb`. */
export interface Colors {
  /** The colour of a category. */
  readonly colorOf: (categoryId: string) => string | null
  /** The colour of a category that is to be made. */
  readonly newColor: string
}

/** The inks of a category that was understood, in the line and on its chip; null for everything else. */
export function inkOf({ kind, meaning }: Understood, { colorOf, newColor }: Colors): CategoryInks | null {
  if (kind !== 'category' && kind !== 'newCategory') return null
  return categoryInks(kind === 'category' ? colorOf(meaning) : newColor, 'coming')
}
