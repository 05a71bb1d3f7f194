import { routes } from '@dodici/contract/routes'
import type { Milestone } from '@dodici/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** Milestones with their steps. */
export const milestones = queryOptions({
  queryKey: ['milestones'] as const,
  queryFn: ({ signal }) => call(routes.listMilestones, { signal }),
})

/** The steps that wait for their milestone's new day: all that are open, unless it is where they were planned for. */
export const stepsLeftBehind = ({ date, plannedFor, steps }: Milestone): number =>
  date === plannedFor ? 0 : steps.filter(({ eventId, doneAt }) => eventId !== null && doneAt === null).length
