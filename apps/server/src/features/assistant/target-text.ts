import type { KindQuestion, KnownKind, MeasuredTarget, Target, TargetSurroundings } from '@dodici/core/planning'
import type { ReadingTask } from '#server/features/reading-threads/reading-threads.ts'
import { planner } from './planner.ts'

/** A target in words, its date, and the kind that the person has chosen; null where they were not asked. */
export interface TargetText {
  readonly text: string
  readonly timeframe: string
  readonly kind: KnownKind | null
  readonly surroundings: TargetSurroundings
}

/** A target, and what is said of it where it cannot be planned. */
export interface TargetRead {
  readonly target: Target
  /** What the person is asked where the words tell no kind; null where they do, and for nonsense. */
  readonly question: KindQuestion | null
  /** What is said of a text that holds no goal; null where it holds one. */
  readonly nonsense: string | null
}

/** Every run of words may be a date: 24 characters take up to 31 ms in one turn, 60 take 101, a long text 200. */
export const targetOfText: ReadingTask<TargetText, TargetRead> = {
  name: 'assistant.target',
  isInTurns: false,
  isLarge: () => true,
  perform: async (_storage, _access, { text, timeframe, kind, surroundings }) => {
    const { kindQuestion, nonsenseAnswer, readTarget } = await planner()
    const { language } = surroundings
    const target = readTarget(text, timeframe, surroundings, kind)
    const nonsense = target.isNonsense ? nonsenseAnswer(language) : null
    return { target, question: kindQuestion(target, language), nonsense }
  },
}

/** The same text as a goal that can be measured; null if it is none. */
export const measuredOfText: ReadingTask<TargetText, MeasuredTarget | null> = {
  name: 'assistant.measured',
  isInTurns: false,
  isLarge: () => true,
  perform: async (_storage, _access, { text, timeframe, surroundings }) =>
    (await planner()).measuredTarget(text, timeframe, surroundings),
}
