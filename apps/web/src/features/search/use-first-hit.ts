import type { SearchHit } from '@dodici/contract/types'
import { useEffect, useRef } from 'react'

/** A search as the field with its list knows it. */
export interface Search {
  /** What stands in the field, and what of it is searched for: the address follows a little later. */
  readonly typed: string
  readonly query: string
  /** What is shown; while a search is under way, still the finds of the one before. */
  readonly hits: readonly SearchHit[]
  readonly state: 'loading' | 'failed' | 'ready'
  readonly isOpen: boolean
}

/**
 * Opens the first find of what was typed, as soon as it is there: who types fast presses Enter before the answer. Typing
 * on, leaving the field and a search that fails give it up, as does `forget`.
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
    /** Says whether there is anything to wait for. */
    wait: () => {
      if (isUnderWay) awaited.current = typed
      return isUnderWay
    },
    forget: () => {
      awaited.current = null
    },
  }
}
