import type { Category, Event, Occurrence } from '@dodici/contract/types'
import { matchesTerms, searchable, searchTerms } from '@dodici/core/search'
import type { YearItem } from '@dodici/core/year'
import { memoizeByList } from '../memoize-by-list.ts'

interface SearchInput {
  readonly events: readonly Event[]
  readonly categories: readonly Category[]
  readonly query: string
}

/** The items of a year that match a search; null without one. */
export const findItems = memoizeByList((items: readonly YearItem[], asked: SearchInput): readonly YearItem[] | null => {
  const terms = searchTerms(asked.query)
  if (terms.length === 0) return null
  const names = new Map(asked.categories.map(({ _id, name }) => [_id, searchable([], name).category]))
  const finds = new Set<string>()
  const isHit = (said: SearchedContent) =>
    matchesTerms(terms, { text: textOf(said), category: names.get(said.categoryId ?? '') ?? '' })
  for (const event of asked.events) {
    const isFound = isHit(event)
    for (const { recurrenceId, changed } of event.occurrences) {
      if (changed ? isHit(changed) : isFound)
        finds.add(recurrenceId === undefined ? event._id : `${event._id}/${recurrenceId}`)
    }
  }
  return items.filter(({ id }) => finds.has(id))
})

type SearchedContent = Event | NonNullable<Occurrence['changed']>

const folded = new WeakMap<SearchedContent, string>()

/** An event's searchable text. Normalising is nearly all of the work, and is done once per event. */
function textOf(said: SearchedContent): string {
  const text = folded.get(said) ?? searchable([said.title, said.location, said.description], '').text
  folded.set(said, text)
  return text
}
