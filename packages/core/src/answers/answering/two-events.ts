import { foldForSearch } from '../../event/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { ReadQuestion } from '../../intents/question-types.ts'
import { isBetween, isOrdered, twoSides } from '../../intents/reading/two-sides.ts'
import { anchorOf } from './anchors.ts'
import type { QuestionContext, Reply } from './question-context.ts'

type Pair = readonly [DetailedItem, DetailedItem]

function pairOf(asking: QuestionContext): Pair | null {
  const sides = twoSides(asking.plain)
  if (!sides) return null
  const [one, other] = sides.map((side) => anchorOf(foldForSearch(side), asking))
  return one && other && one !== other ? [one, other] : null
}

/** Narrows a question to the days between two events; itself where it names no two. */
export function betweenEvents(asking: QuestionContext): ReadQuestion {
  const { question, plain } = asking
  if (!isBetween(plain) || question.hasPeriod) return question
  const pair = pairOf(asking)
  if (!pair) return question
  const [before, after] = pair[0].first <= pair[1].first ? pair : [pair[1], pair[0]]
  const [first, last] = [before.last + 1, after.first - 1]
  return first > last ? question : { ...question, terms: [], categoryId: null, first, last }
}

function answerDistance([one, other]: Pair, { sentences }: QuestionContext): Reply {
  const [before, after] = one.first <= other.first ? [one, other] : [other, one]
  const text = sentences.events.between(before, after, Math.max(0, after.first - before.last))
  return { text, itemIds: [before.id, after.id] }
}

function answerOrder([one, other]: Pair, { sentences, today }: QuestionContext): Reply {
  const [before, after] = one.start <= other.start ? [one, other] : [other, one]
  return { text: sentences.events.order(before, after, today), itemIds: [before.id, after.id] }
}

/** Which of two events comes first, or how far they lie apart; null where that is not asked. */
export function answerTwoEvents(asking: QuestionContext): Reply | null {
  const { plain, phrases, question } = asking
  if (question.kind === 'change' || question.kind === 'plan') return null
  const isDistance = isBetween(plain) && phrases.has('distance')
  if (!isDistance && !isOrdered(plain)) return null
  const pair = pairOf(asking)
  if (!pair) return null
  return isDistance ? answerDistance(pair, asking) : answerOrder(pair, asking)
}
