import { readQuestion } from '../intents/read-question.ts'
import type { QuestionSurroundings, ReadQuestion } from '../intents/question-types.ts'
import type { Answer, DetailedItem } from './answer-types.ts'
import { rememberedAfter } from './remember.ts'
import { sentencesIn } from './words/sentences.ts'

/** Answers one question from what touches its days. */
type Answering = (question: ReadQuestion) => Answer

export const touching = (items: readonly DetailedItem[], { first, last }: ReadQuestion): readonly DetailedItem[] =>
  items.filter((item) => item.last >= first && item.first <= last)

/** Two questions of one text: the second may speak of what the first one found. */
export function answerTwo(
  { first, last, both: [one, other] }: ReadQuestion & { readonly both: readonly [ReadQuestion, string] },
  surroundings: QuestionSurroundings,
  answerOne: Answering,
): Answer {
  const answer = answerOne(one)
  const second = readQuestion(other, surroundings, rememberedAfter(one, answer, null))
  const isRead = second.first >= first && second.last <= last
  if (isRead && second.kind !== 'none') return joined(answer, answerOne(second))
  return { ...answer, text: `${answer.text}\n${sentencesIn(surroundings.language).replies.oneAtATime(other)}` }
}

const joined = (one: Answer, other: Answer): Answer => ({
  ...other,
  ...{ kind: one.kind, terms: one.terms, text: `${one.text}\n${other.text}` },
  itemIds: [...new Set([...one.itemIds, ...other.itemIds])],
  listed: [...new Set([...one.listed, ...other.listed])],
  focus: other.focus.length > 0 ? other.focus : one.focus,
})
