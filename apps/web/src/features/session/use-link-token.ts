import { useLayoutEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a link, which is taken out of the address at once: whoever looks at the screen could keep it. Its name stays
 * there where it says which page this is.
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
