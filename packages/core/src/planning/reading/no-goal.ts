import { isSmallTalk } from '../../intents/index.ts'
import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { ReadingWords } from '../planning-words.ts'
import { GENERAL_KINDS } from '../templates/known-kinds.ts'
import type { Kind } from './classify.ts'
import { isRandomKeys } from './letter-pairs.ts'
import { plainWords } from './patterns.ts'

/** What is known of a text before it is told whether it holds a goal. */
interface GoalText {
  readonly text: string
  readonly kind: Kind
  /** Whether it names a day to come. */
  readonly isDated: boolean
}

const has = (pattern: string, text: string): boolean => new RegExp(pattern, 'iu').test(text)

/** The first clause without the wish before it, and without what depends on it: `a tap that leaks` says nothing of a tap. */
function mainClause(text: string, { wishes, subordinates }: ReadingWords): string {
  const [clause = ''] = text
    .replace(new RegExp(wishes, 'iu'), '')
    .trim()
    .split(/[,;:.!?]/u)
  return clause.split(new RegExp(subordinates, 'iu'))[0] ?? ''
}

/** Whether the main verb of a text says how something is; whoever names what to do begins with that. */
export function isStatement(text: string, reading: ReadingWords): boolean {
  const clause = mainClause(text, reading)
  const isAct = reading.begunByAct !== null && has(reading.begunByAct, clause)
  return !isAct && has(reading.statement, clause)
}

const isEcho = (words: readonly string[]): boolean => words.length > 2 && new Set(words).size === 1

/**
 * Whether a text holds no goal: no word that can be said, a question, a greeting, a sigh, a statement. Where its words tell or
 * suggest a kind of goal, or a day to come, a statement may be one: `the car is broken`.
 */
export function isNoGoal({ text, kind, isDated }: GoalText, language: Language): boolean {
  const { reading } = languages[language]
  const plain = plainWords(text).trim()
  const asked = text.trim().replace(new RegExp(reading.wishes, 'iu'), '')
  if (has(reading.question, asked)) return true
  if (!isDated && has(reading.opinion, text) && isStatement(text, reading)) return true
  if (kind.id !== 'generic') return false
  const words = plain.split(' ')
  if (words.every((word) => !/\p{L}{2}/u.test(word)) || isEcho(words) || isRandomKeys(text)) return true
  if (isSmallTalk(text, language) || has(reading.sighs, plain)) return true
  const isSuggested = kind.choices.some((choice) => !GENERAL_KINDS.some((general) => general === choice))
  return !isDated && !isSuggested && (text.trim().endsWith('?') || isStatement(text, reading))
}
