import { routes } from '@dodici/contract/routes'
import type { NewPasskey, PasskeyChallenge, Proof } from '@dodici/contract/types'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/client.ts'
import { readsAgain } from '../read-again.ts'
import { sessions } from '../sessions.queries.ts'

export const passkeys = queryOptions({
  queryKey: ['passkeys'] as const,
  queryFn: ({ signal }) => call(routes.listPasskeys, { signal }),
})

/** Has the browser make a passkey. */
type MakePasskey = (options: PasskeyChallenge['options']) => Promise<NewPasskey['credential']>

/** Makes a passkey under a name, with the proof that it is the person themself. */
export const passkeyCreation = mutationOptions({
  mutationFn: async ({ name, proof, make }: { name: string; proof: Proof; make: MakePasskey }) => {
    const { ticket, options } = await call(routes.offerPasskey, { body: proof })
    return call(routes.createPasskey, { body: { ticket, name, credential: await make(options) } })
  },
  ...readsAgain(passkeys, sessions),
  meta: { ownFailure: true, success: 'profile.passkeys.added' },
})

export const passkeyRemoval = mutationOptions({
  mutationFn: ({ id, proof }: { readonly id: string; readonly proof: Proof }) =>
    call(routes.endPasskey, { params: { id }, body: proof }),
  ...readsAgain(passkeys, sessions),
  meta: { ownFailure: true, success: 'profile.passkeys.removed' },
})
