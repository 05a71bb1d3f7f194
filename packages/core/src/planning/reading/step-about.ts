import type { Language } from '../../language/index.ts'
import { eachLanguage, languages } from '../languages.ts'
import { contentWords } from './content-words.ts'
import type { NamedPart } from './part-words.ts'
import { plainWords } from './patterns.ts'

/** What a step says. */
export interface SaidStep {
  readonly id: string
  readonly title: string
  /** Whether it comes after the goal's day. */
  readonly isAfter: boolean
}

const alike = eachLanguage(({ parts }) => parts.alike.map((words) => new Set(words.split('|'))))

const isSameWord = (one: string, other: string): boolean =>
  other.startsWith(one.slice(0, Math.max(4, one.length - 1))) && other.length <= one.length + 2

const withoutVerb = ({ words, isAct }: NamedPart): string => (isAct ? words.replace(/^\S+(?:\s|$)/u, '') : words)

/** Whether a title has all that the words of a part tell, but for its verb. */
export function isSaidIn(title: string, part: NamedPart): boolean {
  const own = contentWords(title)
  return contentWords(withoutVerb(part)).every((word) => own.some((one) => isSameWord(word, one)))
}

/** The word that names what a part is about: the first one, in languages with compounds the last before `for` or `of`. */
export function nounOf(part: NamedPart, language: Language): string {
  const { compoundEnd } = languages[language].reading
  const plain = plainWords(withoutVerb(part))
  if (compoundEnd === null) return contentWords(plain)[0] ?? ''
  return contentWords(plain.split(new RegExp(compoundEnd, 'u'))[0] ?? '').at(-1) ?? ''
}

/** Whether a text has a word for the same as one of some words. */
const isLike = (text: string, words: readonly string[], language: Language): boolean => {
  const same = alike[language].filter((group) => words.some((word) => group.has(word)))
  return contentWords(text).some((one) => same.some((group) => group.has(one)))
}

/** The step whose title has a word for the same as a part, or as its verb. */
export function stepLike(part: NamedPart, steps: readonly SaidStep[], language: Language): string | null {
  const words = [nounOf(part, language), part.isAct ? (plainWords(part.words).trim().split(' ')[0] ?? '') : '']
  return steps.find(({ title }) => isLike(title, words, language))?.id ?? null
}

/** The step that does a part already: that has its word in the title, or one for the same. */
export function stepAbout(part: NamedPart, steps: readonly SaidStep[], language: Language): string | null {
  const noun = nounOf(part, language)
  if (noun === '') return null
  const isOf = (text: string): boolean => contentWords(text).some((one) => isSameWord(noun, one))
  return steps.find(({ title }) => isOf(title))?.id ?? stepLike(part, steps, language)
}
