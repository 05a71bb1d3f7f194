import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { Family, Sample } from './exposition.ts'

const RESOLUTION_MILLISECONDS = 10
const NANOSECONDS = 1e9

/** Reports event loop delay. */
export interface LoopWatch {
  /** Since the last call. */
  readonly families: () => Family[]
  readonly stop: () => void
}

/** Node measures the loop's delay every ten milliseconds, outside JavaScript. */
export function watchLoop(): LoopWatch {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MILLISECONDS })
  delays.enable()
  // Node measures the time between two checks, so an idle loop is not late.
  const seconds = (nanoseconds: number): number =>
    delays.count === 0 ? 0 : Math.max(0, nanoseconds / NANOSECONDS - RESOLUTION_MILLISECONDS / 1_000)
  return {
    families: () => {
      const families = [
        gauge(
          'nodejs_eventloop_lag_p50_seconds',
          'Delay of the event loop since the last scrape, median.',
          seconds(delays.percentile(50)),
        ),
        gauge(
          'nodejs_eventloop_lag_p99_seconds',
          'Delay of the event loop since the last scrape, 99th percentile.',
          seconds(delays.percentile(99)),
        ),
        gauge(
          'nodejs_eventloop_lag_max_seconds',
          'Delay of the event loop since the last scrape, longest.',
          seconds(delays.max),
        ),
      ]
      delays.reset()
      return families
    },
    stop: () => void delays.disable(),
  }
}

/** Process metrics under their usual names. */
export function processFamilies(): Family[] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return [
    { ...gauge('process_cpu_seconds_total', 'Time of the processor.', (user + system) / 1e6), kind: 'counter' },
    gauge('process_resident_memory_bytes', 'Memory that is in use.', rss),
    gauge('process_start_time_seconds', 'When the process started, since 1970.', performance.timeOrigin / 1_000),
    gauge('nodejs_heap_size_used_bytes', 'Heap that is in use.', heapUsed),
    gauge('nodejs_heap_size_total_bytes', 'Heap that was taken.', heapTotal),
    gauge('nodejs_external_memory_bytes', 'Memory outside of the heap.', external),
  ]
}

/** A family with some samples, or with one. */
export const gauge = (name: string, help: string, value: number | readonly Sample[]): Family => ({
  name,
  help,
  kind: 'gauge',
  samples: typeof value === 'number' ? [{ value }] : value,
})
