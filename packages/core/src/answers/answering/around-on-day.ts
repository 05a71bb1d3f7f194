import { MINUTES_A_DAY, weekdayOf, type Day } from '../../date/index.ts'
import { answerFreeHours, SHORTEST, wantedMinutes } from './free-hours.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { readPhrases } from '../../intents/read-phrases.ts'
import { wordsOf } from '../../intents/reading/words.ts'
import { anchorOf, anchorTerms } from './anchors.ts'
import { sideIn } from './around.ts'
import type { PartOfDay } from './parts-of-day.ts'
import { withList, type QuestionContext, type Reply } from './question-context.ts'
import type { Side } from '../words/facts.ts'
import { touching } from './unit-spans.ts'

const KINDS: ReadonlySet<string> = new Set(['find', 'agenda', 'count', 'next', 'last', 'free'])

/** Something with hours on one day, and what else is on that day on one side of it. */
interface BesideEvent {
  readonly anchor: DetailedItem
  readonly side: Side
  readonly found: readonly DetailedItem[]
}

/** What is before or after no event. */
const OF_DAY_PARTS = ['afterWork', 'beforeMidday', 'afterDinner', 'afterLunch'] as const

/** Whether a question says one day, and may be about what is before or after something on it. */
const isOfOneDay = ({ question, phrases }: QuestionContext): boolean =>
  KINDS.has(question.kind) &&
  question.hasPeriod &&
  question.first === question.last &&
  !OF_DAY_PARTS.some((cue) => phrases.has(cue))

/** The one day that is said, or that of what is named: `after the dentist, anything else that day?`, `right after it` */
function dayIn(asking: QuestionContext, words: string): Span | null {
  const { question } = asking
  if (isOfOneDay(asking)) return question
  const day = KINDS.has(question.kind) && !question.hasPeriod ? dayOfNamed(asking, words) : null
  return day === null ? null : { first: day, last: day }
}

/** The day of what is named, where it is said to be that. */
function dayOfNamed(asking: QuestionContext, words: string): Day | null {
  const { phrases } = asking
  const isOfDay = phrases.has('thatDay') || phrases.has('rightBeside')
  const weekday = isOfDay ? null : bareWeekday(asking)
  const day = isOfDay || weekday !== null ? (anchorOf(words, asking)?.item.first ?? null) : null
  return day !== null && (isOfDay || weekdayOf(day) === weekday) ? day : null
}

/** The weekday before or after something, without an article: where that is on such a day itself, the same day is meant. */
function bareWeekday({ phrases, plain, language }: QuestionContext): number | null {
  const said = phrases.find('weekdayOf')
  const before = said ? (wordsOf(plain.slice(0, said.from)).at(-1)?.word ?? '') : ''
  return said && !readPhrases(before, language).has('article') ? Number(said.value) : null
}

/** What is on before or after something on the one day that is said: `after the gym on Tuesday`; null where that is not asked. */
export function besideOnDay(asking: QuestionContext): BesideEvent | null {
  const said = sideIn(asking)
  const day = said && dayIn(asking, said.words)
  if (!said || !day) return null
  const onDay = touching(asking.all, day)
  const anchor = anchorOnDay(said.words, onDay, asking)
  if (!anchor) return null
  const found = onDay.filter((item) => !item.allDay && isBeside(item, anchor, said.side))
  // What is right before or after it may be on another day.
  const isElsewhere = found.length === 0 && !isOfOneDay(asking) && asking.phrases.has('rightBeside')
  return isElsewhere ? null : { anchor, side: said.side, found }
}

/** The one thing with hours that words name on a day, where nothing else is named; null where none is. */
function anchorOnDay(words: string, onDay: readonly DetailedItem[], asking: QuestionContext): DetailedItem | null {
  const { question } = asking
  const named = anchorTerms(words).filter((term) => question.terms.includes(term))
  const isAllNamed = question.kind === 'free' || named.length === question.terms.length
  const anchor = named.length > 0 && isAllNamed ? anchorOf(named.join(' '), { ...asking, all: onDay })?.item : undefined
  return anchor && !anchor.allDay ? anchor : null
}

const isBeside = ({ start, end }: DetailedItem, anchor: DetailedItem, side: Side): boolean =>
  side === 'before' ? end <= anchor.start : start >= anchor.end

/** The part of the day that is left on one side of something. */
const partBeside = ({ anchor, side }: BesideEvent): PartOfDay =>
  side === 'before' ? [0, anchor.start % MINUTES_A_DAY] : [anchor.end % MINUTES_A_DAY, MINUTES_A_DAY]

/** The same up to something else that day, where both sides are said: `after the workshop and before the vet`. */
function partWithin(beside: BesideEvent, asking: QuestionContext): PartOfDay {
  const [from, to] = partBeside(beside)
  const other = asking.phrases.find(beside.side === 'before' ? 'afterThing' : 'beforeThing')
  const all = touching(asking.all, { first: beside.anchor.first, last: beside.anchor.first })
  const end = other && anchorOf(asking.plain.slice(other.to), { ...asking, all })?.item
  if (!end || end.allDay || end === beside.anchor) return [from, to]
  return beside.side === 'before' ? [end.end % MINUTES_A_DAY, to] : [from, end.start % MINUTES_A_DAY]
}

/** The same as an answer: where room is asked for, the hours that are free. */
export function answerAroundOnDay(asking: QuestionContext): Reply | null {
  const listed = besideListed(asking)
  if (listed) return sayBeside(asking, listed)
  const beside = besideOnDay(asking)
  if (!beside) return null
  const { anchor, side, found } = beside
  if (asking.question.kind === 'free') {
    const question = { ...asking.question, first: anchor.first, last: anchor.first, hasPeriod: true }
    return answerFreeHours({ ...asking, question, part: partWithin(beside, asking) }, wantedMinutes(asking) ?? SHORTEST)
  }
  return sayBeside(asking, { anchor, side, found })
}

function sayBeside(asking: QuestionContext, { anchor, side, found }: BesideEvent): Reply {
  const head = asking.sentences.events.beside(anchor, side, found.length, asking.today)
  return found.length === 0 ? { text: head, listed: [anchor.id] } : withList(asking, head, found)
}

/** What is on before or after what was listed, on its day: `am I free before it?`. */
function besideListed({ question, items, all, phrases }: QuestionContext): BesideEvent | null {
  const side = phrases.has('later') ? 'after' : phrases.has('earlier') ? 'before' : null
  const [anchor] = side === 'after' ? items.slice(-1) : items
  if (!question.among || question.kind !== 'free' || !anchor || anchor.allDay || side === null) return null
  const onDay = touching(all, { first: anchor.first, last: anchor.first })
  return { anchor, side, found: onDay.filter((item) => !item.allDay && isBeside(item, anchor, side)) }
}
