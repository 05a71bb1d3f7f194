import type { Language, TextSpan } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'
import { regExp } from '../reading/patterns.ts'

const patterns = eachLanguage(({ reading, parts }) => ({
  joint: new RegExp(
    String.raw`[,;:.!?]\s+(?:(?:${parts.then}|${reading.joins})\s)?|\s*\+\s*|\s(?:${parts.then}|${reading.joins})\s`,
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

/** The clauses of a text; what joins words within some spans parts none. */
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
