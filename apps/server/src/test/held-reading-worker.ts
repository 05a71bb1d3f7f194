import type { ThreadAnswer, ThreadTask } from '../features/reading-threads/reading-threads.service.ts'
import { answerTasks } from '../worker-pool.ts'

/** A thread that never comes to the end of a review, and has no goals to tell of. */
answerTasks(({ name, steps }: ThreadTask): ThreadAnswer | Promise<never> =>
  name === 'goals.review' ? new Promise(() => undefined) : { answer: [], isCut: false, steps },
)
