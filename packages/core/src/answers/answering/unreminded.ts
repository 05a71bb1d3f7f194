import { onePerEvent } from './item-matcher.ts'
import { withList, type QuestionContext, type Reply } from './question-context.ts'

/** Which events to come have no reminders, each once; null where something else is asked. */
export function answerUnreminded(asking: QuestionContext): Reply | null {
  const { phrases, question, all, sentences } = asking
  if (!phrases.has('unreminded')) return null
  const found = onePerEvent(
    all.filter(
      ({ first, last, reminders = [] }) => reminders.length === 0 && last >= question.first && first <= question.last,
    ),
  )
  const { first, last, hasPeriod } = question
  const head = sentences.counts.unreminded(hasPeriod ? { first, last } : null, found.length)
  return found.length === 0 ? { text: head } : withList(asking, head, found)
}
