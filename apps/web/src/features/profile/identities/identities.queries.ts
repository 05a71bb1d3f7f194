import { routes } from '@dodici/contract/routes'
import type { Proof } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { keepWhileAway } from '../../../api/returned-from-elsewhere.ts'
import { goElsewhere } from '../../../api/sign-in-elsewhere.ts'
import { currentLanguage } from '../../../i18n/start.ts'
import { readsAgain } from '../read-again.ts'
import { sessions } from '../sessions.queries.ts'

const PROOF_CHECK = 30_000

export const identities = queryOptions({
  queryKey: ['identities'] as const,
  queryFn: ({ signal }) => call(routes.listIdentities, { signal }),
  // What was confirmed holds for some minutes.
  refetchInterval: ({ state }) => (state.data?.provenUntil == null ? false : PROOF_CHECK),
})

/** Leaves for the issuer, from a section of the profile. */
function leave({ url }: { readonly url: string }, section: string): void {
  keepWhileAway(section)
  goElsewhere(url)
}

/** Goes to the issuer to link an account of it. */
export const linkStart = mutationOptions({
  mutationFn: (body: Proof) => call(routes.startOidcLink, { body }),
  onSuccess: (away) => leave(away, 'identities'),
  meta: { ownFailure: true },
})

export const linking = mutationOptions({
  mutationFn: (code: string) => call(routes.linkIdentity, { body: { code } }),
  ...readsAgain(identities, sessions),
  meta: { ownFailure: true, success: 'profile.identities.linked' },
})

/** Goes there to confirm who is here; the browser comes back to that section. */
export const proofStart = mutationOptions({
  mutationFn: (_section: string) => call(routes.startOidcProof, {}),
  onSuccess: (away, section) => leave(away, section),
  meta: { ownFailure: true },
})

export const proving = mutationOptions({
  mutationFn: (code: string) => call(routes.proveByOidc, { body: { code } }),
  ...readsAgain(identities),
  meta: { ownFailure: true, success: 'profile.identities.proof.done' },
})

export const identityRemoval = mutationOptions({
  mutationFn: ({ id, proof }: { readonly id: string; readonly proof: Proof }) =>
    call(routes.endIdentity, { params: { id }, body: proof }),
  ...readsAgain(identities, sessions),
  meta: { ownFailure: true, success: 'profile.identities.unlinked' },
})

/** Has a link mailed by which a password is chosen. */
export const passwordMail = mutationOptions({
  mutationFn: (email: string) => call(routes.forgotPassword, { body: { email, language: currentLanguage() } }),
  meta: { ownFailure: true },
})
