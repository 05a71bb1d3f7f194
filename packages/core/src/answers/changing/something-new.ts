import { knownDay } from '../../date/index.ts'
import type { ProposedChange } from '../../intents/proposed-change.ts'
import type { QuestionKind } from '../../intents/question-types.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { answerCreate } from './answer-create.ts'

/** Nobody notes something for more days without a verb. */
const STAY_MAX = 15

/** Kinds that no words of asking need say, and that look for no events. */
const ANSWERED: ReadonlySet<QuestionKind> = new Set(['change', 'free'])

/** What is asked, or is not so, or is so only on some condition. */
const OF_NOTHING_NEW = ['negated', 'asks', 'condition'] as const

/** Whether a text asks for nothing, names something, and says on which days to come that is. */
function isBare({ question, parts, today }: QuestionContext): boolean {
  const { kind, hasPeriod, isChosen, terms, first } = question
  const isAside = question.isAside === true || question.isBetween === true
  const { phrases } = parts
  const isSilent = parts.kind === null && !parts.folded.plain.includes('?') && !ANSWERED.has(kind)
  return (
    isSilent &&
    hasPeriod &&
    first >= today &&
    !isAside &&
    !isChosen &&
    terms.length > 0 &&
    !OF_NOTHING_NEW.some(phrases.has)
  )
}

/** Whether what is proposed is new and lasts no longer than what people note so. */
function isShort(changes: readonly ProposedChange[] = []): boolean {
  const [change] = changes
  if (change?.action !== 'create') return false
  const [first, last] = [change.start, change.end].map(knownDay)
  return (last ?? 0) - (first ?? 0) <= STAY_MAX
}

/** What is not found on its days, by words that ask for nothing, may be something new; `asking` is what was looked for instead. */
export function withSomethingNew(whole: QuestionContext, asking: QuestionContext, reply: Reply): Reply {
  const isUnknown = whole.question.kind === 'none'
  const looked = isUnknown ? whole : asking
  if (!isBare(whole) || whole.items.length > 0 || looked.items.length > 0) return reply
  const made = answerCreate(whole, { action: 'create', verb: '', rest: whole.parts.folded.text })
  if (!isShort(made.changes)) return reply
  return { ...made, kind: 'change', text: isUnknown ? made.text : `${reply.text}\n${made.text}` }
}
