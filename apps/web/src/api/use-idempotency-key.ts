import { useRef } from 'react'

/** A key that stays while the same is sent again after a failure, and is new for anything else. */
export function useIdempotencyKey(): (sent: unknown) => string {
  const last = useRef({ text: '', key: '' })
  return (sent) => {
    const text = JSON.stringify(sent)
    if (text !== last.current.text) last.current = { text, key: newIdempotencyKey() }
    return last.current.key
  }
}

/**
 * A key for `Idempotency-Key`: 128 random bits. Not `crypto.randomUUID`, which browsers keep from pages on plain http,
 * as a household's own server often is.
 */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
