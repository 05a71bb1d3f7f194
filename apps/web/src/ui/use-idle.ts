import { useEffect, useState } from 'react'

/** For a browser without `requestIdleCallback` (Safari). */
const WITHOUT_CALLBACK = 500
/** However busy the page is. */
const AT_MOST = 3_000

/** False until the page has drawn what people wait for and has nothing to do. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIsIdle(true), WITHOUT_CALLBACK)
      return () => clearTimeout(timer)
    }
    const handle = window.requestIdleCallback(() => setIsIdle(true), { timeout: AT_MOST })
    return () => window.cancelIdleCallback(handle)
  }, [])
  return isIdle
}
