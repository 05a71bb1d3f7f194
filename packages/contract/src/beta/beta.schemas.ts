import { z } from 'zod'
import type { Spec } from '../route.ts'
import { emailAddress, inviteCode, language } from '../scalars.ts'
import { register, session } from '../users/users.schemas.ts'

/** Answered the same whether the address is known or not. */
export const requestBeta = {
  body: z.object({ email: emailAddress, language: language.optional() }),
  example: { body: { email: 'grace@example.org', language: 'en' } },
  refuses: [403],
} satisfies Spec

export const registerBeta = {
  body: register.body.extend({ inviteCode }),
  response: session,
  example: {
    body: {
      username: 'Grace',
      email: 'grace@example.org',
      password: 'seven tall green bottles',
      language: 'en',
      inviteCode: 'DODICI-7KQ2-M9XF',
    },
  },
  refuses: [403, 409],
} satisfies Spec

export type NewBetaUser = z.input<typeof registerBeta.body>
