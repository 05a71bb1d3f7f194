import { answerQuestion, type Answer, type DetailedItem } from '../../index.ts'
import { readQuestion } from '../../../intents/index.ts'
import { foldForSearch } from '../../../event/index.ts'
import type { Asks } from './bases.ts'
import { numbersIn } from './time-case.ts'
import type { ComposedQuestion } from './composed-question.ts'

export type Verdict = 'right' | 'safe' | 'wrong'

/** Asks a question that was put together as the page does. */
export function answerTo({ text, year: { items, surroundings } }: Pick<ComposedQuestion, 'text' | 'year'>): Answer {
  const question = readQuestion(text, surroundings, null)
  return answerQuestion(
    question,
    items.filter(({ first, last }) => last >= question.first && first <= question.last),
    surroundings,
  )
}

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

/** What stands first in an answer; whether it is some item. */
const isFirstOf = ({ focus, itemIds }: Answer, item: DetailedItem | undefined): boolean =>
  item !== undefined && (focus.length > 0 ? focus : itemIds)[0] === item.id

const lastOf = ({ start, end }: DetailedItem): number => end - start

/** Whether one of those that last longest is named: what lasts all of one day takes no hours, if anything else does. */
function tellsLongest({ itemIds }: Answer, items: readonly DetailedItem[]): boolean {
  const hourly = items.filter(({ allDay, first, last }) => !allDay || last > first)
  const lasting = hourly.length > 0 ? hourly : items
  const longest = Math.max(...lasting.map(lastOf))
  return lasting.some((item) => itemIds.includes(item.id) && lastOf(item) === longest)
}

const counted = ({ text, listed }: Answer, items: readonly DetailedItem[]): boolean =>
  numbersIn(text.replaceAll(/^(?:•|Counting only|Contando solo).*$/gmu, '')).includes(items.length) &&
  (listed.length === 0 || areSame(listed, items))

const listsAll = ({ listed, itemIds }: Answer, items: readonly DetailedItem[]): boolean =>
  areSame(listed.length > 0 ? listed : itemIds, items)

type Tells = (answer: Answer, items: readonly DetailedItem[], now: number) => boolean

/** Whether an answer tells of just these, by what is asked. */
const TELLS: Readonly<Record<Asks, Tells>> = {
  count: counted,
  list: listsAll,
  any: listsAll,
  next: (answer, items, now) => {
    const coming = items.filter(({ start, end, allDay }) => start > now || (allDay && end > now))
    return (
      coming.some((item) => item.start === coming[0]?.start && isFirstOf(answer, item)) ||
      isFirstOf(
        answer,
        items.find(({ start }) => start > now),
      )
    )
  },
  last: (answer, items, now) =>
    isFirstOf(
      answer,
      items.findLast(({ start }) => start <= now),
    ),
  first: (answer, items, now) =>
    [items[0], items.find(({ start }) => start > now), items.find(({ allDay }) => !allDay)].some((item) =>
      isFirstOf(answer, item),
    ),
  hours: ({ text }, items) =>
    [hoursOf(items), Math.round(hoursOf(items) * 10) / 10].some((one) => numbersIn(text).includes(one)),
  longest: tellsLongest,
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
export function isSafe(answer: Answer, limited: readonly string[]): boolean {
  if (answer.kind === 'none' || answer.kind === 'help' || answer.asks !== null || ASKS_BACK.test(answer.text))
    return true
  const limits = foldForSearch(limited.join(' ')).split(/[^\p{L}\p{N}]+/u)
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
    const isFirst = none || TELLS[question.asks](answer, items, question.year.now)
    const second = question.second?.[way]
    return isFirst && (second === undefined || tellsSecond(answer, second))
  })
  return isRight ? 'right' : isSafe(answer, question.limits) ? 'safe' : 'wrong'
}

const tellsSecond = ({ text }: Answer, items: readonly DetailedItem[]): boolean => {
  const heads = text.split('\n').filter((line) => !/^(?:•|…)/u.test(line))
  return heads.length > 1 && heads.slice(1).some((line) => numbersIn(line).includes(items.length))
}
