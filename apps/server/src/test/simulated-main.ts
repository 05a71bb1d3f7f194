// The server by a simulated clock: all that is due comes as much sooner as the clock is faster. Requests take the time that
// they take.
import { runServer } from '../run-server.ts'
import { readTime, simulatedClock } from './simulated-clock.ts'

const clock = simulatedClock(readTime(process.env))
await runServer({ clock, steady: clock.now })
