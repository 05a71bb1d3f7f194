import {
  measuredTarget,
  readTarget,
  type KnownKind,
  type MeasuredTarget,
  type Target,
  type TargetSurroundings,
} from '@dodici/core/planning'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'

/** A target in words, its date, and the kind that the person has chosen; null where they were not asked. */
export interface TargetText {
  readonly text: string
  readonly timeframe: string
  readonly kind: KnownKind | null
  readonly surroundings: TargetSurroundings
}

/** Every run of words may be a date: 24 characters take up to 31 ms in one turn, 60 take 101, a long text 200. */
export const targetOfText: ReadingTask<TargetText, Target> = {
  name: 'assistant.target',
  isInTurns: false,
  isLarge: () => true,
  perform: (_storage, _access, { text, timeframe, kind, surroundings }) =>
    Promise.resolve(readTarget(text, timeframe, surroundings, kind)),
}

/** The same text as a goal that can be measured; null if it is none. */
export const measuredOfText: ReadingTask<TargetText, MeasuredTarget | null> = {
  name: 'assistant.measured',
  isInTurns: false,
  isLarge: () => true,
  perform: (_storage, _access, { text, timeframe, surroundings }) =>
    Promise.resolve(measuredTarget(text, timeframe, surroundings)),
}
