/** Work that waits for a history step; null if none is in progress. */
let waiting: (() => void)[] | null = null

/** A browser takes some milliseconds for a history step. */
const LONGEST = 1_000

/** Runs a job now, or after the history step in progress: until then the URL is the old one. */
export function onceThere(act: () => void): void {
  if (waiting === null) act()
  else waiting.push(act)
}

/** Goes one step back in history, or runs `instead` if there is none. */
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
