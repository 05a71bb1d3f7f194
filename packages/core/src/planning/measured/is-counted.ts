import { classify } from '../reading/classify.ts'
import { plainWords } from '../reading/patterns.ts'
import { signsIn } from '../reading/signs-in.ts'
import type { Sign } from '../templates/signs.ts'
import { dayOfKind, rulesOf } from '../templates/templates.ts'
import { clausesIn } from '../reading/clauses-in.ts'
import { KIND_OF } from './goal-amount.ts'
import { withoutEvent } from './measured-text.ts'
import { lengthOf, type MeasuredReading } from './measured-types.ts'
import type { Measure } from './measured-tables.ts'
import { daysOfRhythm } from './rhythm.ts'

/** What a goal can hold. */
const TARGET_MAX = 1_000_000_000
/** A goal is no task of a few days, or of some more without a rhythm, and none is longer than ten years. */
const DAYS = { least: 14, leastOfRhythm: 7, most: 3_652 }
/** What may be one single task adds up only over some weeks that are said. */
const WEEKS_SAID = 28
/** A distance below this is gone in one go, unless it adds up over months. */
const ONE_GO = 60
const MONTHS = 60
/** Fewer hours are a task. */
const HOURS_LEAST = 10

/** Whether an amount is one that people have, of a goal that can be stored. */
export function isPossible({ quantity, rhythm, period }: MeasuredReading, target: number): boolean {
  const { measure, value } = quantity
  if (!(value > 0) || target > TARGET_MAX) return false
  if (KIND_OF[measure] === 'count' && !Number.isInteger(value)) return false
  if (measure === 'hours' && value > 24 * daysOfRhythm(rhythm)) return false
  const days = lengthOf(period)
  return days >= (rhythm === null ? DAYS.least : DAYS.leastOfRhythm) && days <= DAYS.most
}

/** Whether a rhythm is one of something that adds up: of money or weight only with words for that. */
function isRhythmOfGoal({ quantity, rhythm, phrases, isKept }: MeasuredReading): boolean {
  const { measure } = quantity
  if (isKept) return measure !== 'open' || phrases.find('does') !== null || phrases.find('limits') !== null
  if (measure === 'weight') return phrases.find('loses') !== null
  if (measure === 'money') return phrases.find('saves') !== null
  if (measure !== 'open') return true
  // `a walk a month` is one; `two coffees a day` is none.
  return quantity.isDone || (quantity.from === 0 && daysOfRhythm(rhythm) > 1)
}

/** Whether some time was said that is long enough for what may be one single task. */
const isOverWeeks = ({ period }: MeasuredReading): boolean => period.isSaid && lengthOf(period) >= WEEKS_SAID

/** So many to which something is done are no single thing even where no time is said. */
const MANY = 15

const isSeveral = ({ quantity: { value } }: MeasuredReading): boolean => value > 1

/** Whether an amount without a rhythm adds up, and is no single thing. */
const ADDS_UP: Readonly<Record<Measure, (reading: MeasuredReading) => boolean>> = {
  money: ({ phrases, period, text, quantity: { from } }) =>
    phrases.find('saves') !== null || (period.isSaid && text.slice(0, from).trim() === ''),
  weight: ({ phrases }) => phrases.find('loses') !== null,
  distance: ({ quantity: { value }, period, phrases }) =>
    value >= ONE_GO || ((period.isWhole || phrases.find('inAll') !== null) && lengthOf(period) >= MONTHS),
  hours: ({ quantity: { value }, period }) => value >= HOURS_LEAST && lengthOf(period) >= WEEKS_SAID,
  times: (reading) => isSeveral(reading) && (isOverWeeks(reading) || reading.phrases.find('weeksApart') !== null),
  open: (reading) =>
    isSeveral(reading) && (isOverWeeks(reading) || reading.quantity.value >= MANY) && reading.quantity.isDone,
  entered: (reading) => isSeveral(reading) && (reading.period.isSaid || reading.phrases.find('does') !== null),
  things: isSeveral,
  sessions: isSeveral,
}

/** Whether an amount adds up to a goal. */
export const addsUp = (reading: MeasuredReading): boolean =>
  reading.done > 0 ||
  reading.pace !== null ||
  (reading.rhythm === null ? ADDS_UP[reading.quantity.measure](reading) : isRhythmOfGoal(reading))

/** What is left for longer than this is left for good. */
const LEFT_MOST = 366
/** So long are the months or the season of which every day counts. */
const MONTHS_LEFT_MOST = 100

