import type { Language, TextSpan } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import { regExp } from './patterns.ts'

/** No mark within a number parts, and no full stop behind a letter or two, as in `St. Ives`. */
const MARK = /[,;:](?=\D|$)|(?<=\S{3})[.!?]+(?=\s|$)|\s[–—-]\s/u

/** Where words end that say one thing: at a mark, or at a bracket, of which what stands in it is more of the clause. */
export const CLAUSE_END = new RegExp(`${MARK.source}|[()\\n]`, 'u')

const MARKED = new RegExp(`(${CLAUSE_END.source})`, 'u')

/** What a text says before its first mark, its marks, and what it says behind each of them. */
export function atMarks(text: string) {
  const [head = '', ...rest] = text.split(MARKED).map((one) => one.trim())
  return { head, marks: rest.filter((_, at) => at % 2 === 0), said: rest.filter((_, at) => at % 2 === 1) }
}

const patterns = eachLanguage(({ reading, parts }) => ({
  joint: new RegExp(
    String.raw`(?:${MARK.source})\s*(?:(?:${parts.then}|${reading.joins})\s)?|\s*\+\s*|\s(?:${parts.then}|${reading.joins})\s`,
    'giu',
  ),
  then: regExp(String.raw`(?:${parts.then})\s*$`),
}))

/** The words of a clause, behind what joins them to those before. */
export interface Clause extends TextSpan {
  /** Where what joins them begins, and what that is: nothing at the beginning of a text. */
  readonly index: number
  readonly mark: string
  readonly isThen: boolean
  readonly said: string
}

/** The clauses of a text, also those that a word joins; what stands within some spans parts none. */
export function clausesIn(text: string, language: Language, whole: readonly TextSpan[] = []): readonly Clause[] {
  const { joint, then } = patterns[language]
  const between = [...text.matchAll(joint)].filter(
    ({ index, 0: mark }) => !whole.some((one) => one.from < index && one.to > index + mark.length),
  )
  const joints = [{ index: 0, 0: '' }, ...between]
  return joints.map(({ index, 0: mark }, at) => {
    const [from, to] = [index + mark.length, joints[at + 1]?.index ?? text.length]
    return { index, mark, from, to, isThen: then.test(mark), said: text.slice(from, to) }
  })
}
