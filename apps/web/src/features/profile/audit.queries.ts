import { routes } from '@dodici/contract/routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

/** What was done with the account, newest first. */
export const audit = queryOptions({
  queryKey: ['audit'] as const,
  queryFn: ({ signal }) => call(routes.listAudit, { signal }),
})
