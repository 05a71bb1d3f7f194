import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** What the assistant has read, newest first. */
export const assistantLog = queryOptions({
  queryKey: ['assistant-log'] as const,
  queryFn: ({ signal }) => call(routes.listAssistantLog, { signal }),
})
