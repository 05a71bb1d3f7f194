import { useEffect } from 'react'
import { logFault } from './log.ts'
import { useFirstSign } from './use-first-sign.ts'
import { useIdle } from './use-idle.ts'

interface Options {
  /** Whether the first touch may want it, so that nothing is waited for. */
  readonly isFirst?: boolean
}

/**
 * Loads a part before it is wanted: once the page is idle, and somebody there who has started to interact. Drawing it
 * tries again, and reports.
 */
export function useReadyPart(part: { readonly load: () => Promise<void> }, { isFirst = false }: Options = {}): void {
  const isIdle = useIdle()
  const hasBegun = useFirstSign()
  const isTime = isIdle && (hasBegun || isFirst)
  useEffect(() => {
    if (isTime) part.load().catch((fault: unknown) => logFault('Error loading a part ahead:', fault))
  }, [isTime, part])
}
