import { foldForSearch } from '../../event/index.ts'
import type { AnalysedItem, AnalysisInput } from '../balance-types.ts'
import type { Fit } from '../words/advice-sentences.ts'

/** A title without numbers and signs. */
const nameOf = (title: string): string =>
  foldForSearch(title)
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()

/** The same, cached per title: the occurrences of a series share one. */
function nameReader(): (title: string) => string {
  const known = new Map<string, string>()
  return (title) => {
    const name = known.get(title) ?? nameOf(title)
    known.set(title, name)
    return name
  }
}

/**
 * The first events without a category that clearly fit one: other events with the title are all in it, or only its name
 * occurs in the title. One occurrence stands for its series.
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

/** The category of all events with a title; null if they are in several. */
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
 * The one category whose name occurs in a title; null for none and for several. Names are indexed by their first word:
 * searching each name in each title took seconds with a thousand categories.
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