/** Whether something is left for some time: for a length of days, all of May, or until Easter, but not by Easter. */
export function isLeftForTime({ words, lasting, period }: MeasuredReading, written: string): boolean {
  const said = words.phrasesOf(written)
  const isAllOfIt = period.isWhole && lengthOf(period) <= MONTHS_LEFT_MOST && said.find('allOfTime') !== null
  return isAllOfIt || ((lasting ?? said.find('upTo')) !== null && lengthOf(period) <= LEFT_MOST)
}

/** What is done until it is done, at whatever price and for however many hours a week. */
const BEGUN_BY: readonly Sign[] = ['find', 'hire', 'purchase', 'rent']

/** Amounts of what is done one by one: meetings, songs, visits. */
const ONE_BY_ONE: readonly Measure[] = ['times', 'sessions', 'things', 'open']

/** Whether the amount says how often something is that is found, or opened: `find a cleaner, 3 hours a week`, `start a club, a run a week`. */
function isOfWhatBegins({ quantity, rhythm, words }: MeasuredReading, head: string): boolean {
  const signs = signsIn(plainWords(head), words.language)
  const isOnce = quantity.value === 1 && ONE_BY_ONE.includes(quantity.measure)
  const isOpened =
    signs.get('open')?.at === 1 && isOnce && (head.includes(',') || signs.has('business') || signs.has('club'))
  return rhythm !== null && (isOpened || BEGUN_BY.some((sign) => signs.get(sign)?.at === 1))
}

/** So few are planned one by one. */
const FEW_MOST = 8

/** Whether an amount is of a few that are named behind a colon, performed (`three songs at the open mic`), or to whom something is sent. */
function isOfFew({ text, quantity: { measure, value, from, to }, words }: MeasuredReading): boolean {
  const { language, phrasesOf } = words
  const [behind = '', named = ''] = text.slice(to).split(/:\s+/u)
  if (value > FEW_MOST || !ONE_BY_ONE.includes(measure)) return false
  if (named !== '' && clausesIn(named, language).length === value) return true
  if (measure === 'open') return phrasesOf(text.slice(0, from)).find('toWhom') !== null
  return measure === 'things' && signsIn(plainWords(behind), language).has('perform')
}

/** Whether words tell a kind that is planned, whichever amount stands behind them: of what is done in part, only few. */
function isPlanned(head: string, { done, words, text, quantity }: MeasuredReading): boolean {
  const kindOf = (said: string) => classify(said.replace(/[\s,;:(–-]+$/u, ''), words.language).id
  const id = kindOf(head)
  const day = dayOfKind(id)
  const isNever = [head, text.slice(0, quantity.to)].some((said) => rulesOf(kindOf(said)).isNeverCounted === true)
  return isNever || (done === 0 && (day === 'fixed' || day === 'start'))
}

/** Whether a text is about less work, about acts on several amounts, or about something else that is planned first. */
const isOfOther = (reading: MeasuredReading, head: string): boolean =>
  reading.phrases.find('workingTime') !== null ||
  reading.phrases.findAll('toDo').length > 1 ||
  isOfWhatBegins(reading, head)

/** Whether an amount is counted whichever kind stands before it: it is done, put aside, lost or gone through. */
function isCountedItself({ text, quantity, phrases }: MeasuredReading): boolean {
  const saves = phrases.find('saves')
  const isSaved = saves !== null && /(?:^|[:;–-])\s*$/u.test(text.slice(0, saves.from))
  const isLost = quantity.measure === 'weight' && phrases.find('loses') !== null
  return quantity.isDone || isSaved || isLost || phrases.find('goesThrough') !== null
}

/** Whether a distance is one that is gone on a day, or a journey: `the last 100 km of the Camino`. */
const isOfOneWay = ({ text, quantity, rhythm, period, words }: MeasuredReading): boolean =>
  quantity.measure === 'distance' &&
  rhythm === null &&
  lengthOf(period) < MONTHS &&
  dayOfKind(classify(withoutEvent(text, words), words.language).id) === 'fixed'

/** Whether the words before an amount tell a kind that has its own day: `Camino, the last 100 km` is planned, not counted. */
export function isOfPlannedKind(reading: MeasuredReading): boolean {
  const { text, quantity, rhythm, pace } = reading
  const head = text.slice(0, quantity.from)
  if (isOfOther(reading, head) || isOfOneWay(reading)) return true
  if (rhythm !== null || pace !== null || !/\p{L}/u.test(head)) return false
  return isOfFew(reading) || (!isCountedItself(reading) && isPlanned(head, reading))
}
