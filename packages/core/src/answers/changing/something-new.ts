import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { answerCreate } from './answer-create.ts'

/** Nobody notes something for more days without a verb. */
const STAY_MAX = 15

/** What asks for nothing, names nothing of its days to come, and says when: it may be there, or be something new. */
export function withSomethingNew(asking: QuestionContext, reply: Reply): Reply {
  const { question, parts, items, today } = asking
  const { first, last, terms } = question
  const isBare = parts.kind === null && question.hasPeriod && !question.isAside && !parts.folded.plain.includes('?')
  if (!isBare || items.length > 0 || terms.length === 0 || first < today || last - first > STAY_MAX) return reply
  const made = answerCreate(asking, { action: 'create', verb: '', rest: parts.folded.text })
  if (!made.changes?.length) return reply
  return { ...made, text: question.kind === 'none' ? made.text : `${reply.text}\n${made.text}` }
}
