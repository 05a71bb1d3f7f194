import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { idleMoment, type IdleCallback } from '../test/idle-moment.ts'
import { stepsSoon, stepsWhenIdle, whenDrawn, whenIdle } from './when-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A browser that has idle time after a tenth of a second. */
const stubIdle = () => {
  vi.stubGlobal('requestIdleCallback', (job: IdleCallback) => setTimeout(job, 100, idleMoment))
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

describe('work in steps', () => {
  const done: number[] = []
  /** Each takes so many milliseconds. */
  function* steps(milliseconds: number) {
    for (let step = 1; step <= 4; step += 1) {
      vi.setSystemTime(Date.now() + milliseconds)
      done.push(step)
      yield
    }
  }
  /** Idle moments that come one by one, and have room for so many milliseconds. */
  const moments: (() => void)[] = []
  const stubMoments = (room: number) => {
    const ask = (job: IdleCallback) => moments.push(() => job({ timeRemaining: () => room }))
    vi.stubGlobal('requestIdleCallback', ask)
    vi.stubGlobal('cancelIdleCallback', () => moments.splice(0))
    vi.stubGlobal('performance', { now: () => Date.now() })
  }
  beforeEach(() => {
    done.length = 0
    moments.length = 0
  })

  it('goes on as long as the moment lasts, and in the next one after that', () => {
    stubMoments(10)
    stepsWhenIdle(steps(6), new AbortController().signal)
    moments.shift()?.()
    expect(done).toEqual([1, 2])
    moments.shift()?.()
    expect(done).toEqual([1, 2, 3, 4])
  })

  it('does one step at least, and lets a long moment go before somebody waits for it', () => {
    stubMoments(0)
    stepsWhenIdle(steps(6), new AbortController().signal)
    moments.shift()?.()
    expect(done).toEqual([1])
    stubMoments(50)
    stepsWhenIdle(steps(9), new AbortController().signal)
    moments.pop()?.()
    expect(done).toEqual([1, 1, 2])
  })

  it('ends where it is called off', () => {
    stubMoments(10)
    const controller = new AbortController()
    stepsWhenIdle(steps(6), controller.signal)
    moments.shift()?.()
    controller.abort()
    expect([done, moments]).toEqual([[1, 2], []])
  })
})

describe('work for what a pointer is on', () => {
  let done = 0
  beforeEach(() => {
    done = 0
    vi.stubGlobal('performance', { now: () => Date.now() })
  })
  /** Four steps of six milliseconds each. */
  function* steps() {
    for (let step = 1; step <= 4; step += 1) {
      vi.setSystemTime(Date.now() + 6)
      done += 1
      yield
    }
  }

  it('begins once the pointer has rested, in tasks short enough that a click need not wait', () => {
    stepsSoon(steps(), new AbortController().signal)
    vi.advanceTimersByTime(19)
    expect(done).toBe(0)
    vi.advanceTimersToNextTimer()
    expect(done).toBe(3)
    vi.advanceTimersToNextTimer()
    expect(done).toBe(4)
  })

  it('is not begun, or not gone on with, once the pointer is elsewhere', () => {
    const passing = new AbortController()
    stepsSoon(steps(), passing.signal)
    passing.abort()
    vi.runAllTimers()
    expect(done).toBe(0)
    const leaving = new AbortController()
    stepsSoon(steps(), leaving.signal)
    vi.advanceTimersToNextTimer()
    leaving.abort()
    vi.runAllTimers()
    expect(done).toBe(3)
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
