import { vi } from 'vitest'

/** Makes it this moment, as the wall clock of the test's zone shows it (`2027-03-18T10:00`). Timers go on as usual. */
export function setNow(wall: string): void {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(new Date(wall))
}

/** Back to the machine's own clock. */
export const resetNow = (): void => void vi.useRealTimers()
