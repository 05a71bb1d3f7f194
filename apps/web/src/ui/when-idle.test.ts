import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenDrawn, whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that has idle time after a tenth of a second. */
const stubIdle = () => {
  vi.stubGlobal('requestIdleCallback', (job: () => void) => setTimeout(job, 100))
  vi.stubGlobal('cancelIdleCallback', (handle: number) => clearTimeout(handle))
}

describe.each([
  ['with idle callbacks', stubIdle],
  ['without them, as Safari', () => undefined],
])('in a browser %s', (_, prepare) => {
  beforeEach(prepare)

  it('a job is done later, once', () => {
    const job = vi.fn()
    whenIdle(job, new AbortController().signal)
    expect(job).not.toHaveBeenCalled()
    vi.runAllTimers()
    expect(job).toHaveBeenCalledOnce()
  })

  it('a job that was called off is not done, before or after it was asked for', () => {
    const [job, controller] = [vi.fn(), new AbortController()]
    whenIdle(job, controller.signal)
    controller.abort()
    whenIdle(job, controller.signal)
    vi.runAllTimers()
    expect(job).not.toHaveBeenCalled()
  })
})

describe('what follows from something that is yet to be drawn', () => {
  beforeEach(() => {
    stubIdle()
    vi.stubGlobal('requestAnimationFrame', (job: () => void) => setTimeout(job, 1_000))
    vi.stubGlobal('cancelAnimationFrame', (handle: number) => clearTimeout(handle))
  })

  it('waits for the frame, and then for an idle moment', () => {
    const job = vi.fn()
    whenDrawn(job, new AbortController().signal)
    vi.advanceTimersByTime(1_050)
    expect(job).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(job).toHaveBeenCalledOnce()
  })

  it.each([0, 500, 1_050])('is not done where it was called off after %i ms', (milliseconds) => {
    const [job, controller] = [vi.fn(), new AbortController()]
    if (milliseconds === 0) controller.abort()
    whenDrawn(job, controller.signal)
    vi.advanceTimersByTime(milliseconds)
    controller.abort()
    vi.runAllTimers()
    expect(job).not.toHaveBeenCalled()
  })
})
