import { z } from 'zod'
import { EMAIL_MAX, PASSWORD_MAX } from './limits.ts'
import type { Spec } from './route.ts'
import { emailAddress, language, newPassword, plainText } from './scalars.ts'
import { device } from './users.schemas.ts'

/** Answered the same whether the address has an account or not. */
export const forgotPassword = {
  body: z.object({ email: emailAddress, language: language.optional() }),
} satisfies Spec

export const resetPassword = {
  body: z.object({ token: plainText.min(1).max(EMAIL_MAX), newPassword, device }),
} satisfies Spec

export const changePassword = {
  body: z.object({ currentPassword: plainText.max(PASSWORD_MAX), newPassword, device }),
} satisfies Spec
