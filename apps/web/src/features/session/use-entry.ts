import type { Session } from '@dodici/contract/types'
import { useRef, useState } from 'react'
import { storeSession } from '../../api/stored-session.ts'

export interface EntryEvents {
  /** Somebody has signed in; the route guard leads on. */
  readonly onEntered: () => void
}

interface Progress {
  readonly isPending: boolean
  /** What went wrong with the last try; null for nothing. */
  readonly error: unknown
}

/**
 * Sends one of the two forms, once at a time, and begins the session that is answered. By hand and not as a mutation: the
 * public pages would load the whole query cache for these two calls.
 */
export function useEntry<Form>(send: (form: Form) => Promise<Session>, onEntered: () => void) {
  const [progress, setProgress] = useState<Progress>({ isPending: false, error: null })
  const isRunning = useRef(false)
  const run = async (form: Form) => {
    try {
      const session = await send(form)
      onEntered()
      storeSession(session)
      setProgress({ isPending: false, error: null })
    } catch (error) {
      setProgress({ isPending: false, error })
    } finally {
      isRunning.current = false
    }
  }
  const enter = (form: Form) => {
    if (isRunning.current) return
    isRunning.current = true
    setProgress({ isPending: true, error: null })
    void run(form)
  }
  return { ...progress, enter }
}
