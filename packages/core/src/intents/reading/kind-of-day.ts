import type { QuestionParts } from './question-parts.ts'
import { STOP_WORDS, wordsOf } from './words.ts'

/** Whether it is asked of one day what kind of day it is, and nothing else: `is 2 June a working day?`. */
export function asksKindOfDay({ kind, period, phrases, folded, language }: QuestionParts): boolean {
  const said = phrases.placesOf('kindOfDay')
  if (kind === 'change' || period === null || period.first !== period.last || said.length === 0) return false
  const isRead = (from: number): boolean => [period, ...said].some((span) => from >= span.from && from < span.to)
  const isOther = (word: string): boolean => !STOP_WORDS[language].has(word)
  return !phrases.has('ofMine') && !wordsOf(folded.plain).some(({ word, from }) => !isRead(from) && isOther(word))
}
