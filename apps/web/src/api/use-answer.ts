import { useCallback, useEffect, useState } from 'react'

/** The state of a read, for pages without a query client. Both null: still reading. */
export interface Answer<T> {
  readonly value: T | null
  readonly error: unknown
  readonly tryAgain: () => void
}

interface AnswerResult<T> {
  readonly value: T | null
  readonly error: unknown
}

const NONE = { value: null, error: null }

/** Reads after the first drawing, and again whenever `read` changes, so it must be stable. */
export function useAnswer<T>(read: (signal: AbortSignal) => Promise<T>): Answer<T> {
  const [outcome, setOutcome] = useState<AnswerResult<T>>(NONE)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const settle = (next: AnswerResult<T>) => {
      if (!signal.aborted) setOutcome(next)
    }
    read(signal).then(
      (value) => settle({ value, error: null }),
      (error: unknown) => settle({ value: null, error }),
    )
    return () => controller.abort()
  }, [read, tries])
  const tryAgain = useCallback(() => {
    setOutcome(NONE)
    setTries((count) => count + 1)
  }, [])
  return { ...outcome, tryAgain }
}
