import { englishAdvice } from '../en/advice-sentences.ts'
import { englishHints } from '../en/hint-sentences.ts'
import { englishScores } from '../en/score-sentences.ts'
import { italianAdvice } from '../it/advice-sentences.ts'
import { italianHints } from '../it/hint-sentences.ts'
import { italianScores } from '../it/score-sentences.ts'
import type { Language } from '../../language/index.ts'
import type { AdviceSentences } from './advice-sentences.ts'
import type { HintSentences } from './hint-sentences.ts'
import type { ScoreSentences } from './score-sentences.ts'

/** The sentences of an analysis by language. */
export const scoreSentences: Readonly<Record<Language, ScoreSentences>> = { it: italianScores, en: englishScores }

/** The sentences of what is offered, by language. */
export const adviceSentences: Readonly<Record<Language, AdviceSentences>> = { it: italianAdvice, en: englishAdvice }

/** The sentences of suggestions, by language. */
export const hintSentences: Readonly<Record<Language, HintSentences>> = { it: italianHints, en: englishHints }
