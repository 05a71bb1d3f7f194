import { readInAnyLanguage, type CuePhrases } from '../../intents/read-phrases.ts'
import type { MeasuredGoal } from '../answer-types.ts'
import { foldForSearch } from '../../event/index.ts'
import { isSameWord } from '../../intents/reading/words.ts'
import { wordFamilies } from '../../intents/reading/word-families.ts'

const UNITS = wordFamilies('units')

/** Whether a folded word of a question is the unit of a goal, in one of its writings. */
export function isSameUnit(unit: string, word: string): boolean {
  const own = foldForSearch(unit)
  return UNITS.areAlike(own, word) || isSameWord(own, word)
}

/** Whether a folded text asks something, but for a request behind what was done: nothing is noted by that. */
export function isAsking(plain: string, words: CuePhrases): boolean {
  const told = withoutRequest(plain, words)
  return told.includes('?') || (told === plain ? words : readInAnyLanguage(told)).has('asking')
}

/** A text without a request that ends it: `..., where do I put that in?`. */
function withoutRequest(plain: string, words: CuePhrases): string {
  const [begin] = words
    .findAll('request')
    .filter(({ to }) => /^ [^.!]*$/u.test(plain.slice(to)))
    .map(({ from }) => plain.slice(0, from).search(/[.,;!]+ ?$/u))
    .filter((from) => from >= 0)
    .toSorted((a, b) => a - b)
  return begin === undefined ? plain : plain.slice(0, begin)
}

/** Whether a text tells of something that was done, in the unit of one of some goals, to be noted. */
export function isEntering(plain: string, words: CuePhrases, goals: readonly MeasuredGoal[]): boolean {
  if (isAsking(plain, words)) return false
  const isTold = words
    .findAll('entering')
    .some(({ from, to }) => plain[to] === ' ' && (from === 0 || /[ ,]/u.test(plain[from - 1] ?? '')))
  return isTold && unitsIn(plain, words).some((entered) => goals.some(({ unit }) => isSameUnit(unit, entered)))
}

const FIGURES = /(?<![\d.,])\d+(?:[.,]\d+)? ?(?<unit>\p{L}+)/gu

/** The words behind figures and other amounts. */
function unitsIn(plain: string, words: CuePhrases): string[] {
  const inFigures = [...plain.matchAll(FIGURES)].map(({ groups }) => groups?.['unit'] ?? '')
  const inWords = [
    ...words.findAll('someOf'),
    ...words.findAll('moreOf').filter(({ from }) => /\d ?$/u.test(plain.slice(0, from))),
  ].map(({ to }) => /^ (?<unit>\p{L}+)/u.exec(plain.slice(to))?.groups?.['unit'] ?? '')
  return [...inFigures, ...inWords].filter((unit) => unit !== '')
}
