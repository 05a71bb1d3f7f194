import { useRef } from 'react'

/** A key that stays for retries of the same content and changes with it. */
export function useIdempotencyKey(): (sent: unknown) => string {
  const last = useRef({ text: '', key: '' })
  return (sent) => {
    const text = JSON.stringify(sent)
    if (text !== last.current.text) last.current = { text, key: newIdempotencyKey() }
    return last.current.key
  }
}

/**
 * An `Idempotency-Key` of 128 random bits. Not `crypto.randomUUID`, which is missing on plain http, as a household's
 * server often is.
 */
const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
