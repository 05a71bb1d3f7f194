import { MINUTES_A_DAY } from '../../date/index.ts'
import { foldForSearch } from '../../event/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { isBetween, isInTurn, isOfLengths, isOrdered, allTwoSides, twoSides } from '../../intents/reading/two-sides.ts'
import { wordsOf } from '../../intents/reading/words.ts'
import { anchorOf, isOfOtherKind, type Anchor } from './anchors.ts'
import { lengthOf } from './extremes.ts'
import { answerFreeHours, SHORTEST } from './free-hours.ts'
import { linkedTerms } from './linked-terms.ts'
import { withLinkedWords } from './linked-words.ts'
import { answerAgenda } from './lists.ts'
import { scopeOf } from './periods.ts'
import { askingAgain, withList, type QuestionContext, type Reply } from './question-context.ts'

type Pair = readonly [DetailedItem, DetailedItem]

function namedBy(name: string, asking: QuestionContext): Anchor | undefined {
  const anchor = anchorOf(name, asking)
  return anchor && !isOfOtherKind(anchor, name) ? anchor : undefined
}

/** The two things that words name, told apart where the most of them do. */
function pairOf(asking: QuestionContext): Pair | null {
  const found = allTwoSides(asking.plain).flatMap((sides) => {
    const [one, other] = sides.map((side) => namedBy(foldForSearch(side), asking))
    const isPair = one && other && one.item !== other.item
    return isPair ? [{ pair: [one.item, other.item] as const, words: one.terms.length + other.terms.length }] : []
  })
  return found.toSorted((one, other) => other.words - one.words)[0]?.pair ?? null
}

/** The two things that were listed, where a question is about these. */
function listedPair({ question: { among }, items }: QuestionContext): Pair | null {
  return pairOfTwo(among === undefined ? [] : items)
}

/** The last two of something that are over, or the next two to come, where a question is about what lies between them. */
function pairInRow(asking: QuestionContext): Pair | null {
  const { phrases, question, today } = asking
  const isOfTwo = phrases.has('betweenThem') && twoSides(asking.plain) === null
  if (!(phrases.has('betweenFew') || isOfTwo) || question.terms.length === 0) return null
  const { items } = withLinkedWords(asking)
  const [over, coming] = [items.filter(({ last }) => last < today), items.filter(({ first }) => first >= today)]
  const isOver = phrases.has('lastFew') || (isOfTwo && coming.length < 2 && over.length > 1)
  const row = isOver ? over.slice(-2) : coming
  return pairOfTwo(items) ?? pairOfTwo(row.slice(0, 2))
}

/** Two things, where these are all. */
const pairOfTwo = ([one, other, ...others]: readonly DetailedItem[]): Pair | null =>
  one && other && others.length === 0 ? [one, other] : null

