import type { Language } from '../../language/index.ts'
import { englishAmounts } from './english-amounts.ts'
import { englishDays } from './english-days.ts'
import { englishQuestions } from './english-questions.ts'
import { englishWishes } from './english-wishes.ts'
import { italianAmounts } from './italian-amounts.ts'
import { italianDays } from './italian-days.ts'
import { italianQuestions } from './italian-questions.ts'
import { italianWishes } from './italian-wishes.ts'
import type { QuestionRow } from './score-questions.ts'

/** All questions about the believable year, in each language. */
export const questionsIn: Record<Language, readonly QuestionRow[]> = {
  en: [...englishQuestions, ...englishAmounts, ...englishDays, ...englishWishes],
  it: [...italianQuestions, ...italianAmounts, ...italianDays, ...italianWishes],
}
