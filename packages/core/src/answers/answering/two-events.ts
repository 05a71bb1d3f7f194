import { foldForSearch } from '../../event/index.ts'
import type { AskedItem } from '../answer-types.ts'
import type { ReadQuestion } from '../../intents/question-types.ts'
import { isBetween, isOrdered, twoSides } from '../../intents/reading/two-sides.ts'
import { counted, sayDay, sayDistance } from '../saying/days.ts'
import { quoted, sayItem } from '../saying/items.ts'
import { anchorOf } from './anchors.ts'
import type { Asking, Reply } from './asking.ts'

type Pair = readonly [AskedItem, AskedItem]

function pairOf(asking: Asking): Pair | null {
  const sides = twoSides(asking.plain)
  if (!sides) return null
  const [one, other] = sides.map((side) => anchorOf(foldForSearch(side), asking))
  return one && other && one !== other ? [one, other] : null
}

/** Narrows a question to the days between two events; itself where it names no two. */
export function betweenEvents(asking: Asking): ReadQuestion {
  const { question, plain } = asking
  if (!isBetween(plain) || question.hasPeriod) return question
  const pair = pairOf(asking)
  if (!pair) return question
  const [before, after] = pair[0].first <= pair[1].first ? pair : [pair[1], pair[0]]
  const [first, last] = [before.last + 1, after.first - 1]
  return first > last ? question : { ...question, terms: [], categoryId: null, first, last }
}

function answerDistance([one, other]: Pair, { say, language }: Asking): Reply {
  const [before, after] = one.first <= other.first ? [one, other] : [other, one]
  const days = Math.max(0, after.first - before.last)
  const [from, to] = [before, after].map(({ title }) => quoted(title, language))
  const [start, end] = [sayDay(before.last, language), sayDay(after.first, language)]
  const distance = sayDistance(days, language)
  return {
    text: say(
      `Tra ${from} (${start}) e ${to} (${end}) ${days === 1 ? 'passa' : 'passano'} ${distance}.`,
      `From ${from} (${start}) to ${to} (${end}) it is ${distance}.`,
    ),
    itemIds: [before.id, after.id],
  }
}

function answerOrder([one, other]: Pair, { say, language, today }: Asking): Reply {
  const [before, after] = one.start <= other.start ? [one, other] : [other, one]
  const days = after.first - before.first
  const later =
    days === 0 ? '' : say(`, ${counted(days, 'giorno', 'giorni')} dopo`, `, ${counted(days, 'day', 'days')} later`)
  return {
    text: say(
      `Viene prima ${sayItem(before, today, language)}; poi ${sayItem(after, today, language)}${later}.`,
      `First comes ${sayItem(before, today, language)}, before ${sayItem(after, today, language)}${later}.`,
    ),
    itemIds: [before.id, after.id],
  }
}

/** Which of two events comes first, or how far they lie apart; null where that is not asked. */
export function answerTwoEvents(asking: Asking): Reply | null {
  const { plain, phrases, question } = asking
  if (question.kind === 'change' || question.kind === 'plan') return null
  const isDistance = isBetween(plain) && phrases.has('distance')
  if (!isDistance && !isOrdered(plain)) return null
  const pair = pairOf(asking)
  if (!pair) return null
  return isDistance ? answerDistance(pair, asking) : answerOrder(pair, asking)
}
