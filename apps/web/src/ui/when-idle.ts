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
