import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** However busy the page is. */
const AT_MOST = 3_000

/** False until the page has drawn what people wait for and is idle. */
export function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    whenIdle(() => setIsIdle(true), controller.signal, AT_MOST)
    return () => controller.abort()
  }, [])
  return isIdle
}
