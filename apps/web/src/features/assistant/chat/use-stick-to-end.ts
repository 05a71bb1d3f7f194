import { useLayoutEffect, useRef, type UIEvent } from 'react'

/** Within a line of the end counts as the end. */
const NEAR = 24

/** Keeps a growing scroll area at its end if it was there; a reader further up is not moved. */
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
    /** Somebody who asks wants to see the answer, wherever they were. */
    toEnd: () => {
      isAtEnd.current = true
    },
  }
}
