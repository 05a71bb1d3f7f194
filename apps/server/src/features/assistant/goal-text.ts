import { readGoal, type Goal, type GoalSurroundings } from '@dodici/core/planning'
import type { Actor } from '#server/actor.ts'
import type { ReadingTask, ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'

/** A goal in words, and when. */
export interface GoalText {
  readonly text: string
  readonly timeframe: string
  readonly surroundings: GoalSurroundings
}

/** Every stretch of words may be a date: of many words at once that is up to 200 ms in one turn. */
export const goalOfText: ReadingTask<GoalText, Goal> = {
  name: 'assistant.goal',
  isInTurns: false,
  perform: (_storage, _actor, { text, timeframe, surroundings }) =>
    Promise.resolve(readGoal(text, timeframe, surroundings)),
}

/** A sentence, which takes 2 to 4 ms; of the worst words that were found so many take 75, and 120 take 148. */
const CHARACTERS_HERE = 60

/**
 * Reads a goal from its words: here, or in a thread where they are many.
 * @throws AppError as `ReadingThreads.perform` does
 */
export const goalFromText = (storage: ThreadedStorage, actor: Actor, goal: GoalText): Promise<Goal> =>
  goal.text.length + goal.timeframe.length <= CHARACTERS_HERE
    ? goalOfText.perform(storage, actor, goal)
    : storage.threads.perform(goalOfText, actor, goal)
