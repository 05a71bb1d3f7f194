import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

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
