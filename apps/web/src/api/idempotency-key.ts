/**
 * A key for `Idempotency-Key`: 128 random bits. Not `crypto.randomUUID`, which browsers keep from pages on plain http,
 * as a household's own server often is.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
