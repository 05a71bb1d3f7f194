import type { Event, Goal } from '@dodici/contract/types'
import { parseDay, parseWall, yearOf } from '@dodici/core/date'
import { goalMatcher } from '@dodici/core/goals'
import { measureRules } from '@dodici/core/load'
import { yearItems, type YearItem } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { CountedFigure } from '../../address/counted-figure.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { goalsOf } from '../../api/goals.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { yearEvents } from '../../api/year.queries.ts'
import { wallOfInstant } from '../../i18n/wall-of-instant.ts'
import { countedList } from './counted-list.ts'

/** What a figure counted, from the year that the page has loaded. */
export function useCounted(figure: CountedFigure) {
  const year = yearOf(parseDay(figure.from) ?? 0)
  const events = useQuery(yearEvents(year))
  const { goal, reading: ofGoals } = useGoal(figure.goal, year)
  const { data: user } = useQuery(profile)
  const { data: ownCategories } = useQuery(categories)
  const { data: ownCalendars } = useQuery(calendars)
  const loaded = events.data?.events
  const items = useMemo(() => loaded && yearItems(loaded), [loaded])
  const [openedAt] = useState(() => new Date())
  const list = useMemo(() => {
    if (!items || !user || !ownCategories || !ownCalendars || goal === undefined) return null
    return countedList(figure, {
      items,
      ...{ categories: ownCategories, calendars: ownCalendars },
      isOfGoal: goal && countsFor(goal, loaded ?? []),
      // A profile stored by an older version lacks it.
      rules: measureRules((user as Partial<typeof user>).allDayHours ?? 0, ownCategories),
      now: parseWall(wallOfInstant(openedAt, user.timezone)) ?? 0,
    })
  }, [figure, items, loaded, goal, user, ownCategories, ownCalendars, openedAt])
  return {
    ...{ year, list, goal: goal ?? null, categories: ownCategories ?? [] },
    reading: figure.goal !== null && ofGoals.isError ? ofGoals : events,
    isTruncated: events.data?.isTruncated ?? false,
  }
}

/** The goal of a figure: null where it has none, undefined while it is not known. One that is gone counts nothing. */
function useGoal(id: string | null, year: number) {
  const reading = useQuery({ ...goalsOf(year), enabled: id !== null })
  const goal: CountingGoal | null | undefined =
    id === null ? null : reading.data && (reading.data.find(({ _id }) => _id === id) ?? GONE)
  return { goal, reading }
}

/** What is needed of a goal to list what it counts. */
export interface CountingGoal extends Pick<
  Goal,
  '_id' | 'title' | 'kind' | 'from' | 'to' | 'matchCategoryId' | 'matchText'
> {
  readonly progress: Pick<Goal['progress'], 'value'>
}

const GONE: CountingGoal = {
  ...{ _id: '', title: '', kind: 'count', from: '', to: '' },
  ...{ matchCategoryId: null, matchText: null, progress: { value: 0 } },
}

/** Whether an occurrence counts for a goal, which its event may be linked to. */
function countsFor(goal: CountingGoal, events: readonly Event[]): (item: YearItem) => boolean {
  const goalIds = new Map(events.map(({ _id, goalId }) => [_id, goalId]))
  const matches = goalMatcher({ ...goal, id: goal._id })
  return (item) => matches({ ...item, goalId: goalIds.get(item.eventId) ?? null })
}
