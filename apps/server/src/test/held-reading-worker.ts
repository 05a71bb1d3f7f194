import type { ThreadAnswer, ThreadTask } from '../features/reading-threads/reading-threads.ts'
import { answerTasks } from '../worker-pool.ts'

/** A thread that never comes to the end of a review or of a question, and has no goals to tell of. */
answerTasks(({ name, steps }: ThreadTask): ThreadAnswer | Promise<never> =>
  ['goals.review', 'assistant.question'].includes(name)
    ? new Promise(() => undefined)
    : { answer: [], isTruncated: false, steps },
)
