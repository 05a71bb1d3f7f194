import { routes } from '@dodici/contract/routes'
import { call } from '../../api/client.ts'
import { leaveStoredSession } from '../../api/stored-session.ts'
import { stopPush } from '../../pwa/push-subscription.ts'

/**
 * Ends the session in this browser at once, however long the server takes. The request captures the token when it
 * starts; if the server is unreachable, the session expires there by itself. Push is unsubscribed in the browser
 * without the server, which forgets the device when its next push is rejected.
 */
function logout(): void {
  const told = call(routes.logout, {})
  leaveStoredSession()
  void stopPush()
  // Nobody is there to be told of a failure.
  told.catch(() => undefined)
}

/** Signs out. Components for signed-in people notice that the token is gone. */
export const useLogout = (): (() => void) => logout
