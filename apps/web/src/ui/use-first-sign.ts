import { useEffect, useState } from 'react'

const SIGNS = ['keydown', 'pointermove', 'pointerdown'] as const

/** Whether the person has started to interact: a key, the mouse moved, or a finger. */
export function useFirstSign(): boolean {
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const notice = () => {
      controller.abort()
      setIsThere(true)
    }
    for (const sign of SIGNS) document.addEventListener(sign, notice, { signal: controller.signal })
    return () => controller.abort()
  }, [])
  return isThere
}
