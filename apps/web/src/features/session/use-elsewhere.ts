import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { codeOf } from '../../api/api-error.ts'
import { useReturned } from '../../api/returned-from-elsewhere.ts'
import { forgetGone, goesByItself, leaveToSignIn, loginElsewhere } from './elsewhere-login.ts'
import { enter, type EntryEvents } from './use-entry.ts'

/** The page that was wanted before the login, for the guard of the routes. */
const wanted = (kept: unknown) => ({ state: kept })

/** What went wrong with another sign-in: a code, and the error if it was here. */
export interface ElsewhereFault {
  readonly fault: string
  readonly error: unknown
}

/** Signs in who has come back from another sign-in, or goes there where the operator has the page do so. */
export function useElsewhere({ onEntered }: EntryEvents) {
  const { state, hash } = useLocation() as { readonly state: unknown; readonly hash: string }
  const returned = useReturned(wanted)
  const [isLeaving] = useState(() => returned === null && goesByItself())
  const [error, setError] = useState<unknown>(null)
  const entered = useRef(onEntered)
  const code = returned?.kind === 'login' ? returned.code : null
  // Not before the page knows again what was wanted: the guard of the routes leads there as soon as somebody is signed in.
  const isReady = hash === ''
  useEffect(() => {
    if (code === null || !isReady) return
    forgetGone()
    loginElsewhere(code).then((session) => enter(session, entered.current), setError)
  }, [code, isReady])
  useEffect(() => {
    if (isLeaving) leaveToSignIn(state).catch(setError)
  }, [isLeaving, state])
  return {
    isEntering: code !== null && error === null,
    isLeaving: isLeaving && error === null,
    failed: failedBy(error, returned),
  }
}

function failedBy(error: unknown, returned: ReturnType<typeof useReturned>): ElsewhereFault | null {
  if (error !== null) return { fault: codeOf(error), error }
  return returned?.kind === 'fault' ? { fault: returned.fault, error: null } : null
}
