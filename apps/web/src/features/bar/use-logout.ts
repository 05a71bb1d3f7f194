import { routes } from '@dodici/contract/routes'
import { call } from '../../api/client.ts'
import { leaveStoredSession } from '../../api/stored-session.ts'

/**
 * Ends the session in this browser at once, however long the server takes. It is told with the token, which a call takes
 * as it begins; one that cannot be reached forgets the session by itself, in time.
 */
function logout(): void {
  const told = call(routes.logout, {})
  leaveStoredSession()
  // Nobody is there any more to hear that it failed.
  told.catch(() => undefined)
}

/** Signs out. Whoever shows what only a signed-in person sees notices by the token, which is gone. */
export const useLogout = (): (() => void) => logout
