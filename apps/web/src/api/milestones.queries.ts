import { routes } from '@dodici/contract/routes'
import type { Milestone } from '@dodici/contract/types'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** What is prepared for, with its steps. */
export const milestones = queryOptions({
  queryKey: ['milestones'] as const,
  queryFn: ({ signal }) => call(routes.listMilestones, { signal }),
})

/** Whether something of its preparation is still to be done, and in the year. */
export const hasOpenSteps = ({ steps }: Milestone): boolean =>
  steps.some(({ eventId, doneAt }) => eventId !== null && doneAt === null)
