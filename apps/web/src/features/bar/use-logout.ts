import { routes } from '@dodici/contract/routes'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { leaveStoredSession } from '../../api/stored-session.ts'

/**
 * Ends the session on the server, and in this browser also where the server cannot be reached. It is over before the
 * query client hears of a success: reading anew what a write may have changed would be refused.
 */
const endSession = mutationOptions({
  mutationFn: () => call(routes.logout, {}).finally(leaveStoredSession),
  meta: { silent: true },
})

/** Signs out. Whoever shows what only a signed-in person sees notices by the token, which is gone. */
export function useLogout(): () => void {
  const { mutate } = useMutation(endSession)
  return () => mutate()
}
