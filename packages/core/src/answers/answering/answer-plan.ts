import type { QuestionContext, Reply } from './question-context.ts'

/** Characters of a goal that are handed on to be planned. */
const GOAL_MAX = 500

/** What is to be planned, by its words or by what was listed. */
export function answerPlan({ question, items, sentences }: QuestionContext): Reply {
  const [item] = question.among ? items : []
  const target = item ? `${item.title} ${sentences.words.day(item.first)}` : question.text.trim()
  return { text: sentences.replies.plans, target: target.slice(0, GOAL_MAX) }
}
