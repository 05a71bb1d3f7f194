import { z } from 'zod'
import { EXAMPLE_TOKEN } from '../examples.ts'
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

/** What a browser answers; the bytes are cut short. */
const exampleCredential = (response: object) => ({
  ...{ id: 'c29tZS1pZA', rawId: 'c29tZS1pZA', type: 'public-key', clientExtensionResults: {} },
  response: { clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4ifQ', ...response },
})

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
  example: {
    body: {
      ticket: EXAMPLE_TOKEN,
      credential: exampleCredential({ authenticatorData: 'SZYN5YgOjGh0NBc', signature: 'MEUCIQDp' }),
    },
  },
} satisfies Spec

/** A passkey as it is listed. */
export const passkey = z
  .object({ _id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' })

export const listPasskeys = { response: z.array(passkey) } satisfies Spec

const example = { body: { password: 'seven tall green bottles' } }

export const offerPasskey = { body: z.object(proof), response: challenge, example } satisfies Spec

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
  example: {
    body: {
      ticket: EXAMPLE_TOKEN,
      name: 'Laptop',
      credential: exampleCredential({ attestationObject: 'o2NmbXRkbm9uZQ' }),
    },
  },
} satisfies Spec

export const endPasskey = { params: z.object({ id }), body: z.object(proof), example } satisfies Spec

export type Passkey = z.output<typeof passkey>
export type PasskeyChallenge = z.output<typeof challenge>
export type PasskeyLogin = z.input<typeof loginByPasskey.body>
export type NewPasskey = z.input<typeof createPasskey.body>
