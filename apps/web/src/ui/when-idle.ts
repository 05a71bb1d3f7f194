/** For a browser without `requestIdleCallback` (Safari). */
const WITHOUT_CALLBACK = 500

/** Does a job when the page has nothing else to do, or after `atMost` ms, unless it has been called off by then. */
export function whenIdle(job: () => void, signal: AbortSignal, atMost?: number): void {
  if (signal.aborted) return
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(job, atMost === undefined ? {} : { timeout: atMost })
    signal.addEventListener('abort', () => window.cancelIdleCallback(handle))
  } else {
    const timer = setTimeout(job, WITHOUT_CALLBACK)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
}

/**
 * As `whenIdle`, but not before the next frame is drawn. What follows from a click begins so: a browser that has nothing to
 * do until its next frame has idle moments before it, and a job in one of them keeps the answer from the screen.
 */
export function whenDrawn(job: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const handle = requestAnimationFrame(() => whenIdle(job, signal))
  signal.addEventListener('abort', () => cancelAnimationFrame(handle))
}
