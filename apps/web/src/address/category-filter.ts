/** The filter that lets everything through. */
export const ALL = 'all'
/** In a filter: events without a category. */
export const NONE = 'none'

/** More are nobody's: a bound for what a URL can ask. */
const IDS_MAX = 100

/** Reads a filter from a URL: `all`, or ids and `none` separated by commas. Repeated and empty ones are dropped. */
export function readCategories(text: string | null): string {
  const ids = new Set((text ?? '').split(',').filter((id) => id !== ''))
  return ids.size === 0 || ids.has(ALL) ? ALL : [...ids].slice(0, IDS_MAX).join(',')
}

/** The ids of a filter, with `none` for events without a category; empty without a filter. */
export const chosenCategories = (filter: string): readonly string[] => (filter === ALL ? [] : filter.split(','))

/** Tells whether events of a category (null for none) pass a filter. */
export function passingCategories(filter: string): (categoryId: string | null) => boolean {
  if (filter === ALL) return () => true
  const ids = new Set(chosenCategories(filter))
  return (categoryId) => ids.has(categoryId ?? NONE)
}

/**
 * The filter after a click on one of `known`, which has all that can be chosen in order: it is added or taken away.
 * None and all of them are the same as no filter.
 */
export function toggledCategory(filter: string, id: string, known: readonly string[]): string {
  const ids = new Set(chosenCategories(filter))
  if (!ids.delete(id)) ids.add(id)
  const chosen = known.filter((each) => ids.has(each))
  return chosen.length === 0 || chosen.length === known.length ? ALL : chosen.join(',')
}

/** The filter for one alone; if it is that already, no filter. */
export const aloneCategory = (filter: string, id: string): string => (filter === id ? ALL : id)

/** The one category that is filtered for; null if there are several, or it is `none`. */
export function onlyCategory(filter: string): string | null {
  const [id = NONE, second] = chosenCategories(filter)
  return second !== undefined || id === NONE ? null : id
}

/** The filter without categories that are gone; the identical text if all are there. */
export function knownCategories(filter: string, ids: readonly string[]): string {
  const known = new Set([...ids, NONE])
  return readCategories(
    chosenCategories(filter)
      .filter((id) => known.has(id))
      .join(','),
  )
}
