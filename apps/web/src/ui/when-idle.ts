/** For browsers without `requestIdleCallback` (Safari). */
const WITHOUT_CALLBACK = 500

/** Runs a job when the page is idle, or after `atMost` ms, unless cancelled. */
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
 * Like `whenIdle`, but after the next frame is drawn: a browser has idle time before a frame too, and a job in it would
 * delay the response to a click.
 */
export function whenDrawn(job: () => void, signal: AbortSignal): void {
  if (signal.aborted) return
  const handle = requestAnimationFrame(() => whenIdle(job, signal))
  signal.addEventListener('abort', () => cancelAnimationFrame(handle))
}
