import { readGoal, type Goal, type GoalSurroundings } from '@dodici/core/planning'
import type { Actor } from '#server/actor.ts'
import type { ReadingTask, ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'

/** A goal in words, and its date. */
export interface GoalText {
  readonly text: string
  readonly timeframe: string
  readonly surroundings: GoalSurroundings
}

/** Every run of words may be a date. For a long text that is up to 200 ms in one turn. */
export const goalOfText: ReadingTask<GoalText, Goal> = {
  name: 'assistant.goal',
  isInTurns: false,
  perform: (_storage, _actor, { text, timeframe, surroundings }) =>
    Promise.resolve(readGoal(text, timeframe, surroundings)),
}

/** One sentence takes 2 to 4 ms. The worst 60 characters take 75 ms, 120 take 148. */
const CHARACTERS_HERE = 60

/**
 * Parses a goal on the main thread, or in a worker thread if it is long.
 * @throws AppError as `ReadingThreads.perform` does
 */
export const goalFromText = (storage: ThreadedStorage, actor: Actor, goal: GoalText): Promise<Goal> =>
  goal.text.length + goal.timeframe.length <= CHARACTERS_HERE
    ? goalOfText.perform(storage, actor, goal)
    : storage.threads.perform(goalOfText, actor, goal)
