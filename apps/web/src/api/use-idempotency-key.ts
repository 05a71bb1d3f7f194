import { useRef } from 'react'
import { newIdempotencyKey } from './idempotency-key.ts'

/** A key that stays while the same is sent again after a failure, and is new for anything else. */
export function useIdempotencyKey(): (sent: unknown) => string {
  const last = useRef({ text: '', key: '' })
  return (sent) => {
    const text = JSON.stringify(sent)
    if (text !== last.current.text) last.current = { text, key: newIdempotencyKey() }
    return last.current.key
  }
}
