import { englishScores } from '../en/score-sentences.ts'
import { italianScores } from '../it/score-sentences.ts'
import type { Language } from '../../language/index.ts'
import type { ScoreSentences } from './score-sentences.ts'

/** The sentences of an analysis by language. */
export const scoreSentences: Readonly<Record<Language, ScoreSentences>> = { it: italianScores, en: englishScores }
