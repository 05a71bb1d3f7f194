import type { Goal } from '@dodici/contract/types'
import { formatDay, twelveMonths, type Month } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { yearsTouched } from '../../address/shown-months.ts'
import { goalsOf } from '../../api/goals.queries.ts'

/** The goals that touch twelve months. */
export interface GoalsRead {
  /** Undefined until all of them are read. */
  readonly data: readonly Goal[] | undefined
  /** How many touch each calendar year that is read. */
  readonly byYear: readonly { readonly year: number; readonly count: number }[]
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

/** Reads the goals that touch twelve months. */
export function useGoals(from: Month, isWanted = true): GoalsRead {
  const [earlier = 0, later] = yearsTouched(from)
  const first = useQuery({ ...goalsOf(earlier), enabled: isWanted })
  // A calendar year is asked for once: the same request serves both.
  const second = useQuery({ ...goalsOf(later ?? earlier), enabled: isWanted })
  const reads = later === undefined ? [first] : [first, second]
  const answers = [first.data, second.data]
  return {
    data: answers.every((goals) => goals !== undefined) ? within(from, answers.flat()) : undefined,
    byYear: yearsTouched(from).flatMap((year, index) => countOf(year, answers[index])),
    isError: reads.some(({ isError }) => isError),
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(reads.filter(({ isError }) => isError).map(({ refetch }) => refetch())),
  }
}

const countOf = (year: number, goals: readonly Goal[] | undefined) =>
  goals === undefined ? [] : [{ year, count: goals.length }]

/** Each goal once, as far as its days are some of these. */
function within(from: Month, goals: readonly Goal[]): readonly Goal[] {
  const span = twelveMonths(from)
  const [first, last] = [formatDay(span.first), formatDay(span.last)]
  const touching = goals.filter((goal) => goal.from <= last && goal.to >= first)
  return [...new Map(touching.map((goal) => [goal._id, goal])).values()]
}
