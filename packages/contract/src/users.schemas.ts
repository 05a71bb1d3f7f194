import { z } from 'zod'
import { EMAIL_MAX, PASSWORD_MAX } from './limits.ts'
import { country, emailAddress, instant, language, name, newPassword, plainText, zoneName } from './scalars.ts'
import type { Spec } from './route.ts'

export const plan = z.enum(['basic', 'pro', 'enterprise'])
const weekStart = z.enum(['monday', 'sunday'])

/** What of the calendar a model may be told: titles and days alone, all but descriptions, or everything; `off`: no helpers. */
const assistantSetting = z.enum(['off', 'titles', 'noDescriptions', 'everything'])

export const user = z
  .object({
    _id: z.string(),
    username: z.string(),
    email: z.string(),
    plan,
    language,
    timezone: z.string(),
    weekStart,
    country: z.string().nullable(),
    assistant: assistantSetting,
    createdAt: instant,
  })
  .meta({ id: 'User' })

export const session = z.object({ user, token: z.string() }).meta({ id: 'Session' })

/** What a new person's page knows of them already; all of it can be changed later. */
const preferences = {
  language: language.optional(),
  timezone: zoneName.optional(),
  weekStart: weekStart.optional(),
  country: country.nullable().optional(),
}

export const login = {
  body: z.object({ email: plainText.max(EMAIL_MAX), password: plainText.max(PASSWORD_MAX) }),
  response: session,
} satisfies Spec

export const register = {
  body: z.object({ username: name, email: emailAddress, password: newPassword, ...preferences }),
  response: session,
} satisfies Spec

export const logout = {} satisfies Spec

export const readProfile = { response: user } satisfies Spec

export const updateProfile = {
  body: z.object({ username: name.optional(), assistant: assistantSetting.optional(), ...preferences }),
  response: user,
} satisfies Spec
