/** What waits until the page is one step back; null where it is not on its way there. */
let waiting: (() => void)[] | null = null

/** A browser needs some milliseconds for a step of its history. */
const LONGEST = 1_000

/** Does something now, or once the page is where it is going: until then the address is that of the step before. */
export function onceThere(act: () => void): void {
  if (waiting === null) act()
  else waiting.push(act)
}

/** Goes one step back in the history of the browser. `instead` is done where the browser has no such step. */
export function stepBack(instead: () => void): void {
  waiting = []
  const isOver = new AbortController()
  const arrive = () => {
    isOver.abort()
    clearTimeout(late)
    const acts = waiting ?? []
    waiting = null
    for (const act of acts) onceThere(act)
  }
  window.addEventListener('popstate', arrive, { signal: isOver.signal })
  const late = setTimeout(() => {
    waiting?.unshift(instead)
    arrive()
  }, LONGEST)
  window.history.back()
}
