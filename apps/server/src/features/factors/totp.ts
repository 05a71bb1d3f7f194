import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as the apps do it: SHA-1, 30 seconds, six figures. Some apps ignore whatever else an address says. */
const PERIOD_MILLISECONDS = 30_000
const FIGURES = 6
/** As long as the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Steps before and after the present one: a clock may be a little wrong, and typing takes time. */
const LEEWAY = 1

const BASE_32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS = 5

export const newTotpSecret = (): Buffer => randomBytes(SECRET_BYTES)

/** The number of an instant's 30 seconds. */
export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / PERIOD_MILLISECONDS)

/** The code of a secret for a step (RFC 4226, 5.3). */
export function codeOfStep(secret: Uint8Array, step: number, figures = FIGURES): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 10 ** figures).padStart(figures, '0')
}

/** Typed figures, without the spaces that some apps show between them; null if these are no six. */
export function readTotpCode(typed: string): string | null {
  const code = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(code) ? code : null
}

/** The step that a code belongs to, of those around now; null for none. */
export function stepOfCode(secret: Uint8Array, code: string, now: number): number | null {
  const given = Buffer.from(code)
  const steps = Array.from({ length: 2 * LEEWAY + 1 }, (_, at) => stepAt(now) - LEEWAY + at)
  return steps.findLast((step) => timingSafeEqual(Buffer.from(codeOfStep(secret, step)), given)) ?? null
}

/** The last step that is accepted now. */
export const newestStep = (now: number): number => stepAt(now) + LEEWAY

/** RFC 4648, without the padding that apps do not want. */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(new RegExp(`.{1,${String(BITS)}}`, 'g')) ?? []
  return groups.map((group) => BASE_32.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2))).join('')
}

/** What apps read from a QR code. */
export function totpUri(secret: string, of: { readonly issuer: string; readonly account: string }): string {
  // A colon would part the two names elsewhere.
  const [issuer = '', account = ''] = [of.issuer, of.account].map((name) =>
    encodeURIComponent(name.replaceAll(':', ' ')),
  )
  return `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`
}
