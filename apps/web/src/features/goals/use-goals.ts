import type { Goal } from '@dodici/contract/types'
import { formatDay, twelveMonths, type Month } from '@dodici/core/date'
import { useQueries, type UseQueryResult } from '@tanstack/react-query'
import { yearsTouched } from '../../address/shown-months.ts'
import { goalsOf } from '../../api/goals.queries.ts'

/** The goals that touch twelve months, and how many touch each of their calendar years. */
export interface GoalsRead {
  /** Undefined until all years are read. */
  readonly data: readonly Goal[] | undefined
  readonly byYear: readonly { readonly year: number; readonly count: number }[]
  readonly isError: boolean
  readonly error: unknown
  readonly refetch: () => unknown
}

/** Reads the goals that touch twelve months. */
export function useGoals(from: Month, isWanted = true): GoalsRead {
  const years = yearsTouched(from)
  const reads = useQueries({ queries: years.map((year) => ({ ...goalsOf(year), enabled: isWanted })) })
  const answers = reads.map(({ data }) => data)
  return {
    data: answers.every((goals) => goals !== undefined) ? within(from, answers.flat()) : undefined,
    byYear: years.flatMap((year, index) => countOf(year, answers[index])),
    isError: reads.some(({ isError }) => isError),
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(reads.filter(({ isError }) => isError).map((read: UseQueryResult) => read.refetch())),
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
