import type { Language } from '../language/index.ts'
import { categoryNames } from './languages.ts'
import { STARTER_COLORS, type StarterCategory } from './starter-category.ts'

export interface StarterCategoryFacts {
  readonly key: StarterCategory
  readonly name: string
  /** `#rrggbb`. */
  readonly color: string
}

/** The categories to begin with, by name in a language: those of the sample year and of the set that the page offers. */
export const starterCategories = (language: Language): readonly StarterCategoryFacts[] =>
  (Object.keys(STARTER_COLORS) as StarterCategory[]).map((key) => ({
    key,
    name: categoryNames[language][key],
    color: STARTER_COLORS[key],
  }))
