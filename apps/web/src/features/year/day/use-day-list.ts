import type { Category, Event } from '@dodici/contract/types'
import { monthOf, yearOf, type Day } from '@dodici/core/date'
import { countEvents } from '@dodici/core/load'
import { indexDays, itemsOn, type YearItem } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { profile } from '../../../api/profile.queries.ts'
import { yearEvents } from '../../../api/year.queries.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { eventsById } from '../events-by-id.ts'
import { filterItems, itemsOf, type Filter } from '../year-items.ts'
import type { DayCounts } from '../words/day-count.ts'
import { foreignZone } from '../words/foreign-zone.ts'
import { entryOf, partsOfDay, type DayEntry } from './day-entry.ts'

/** The list of a day in any year. */
export interface DayList {
  readonly allDay: readonly YearItem[]
  readonly timed: readonly YearItem[]
  /** What is said of one of them: worked out where it is drawn, because a full day has more than a window shows. */
  readonly entryOf: (item: YearItem) => DayEntry
  /** Without cancelled events. */
  readonly counts: DayCounts
}

/** The list of a day, if its year could be loaded. */
export interface DayReading {
  /** Null if there is none yet. */
  readonly list: DayList | null
  /** The error and a retry, if there is none. */
  readonly failure: { readonly error: unknown; readonly onTryAgain: () => void } | null
}

interface ListOptions {
  readonly filter: Filter
  readonly categories: readonly Category[]
}

/** The panel's data for a day; `isBrief` for little room. */
export function useDayList(day: Day, { filter, categories }: ListOptions, isBrief = false): DayReading {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(yearEvents(yearOf(day)))
  const timezone = useQuery(profile).data?.timezone ?? null
  const events = data?.events
  const { category, calendar, hidden } = filter
  const list = useMemo(() => {
    if (!events) return null
    const names = new Map(categories.map(({ _id, name }) => [_id, name]))
    const items = itemsOfDay(events, day, { category, calendar, hidden })
    const eventOf = eventsById(events)
    const entry = (item: YearItem) => {
      const event = eventOf.get(item.eventId)
      const category = names.get(item.categoryId ?? '') ?? null
      const zone = event ? foreignZone(event, timezone) : null
      return entryOf(item, day, { category, rrule: event?.recurrence ?? null, zone, isBrief }, t)
    }
    return {
      ...partsOfDay(items, day),
      entryOf: entry,
      counts: {
        events: countEvents(items, { first: day, last: day }),
        items: items.filter(({ status }) => status !== 'cancelled').length,
      },
    }
  }, [events, day, category, calendar, hidden, categories, timezone, isBrief, t])
  const hasFailed = list === null && error !== null
  return { list, failure: hasFailed ? { error, onTryAgain: () => void refetch() } : null }
}

function itemsOfDay(events: readonly Event[], day: Day, filter: Filter) {
  const touching = filterItems(itemsOf(events), filter).filter(({ first, last }) => first <= day && day <= last)
  return itemsOn(indexDays(touching, monthOf(day)), day)
}
