import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { wordsOf, type PlacedWord, isStopWord } from './words.ts'
import type { TextSpan } from '../../language/index.ts'

const LINKS = new Set(Object.values(LANGUAGE_WORDS).flatMap(({ links }) => links.split(' ')))

/** What a question leaves out: the words, and where they stand with the word that leaves them out. */
export interface Exclusion extends TextSpan {
  readonly words: readonly string[]
}

/** Whether a word asks, or says when: what is left out ends before it. */
const isAsking = (word: string): boolean => {
  const { has } = readInAnyLanguage(word)
  return has('monthName') || (isStopWord(word) && !has('categoryWord'))
}

/** What a folded question leaves out; null where it leaves out nothing. */
export function exclusionIn(plain: string): Exclusion | null {
  const cue = readInAnyLanguage(plain).find('leavesOut')
  if (!cue) return null
  const words: PlacedWord[] = []
  for (const placed of wordsOf(plain.slice(cue.to))) {
    if (words.length > 0 && LINKS.has(placed.word)) continue
    if (isAsking(placed.word)) break
    words.push(placed)
  }
  const end = words.at(-1)
  if (!end) return null
  return { words: words.map(({ word }) => word), from: cue.from, to: cue.to + end.from + end.word.length }
}
