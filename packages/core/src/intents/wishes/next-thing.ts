import { LANGUAGE_WORDS } from '../languages.ts'
import type { QuestionSurroundings } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { understoodIn } from '../reading/dates.ts'
import { withoutSpans } from '../reading/references.ts'
import { foldedText } from '../reading/words.ts'
import { wishIn, type Command } from './command.ts'
import { placesOfMore } from './wish-joints.ts'

/** One more thing, and whether it follows the one before it at once. */
export interface NextThing {
  /** Without what only says that it does. */
  readonly words: string
  readonly follows: boolean
}

/** What stands behind a joint: `THEN the bank`, `and a car wash RIGHT AFTER, at 11`. */
export function nextIn(joint: string, words: string): NextThing {
  const said = readInAnyLanguage(foldedText(words).plain).findAll('nextThing')
  if (said.length === 0) return { words, follows: readInAnyLanguage(joint).has('nextThing') }
  return { words: withoutSpans(words, said).replace(/^[\s,;]+|[\s,;.!]+$/gu, ''), follows: true }
}

/** Whether words say a day or an hour. */
const saysWhen = (text: string, surroundings: QuestionSurroundings): boolean =>
  understoodIn(text, { language: surroundings.language, surroundings }).some(
    ({ kind, text: words }) => kind === 'date' || (kind === 'time' && /\d/u.test(words)),
  )

/** A wish for what follows something new at once, without an hour of its own; null where it is something else. */
export function rightBehind(
  wish: Command | null,
  { words, follows }: NextThing,
  surroundings: QuestionSurroundings,
): string | null {
  const isNew = follows && (wish === null || wish.action === 'create')
  if (!isNew || !isBareName(words, surroundings)) return null
  const { add, afterwards } = LANGUAGE_WORDS[surroundings.language].wishes
  return `${wish?.verb ?? add} ${words} ${afterwards}`
}

/** Whether words are one name and nothing else: no wish of their own, and no list. */
const isBareName = (words: string, surroundings: QuestionSurroundings): boolean =>
  words !== '' && placesOfMore(words).length === 0 && !saysWhen(words, surroundings) && wishIn(words) === null

/** Whether a name holds one more thing, which follows the first. */
export function holdsNext(name: string): boolean {
  const { plain } = foldedText(name)
  return placesOfMore(name).some(({ from, to }) => nextIn(plain.slice(from, to), plain.slice(to).trim()).follows)
}
