import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Less than a line away from the end is at the end. */
const NEAR = 24

/** Keeps the end of what scrolls in sight while it grows, for who is at the end; who reads further up stays there. */
export function useStickToEnd(scroller: RefObject<HTMLElement | null>, content: unknown) {
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [scroller, content])
  return {
    onScroll: () => {
      const element = scroller.current
      if (element) isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
    },
    /** Who asks wants to see the answer, wherever they were. */
    toEnd: () => {
      isAtEnd.current = true
    },
  }
}
