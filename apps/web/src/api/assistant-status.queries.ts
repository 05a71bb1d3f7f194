import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'

/** Which assistant is active, and what is sent where. */
export const assistantStatus = queryOptions({
  queryKey: ['assistant-status'] as const,
  queryFn: ({ signal }) => call(routes.readAssistantStatus, { signal }),
  staleTime: 60_000,
})
