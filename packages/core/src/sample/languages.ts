import type { Language } from '../language/index.ts'
import { categories as englishCategories } from './en/category-names.ts'
import { english } from './en/english.ts'
import { categories as italianCategories } from './it/category-names.ts'
import { italian } from './it/italian.ts'
import type { SampleWords } from './sample-words.ts'
import type { CategoryNames } from './starter-category.ts'

/** The words of a sample year, by language. */
export const languages: Readonly<Record<Language, SampleWords>> = { it: italian, en: english }

/** The names of the categories to begin with, by language. */
export const categoryNames: Readonly<Record<Language, CategoryNames>> = {
  it: italianCategories,
  en: englishCategories,
}
