/** For browsers without `requestIdleCallback` (Safari). */
const WITHOUT_CALLBACK = 500

/** Milliseconds of steps that follow each other without a break: whoever clicks meanwhile waits for them. */
const AT_ONCE = 16

/** Milliseconds for which a pointer that only passes is on something at most. */
const REST = 20

/** What is done in an idle moment, which has so many milliseconds left. */
type IdleJob = (left: () => number) => void

/** Runs a job when the page is idle, or after `atMost` ms, unless cancelled. */
export function whenIdle(job: IdleJob, signal: AbortSignal, atMost?: number): void {
  if (signal.aborted) return
  if ('requestIdleCallback' in window) {
    const handle = window.requestIdleCallback(
      (moment) => job(() => moment.timeRemaining()),
      atMost === undefined ? {} : { timeout: atMost },
    )
    signal.addEventListener('abort', () => window.cancelIdleCallback(handle))
  } else {
    const timer = setTimeout(() => job(() => AT_ONCE), WITHOUT_CALLBACK)
    signal.addEventListener('abort', () => clearTimeout(timer))
  }
}

/** Does work step by step while the page is idle: as many steps at a time as an idle moment has room for. */
export function stepsWhenIdle(steps: Iterator<unknown>, signal: AbortSignal): void {
  whenIdle((left) => {
    if (!takeSteps(steps, Math.min(AT_ONCE, left()))) stepsWhenIdle(steps, signal)
  }, signal)
}

/**
 * Does work step by step in short tasks, between which the page answers and draws: for what a pointer is on, once it has
 * rested for some milliseconds. A browser would leave an idle page up to fifty milliseconds between two idle moments.
 */
export function stepsSoon(steps: Iterator<unknown>, signal: AbortSignal, rest = REST): void {
  const timer = setTimeout(() => {
    if (!takeSteps(steps, AT_ONCE)) stepsSoon(steps, signal, 0)
  }, rest)
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Takes at least one step, and as many as begin within so many milliseconds. Returns whether all are done. */
function takeSteps(steps: Iterator<unknown>, milliseconds: number): boolean {
  const until = performance.now() + milliseconds
  let { done } = steps.next()
  while (!done && performance.now() < until) ({ done } = steps.next())
  return done ?? false
}

/**
 * Like `whenIdle`, but after the next frame is drawn: a browser has idle time before a frame too, and a job in it would
 * delay the response to a click.
 */
export function whenDrawn(job: IdleJob, signal: AbortSignal): void {
  if (signal.aborted) return
  const handle = requestAnimationFrame(() => whenIdle(job, signal))
  signal.addEventListener('abort', () => cancelAnimationFrame(handle))
}
