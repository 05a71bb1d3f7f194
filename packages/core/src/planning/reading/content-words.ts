import { languages } from '../languages.ts'
import { plainWords } from './patterns.ts'

const stopWords = new Set(Object.values(languages).flatMap((words) => words.stopWords.split(' ')))

/** The words of a title that tell what it is, each once: no articles, prepositions or figures. */
export const contentWords = (title: string): string[] => [
  ...new Set(
    plainWords(title)
      .trim()
      .split(' ')
      .filter((word) => word.length > 2 && !stopWords.has(word) && !/^\d+$/u.test(word)),
  ),
]
