import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * A link's token, removed from the URL at once so that nobody can read it off the screen. The parameter's name stays if
 * it identifies the page.
 */
export function useLinkToken(name: string, isNameKept = false): string {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [token] = useState(() => new URLSearchParams(search).get(name) ?? '')
  useLayoutEffect(() => {
    const params = new URLSearchParams(search)
    if (!params.get(name) && (isNameKept || !params.has(name))) return
    if (isNameKept) params.set(name, '')
    else params.delete(name)
    void navigate({ pathname, search: params.toString() }, { replace: true })
  }, [pathname, search, navigate, name, isNameKept])
  return token
}