function answerDistance([one, other]: Pair, { sentences, phrases }: QuestionContext): Reply {
  const [before, after] = one.start <= other.start ? [one, other] : [other, one]
  const isOfHours = !before.allDay && !after.allDay && before.last === after.first
  const text = isOfHours
    ? sentences.events.betweenHours(before, after, Math.max(0, after.start - before.end))
    : sentences.events.between(before, after, Math.max(0, after.first - before.last), phrases.has('inMonths'))
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

/** Whether two are meant that were listed. */
const saysTwo = ({ phrases }: QuestionContext): boolean => phrases.has('betweenThem') || phrases.has('farApart')

const pairMeant = (asking: QuestionContext): Pair | null =>
  saysTwo(asking) && asking.question.among ? listedPair(asking) : pairInRow(asking)

/** What is on between two things with hours of one day, and how much time: `what have I got between the workshop and the vet`. */
function answerBetween(asking: QuestionContext): Reply | null {
  const { plain, question, all } = asking
  const isAsked = LISTED.has(question.kind) || question.kind === 'free'
  const pair = isBetween(plain) && isAsked ? pairOf(asking) : null
  if (!pair || pair.some(({ allDay }) => allDay)) return null
  if (question.kind === 'free') return freeBetween(pair, asking)
  if (pair[0].last !== pair[1].first) return null
  const reply = answerDistance(pair, asking)
  const [from, to] = [Math.min(pair[0].end, pair[1].end), Math.max(pair[0].start, pair[1].start)]
  const within = all.filter(({ allDay, start, end }) => !allDay && start >= from && end <= to)
  if (within.length > 0) return withList(asking, reply.text, within)
  const day = pair[0].first
  const hours = [from, to].map((minute) => minute - day * MINUTES_A_DAY) as [number, number]
  const scope = { ...scopeOf(asking), terms: '', period: { first: day, last: day, hours } }
  return { ...reply, text: `${asking.sentences.counts.nothing(scope)} ${reply.text}` }
}

/** The hours that are free between two things: what is before the first and behind the last is as if they took it. */
function freeBetween(pair: Pair, asking: QuestionContext): Reply | null {
  const [one, other] = pair[0].start <= pair[1].start ? pair : [pair[1], pair[0]]
  const end = (other.last + 1) * MINUTES_A_DAY
  const taken = [
    { ...one, start: one.first * MINUTES_A_DAY },
    { ...other, end },
  ]
  const all = [...taken.slice(0, 1), ...asking.all.filter((item) => !pair.includes(item)), ...taken.slice(1)]
  const question = { ...asking.question, first: one.first, last: other.last, hasPeriod: true }
  const hours = [one.end % MINUTES_A_DAY, other.start % MINUTES_A_DAY] as const
  return one.end < other.start
    ? answerFreeHours({ ...asking, part: one.first === other.last ? hours : null, question, all }, SHORTEST)
    : null
}

const LISTED: ReadonlySet<string> = new Set(['find', 'agenda'])

/** Two things with hours on one day that words name: of those of a name the first that is on the day of the other. */
function pairOfDay(asking: QuestionContext): Pair | null {
  const { today, plain } = asking
  const pair = pairOf(asking)
  if (!pair) return null
  const sides = twoSides(plain) ?? []
  const candidates = [pair, ...pair.map((item, place) => besideOnDay(item, sides[1 - place] ?? '', asking))]
  const found = candidates.find(
    (two) => two !== null && two.every(({ allDay }) => !allDay) && two[0].first === two[1].first,
  )
  return found && found[0].first >= today ? found : null
}

function besideOnDay(item: DetailedItem, words: string, asking: QuestionContext): Pair | null {
  const onDay = asking.all.filter(({ first, last, id }) => first === item.first && last === first && id !== item.id)
  const other = anchorOf(words, { ...asking, all: onDay })?.item
  return other ? [item, other] : null
}

/** Whether there is time for two things of one day, one after the other; null where that is not asked, or nobody knows them. */
function answerInTurn(asking: QuestionContext): Reply | null {
  const pair = isInTurn(asking.plain) ? pairOfDay(asking) : null
  if (!pair) return null
  const [before, after] = pair[0].start <= pair[1].start ? pair : [pair[1], pair[0]]
  const text = asking.sentences.events.inTurn(before, after, after.start - before.end)
  return { kind: 'find', text, itemIds: [before.id, after.id] }
}

/** Which of two events comes first or lasts longer, or how far they lie apart; null where that is not asked. */
export function answerTwoEvents(asking: QuestionContext): Reply | null {
  const { plain, phrases } = asking
  const isDistance = isBetween(plain) && phrases.has('distance')
  const isLengths = isOfLengths(plain)
  const listed = pairMeant(asking)
  if (listed !== null) return answerDistance(listed, asking)
  if (isInTurn(plain)) return answerInTurn(asking)
  if (!isDistance && !isLengths && !isOrdered(plain)) return answerBetween(asking)
  const pair = pairOf(asking)
  if (!pair) return null
  if (isLengths) return answerLengths(pair, asking)
  return isDistance ? answerDistance(pair, asking) : answerOrder(pair, asking)
}

/** The longest time between two of what is asked for, one of which comes right after the other; null where that is not asked. */
export function answerGap(asking: QuestionContext): Reply | null {
  const { question, phrases, plain, all, surroundings, sentences } = asking
  const said = phrases.find('gapBetween')
  if (!said) return null
  const asks = wordsOf(plain.slice(said.from, said.to)).map(({ word }) => word)
  const named = question.terms.filter((term) => !asks.includes(term))
  const linked = linkedTerms(named, all, surroundings)
  const again = askingAgain(asking, { terms: linked.by === 'nothing' ? named : linked.terms })
  if (named.length === 0 && question.categoryId === null) return null
  const gaps = again.items.flatMap((after, place) => {
    const before = again.items[place - 1]
    return before ? [{ before, after, days: Math.max(0, after.first - before.last) }] : []
  })
  const [longest] = gaps.toSorted((one, other) => other.days - one.days)
  if (!longest) return answerAgenda(again)
  const { before, after, days } = longest
  return { text: sentences.events.between(before, after, days), itemIds: [before.id, after.id] }
}
