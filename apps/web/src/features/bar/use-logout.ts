import { routes } from '@dodici/contract/routes'
import { mutationOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { clearStoredSession } from '../../api/stored-session.ts'

/** Ends the session on the server, and in this browser also where the server cannot be reached. */
const endSession = mutationOptions({
  mutationFn: () => call(routes.logout, {}),
  onSettled: clearStoredSession,
  meta: { silent: true },
})

/** Signs out. Whoever shows what only a signed-in person sees notices by the token, which is gone. */
export function useLogout(): () => void {
  const { mutate } = useMutation(endSession)
  return () => mutate()
}
