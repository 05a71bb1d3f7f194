import type { SearchHit } from '@dodici/contract/types'
import { useState, type KeyboardEvent } from 'react'
import { placeByArrow } from '../../ui/place-by-arrow.ts'
import { useFirstHit, type Search } from './use-first-hit.ts'

interface Actions {
  readonly onOpen: (hit: SearchHit) => void
  readonly onShow: () => void
  readonly onEscape: () => void
}

/** Keys of a field with a list. Each search starts at the top of the list. */
export function useListKeys(search: Search, { onOpen, onShow, onEscape }: Actions) {
  const { query, hits } = search
  const [at, setAt] = useState({ of: query, place: 0, isWalked: false })
  const first = useFirstHit(search, onOpen)
  const { place, isWalked } = at.of === query ? at : { place: 0, isWalked: false }
  const current = Math.min(place, Math.max(0, hits.length - 1))
  const walk = (to: number) => setAt({ of: query, place: to, isWalked: true })
  const enter = () => {
    const hit = hits[current]
    // A selected hit stays selected while others arrive.
    if (!isWalked && first.wait()) return true
    if (hit) onOpen(hit)
    return hit !== undefined
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    first.forget()
    // Home and End move in the text until an arrow has entered the list.
    const next = placeByArrow(event.key, current, { count: hits.length, along: 'list', hasEnds: isWalked })
    if (next !== null) walk(next)
    else if (event.key === 'Enter') {
      if (!enter()) return
    } else if (event.key === 'ArrowDown') onShow()
    else if (event.key === 'Escape') onEscape()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return { place: current, goTo: (to: number) => setAt({ of: query, place: to, isWalked }), press }
}
