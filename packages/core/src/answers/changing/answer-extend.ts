import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { formatDay, MINUTES_A_DAY, type Day } from '../../date/index.ts'
import { readInAnyLanguage, type CuePhrases } from '../../intents/read-phrases.ts'
import type { Amount, Clock } from '../../language/index.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { isNewId } from '../../intents/proposed-change.ts'
import type { DetailedItem } from '../answer-types.ts'
import { foldedText, typed, type FoldedText } from '../../intents/reading/words.ts'
import { dateIn } from '../../intents/reading/dates.ts'
import { candidatesOf } from './candidates.ts'
import { isForAll } from './wish-subject.ts'
import { withoutHanging } from './moved-by.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { longerSeries } from './longer-series.ts'
import { proposed, unchanged, type Candidates } from './proposal.ts'
import { placeOf, toNewPlace, type NewPlace } from './answer-shift.ts'

/** How much later, or earlier, something is to end; or at which minute of its day. */
interface NewEnd {
  readonly days: number
  readonly minutes: number
  readonly at: number | null
  /** The last day of what lasts all day. */
  readonly day: Day | null
  /** Its whole length in minutes, or in days where it lasts all of them. */
  readonly length: number | null
  readonly ofDays?: number
  /** Whether it is to last all of its day. */
  readonly isAllDay?: true
  /** Whether it is not the end that comes later, but the beginning earlier. */
  readonly isAtStart?: true
}

const isDays = ({ days, minutes, months }: Amount): boolean => days > 0 && minutes === 0 && months === 0
const isMinutes = ({ days, minutes, months }: Amount): boolean => minutes > 0 && days === 0 && months === 0

const UNSAID: NewEnd = { days: 0, minutes: 0, at: null, day: null, length: null }

const ALL_DAY: NewEnd = { ...UNSAID, isAllDay: true }

/** By how much the end comes later or earlier. */
function movedBy(amount: Amount | undefined, sign: 1 | -1): NewEnd | null {
  if (!amount || !(isDays(amount) || isMinutes(amount))) return null
  return { ...UNSAID, days: sign * amount.days, minutes: sign * amount.minutes }
}

/** How long something is to last in all. */
function lastingFor(length: Amount | undefined): NewEnd | null {
  if (length && isMinutes(length)) return { ...UNSAID, length: length.minutes }
  return length && isDays(length) ? { ...UNSAID, ofDays: length.days } : null
}

function newEndIn(phrases: CuePhrases): NewEnd | null {
  const toAmount = phrases.find('toAmount')
  const clock = phrases.find('untilClock')?.value as Clock | undefined
  // Of `to an hour` the first words alone are an hour of the day.
  if (clock && !toAmount) return { ...UNSAID, at: clock.minute }
  const amount = phrases.find('byAmount')?.value as Amount | undefined
  const length = phrases.has('lasting') ? amount : (toAmount?.value as Amount | undefined)
  return lastingFor(length) ?? atItsSide(movedBy(amount, phrases.has('shorter') ? -1 : 1), phrases)
}

/** The beginning instead of the end, where that is said. */
const atItsSide = (by: NewEnd | null, phrases: CuePhrases): NewEnd | null =>
  by && phrases.has('atItsStart') ? { ...by, isAtStart: true } : by

/** The minute at which an item ends then: of an hour that may be either, the first after it begins. */
function endOf(item: DetailedItem, { days, minutes, at, length }: NewEnd): number {
  if (length !== null) return item.start + length
  if (at === null) return item.end + days * MINUTES_A_DAY + minutes
  const midnight = Math.floor(item.start / MINUTES_A_DAY) * MINUTES_A_DAY
  const ends = [at, at + MINUTES_A_DAY / 2, at + MINUTES_A_DAY].map((minute) => midnight + minute)
  const end = at < MINUTES_A_DAY / 2 ? ends.find((one) => one > item.start) : undefined
  return end ?? midnight + at
}

/** Something new that lasts all of its day; null where it does already, or is in the calendar with its hours. */
const onAllOfDay = (item: DetailedItem): NewPlace | null =>
  isNewId(item.id) && !item.allDay ? placeOf({ ...item, allDay: true }, item.first, item.first) : null

/** The last day of what lasts all day. */
const lastDayOf = ({ first, last }: DetailedItem, { day, days, ofDays }: NewEnd): Day =>
  ofDays === undefined ? (day ?? last + days) : first + ofDays - 1

/** The item with its beginning so much earlier, or later where it is to be shorter; null where it has no such beginning. */
function begunEarlier(item: DetailedItem, { days, minutes }: NewEnd): NewPlace | null {
  const first = item.first - days
  if (item.allDay) return days === 0 || first > item.last ? null : placeOf(item, first, item.last)
  const start = item.start - days * MINUTES_A_DAY - minutes
  return start === item.start || start >= item.end ? null : placeOf(item, start, item.end)
}

