import { routes } from '@dodici/contract/routes'
import { mutationOptions, queryOptions, type MutationFunctionContext } from '@tanstack/react-query'
import { call } from '../../api/client.ts'

export const sessions = queryOptions({
  queryKey: ['sessions'] as const,
  queryFn: ({ signal }) => call(routes.listSessions, { signal }),
})

/** In any case: one that had ended elsewhere is gone too. */
const readAgain = (_outcome: unknown, _asked: unknown, _before: unknown, { client }: MutationFunctionContext) =>
  client.invalidateQueries({ queryKey: sessions.queryKey })

/** Ends one session. */
export const ending = mutationOptions({
  mutationFn: (id: string) => call(routes.endSession, { params: { id } }),
  onSuccess: readAgain,
  onError: readAgain,
  meta: { ownFailure: true, success: 'profile.sessions.ended' },
})

export const endingOthers = mutationOptions({
  mutationFn: () => call(routes.endOtherSessions, {}),
  onSuccess: readAgain,
  onError: readAgain,
  meta: { ownFailure: true, success: 'profile.sessions.othersEnded' },
})
