import { foldForSearch } from '../../event/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { isBetween, isOfLengths, isOrdered, twoSides } from '../../intents/reading/two-sides.ts'
import { anchorOf } from './anchors.ts'
import { lengthOf } from './extremes.ts'
import type { QuestionContext, Reply } from './question-context.ts'

type Pair = readonly [DetailedItem, DetailedItem]

function pairOf(asking: QuestionContext): Pair | null {
  const sides = twoSides(asking.plain)
  if (!sides) return null
  const [one, other] = sides.map((side) => anchorOf(foldForSearch(side), asking)?.item)
  return one && other && one !== other ? [one, other] : null
}

function answerDistance([one, other]: Pair, { sentences }: QuestionContext): Reply {
  const [before, after] = one.start <= other.start ? [one, other] : [other, one]
  const isOfHours = !before.allDay && !after.allDay && before.last === after.first
  const text = isOfHours
    ? sentences.events.betweenHours(before, after, Math.max(0, after.start - before.end))
    : sentences.events.between(before, after, Math.max(0, after.first - before.last))
  return { text, itemIds: [before.id, after.id] }
}

function answerOrder([one, other]: Pair, { sentences, today }: QuestionContext): Reply {
  const [before, after] = one.start <= other.start ? [one, other] : [other, one]
  return { text: sentences.events.order(before, after, today), itemIds: [before.id, after.id] }
}

function answerLengths([one, other]: Pair, { sentences }: QuestionContext): Reply {
  const [longer, shorter] = lengthOf(one) >= lengthOf(other) ? [one, other] : [other, one]
  const text = sentences.events.longerOf(longer, shorter, lengthOf(one) === lengthOf(other))
  return { text, itemIds: [longer.id, shorter.id] }
}

/** Which of two events comes first or lasts longer, or how far they lie apart; null where that is not asked. */
export function answerTwoEvents(asking: QuestionContext): Reply | null {
  const { plain, phrases } = asking
  const isDistance = isBetween(plain) && phrases.has('distance')
  const isLengths = isOfLengths(plain)
  if (!isDistance && !isLengths && !isOrdered(plain)) return null
  const pair = pairOf(asking)
  if (!pair) return null
  if (isLengths) return answerLengths(pair, asking)
  return isDistance ? answerDistance(pair, asking) : answerOrder(pair, asking)
}
