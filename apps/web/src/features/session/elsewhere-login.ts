import { routes } from '@dodici/contract/routes'
import type { Session } from '@dodici/contract/types'
import { call } from '../../api/client.ts'
import { keepWhileAway } from '../../api/returned-from-elsewhere.ts'
import { goElsewhere, signInElsewhere } from '../../api/sign-in-elsewhere.ts'
import { wasLeft } from '../../api/stored-session.ts'
import { withToken } from './sign-in.ts'
import { newcomerFacts } from './sign-up.ts'

const GONE = 'gone-elsewhere'

/** Goes to the issuer; `state` is what the page is to know when the browser comes back. */
export async function leaveToSignIn(state: unknown): Promise<void> {
  const { url } = await call(routes.startOidc, {})
  keepWhileAway(state)
  goElsewhere(url)
}

/** Signs in with the code that the browser has come back with; whoever comes for the first time gets an account. */
export const loginElsewhere = (code: string): Promise<Session & { readonly isElsewhere: true }> =>
  call(routes.loginByOidc, { body: { code, ...newcomerFacts() } }).then((session) => ({
    ...withToken(session),
    isElsewhere: true,
  }))

/**
 * Whether the page goes there by itself: not for who has just signed out, nor twice for who came back without an answer, by
 * the button of the browser. Asking counts as going.
 */
export function goesByItself(): boolean {
  if (signInElsewhere()?.isAuto !== true || wasLeft() || !navigator.onLine) return false
  const hasGone = sessionStorage.getItem(GONE) !== null
  if (hasGone) sessionStorage.removeItem(GONE)
  else sessionStorage.setItem(GONE, 'there')
  return !hasGone
}

/** The browser has come back as it should. */
export const forgetGone = (): void => sessionStorage.removeItem(GONE)
