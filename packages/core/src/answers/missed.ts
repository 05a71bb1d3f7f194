import type { ReadQuestion, Remembered } from '../intents/question-types.ts'
import type { Answer } from './answer-types.ts'
import { spokenBefore } from './spoken-before.ts'

type Missed = Pick<Remembered, 'missed' | 'lacks'>

/** Whether a wish failed, or what was said of a card that is open: it could not be read, done or found. */
function isMissed({ kind, terms, text }: ReadQuestion, { listed, changes, asks }: Answer, isOpen: boolean): boolean {
  if (changes.length > 0 || asks !== null || text.includes('?')) return false
  const isUnread = kind === 'none' || (kind === 'find' && terms.length > 0 && listed.length === 0)
  return kind === 'change' || (isOpen && isUnread)
}

/** What of two wishes is still lacking something. */
function lackingOf({ kept }: ReadQuestion, answer: Answer, before: Remembered | null): Missed | null {
  if (answer.lacks !== undefined) return { missed: answer.lacks, lacks: answer.lacks }
  const isTold = kept !== undefined && answer.changes.length > 0
  const { lacks, missed = lacks } = before ?? {}
  const isLacking = lacks !== undefined && missed !== undefined && !isTold
  return isLacking ? { missed, lacks } : null
}

/** What was last said and is on no card, until one comes. */
export function missedOf(question: ReadQuestion, answer: Answer, before: Remembered | null): Missed {
  const lacking = lackingOf(question, answer, before)
  if (lacking !== null) return lacking
  if (answer.changes.length > 0) return {}
  const isOpen = before !== null && spokenBefore(before).some(({ card }) => card.length > 0)
  const missed = isMissed(question, answer, isOpen)
    ? (question.said ?? question.subject ?? question.text)
    : before?.missed
  return missed === undefined ? {} : { missed }
}
