import { useLayoutEffect, useRef, type UIEvent } from 'react'

/** Less than a line away from the end is at the end. */
const NEAR = 24

/** Keeps the end of what scrolls in sight while it grows, for who is at the end; who reads further up stays there. */
export function useStickToEnd(content: unknown) {
  const scroller = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  useLayoutEffect(() => {
    const element = scroller.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
  }, [content])
  return {
    scroller,
    onScroll: ({ currentTarget }: UIEvent) => {
      isAtEnd.current = currentTarget.scrollHeight - currentTarget.scrollTop - currentTarget.clientHeight < NEAR
    },
    /** Who asks wants to see the answer, wherever they were. */
    toEnd: () => {
      isAtEnd.current = true
    },
  }
}
