import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { NewPasskey, PasskeyChallenge, PasskeyLogin } from '@dodici/contract/types'

/** What is not as it should be. */
export interface Faults {
  readonly origin?: string
  readonly rpId?: string
  readonly challenge?: string
  /** Its user was there, but not verified. */
  readonly isUnverified?: boolean
  readonly isSignedByAnother?: boolean
  readonly userHandle?: string
  readonly counter?: number
}

/** An authenticator with one passkey, as a phone has it, with ES256 and without attestation. */
export interface SoftwareAuthenticator {
  readonly make: (offer: PasskeyChallenge, faults?: Faults) => Omit<NewPasskey, 'name'>
  readonly answer: (asked: PasskeyChallenge, faults?: Faults) => Pick<PasskeyLogin, 'ticket' | 'credential'>
}

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_KEY = 0x40
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer): string => Buffer.from(data).toString('base64url')

/** CBOR (RFC 8949) of a text, of bytes from 24 to 64 KB, and of a map of what is encoded already; as short as it can be. */
const text = (value: string): Buffer => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
function bytes(value: Buffer): Buffer {
  if (value.length < 256) return Buffer.concat([Buffer.from([0x58, value.length]), value])
  const length = Buffer.from([0x59, 0, 0])
  length.writeUInt16BE(value.length, 1)
  return Buffer.concat([length, value])
}
const map = (...pairs: Buffer[]): Buffer => Buffer.concat([Buffer.from([0xa0 + pairs.length / 2]), ...pairs])
/** A whole number from -24 to 23. */
const integer = (value: number): Buffer => Buffer.from([value < 0 ? 0x20 - value - 1 : value])

export function softwareAuthenticator(origin: string, userId: string): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  } as const
  let counter = 0
  const clientData = (type: string, { options }: PasskeyChallenge, faults: Faults): Buffer => {
    const challenge = faults.challenge ?? options['challenge']
    return Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }))
  }
  const data = (flags: number, faults: Faults): Buffer => {
    const head = Buffer.alloc(37)
    sha256(faults.rpId ?? new URL(origin).hostname).copy(head)
    head.writeUInt8(USER_PRESENT | (faults.isUnverified ? 0 : USER_VERIFIED) | flags, 32)
    head.writeUInt32BE(faults.counter ?? (counter += 1), 33)
    return head
  }
  const cose = map(
    ...[integer(1), integer(2), integer(3), integer(-7), integer(-1), integer(1)],
    ...[integer(-2), bytes(Buffer.from(x, 'base64url')), integer(-3), bytes(Buffer.from(y, 'base64url'))],
  )
  return {
    make: (offer, faults = {}) => {
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const authData = Buffer.concat([data(HAS_KEY, faults), Buffer.alloc(16), length, id, cose])
      const object = map(text('fmt'), text('none'), text('attStmt'), map(), text('authData'), bytes(authData))
      const clientDataJSON = base64url(clientData('webauthn.create', offer, faults))
      const response = { clientDataJSON, attestationObject: base64url(object), transports: ['internal'] }
      return { ticket: offer.ticket, credential: { ...credential, response } }
    },
    answer: (asked, faults = {}) => {
      const client = clientData('webauthn.get', asked, faults)
      const authenticatorData = data(0, faults)
      const key = faults.isSignedByAnother ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey : privateKey
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), key)
      const response = {
        ...{ clientDataJSON: base64url(client), authenticatorData: base64url(authenticatorData) },
        ...{ signature: base64url(signature), userHandle: base64url(faults.userHandle ?? userId) },
      }
      return { ticket: asked.ticket, credential: { ...credential, response } }
    },
  }
}
