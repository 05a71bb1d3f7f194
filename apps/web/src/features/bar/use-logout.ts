import { routes } from '@dodici/contract/routes'
import { call } from '../../api/client.ts'
import { leaveStoredSession } from '../../api/stored-session.ts'
import { stopPush } from '../../pwa/push-here.ts'

/**
 * Ends the session in this browser at once, however long the server takes. It is told with the token, which a call takes
 * as it begins; one that cannot be reached forgets the session by itself, in time. Nothing of theirs is pushed to this browser any more:
 * it needs no server for that, which forgets the device when its next push comes back.
 */
function logout(): void {
  const told = call(routes.logout, {})
  leaveStoredSession()
  void stopPush()
  // Nobody is there any more to hear that it failed.
  told.catch(() => undefined)
}

/** Signs out. Whoever shows what only a signed-in person sees notices by the token, which is gone. */
export const useLogout = (): (() => void) => logout
