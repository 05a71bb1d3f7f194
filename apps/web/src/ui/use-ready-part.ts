import { useEffect } from 'react'
import type { LazyPart } from './lazy-part.ts'
import { logFault } from './log.ts'
import { useIdle } from './use-idle.ts'

/** Loads a part once the page is idle, before anybody wants it. Drawing it tries again, and reports. */
export function useReadyPart<Props extends object>(part: LazyPart<Props>): void {
  const isIdle = useIdle()
  useEffect(() => {
    if (isIdle) part.load().catch((fault: unknown) => logFault('Error loading a part ahead:', fault))
  }, [isIdle, part])
}
