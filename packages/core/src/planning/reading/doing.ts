import type { Language } from '../../language/index.ts'
import { eachLanguage } from '../languages.ts'

/** Where the verb of a goal ends in normalised words, and where what it is done to. */
export interface Doing {
  readonly verbEnd: number
  readonly end: number
  readonly isPlain: boolean
}

const patterns = eachLanguage(({ doing }) => ({
  verb: new RegExp(`^ (?:${doing.verb}) `, 'u'),
  plain: new RegExp(`^ (?:${doing.plain}) `, 'u'),
  aside: new RegExp(` (?:${doing.aside})(?= )`, 'gu'),
}))

/** What is done to what, in the normalised words that name a goal; null where they begin with no act. */
export function doingIn(head: string, language: Language): Doing | null {
  const { verb, plain, aside } = patterns[language]
  const verbEnd = verb.exec(head)?.[0].length ?? 0
  const end = [...head.matchAll(aside)].find(({ index }) => index >= verbEnd - 1)?.index ?? head.length - 1
  return verbEnd === 0 || end <= verbEnd ? null : { verbEnd, end, isPlain: plain.test(head) }
}
