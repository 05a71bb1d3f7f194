import { routes } from '@dodici/contract/routes'
import type { Instance } from '@dodici/contract/types'
import { useEffect, useState } from 'react'
import { call } from './client.ts'

interface Reading {
  /** Null until it has been read. */
  readonly instance: Instance | null
  readonly error: unknown
}

const NOTHING: Reading = { instance: null, error: null }

/** What this installation is like, for the public pages: they do without the query cache. `tryAgain` reads it anew. */
export function useInstance(): Reading & { readonly tryAgain: () => void } {
  const [reading, setReading] = useState(NOTHING)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    call(routes.readInstance, { signal: stop.signal }).then(
      (instance) => setReading({ instance, error: null }),
      (error: unknown) => stop.signal.aborted || setReading({ instance: null, error }),
    )
    return () => stop.abort()
  }, [attempt])
  const tryAgain = () => {
    setReading(NOTHING)
    setAttempt(attempt + 1)
  }
  return { ...reading, tryAgain }
}
