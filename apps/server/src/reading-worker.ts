import { wasTruncated } from './actor.ts'
import type { Database } from './db/database.ts'
import { openBeside } from './db/open.ts'
import { calendarAnswer } from './features/assistant/calendar-answer.ts'
import { measuredOfText, targetOfText } from './features/assistant/target-text.ts'
import { measuring, suggesting } from './features/assistant/measured-year.ts'
import { enhancing, goalPlanning, moving, planning } from './features/assistant/plan-around.ts'
import { questionOfText } from './features/assistant/question-text.ts'
import { knownYears } from './features/events/known-years.ts'
import { feedTask } from './features/feeds/feed-task.ts'
import { goalTasks } from './features/goals/goal-tasks.service.ts'
import { goalDetail, goalNow } from './features/goals/one-goal.ts'
import { posterTask } from './features/posters/poster-task.ts'
import type { ReadingTask, ThreadAnswer, ThreadTask } from './features/reading-threads/reading-threads.ts'
import { stepsOf } from './steps-of-request.ts'
import { answerTasks } from './worker-pool.ts'

/**
 * The thread for large reads: many goals, long questions, full years. It has a read-only connection and its own cache
 * of years, so its work and garbage collection block nobody else.
 */
let opened: Promise<Database> | undefined
const years = knownYears()
const tasks: readonly ReadingTask<never, unknown>[] = [
  ...Object.values(goalTasks),
  goalDetail,
  goalNow,
  measuring,
  suggesting,
  calendarAnswer,
  measuredOfText,
  targetOfText,
  enhancing,
  goalPlanning,
  moving,
  planning,
  questionOfText,
  posterTask,
  feedTask,
]

async function perform({ database, name, access, asked, now, steps }: ThreadTask): Promise<ThreadAnswer> {
  opened ??= openBeside(database)
  const storage = { db: await opened, years, clock: { now: () => now } }
  const left = stepsOf(access.actor)
  left.left = steps
  const task = tasks.find((one) => one.name === name)
  if (task === undefined) throw new Error(`there is no reading "${name}"`)
  const answer = await task.perform(storage, access, asked as never)
  return { answer, isTruncated: wasTruncated(access.actor), steps: left.left }
}

/** A list in pieces is transferred, not copied. */
const buffersOf = ({ answer }: ThreadAnswer): ArrayBuffer[] =>
  Array.isArray(answer)
    ? answer.flatMap((piece) => (piece instanceof Uint8Array ? [piece.buffer as ArrayBuffer] : []))
    : []

answerTasks(perform, (answer) => buffersOf(answer as ThreadAnswer))
