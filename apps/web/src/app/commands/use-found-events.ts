import { yearOf, type Day } from '@dodici/core/date'
import { SEARCH_MAX } from '@dodici/contract/limits'
import {
  findableItems,
  findNearest,
  findNearestWithTypo,
  matchTitle,
  searchTerms,
  titleWords,
  type FindableItems,
  type FoundItem,
} from '@dodici/core/search'
import type { SearchHit } from '@dodici/contract/types'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { yearEventsKey, type YearEvents } from '../../api/year.queries.ts'
import { daysOfHit } from '../../features/search/hit-days.ts'
import { useHits } from '../../features/search/use-hits.ts'
import { itemsOf } from '../../features/year/year-items.ts'

/** Events that match what is typed. */
export interface FoundEvents {
  /** Of the loaded years, at once, nearest first. */
  readonly loaded: readonly FoundItem[]
  /** Found by the server beside them: in all years, by place, description and category too. */
  readonly elsewhere: readonly FoundItem[]
  /** Whether the server has answered about what is typed. */
  readonly state: 'loading' | 'failed' | 'ready'
  readonly tryAgain: () => void
  /** The loaded ones with a typo of one letter: for when nothing else matches. */
  readonly similar: () => readonly FoundItem[]
  /** All of the loaded years, nearest first. */
  readonly all: readonly FoundItem[]
}

const SHOWN = 8
/** A normal pause between two letters. */
const PAUSE = 150

/** Finds events by title in the loaded years while typing, and on the server after a pause. */
export function useFoundEvents(typed: string, today: Day): FoundEvents {
  const client = useQueryClient()
  const [loadedItems] = useState(keepFindable)
  const { findable, years } = loadedItems(client, today)
  const terms = searchTerms(typed)
  const words = terms.map(({ text }) => text)
  // `#word` is a category's name, which the server knows of each event.
  const loaded = terms.some(({ isCategory }) => isCategory) ? [] : findNearest(findable, words, SHOWN)
  const server = useServerHits(typed.trim(), words)
  const isCurrent = years.has(yearOf(today))
  return {
    loaded: isCurrent ? loaded : loaded.map((item) => withTimesOf(server.items, item)),
    elsewhere: server.items.filter(({ eventId }) => loaded.every((item) => item.eventId !== eventId)).slice(0, SHOWN),
    state: server.state,
    tryAgain: server.tryAgain,
    similar: () => findNearestWithTypo(findable, words, SHOWN),
    all: findable.items,
  }
}

/** A series of which the current year is not loaded has its nearest occurrence there. */
const withTimesOf = (others: readonly FoundItem[], item: FoundItem): FoundItem =>
  others.find(({ eventId, title }) => eventId === item.eventId && title === item.title) ?? item

/** What the server has found; while it searches, what of the search before still fits. */
function useServerHits(typed: string, words: readonly string[]) {
  const isAsked = words.length > 0 && typed.length <= SEARCH_MAX
  const query = usePaused(isAsked ? typed : '')
  const { hits, state, tryAgain } = useHits(query, isAsked && query !== '')
  const isNow = query === typed && state !== 'loading'
  const items = (isAsked ? hits : []).map(itemOfHit)
  const isFitting = ({ title }: FoundItem) => matchTitle(words, titleWords(title)) !== null
  const nowState = isNow ? state : 'loading'
  return {
    items: isNow ? items : items.filter(isFitting),
    state: isAsked ? nowState : 'ready',
    tryAgain,
  } as const
}

function usePaused(text: string): string {
  const [paused, pause] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => pause(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

const itemOfHit = (hit: SearchHit): FoundItem => ({ ...hit, eventId: hit._id, ...daysOfHit(hit) })

/** Prepares the events of all loaded years, once per content of the cache. */
function keepFindable() {
  let known: { lists: readonly YearEvents[]; today: Day; findable: FindableItems } | null = null
  return (client: QueryClient, today: Day) => {
    const years = loadedYears(client)
    const lists = [...years.values()]
    const isSame = known?.today === today && sameLists(known.lists, lists)
    if (known === null || !isSame) {
      known = {
        lists,
        today,
        findable: findableItems(
          lists.flatMap(({ events }) => itemsOf(events)),
          today,
        ),
      }
    }
    return { findable: known.findable, years }
  }
}

const sameLists = (some: readonly YearEvents[], others: readonly YearEvents[]): boolean =>
  some.length === others.length && some.every((list, index) => list === others[index])

/** Every loaded year with its events. */
function loadedYears(client: QueryClient): ReadonlyMap<number, YearEvents> {
  const [events] = yearEventsKey(0)
  const queries = client.getQueriesData<YearEvents>({ queryKey: [events] })
  return new Map(
    queries.flatMap(([[, year], data]) => (typeof year === 'number' && data !== undefined ? [[year, data]] : [])),
  )
}
