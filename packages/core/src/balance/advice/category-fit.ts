import { foldForSearch } from '../../event/index.ts'
import type { AnalysedItem, AnalysisInput } from '../balance-types.ts'
import type { Fit } from '../words/advice-sentences.ts'

/** What titles have in common beyond numbers and signs. */
const nameOf = (title: string): string =>
  foldForSearch(title)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** The same, which takes each title apart once: the occurrences of a series all have one. */
function nameReader(): (title: string) => string {
  const known = new Map<string, string>()
  return (title) => {
    const name = known.get(title) ?? nameOf(title)
    known.set(title, name)
    return name
  }
}

/**
 * The first events without a category that one clearly fits: others of the same title are all in it, or its name is a word of
 * the title and no other category's is. One occurrence of a series stands for all.
 */
export function categoryFits({ categories }: AnalysisInput, items: readonly AnalysedItem[], most: number): Fit[] {
  const nameIn = nameReader()
  const [byTitle, namedIn] = [categoriesByTitle(items, nameIn), categoriesByName(categories)]
  const names = new Map(categories.map(({ _id, name }) => [_id, name]))
  const fitOf = (item: AnalysedItem): Fit[] => {
    const name = nameIn(item.title)
    const categoryId = byTitle.has(name) ? byTitle.get(name) : namedIn(name)
    const category = names.get(categoryId ?? '')
    return name === '' || !categoryId || category === undefined ? [] : [{ item, categoryId, category }]
  }
  const seen = new Set<string>()
  const fits: Fit[] = []
  for (const item of items) {
    if (fits.length === most) break
    if (item.categoryId !== null || seen.has(item.eventId)) continue
    seen.add(item.eventId)
    fits.push(...fitOf(item))
  }
  return fits
}

/** The category that all events of a title are in; null where they are in several. */
function categoriesByTitle(
  items: readonly AnalysedItem[],
  nameIn: (title: string) => string,
): ReadonlyMap<string, string | null> {
  const known = new Map<string, string | null>()
  for (const { title, categoryId } of items) {
    if (categoryId === null) continue
    const name = nameIn(title)
    const before = known.get(name)
    known.set(name, before === undefined || before === categoryId ? categoryId : null)
  }
  return known
}

/**
 * The one category whose name stands in a title; null for none and for several. Names are found by their first word: to
 * look for each of them in each title took seconds with a thousand categories.
 */
function categoriesByName(categories: AnalysisInput['categories']): (name: string) => string | null {
  const named = categories
    .map(({ _id, name }) => ({ _id, phrase: nameOf(name) }))
    .filter(({ phrase }) => phrase.length > 2)
  const byFirstWord = Map.groupBy(named, ({ phrase }) => phrase.split(' ', 1)[0] ?? '')
  return (name) => {
    const found = [...new Set(name.split(' '))].flatMap((word) =>
      (byFirstWord.get(word) ?? []).filter(({ phrase }) => ` ${name} `.includes(` ${phrase} `)),
    )
    return found.length === 1 ? (found[0]?._id ?? null) : null
  }
}
