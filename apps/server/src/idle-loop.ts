import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOKS_EVERY_MILLISECONDS = 1_000

/** How much of that time the loop works where nobody asks for anything. */
const IDLE = 0.05

/** Waits until the event loop has had next to nothing to do for a second. It keeps no process alive. */
export async function untilIdle(every = LOOKS_EVERY_MILLISECONDS): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization()
    await sleep(every, undefined, { ref: false })
    if (performance.eventLoopUtilization(before).utilization < IDLE) return
  }
}
