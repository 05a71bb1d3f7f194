import type { SearchHit } from '@dodici/contract/types'
import { useState, type KeyboardEvent } from 'react'

interface Actions {
  readonly onOpen: (hit: SearchHit) => void
  readonly onShow: () => void
  readonly onEscape: () => void
}

/** The keys of a field with a list below it. The list begins anew at its first place for each search. */
export function useListKeys(hits: readonly SearchHit[], query: string, { onOpen, onShow, onEscape }: Actions) {
  const [at, setAt] = useState({ of: query, place: 0, isWalked: false })
  const { place, isWalked } = at.of === query ? at : { place: 0, isWalked: false }
  const current = Math.min(place, Math.max(0, hits.length - 1))
  const walk = (to: number) => setAt({ of: query, place: to, isWalked: true })
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = nextPlace(event.key, { place: current, count: hits.length, isWalked })
    const hit = hits[current]
    if (next !== null) walk(next)
    else if (event.key === 'Enter' && hit) onOpen(hit)
    else if (event.key === 'ArrowDown') onShow()
    else if (event.key === 'Escape') onEscape()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { place: current, goTo: (to: number) => setAt({ of: query, place: to, isWalked }), press }
}

interface Standing {
  readonly place: number
  readonly count: number
  readonly isWalked: boolean
}

/** Where a key leads, round and round. Home and End belong to the text until an arrow has led into the list. */
function nextPlace(key: string, { place, count, isWalked }: Standing): number | null {
  if (count === 0) return null
  if (key === 'ArrowDown') return (place + 1) % count
  if (key === 'ArrowUp') return (place - 1 + count) % count
  if (!isWalked) return null
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : null
}
