import { wasCut } from './actor.ts'
import type { Database } from './db/database.ts'
import { openBeside } from './db/open.ts'
import { knownYears } from './features/events/known-years.service.ts'
import type { ThreadAnswer, ThreadTask } from './features/goals/goal-reader.service.ts'
import { performGoalTask } from './features/goals/goal-tasks.service.ts'
import { stepsOf } from './steps-of-request.ts'
import { answerTasks } from './worker-pool.ts'

/**
 * The thread in which many goals are measured. It reads on a connection of its own, keeps the years that it has read, and writes
 * nothing: what takes seconds here, and the collector that goes through it, nobody else waits for.
 */
let opened: Promise<Database> | undefined
const years = knownYears()

async function perform({ database, name, actor, asked, now, steps }: ThreadTask): Promise<ThreadAnswer> {
  opened ??= openBeside(database)
  const storage = { db: await opened, years, clock: { now: () => now } }
  const left = stepsOf(actor)
  left.left = steps
  const answer = await performGoalTask(name, storage, { actor, asked })
  return { answer, isCut: wasCut(actor), steps: left.left }
}

/** A list in pieces is handed over. */
const buffersOf = ({ answer }: ThreadAnswer): ArrayBuffer[] =>
  Array.isArray(answer)
    ? answer.flatMap((piece) => (piece instanceof Uint8Array ? [piece.buffer as ArrayBuffer] : []))
    : []

answerTasks(perform, (answer) => buffersOf(answer as ThreadAnswer))
