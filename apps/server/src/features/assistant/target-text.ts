import { readTarget, type Target, type TargetSurroundings } from '@dodici/core/planning'
import type { Actor } from '#server/actor.ts'
import type { ReadingTask, ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'

/** A target in words, and its date. */
export interface TargetText {
  readonly text: string
  readonly timeframe: string
  readonly surroundings: TargetSurroundings
}

/** Every run of words may be a date. For a long text that is up to 200 ms in one turn. */
export const targetOfText: ReadingTask<TargetText, Target> = {
  name: 'assistant.target',
  isInTurns: false,
  perform: (_storage, _actor, { text, timeframe, surroundings }) =>
    Promise.resolve(readTarget(text, timeframe, surroundings)),
}

/** One sentence takes 2 to 4 ms. The worst 60 characters take 75 ms, 120 take 148. */
const CHARACTERS_HERE = 60

/**
 * Parses a target on the main thread, or in a worker thread if it is long.
 * @throws AppError as `ReadingThreads.perform` does
 */
export const targetFromText = (storage: ThreadedStorage, actor: Actor, target: TargetText): Promise<Target> =>
  target.text.length + target.timeframe.length <= CHARACTERS_HERE
    ? targetOfText.perform(storage, actor, target)
    : storage.threads.perform(targetOfText, actor, target)
