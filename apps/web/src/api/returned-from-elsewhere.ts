import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** What a browser has come back with from another sign-in: a code, or what went wrong. */
export type Returned =
  | { readonly kind: 'login' | 'link' | 'proof'; readonly code: string }
  | { readonly kind: 'fault'; readonly fault: string }

const KINDS = { '#oidc': 'login', '#oidc-link': 'link', '#oidc-proof': 'proof' } as const
const FROM = 'left-from'

/** Keeps what the page was about until the browser comes back: its address does not go through other servers. */
export const keepWhileAway = (value: unknown): void => sessionStorage.setItem(FROM, JSON.stringify(value))

/** What was kept; null if nothing was. */
function readKept(): unknown {
  const text = sessionStorage.getItem(FROM)
  return text === null ? null : (JSON.parse(text) as unknown)
}

/**
 * What the browser has come back with, once; it is removed from the URL at once. `placeOf` says where the page is then, by
 * what was kept meanwhile.
 */
export function useReturned(
  placeOf: (kept: unknown) => { readonly hash?: string; readonly state?: unknown },
): Returned | null {
  const { hash, pathname, search } = useLocation()
  const navigate = useNavigate()
  const [returned] = useState(() => returnedBy(hash))
  // Not a layout effect: in the first drawing the router listens to no change of place that early.
  useEffect(() => {
    if (returned === null) return
    if (returnedBy(hash) === null) {
      // React may run this twice before the page is at its new place: what was kept is there until then.
      sessionStorage.removeItem(FROM)
      return
    }
    const { state = null, ...place } = placeOf(readKept())
    void navigate({ pathname, search, hash: '', ...place }, { replace: true, state })
  }, [returned, hash, pathname, search, navigate, placeOf])
  return returned
}

function returnedBy(hash: string): Returned | null {
  const [name = '', value = ''] = hash.split('=')
  if (name === '#oidc-fault') return { kind: 'fault', fault: value }
  return name in KINDS ? { kind: KINDS[name as keyof typeof KINDS], code: value } : null
}
