/** For a browser without `requestIdleCallback` (Safari). */
const WITHOUT_CALLBACK = 200

/**
 * Does one thing after the other, each when the page has nothing else to do. Answers how to leave out what is not done
 * yet.
 */
export function whenIdle(jobs: readonly (() => void)[]): () => void {
  const [first, ...others] = jobs
  let cancel = (): void => undefined
  if (!first) return cancel
  const run = () => {
    first()
    cancel = whenIdle(others)
  }
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(run)
    cancel = () => window.cancelIdleCallback(handle)
  } else {
    const timer = setTimeout(run, WITHOUT_CALLBACK)
    cancel = () => clearTimeout(timer)
  }
  return () => cancel()
}
