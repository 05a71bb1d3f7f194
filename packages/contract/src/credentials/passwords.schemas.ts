import { z } from 'zod'
import { API_KEYS_MAX, DEVICE_PASSWORDS_MAX, EMAIL_MAX, FEEDS_MAX, PASSWORD_MAX } from '../limits.ts'
import { EXAMPLE_TOKEN } from '../examples.ts'
import type { Spec } from '../route.ts'
import { emailAddress, language, name, newPassword, plainText } from '../scalars.ts'
import { device } from '../users/users.schemas.ts'
import { code } from './two-step.schemas.ts'

/** Names of the API keys, devices and feeds that go on working; all others end with the old password. */
const keepKeys = z
  .array(name)
  .max(API_KEYS_MAX + DEVICE_PASSWORDS_MAX + FEEDS_MAX)
  .optional()

/** Answered the same whether the address has an account or not. */
export const forgotPassword = {
  body: z.object({ email: emailAddress, language: language.optional() }),
  example: { body: { email: 'ada@example.org', language: 'en' } },
} satisfies Spec

const token = plainText.min(1).max(EMAIL_MAX)

export const resetPassword = {
  body: z.object({ token, newPassword, device, keepKeys }),
  example: { body: { token: EXAMPLE_TOKEN, newPassword: 'eight short blue bottles' } },
  refuses: [409],
} satisfies Spec

/** Names of the API keys, devices and feeds that a reset ends, unless they are kept. The link stays good. */
export const listResetKeys = {
  body: z.object({ token }),
  response: z.array(z.string()),
  example: { body: { token: EXAMPLE_TOKEN } },
} satisfies Spec

export const changePassword = {
  body: z.object({ currentPassword: plainText.max(PASSWORD_MAX), code, newPassword, device, keepKeys }),
  example: { body: { currentPassword: 'seven tall green bottles', newPassword: 'eight short blue bottles' } },
} satisfies Spec
