import { performance } from 'node:perf_hooks'
import { systemClock } from './clock.ts'
import { runServer } from './run-server.ts'

await runServer({ clock: systemClock, steady: () => performance.now() })
