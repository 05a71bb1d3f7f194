import type { ReadQuestion } from '../question-types.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { spokenOf } from '../reading/references.ts'
import { wordsOf } from '../reading/words.ts'
import { aboutListed, namesNothing, type Talk } from './talk.ts'

/** So many words ask what comes beside something without naming it: `and the one after that?`. */
const WORDS_MAX = 5

/** On which side of what was spoken of something is asked for; null where nothing of the kind is. */
function sideIn({ phrases, folded, period, kind }: QuestionParts): 'after' | 'before' | null {
  const isLong = wordsOf(folded.plain).length > WORDS_MAX
  const isOwn = period !== null || kind === 'when' || phrases.has('byAmount')
  if (isLong || isOwn) return null
  if (phrases.has('later') || phrases.has('nextListed')) return 'after'
  return phrases.has('earlier') ? 'before' : null
}

/** Whether a question is about all of some days: then another one is about other days. */
const isOfDays = ({ kind, hasPeriod, terms, categoryId }: ReadQuestion): boolean =>
  hasPeriod && kind !== 'change' && namesNothing({ terms, categoryId, words: [] })

/** What comes after what was spoken of, or is before it: of the same name where another `one` is asked for. */
export function besideIn(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { question, asks, listed } = talk.before
  const side = asks === null ? sideIn(parts) : null
  if (side === null) return null
  const isOne = parts.phrases.has('thatOne') || parts.phrases.has('nextListed')
  if (isOne && isOfDays(question)) return daysBeside(question, side)
  if (listed.length === 0) return null
  const kind = side === 'after' ? 'next' : 'last'
  return aboutListed(talk, { ids: spokenOf(talk.before), isOne }, { kind, text: '' })
}

const A_WEEK = 7
const WEEKEND = 2

/** The same question about the days before or after: of a weekend it is the other weekend. */
function daysBeside(question: ReadQuestion, side: 'after' | 'before'): ReadQuestion {
  const days = question.last - question.first + 1
  const by = (days === WEEKEND ? A_WEEK : days) * (side === 'after' ? 1 : -1)
  return { ...question, first: question.first + by, last: question.last + by, text: '' }
}
