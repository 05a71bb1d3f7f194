import type { Language } from '../../language/index.ts'
import { eachLanguage, languages } from '../languages.ts'
import { contentWords } from './content-words.ts'
import type { NamedPart } from './part-words.ts'
import type { StepShape } from '../templates/template-types.ts'
import { plainWords, regExp } from './patterns.ts'

/** What a step says. */
export interface SaidStep {
  readonly id: string
  readonly title: string
  /** Whether it comes after the goal's day, and whether it is work of weeks. */
  readonly isAfter: boolean
  readonly isLong: boolean
}

/** A step with its title. */
export const saidStep = ({ id, place, isLong }: StepShape, title: string): SaidStep => ({
  ...{ id, title, isLong, isAfter: place === 'after' },
})

const alike = eachLanguage(({ parts }) => parts.alike.map((words) => new Set(words.split('|'))))

const STEM_LEAST = 5
const stemOf = (verb: string): string => verb.slice(0, Math.max(STEM_LEAST, verb.length - 3))

const isSameWord = (one: string, other: string): boolean =>
  other.startsWith(one.slice(0, Math.max(4, one.length - 1))) && other.length <= one.length + (one.length > 4 ? 2 : 1)

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

const hasNoun = (title: string, noun: string): boolean => contentWords(title).some((one) => isSameWord(noun, one))

/** Whether a text has a word for the same as one of some words. */
const isLike = (text: string, words: readonly string[], language: Language): boolean => {
  const same = alike[language].filter((group) => words.some((word) => group.has(word)))
  return contentWords(text).some((one) => same.some((group) => group.has(one)))
}

const joint = eachLanguage(({ reading }) => regExp(String.raw`,\s+|\s(?:${reading.joins})\s`))

const gets = eachLanguage(({ parts }) => regExp(parts.obtains))

/** Whether a step with such a title gets something: by its verb, or in a day and with no more than its name. */
export const obtains = (title: string, isLong: boolean, language: Language): boolean =>
  gets[language].test(title) ||
  (!isLong && !title.includes(',') && title.split(joint[language]).every((words) => !words.includes(' ')))

/** All steps whose titles name a thing, or have a word for the same. */
export function stepsAbout(part: NamedPart, steps: readonly SaidStep[], language: Language): readonly string[] {
  const noun = nounOf(part, language)
  const isOf = (title: string): boolean => hasNoun(title, noun) || isLike(title, [noun], language)
  return noun === '' ? [] : steps.filter(({ title }) => isOf(title)).map(({ id }) => id)
}

/** The step whose title has a word for the same as a part, or as its verb. */
export function stepLike(part: NamedPart, steps: readonly SaidStep[], language: Language): string | null {
  const words = [nounOf(part, language), part.isAct ? (plainWords(part.words).trim().split(' ')[0] ?? '') : '']
  return steps.find(({ title }) => isLike(title, words, language))?.id ?? null
}

/** The verb of a part that a title has without an object, for whatever is named: `sell`, of `Give away and sell`. */
export const bareVerb = (title: string, { words, isAct }: NamedPart, language: Language): string | null =>
  (isAct && title.split(joint[language]).find((verb) => plainWords(words).startsWith(plainWords(verb)))) || null

/** Whether an act says no more than a title: with its verb, or what it is done to. */
export const saysTwice = (title: string, part: NamedPart, language: Language): boolean =>
  part.isAct &&
  bareVerb(title, part, language) === null &&
  (hasNoun(title, nounOf(part, language)) ||
    isSaidIn(title, { ...part, words: part.words.split(' ')[0] ?? '', isAct: false }))

/** Whether a title has a verb without an object of which words say that it is done: `units ordered`, of `Choose and order`. */
export const saysDone = (title: string, words: string, language: Language): boolean =>
  title
    .split(joint[language])
    .map((verb) => plainWords(verb).trim())
    .some((verb) => verb.length >= STEM_LEAST && !verb.includes(' ') && plainWords(words).includes(` ${stemOf(verb)}`))

/** Whether a part ends with all that a title tells: `rest to the tip`, of `To the tip`. */
function endsWithTitle(title: string, { words }: NamedPart): boolean {
  const [own, said] = [contentWords(title), contentWords(words)]
  return own.length > 0 && own.at(-1) === said.at(-1) && own.every((word) => said.includes(word))
}

/** The step that does a part already: that has its verb, or its word in the title, or one for the same. */
export function stepAbout(part: NamedPart, steps: readonly SaidStep[], language: Language): string | null {
  const noun = nounOf(part, language)
  const found =
    steps.find(({ title }) => bareVerb(title, part, language) !== null || endsWithTitle(title, part)) ??
    (noun === '' ? undefined : steps.find(({ title }) => hasNoun(title, noun)))
  return found?.id ?? (noun === '' ? null : stepLike(part, steps, language))
}
