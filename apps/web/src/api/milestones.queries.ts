import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** What is prepared for, with its steps. */
export const milestones = queryOptions({
  queryKey: ['milestones'] as const,
  queryFn: ({ signal }) => call(routes.listMilestones, { signal }),
})
