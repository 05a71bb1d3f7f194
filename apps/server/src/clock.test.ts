import { expect, it, vi } from 'vitest'
import { calmClock } from './calm-clock.ts'
import { systemClock, timerOf } from './clock.ts'
import { readTime, SHORTEST_TIMER, simulatedClock, writtenTime } from './test/simulated-clock.ts'

const MONTH = { from: Date.parse('2027-03-10T17:00:00Z'), began: Date.parse('2026-11-30T22:00:00Z'), speed: 900 }
const MINUTE = 60_000

it('lets timers run as long as they are told to by the clock of the machine', () => {
  expect(timerOf(systemClock, 2_000)).toBe(2_000)
})

it('tells a simulated time, and how soon it goes by', () => {
  vi.useFakeTimers({ now: MONTH.began + 1_000 })
  const clock = simulatedClock(MONTH)
  expect(new Date(clock.now()).toISOString()).toBe('2027-03-10T17:15:00.000Z')
  expect(timerOf(clock, 60 * MINUTE)).toBe(4_000)
  expect(timerOf(clock, 2_000)).toBe(SHORTEST_TIMER)
  vi.useRealTimers()
})

it('is the same clock in the process that is told of it, and none where nothing is told', () => {
  expect(readTime(writtenTime(MONTH))).toEqual(MONTH)
  expect(() => readTime({})).toThrow('SIMULATED_TIME names no time')
})

it('goes on at its pace for what cannot be taken back, with the same timers', () => {
  vi.useFakeTimers({ now: MONTH.began })
  const fast = simulatedClock(MONTH)
  const clock = calmClock(fast, fast.now)
  // Three days at once are a leap of the system's clock for a server of the usual pace, which it does not follow.
  const usual = calmClock({ now: fast.now }, () => performance.now())
  vi.advanceTimersByTime((3 * 24 * 60 * MINUTE) / MONTH.speed)
  expect(new Date(clock.now()).toISOString()).toBe('2027-03-13T17:00:00.000Z')
  expect(new Date(usual.now()).toISOString()).toMatch(/^2027-03-10T17:0/)
  expect(timerOf(clock, 60 * MINUTE)).toBe(4_000)
  vi.useRealTimers()
})
