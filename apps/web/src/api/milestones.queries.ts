import { routes } from '@dodici/contract/routes'
import type { Milestone } from '@dodici/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** Milestones with their steps. */
export const milestones = queryOptions({
  queryKey: ['milestones'] as const,
  queryFn: ({ signal }) => call(routes.listMilestones, { signal }),
})

/** Whether a preparation still has an open step in the year. */
export const hasOpenSteps = ({ steps }: Milestone): boolean =>
  steps.some(({ eventId, doneAt }) => eventId !== null && doneAt === null)
