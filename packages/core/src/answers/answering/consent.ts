import { askWhich } from '../changing/candidates.ts'
import type { QuestionContext, Reply } from './question-context.ts'

/** What somebody agrees to: a card is written by its own button alone, and of several one is to be chosen. */
export function answerAgree(asking: QuestionContext): Reply {
  const { question, items, surroundings, sentences } = asking
  if (question.among) return askWhich(asking, items)
  const { applyWrites, nothingOpen, notOnCard, stillLacking } = sentences.replies
  const { missed } = question
  if (missed !== undefined) return { text: surroundings.hasOpenCard ? notOnCard(missed) : stillLacking(missed) }
  return { text: surroundings.hasOpenCard ? applyWrites : nothingOpen }
}

/** That nothing is changed, and that the card that waited is closed. */
export const answerDecline = ({ surroundings, sentences: { replies } }: QuestionContext): Reply => ({
  text: surroundings.hasOpenCard ? replies.cardClosed : replies.nothingDone,
})
