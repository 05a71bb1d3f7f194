import { useEffect, useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'

/** A normal pause between two letters. */
const PAUSE = 150

/** The typed text. The URL follows after a pause, for Back, reload and the year. */
export function useTyped() {
  const { address, change } = useCalendarAddress()
  const { query } = address
  const [typed, type] = useState(query)
  const [told, tell] = useState(query)
  const [seen, see] = useState(query)
  if (query !== seen) {
    see(query)
    // Changed elsewhere: Back, a link.
    if (query !== told) type(query)
  }
  const wanted = typed.trim()
  const set = (text: string, replace: boolean) => {
    tell(text)
    change({ query: text }, { replace })
  }
  useEffect(() => {
    if (wanted === query) return undefined
    // The first word adds a history entry; further letters replace it.
    const timer = setTimeout(() => set(wanted, query !== ''), PAUSE)
    return () => clearTimeout(timer)
  })
  return { typed, type, query }
}
