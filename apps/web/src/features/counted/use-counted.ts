import type { Event, Goal } from '@dodici/contract/types'
import { parseWall } from '@dodici/core/date'
import { goalMatcher } from '@dodici/core/goals'
import { measureRules } from '@dodici/core/load'
import { itemsOfYears, type YearItem } from '@dodici/core/year'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { yearsIn, type CountedFigure } from '../../address/counted-figure.ts'
import { calendars } from '../../api/calendars.queries.ts'
import { categories } from '../../api/categories.queries.ts'
import { goalsOf } from '../../api/goals.queries.ts'
import { profile } from '../../api/profile.queries.ts'
import { useYearsTogether } from '../../api/years-together.ts'
import { wallOfInstant } from '../../i18n/wall-of-instant.ts'
import { countedList } from './counted-list.ts'

/** What a figure counted, from its years as the page shows them. */
export function useCounted(figure: CountedFigure) {
  const years = yearsIn(figure)
  const events = useYearsTogether(years)
  const { goal, reading: ofGoals } = useGoal(figure.goal, years[0] ?? 0)
  const { data: user } = useQuery(profile)
  const { data: ownCategories } = useQuery(categories)
  const { data: ownCalendars } = useQuery(calendars)
  const { loaded } = events
  const all = useMemo(() => loaded?.flatMap((year) => year.events), [loaded])
  const items = useMemo(() => loaded && itemsOfYears(loaded.map(({ events }) => events)), [loaded])
  const [openedAt] = useState(() => new Date())
  const list = useMemo(() => {
    if (!all || !items || !user || !ownCategories || !ownCalendars || goal === undefined) return null
    return countedList(figure, {
      items,
      ...{ categories: ownCategories, calendars: ownCalendars },
      isOfGoal: goal && countsFor(goal, all),
      // A profile stored by an older version lacks it.
      rules: measureRules((user as Partial<typeof user>).allDayHours ?? 0, ownCategories),
      now: parseWall(wallOfInstant(openedAt, user.timezone)) ?? 0,
    })
  }, [figure, all, items, goal, user, ownCategories, ownCalendars, openedAt])
  return {
    ...{ list, goal: goal ?? null, categories: ownCategories ?? [] },
    reading: figure.goal !== null && ofGoals.isError ? ofGoals : events.reading,
    truncated: years.filter((_, index) => loaded?.[index]?.isTruncated === true),
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
