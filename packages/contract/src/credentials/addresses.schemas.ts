import { z } from 'zod'
import { EMAIL_MAX, PASSWORD_MAX } from '../limits.ts'
import { EXAMPLE_TOKEN } from '../examples.ts'
import type { Spec } from '../route.ts'
import { emailAddress, plainText } from '../scalars.ts'
import { device, user } from '../users/users.schemas.ts'
import { code } from './two-step.schemas.ts'

export const confirmEmail = {
  body: z.object({ token: plainText.min(1).max(EMAIL_MAX) }),
  /** The address that is confirmed now. */
  response: z.object({ email: z.string() }).meta({ id: 'ConfirmedEmail' }),
  example: { body: { token: EXAMPLE_TOKEN } },
  refuses: [409],
} satisfies Spec

export const sendConfirmation = {} satisfies Spec

/** Answered the same whether the new address has an account or not. */
export const changeEmail = {
  body: z.object({ newEmail: emailAddress, currentPassword: plainText.max(PASSWORD_MAX), code, device }),
  response: user,
  example: { body: { newEmail: 'ada.l@example.org', currentPassword: 'seven tall green bottles' } },
} satisfies Spec

export const keepEmail = { response: user } satisfies Spec

export type EmailChange = z.input<typeof changeEmail.body>
