import { foldForSearch } from '../../event/index.ts'
import type { AnalysedItem, AnalysisInput } from '../balance-types.ts'
import type { Fit } from '../words/advice-sentences.ts'

/** What titles have in common beyond numbers and signs. */
const nameOf = (title: string): string =>
  foldForSearch(title)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/**
 * Events without a category that one clearly fits: others of the same title are all in it, or its name is a word of the
 * title and no other category's is. One occurrence of a series stands for all.
 */
export function categoryFits({ categories }: AnalysisInput, items: readonly AnalysedItem[]): Fit[] {
  const known = new Map<string, string | null>()
  for (const { title, categoryId } of items) {
    if (categoryId === null) continue
    const name = nameOf(title)
    const before = known.get(name)
    known.set(name, before === undefined || before === categoryId ? categoryId : null)
  }
  const names = new Map(categories.map(({ _id, name }) => [_id, name]))
  const seen = new Set<string>()
  return items.flatMap((item): Fit[] => {
    if (item.categoryId !== null || seen.has(item.eventId)) return []
    seen.add(item.eventId)
    const categoryId = fitOf(nameOf(item.title), known, categories)
    const category = categoryId === null ? undefined : names.get(categoryId)
    return categoryId === null || category === undefined ? [] : [{ item, categoryId, category }]
  })
}

function fitOf(
  name: string,
  known: ReadonlyMap<string, string | null>,
  categories: AnalysisInput['categories'],
): string | null {
  if (name === '') return null
  const same = known.get(name)
  if (same !== undefined) return same
  const named = categories.filter((category) => {
    const word = nameOf(category.name)
    return word.length > 2 && ` ${name} `.includes(` ${word} `)
  })
  return named.length === 1 ? (named[0]?._id ?? null) : null
}
