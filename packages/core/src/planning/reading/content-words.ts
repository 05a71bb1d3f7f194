import { languages } from '../languages.ts'
import { remembered } from '../../language/index.ts'
import { plainWords, TITLES } from './patterns.ts'

const stopWords = new Set(Object.values(languages).flatMap((words) => words.stopWords.split(' ')))

const isContent = (word: string): boolean => word.length > 2 && !stopWords.has(word) && !/^\d+$/u.test(word)

/** The words of a title that tell what it is, each once: no articles, prepositions or figures. */
export const contentWords = remembered(
  (title): readonly string[] => [...new Set(plainWords(title).trim().split(' ').filter(isContent))],
  TITLES,
)
