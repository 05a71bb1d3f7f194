import { useEffect, useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'

/** Between two letters of who types at ease. */
const PAUSE = 150

/** What is typed, which the address follows once there is a pause: there Back, a reload and the year find it. */
export function useTyped() {
  const { address, change } = useCalendarAddress()
  const { query } = address
  const [typed, type] = useState(query)
  const [told, tell] = useState(query)
  const [seen, see] = useState(query)
  if (query !== seen) {
    see(query)
    // Somebody else changed it: Back, a link.
    if (query !== told) type(query)
  }
  const wanted = typed.trim()
  const set = (text: string, replace: boolean) => {
    tell(text)
    change({ query: text }, { replace })
  }
  useEffect(() => {
    if (wanted === query) return undefined
    // The first word is a step that Back takes back; the letters after it are none.
    const timer = setTimeout(() => set(wanted, query !== ''), PAUSE)
    return () => clearTimeout(timer)
  })
  return { typed, type, query }
}
