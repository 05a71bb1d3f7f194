import type { Named } from '../language/index.ts'
import { languages } from './languages.ts'
import { contentWords } from './reading/content-words.ts'
import { finderOf, plainWords } from './reading/patterns.ts'

interface Past {
  readonly title: string
  readonly categoryId: string | null
}

const ALL = Object.values(languages)

/** Minimum share of a word's uses, and minimum share of the total for a category to win. */
const SHARE_LEAST = 0.6
/** Minimum weight of a word used once or twice in hundreds of titles. */
const SURE = 0.8

/** How often each word was used under each category. */
function usesOf(words: readonly string[], history: readonly Past[]): ReadonlyMap<string, Map<string, number>> {
  const uses = new Map(words.map((word) => [word, new Map<string, number>()]))
  for (const { title, categoryId } of history) {
    if (categoryId === null) continue
    for (const word of contentWords(title)) {
      const counts = uses.get(word)
      counts?.set(categoryId, (counts.get(categoryId) ?? 0) + 1)
    }
  }
  return uses
}

/** A word's weight: higher the rarer it is and the more it belongs to one category. */
function byHistory(title: string, history: readonly Past[], known: ReadonlySet<string>): string | null {
  const points = new Map<string, number>()
  const words = contentWords(title)
  for (const counts of usesOf(words, history).values()) {
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
    const rarity = Math.log((history.length + 1) / (total + 1)) + 1
    for (const [category, count] of counts) {
      if (known.has(category)) points.set(category, (points.get(category) ?? 0) + (count / total) ** 2 * rarity)
    }
  }
  const all = [...points.values()].reduce((sum, one) => sum + one, 0)
  const best = [...points].sort((a, b) => b[1] - a[1])[0]
  return best && best[1] >= SURE && best[1] / all >= SHARE_LEAST ? best[0] : null
}

const titlePatterns = ALL.flatMap(({ areas }) =>
  areas.map(({ names, words }) => ({ names, find: finderOf({ is: words, not: [] }) })),
)

/** A category whose name occurs in the title, or that of the title's area of life. */
function byName(title: string, categories: readonly Named[]): string | null {
  const plain = plainWords(title)
  const named = categories.filter(({ name }) => name.trim().length > 2 && plain.includes(plainWords(name)))
  if (named.length === 1) return named[0]?._id ?? null
  const areas = titlePatterns
    .flatMap(({ names, find }) => {
      const found = find(plain)
      return found ? [{ names, found }] : []
    })
    .sort((a, b) => b.found.length - a.found.length || a.found.at - b.found.at)
  for (const { names } of areas) {
    const fits = categories.filter(({ name }) => names.some((one) => plainWords(name).includes(` ${one} `)))
    if (fits.length === 1) return fits[0]?._id ?? null
  }
  return null
}

/** The category that the person has used for similar words; else one whose name fits; null without one. */
export function guessCategory(
  title: string,
  history: readonly { readonly title: string; readonly categoryId: string | null }[],
  categories: readonly Named[],
): string | null {
  return byHistory(title, history, new Set(categories.map(({ _id }) => _id))) ?? byName(title, categories)
}
