import { z } from 'zod'
import type { Spec } from '../route.ts'
import { emailAddress, inviteCode, language } from '../scalars.ts'
import { register, session } from '../users/users.schemas.ts'

/** Answered the same whether the address is known or not. */
export const requestBeta = {
  body: z.object({ email: emailAddress, language: language.optional() }),
} satisfies Spec

export const registerBeta = {
  body: register.body.extend({ inviteCode }),
  response: session,
} satisfies Spec

export type NewBetaUser = z.input<typeof registerBeta.body>
