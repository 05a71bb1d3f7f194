import { routes } from '@dodici/contract/routes'
import type { EmailChange, User } from '@dodici/contract/types'
import { mutationOptions, type MutationFunctionContext } from '@tanstack/react-query'
import { call } from '../../api/client.ts'
import { profile } from '../../api/profile.queries.ts'
import { storedToken, storeUser } from '../../api/stored-session.ts'

/** Sends the confirmation link again. */
export const confirmationMail = mutationOptions({
  mutationFn: () => call(routes.sendConfirmation, {}),
  meta: { ownFailure: true },
})

/** Updates the person here and in this browser's copy. */
function keepUser(user: User, _asked: unknown, _before: unknown, { client }: MutationFunctionContext): void {
  if (storedToken() !== null) storeUser(user)
  client.setQueryData(profile.queryKey, user)
}

/** Requests another address. */
export const emailChange = mutationOptions({
  scope: { id: 'profile' },
  mutationFn: (body: EmailChange) => call(routes.changeEmail, { body }),
  onSuccess: keepUser,
  meta: { ownFailure: true },
})

/** Keeps the present address after all. */
export const emailKeeping = mutationOptions({
  scope: { id: 'profile' },
  mutationFn: () => call(routes.keepEmail, {}),
  onSuccess: keepUser,
  meta: { ownFailure: true },
})
