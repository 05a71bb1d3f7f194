import { z } from 'zod'
import { EXAMPLE_TOKEN } from '../examples.ts'
import { DEVICE_MAX, EMAIL_MAX, OIDC_CODE_MAX } from '../limits.ts'
import type { Spec } from '../route.ts'
import { id, instant, plainText } from '../scalars.ts'
import { device, preferences, session } from '../users/users.schemas.ts'
import { proof } from './two-step.schemas.ts'

/** A page of the issuer, where the browser is sent. */
const away = z.object({ url: z.string() }).meta({ id: 'SignInElsewhere' })

const exampleProof = { body: { password: 'seven tall green bottles' } }

export const startOidc = { response: away, refuses: [404] } satisfies Spec

export const startOidcLink = {
  body: z.object(proof),
  response: away,
  example: exampleProof,
  refuses: [404],
} satisfies Spec

export const startOidcProof = { response: away, refuses: [404] } satisfies Spec

/** What the issuer says (RFC 6749 4.1.2, RFC 9207). */
const said = plainText.max(OIDC_CODE_MAX).optional()
export const returnFromOidc = {
  // Some issuers say more, such as `session_state` and `error_description`; nothing is made of it.
  query: z.looseObject({ state: said, code: said, iss: said, error: said }),
  refuses: [404],
} satisfies Spec

/** It works once, for a minute, and in the browser that has begun. */
const code = plainText.min(1).max(DEVICE_MAX)
const exampleCode = { body: { code: EXAMPLE_TOKEN } }

export const loginByOidc = {
  body: z.object({ code, device, ...preferences }),
  response: session,
  example: { body: { code: EXAMPLE_TOKEN, language: 'en', timezone: 'Europe/London' } },
  refuses: [403, 409],
} satisfies Spec

/** An account elsewhere, as it is listed. */
const identity = z
  .object({
    _id: z.string(),
    /** Who keeps it. */
    issuer: z.string(),
    /** The address that it had when it was linked; only to tell it by. */
    email: z.string().max(EMAIL_MAX).nullable(),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'Identity' })

export const linkIdentity = { body: z.object({ code }), response: identity, example: exampleCode } satisfies Spec

export const proveByOidc = {
  body: z.object({ code }),
  response: z.object({ until: instant }).meta({ id: 'ProvenUntil' }),
  example: exampleCode,
} satisfies Spec

export const readOidcEnd = {
  response: z
    .object({
      /** Null where nobody else signs people in, or signs nobody out. */
      url: z.string().nullable(),
    })
    .meta({ id: 'SignOutElsewhere' }),
} satisfies Spec

export const listIdentities = {
  response: z
    .object({
      /** Without one, an account elsewhere is the only way in, and stays. */
      hasPassword: z.boolean(),
      /** Until when this session is asked for no password, because it was shown elsewhere who is there; null if it was not. */
      provenUntil: instant.nullable(),
      identities: z.array(identity),
    })
    .meta({ id: 'Identities' }),
} satisfies Spec

export const endIdentity = {
  params: z.object({ id }),
  body: z.object(proof),
  example: exampleProof,
} satisfies Spec

export type Identity = z.output<typeof identity>
export type Identities = z.output<typeof listIdentities.response>
export type OidcLogin = z.output<typeof loginByOidc.body>
export type OidcReturn = z.output<typeof returnFromOidc.query>
