import type { SearchHit } from '@dodici/contract/types'
import { useEffect, useRef } from 'react'

/** The search behind a field with a list. */
export interface Search {
  /** The field's text, and the searched text: the URL follows a little later. */
  readonly typed: string
  readonly query: string
  /** The shown hits, during a search those of the previous one. */
  readonly hits: readonly SearchHit[]
  readonly state: 'loading' | 'failed' | 'ready'
  readonly isOpen: boolean
}

/**
 * Opens the first hit as soon as it arrives, because fast typists press Enter before the answer. Further typing, blur,
 * a failed search and `forget` cancel it.
 */
export function useFirstHit({ typed, query, hits, state, isOpen }: Search, onOpen: (hit: SearchHit) => void) {
  const awaited = useRef<string | null>(null)
  const isUnderWay = isOpen && (typed.trim() !== query || state === 'loading')
  useEffect(() => {
    if (awaited.current === null) return
    const isWanted = isOpen && awaited.current === typed
    if (isWanted && isUnderWay) return
    awaited.current = null
    const [hit] = hits
    if (isWanted && state === 'ready' && hit) onOpen(hit)
  })
  return {
    /** Returns whether there is anything to wait for. */
    wait: () => {
      if (isUnderWay) awaited.current = typed
      return isUnderWay
    },
    forget: () => {
      awaited.current = null
    },
  }
}
