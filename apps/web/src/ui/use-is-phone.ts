import { useSyncExternalStore } from 'react'
import { breakpoints } from './breakpoints.ts'

/** One query for all who ask, in each of their drawings: making it takes longer than asking it. */
function watch(media: string) {
  let made: MediaQueryList | null = null
  const query = () => (made ??= matchMedia(media))
  return {
    subscribe: (listener: () => void) => {
      query().addEventListener('change', listener)
      return () => query().removeEventListener('change', listener)
    },
    matches: () => query().matches,
  }
}

const phone = watch(breakpoints['--phone'])
const narrow = watch(breakpoints['--narrow'])

/** Lower than any tablet, and felt by fingers. */
const handset = watch(`${breakpoints['--phone']}, (hover: none) and (max-height: 499.98px)`)

/** Whether the page is in phone layout now. */
export const isPhone = phone.matches

/** Whether the page is narrower than 700 px: a list of months, bottom navigation, sheets instead of panels. */
export const useIsPhone = (): boolean => useSyncExternalStore(phone.subscribe, phone.matches, phone.matches)

/** Whether the bar is too narrow for what can be in a menu: under 960 px. */
export const useIsNarrow = (): boolean => useSyncExternalStore(narrow.subscribe, narrow.matches)

/** Whether the page is on a phone, upright or lying: what its keyboard leaves is little. */
export const useIsHandset = (): boolean => useSyncExternalStore(handset.subscribe, handset.matches)