/** The item with its new end; null where that makes no sense of it. */
function extended(item: DetailedItem, by: NewEnd): NewPlace | null {
  if (by.isAllDay) return onAllOfDay(item)
  if (by.isAtStart) return begunEarlier(item, by)
  if (by.ofDays !== undefined && !item.allDay) return null
  if (item.allDay) {
    const last = lastDayOf(item, by)
    if (last === item.last || last < item.first) return null
    return placeOf(item, item.first, last)
  }
  const end = endOf(item, by)
  if (end <= item.start || end === item.end) return null
  return placeOf(item, item.start, end)
}

/** Whether what is meant ends then anyway. */
const isSoAlready = (meant: Candidates, by: NewEnd): boolean =>
  'found' in meant &&
  meant.found.every((item) => (item.allDay ? isOfAllDay(item, by) : !by.isAllDay && endOf(item, by) === item.end))

const isTimed = (meant: Candidates): boolean => 'found' in meant && meant.found.every(({ allDay }) => !allDay)

const isOfAllDay = (item: DetailedItem, by: NewEnd): boolean =>
  by.isAllDay === true || lastDayOf(item, by) === item.last

/** What is left of a wish without the words that say how long: the name of what is meant. */
function sourceOf(folded: FoldedText): string {
  const phrases = readInAnyLanguage(folded.plain)
  const cuts = [
    phrases.find('toAmount') ?? phrases.find('untilClock') ?? phrases.find('byAmount'),
    phrases.find('longer'),
    phrases.find('lastsAllDay'),
  ].flatMap((cut) => cut ?? [])
  const from = Math.min(folded.plain.length, ...cuts.map((cut) => cut.from))
  const before = withoutHanging(typed(folded, 0, from))
  return before.trim() === '' ? typed(folded, Math.max(0, ...cuts.map((cut) => cut.to))) : before
}

/** A new end, and the words that name what gets it. */
interface Extension {
  readonly by: NewEnd
  readonly source: string
}

/** The day that words say, a bare day of a month as one says it of what is meant: `the house move until the 20th`. */
function dayFrom(words: string, source: string, asking: QuestionContext): Day | null {
  const { language, surroundings } = asking
  const meant = candidatesOf(asking, source, false, true)
  const [item] = 'found' in meant ? meant.found : []
  const today = Math.max(asking.today, item?.first ?? asking.today)
  const dating = { language, today, surroundings: { ...surroundings, now: `${formatDay(today)}T00:00` }, isAhead: true }
  // A bare number is an hour, but of what has none.
  const bare = item?.allDay ? dateIn(`${LANGUAGE_WORDS[language].wishes.theDay} ${words}`, dating) : null
  const said = dateIn(words, dating) ?? bare
  return said && said.first === said.last ? said.last : null
}

/** The last day that a wish names, and what stands before it; null where it names none. */
function readLastDay(rest: string, asking: QuestionContext): Extension | null {
  const folded = foldedText(rest)
  const until = readInAnyLanguage(folded.plain).findAll('untilDay').at(-1)
  if (!until) return null
  const source = typed(folded, 0, until.from)
  const day = dayFrom(typed(folded, until.to).trim(), source, asking)
  return day === null ? null : { by: { ...UNSAID, day }, source }
}

/** The hour at which something is to end, or how long it is to be; null where no language has words for it. */
function readLength({ rest, verb }: Command): Extension | null {
  const phrases = readInAnyLanguage(foldedText(`${verb} ${rest}`).plain)
  // Of two hours nobody knows which is the end: `start at 1 and finish at 6`.
  const isUnsure = phrases.findAll('untilClock').length > 1
  const by = phrases.has('lastsAllDay') ? ALL_DAY : isUnsure ? null : newEndIn(phrases)
  return by && { by, source: sourceOf(foldedText(rest)) }
}

/** What lasts whole days, of several of a name of which one is to last more or fewer of them. */
function ofDays(asking: QuestionContext, { by, source }: Extension): Candidates | null {
  if (by.days === 0) return null
  const meant = candidatesOf({ ...asking, all: asking.all.filter(({ allDay }) => allDay) }, source, false, true)
  return 'found' in meant ? meant : null
}

/** What comes back of what a wish means, whichever time of it. */
function seriesMeant(asking: QuestionContext, { source }: Extension): readonly DetailedItem[] {
  const meant = candidatesOf(asking, source, true, true)
  return 'found' in meant ? meant.found : []
}

/** Makes what is meant longer or shorter: so many hours or days, or until an hour. */
export function answerExtend(asking: QuestionContext, command: Command): Reply {
  const sentences = asking.sentences.changes
  const wish = readLastDay(command.rest, asking) ?? readLength(command)
  if (!wish) return unchanged(asking, sentences.whichEnd)
  const longer = wish.by.day === null ? null : longerSeries(seriesMeant(asking, wish), wish.by.day, asking)
  if (longer) return longer
  const isMany = isForAll(command.rest) && wish.by.day === null
  const meant = ofDays(asking, wish) ?? candidatesOf(asking, wish.source, isMany, true)
  const change = (item: DetailedItem) => extended(item, wish.by)
  return proposed(asking, meant, {
    head: sentences.lengthens,
    ...toNewPlace(asking, change),
    refused:
      wish.by.day !== null && isTimed(meant)
        ? sentences.noLastDay
        : isSoAlready(meant, wish.by)
          ? sentences.sameLength
          : sentences.noLength,
  })
}
