import { englishAdvice } from '../en/advice-sentences.ts'
import { englishScores } from '../en/score-sentences.ts'
import { italianAdvice } from '../it/advice-sentences.ts'
import { italianScores } from '../it/score-sentences.ts'
import type { Language } from '../../language/index.ts'
import type { AdviceSentences } from './advice-sentences.ts'
import type { ScoreSentences } from './score-sentences.ts'

/** The sentences of an analysis by language. */
export const scoreSentences: Readonly<Record<Language, ScoreSentences>> = { it: italianScores, en: englishScores }

/** The sentences of what is offered, by language. */
export const adviceSentences: Readonly<Record<Language, AdviceSentences>> = { it: italianAdvice, en: englishAdvice }
