import { routes } from '@dodici/contract/routes'
import { call } from '../../api/client.ts'
import { goElsewhere } from '../../api/sign-in-elsewhere.ts'
import { leaveStoredSession, wasBegunElsewhere } from '../../api/stored-session.ts'
import { stopPush } from '../../pwa/push-subscription.ts'

/**
 * Ends the session in this browser at once, however long the server takes. The request captures the token when it
 * starts; if the server is unreachable, the session expires there by itself. Push is unsubscribed in the browser
 * without the server, which forgets the device when its next push is rejected.
 */
function logout(): void {
  const told = call(routes.logout, {})
  if (wasBegunElsewhere()) void endElsewhere()
  leaveStoredSession()
  void stopPush()
  // Nobody is there to be told of a failure.
  told.catch(() => undefined)
}

/** Who signed in elsewhere is led there to sign out there too, if it can be done. Here they are signed out in any case. */
async function endElsewhere(): Promise<void> {
  const { url } = await call(routes.readOidcEnd, {}).catch(() => ({ url: null }))
  if (url !== null) goElsewhere(url)
}

/** Signs out. Components for signed-in people notice that the token is gone. */
export const useLogout = (): (() => void) => logout
