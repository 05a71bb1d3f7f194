import { z } from 'zod'
import { OFFER_MAX, PASSKEY_BYTES_MAX } from '../limits.ts'
import type { Spec } from '../route.ts'
import { id, instant, name, plainText } from '../scalars.ts'
import { device, session } from '../users/users.schemas.ts'
import { proof } from './two-step.schemas.ts'

/** Bytes as browsers write them for WebAuthn (base64url). */
const bytes = z
  .string()
  .regex(/^[\w-]*$/, 'must be base64url')
  .max(PASSKEY_BYTES_MAX)

/** What WebAuthn asks of a browser: see `PublicKeyCredential.parseRequestOptionsFromJSON`, and for a new one `parseCreationOptionsFromJSON`. */
const options = z.record(z.string(), z.unknown())

/** It comes back with the answer of the browser, within five minutes. */
const ticket = plainText.min(1).max(OFFER_MAX)
const challenge = z.object({ ticket: z.string(), options }).meta({ id: 'PasskeyChallenge' })

const credential = { id: bytes, rawId: bytes, type: z.literal('public-key'), clientExtensionResults: z.object({}) }

export const askPasskey = { response: challenge } satisfies Spec

export const loginByPasskey = {
  body: z.object({
    ticket,
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        authenticatorData: bytes,
        signature: bytes,
        userHandle: bytes.optional(),
      }),
    }),
    device,
  }),
  response: session,
} satisfies Spec

/** A passkey as it is listed. */
export const passkey = z
  .object({ _id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' })

export const listPasskeys = { response: z.array(passkey) } satisfies Spec

export const offerPasskey = { body: z.object(proof), response: challenge } satisfies Spec

export const createPasskey = {
  body: z.object({
    ticket,
    name,
    credential: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: bytes,
        attestationObject: bytes,
        transports: z.array(z.string().max(30)).max(10).optional(),
      }),
    }),
  }),
  response: passkey,
} satisfies Spec

export const endPasskey = { params: z.object({ id }), body: z.object(proof) } satisfies Spec

export type Passkey = z.output<typeof passkey>
export type PasskeyChallenge = z.output<typeof challenge>
export type PasskeyLogin = z.input<typeof loginByPasskey.body>
export type NewPasskey = z.input<typeof createPasskey.body>
