import { answerQuestion, type Answer, type DetailedItem } from '../../index.ts'
import { readQuestion } from '../../../intents/index.ts'
import { foldForSearch } from '../../../event/index.ts'
import type { ComposedQuestion } from './composed-question.ts'

export type Verdict = 'right' | 'safe' | 'wrong'

/** Asks a question that was put together as the page does. */
export function answerTo({ text, year: { items, surroundings } }: ComposedQuestion): Answer {
  const question = readQuestion(text, surroundings, null)
  return answerQuestion(
    question,
    items.filter(({ first, last }) => last >= question.first && first <= question.last),
    surroundings,
  )
}

const numbersIn = (text: string): readonly number[] =>
  [...text.matchAll(/\d+(?:[.,]\d+)?/gu)].map(([one]) => Number(one.replace(',', '.')))

/** Hours that at least one of some events takes. */
function hoursOf(items: readonly DetailedItem[]): number {
  let [minutes, until] = [0, 0]
  for (const { start, end } of items.toSorted((a, b) => a.start - b.start)) {
    minutes += Math.max(0, end - Math.max(start, until))
    until = Math.max(until, end)
  }
  return minutes / 60
}

const areSame = (ids: readonly string[], items: readonly DetailedItem[]): boolean =>
  new Set(ids).size === items.length && items.every(({ id }) => ids.includes(id))

const NOTHING = /no events|nessun evento|Nothing|Niente|\b(?:no|nessun[ao]?)\b/iu

/** Whether an answer tells of just these. */
function tells(answer: Answer, items: readonly DetailedItem[], { asks, year: { now } }: ComposedQuestion): boolean {
  const { listed, itemIds, focus, text } = answer
  const named = focus.length > 0 ? focus : itemIds
  const isFirst = (item: DetailedItem | undefined): boolean => item !== undefined && named[0] === item.id
  if (asks === 'count')
    return (
      numbersIn(text.replaceAll(/^(?:•|Counting only|Contando solo).*$/gmu, '')).includes(items.length) &&
      (listed.length === 0 || areSame(listed, items))
    )
  if (asks === 'next') return isFirst(items.find(({ start }) => start > now))
  if (asks === 'last') return isFirst(items.findLast(({ start }) => start <= now))
  if (asks === 'first')
    return [items[0], items.find(({ start }) => start > now), items.find(({ allDay }) => !allDay)].some(isFirst)
  if (asks === 'hours')
    return numbersIn(text).includes(Math.round(hoursOf(items) * 10) / 10) || numbersIn(text).includes(hoursOf(items))
  if (asks === 'longest') {
    // What lasts all of one day, such as a deadline, takes no hours.
    const lasting = items.filter(({ allDay, first, last }) => !allDay || last > first)
    const longest = Math.max(...lasting.map(({ start, end }) => end - start))
    return lasting.some(({ id, start, end }) => itemIds.includes(id) && end - start === longest)
  }
  return areSame(listed.length > 0 ? listed : itemIds, items)
}

const isNone = ({ asks, year: { now } }: ComposedQuestion, items: readonly DetailedItem[]): boolean =>
  items.length === 0 ||
  (asks === 'next' && items.every(({ start }) => start <= now)) ||
  (asks === 'last' && items.every(({ start }) => start > now))

const SAYS =
  /(?:Non ho tenuto conto di|I left out|non capisco|I do not understand|alla volta. Ora chiedimi:|one question at a time. Ask me now:|con|with) [«“](?<words>[^»”]+)[»”]/gu
const ASKS_BACK =
  /^(?:Tell me which|Dimmi quale|Which |Quali |I am not sure|Non sono sicuro|What do you|Non ho capito)/u

/** Whether it asks back, or names what it did not use. */
function isSafe(answer: Answer, question: ComposedQuestion): boolean {
  if (answer.kind === 'none' || answer.kind === 'help' || answer.asks !== null || ASKS_BACK.test(answer.text))
    return true
  const limits = foldForSearch(question.limits.join(' ')).split(/[^\p{L}\p{N}]+/u)
  const said = [...answer.text.matchAll(SAYS)].flatMap(({ groups }) =>
    foldForSearch(groups?.['words'] ?? '').split(/[^\p{L}\p{N}]+/u),
  )
  return said.some((word) => word.length > 2 && limits.includes(word))
}

/** Whether an answer is right, says what it left out, or is to another question. */
export function verdictOf(question: ComposedQuestion, answer: Answer): Verdict {
  const isRight = question.meant.some((items, way) => {
    const none =
      isNone(question, items) && NOTHING.test(answer.text) && (answer.listed.length === 0 || question.asks === 'last')
    const isFirst = none || tells(withoutSecond(answer, question), items, question)
    const second = question.second?.[way]
    return isFirst && (second === undefined || tellsSecond(answer, second))
  })
  return isRight ? 'right' : isSafe(answer, question) ? 'safe' : 'wrong'
}

/** What is said of the second half is in a line of its own. */
const withoutSecond = (answer: Answer, { second }: ComposedQuestion): Answer => (second === null ? answer : answer)

const tellsSecond = ({ text }: Answer, items: readonly DetailedItem[]): boolean => {
  const heads = text.split('\n').filter((line) => !/^(?:•|…)/u.test(line))
  return heads.length > 1 && heads.slice(1).some((line) => numbersIn(line).includes(items.length))
}
