import { routes } from '@dodici/contract/routes'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { leaveStoredSession } from '../../api/stored-session.ts'
import { stopPush } from '../../pwa/push-subscription.ts'
import { readsAgain } from './read-again.ts'

export const sessions = queryOptions({
  queryKey: ['sessions'] as const,
  queryFn: ({ signal }) => call(routes.listSessions, { signal }),
})

/** Ends one session. */
export const ending = mutationOptions({
  mutationFn: (id: string) => call(routes.endSession, { params: { id } }),
  ...readsAgain(sessions),
  meta: { ownFailure: true, success: 'profile.sessions.ended' },
})

/** Ends all that has access, also this session: nothing is read again with it. */
export const revokingAll = mutationOptions({
  mutationFn: async (onRevoked: () => void) => {
    await call(routes.revokeAll, {})
    onRevoked()
    leaveStoredSession()
    // Pushes to this browser would be read by the next person.
    void stopPush()
  },
  meta: { ownFailure: true },
})

export const endingOthers = mutationOptions({
  mutationFn: () => call(routes.endOtherSessions, {}),
  ...readsAgain(sessions),
  meta: { ownFailure: true, success: 'profile.sessions.othersEnded' },
})
