import type { Language } from '../../language/index.ts'
import type { QuestionSurroundings } from '../question-types.ts'
import { eachLanguage, LANGUAGES } from '../languages.ts'
import { foldedText, STOP_WORDS, wordsOf } from './words.ts'

const stopsIn = (plain: string, language: Language): number =>
  wordsOf(plain).filter(({ word }) => STOP_WORDS[language].has(word)).length

/** The language of a question: the person's own, but where the words are clearly of another one. */
export function languageOf(text: string, { language: own }: Pick<QuestionSurroundings, 'language'>): Language {
  const { plain } = foldedText(text)
  const stops = eachLanguage((_, language) => stopsIn(plain, language))
  return LANGUAGES.find((other) => stops[other] > stops[own] + 1) ?? own
}
