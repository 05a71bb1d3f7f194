import { z } from 'zod'
import { EXAMPLE_CODE, EXAMPLE_TOKEN } from '../examples.ts'
import { CODE_MAX, EMAIL_MAX, OFFER_MAX, PASSWORD_MAX } from '../limits.ts'
import type { Spec } from '../route.ts'
import { instant, plainText } from '../scalars.ts'
import { device, session } from '../users/users.schemas.ts'

const typedCode = plainText.min(1).max(CODE_MAX)

/**
 * A code of the person's app, or one of their recovery codes. An account with two-step sign-in wants one wherever it wants
 * the password.
 */
export const code = typedCode.optional()

/** That it is the person themself who asks, and not whoever has found their session. */
export const proof = { password: plainText.max(PASSWORD_MAX), code, device }

export const verifyLogin = {
  body: z.object({ step: plainText.min(1).max(EMAIL_MAX), code: typedCode, device }),
  response: session,
  example: { body: { step: EXAMPLE_TOKEN, code: EXAMPLE_CODE } },
} satisfies Spec

export const readTwoStep = {
  response: z
    .object({
      /** Since when signing in takes a code of an app; null where it does not. */
      since: instant.nullable(),
      /** How many recovery codes are left. */
      recoveryCodes: z.number().int(),
    })
    .meta({ id: 'TwoStep' }),
} satisfies Spec

export const offerTwoStep = {
  body: z.object(proof),
  response: z
    .object({
      /** Comes back with the first code. */
      offer: z.string(),
      /** For an app, in base 32 (RFC 4648). */
      secret: z.string(),
      /** The same as an address that apps read from a QR code: `otpauth://totp/...`. */
      uri: z.string(),
    })
    .meta({ id: 'TwoStepOffer' }),
  example: { body: { password: 'seven tall green bottles' } },
} satisfies Spec

const exampleProof = { body: { password: 'seven tall green bottles', code: EXAMPLE_CODE } }

/** Recovery codes, shown this once. */
const newCodes = z.object({ recoveryCodes: z.array(z.string()) }).meta({ id: 'NewRecoveryCodes' })

export const startTwoStep = {
  body: z.object({ offer: plainText.min(1).max(OFFER_MAX), code: typedCode }),
  response: newCodes,
  example: { body: { offer: EXAMPLE_TOKEN, code: EXAMPLE_CODE } },
} satisfies Spec

export const endTwoStep = { body: z.object(proof), example: exampleProof } satisfies Spec

export const renewRecoveryCodes = {
  body: z.object(proof),
  response: newCodes,
  example: exampleProof,
} satisfies Spec

export type TwoStep = z.output<typeof readTwoStep.response>
export type TwoStepOffer = z.output<typeof offerTwoStep.response>
export type Proof = z.input<typeof endTwoStep.body>
