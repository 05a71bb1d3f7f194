import { useEffect } from 'react'
import { logFault } from './log.ts'
import { useFirstSign } from './use-first-sign.ts'
import { useIdle } from './use-idle.ts'

/**
 * Loads a part before it is wanted: once the page is idle, and somebody there who has started to interact. Drawing it
 * tries again, and reports.
 */
export function useReadyPart(part: { readonly load: () => Promise<void> }): void {
  const isIdle = useIdle()
  const hasBegun = useFirstSign()
  useEffect(() => {
    if (isIdle && hasBegun) part.load().catch((fault: unknown) => logFault('Error loading a part ahead:', fault))
  }, [isIdle, hasBegun, part])
}
