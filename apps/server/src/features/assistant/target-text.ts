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

/** So many characters take 3 to 4 ms, and 31 at worst, in two turns. 32 take 92 at worst, 60 take 101. */
const CHARACTERS_HERE = 24

/** Every run of words may be a date. For a long text that is up to 200 ms in one turn. */
export const targetOfText: ReadingTask<TargetText, Target> = {
  name: 'assistant.target',
  isInTurns: false,
  isLarge: (_storage, _actor, { text, timeframe }) => text.length + timeframe.length > CHARACTERS_HERE,
  perform: (_storage, _actor, { text, timeframe, kind, surroundings }) =>
    Promise.resolve(readTarget(text, timeframe, surroundings, kind)),
}

/** The same text as a goal that can be measured; null if it is none. */
export const measuredOfText: ReadingTask<TargetText, MeasuredTarget | null> = {
  name: 'assistant.measured',
  isInTurns: false,
  isLarge: targetOfText.isLarge,
  perform: (_storage, _actor, { text, timeframe, surroundings }) =>
    Promise.resolve(measuredTarget(text, timeframe, surroundings)),
}
