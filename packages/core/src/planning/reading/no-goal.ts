import { isSmallTalk } from '../../intents/index.ts'
import type { Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { ReadingWords } from '../planning-words.ts'
import { isGeneral } from '../templates/known-kinds.ts'
import { rulesOf } from '../templates/templates.ts'
import { CLAUSE_END } from './clauses-in.ts'
import type { Kind } from './classify.ts'
import { isRandomKeys } from './letter-pairs.ts'
import { has, plainWords, regExp } from './patterns.ts'

/** What is known of a text before it is told whether it holds a goal. */
interface GoalText {
  readonly text: string
  readonly kind: Kind
  /** Whether it names a day to come. */
  readonly isDated: boolean
}

/** The first clause without the wish before it, and without what depends on it: `a tap that leaks` says nothing of a tap. */
function mainClause(text: string, { wishes, subordinates }: ReadingWords): string {
  const [clause = ''] = text.replace(regExp(wishes), '').trim().split(CLAUSE_END)
  return clause.split(regExp(subordinates))[0] ?? ''
}

/** Whether the main verb of a text says how something is; whoever names what to do begins with that. */
export function isStatement(text: string, reading: ReadingWords): boolean {
  const clause = mainClause(text, reading)
  return !has(reading.begunByAct, clause) && has(reading.statement, clause)
}

/** Whether a text goes on behind some of its words with a verb that says how that is. */
export function isSaidOf(words: string, text: string, { statement }: ReadingWords): boolean {
  const [, verb] = /^\s+(\S+)/u.exec(text.slice(text.lastIndexOf(words) + words.length)) ?? []
  return verb !== undefined && text.includes(words) && has(statement, `x ${verb}`)
}

const isEcho = (words: readonly string[]): boolean => words.length > 2 && new Set(words).size === 1

/** Whether no words of a text can be meant: figures, keys pressed at random, the same word again and again. */
function isWithoutWords(text: string): boolean {
  const words = plainWords(text).trim().split(' ')
  return words.every((word) => !/\p{L}{2}/u.test(word)) || isEcho(words) || isRandomKeys(text)
}

/** Whether a text asks something; a wish may be said as a question. */
export const isQuestion = (text: string, { question, wishes }: ReadingWords): boolean =>
  has(question, text.trim().replace(regExp(wishes), ''))

const isSigh = (text: string, language: Language): boolean =>
  has(languages[language].reading.sighs, plainWords(text).trim())

/** Whether words suggest a kind; a place, which suggests a trip, does not: it may rain there. */
const isSuggested = ({ choices }: Kind): boolean =>
  choices.some((choice) => !rulesOf(choice).isJourney && !isGeneral(choice))

/** Whether a text says how something is, or asks it (`domani piove?`), and suggests no kind; that a thing is another one suggests none. */
function isRemark(says: string, text: string, kind: Kind, reading: ReadingWords): boolean {
  const isSaying = isStatement(says, reading)
  const isAsking = text.trim().endsWith('?') && !has(reading.wishes, text.trim())
  return (isSaying && has(reading.likens, says)) || ((isSaying || isAsking) && !isSuggested(kind))
}

/**
 * Whether a text holds no goal: no word that can be said, a question, a greeting, a sigh, a statement. Where its words tell or
 * suggest a kind of goal, or a day to come, a statement may be one: `the car is broken`.
 */
export function isNoGoal({ text, kind, isDated }: GoalText, language: Language): boolean {
  const { reading } = languages[language]
  const says = isDated ? '' : text.trim()
  const isSaying = isStatement(says, reading)
  if (isQuestion(text, reading) || isSigh(text, language) || (isSaying && has(reading.opinion, says))) return true
  return (
    kind.id === 'generic' &&
    (isSmallTalk(text, language) || isWithoutWords(text) || isRemark(says, text, kind, reading))
  )
}
