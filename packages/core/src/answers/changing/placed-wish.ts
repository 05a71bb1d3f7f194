import { formatDay, formatWall, MINUTES_A_DAY, parseWall, partsOf } from '../../date/index.ts'
import { isTimeOfDay, parseQuickAdd, type Amount, type QuickAdd } from '../../language/index.ts'
import { languageByCue, readInAnyLanguage, readPhrases } from '../../intents/read-phrases.ts'
import type { DaysBeside } from '../../intents/question-types.ts'
import { dateIn, type Span } from '../../intents/reading/dates.ts'
import { isDayOfMonth, startOfMonth } from '../../intents/going-on/spoken-week.ts'
import { daysBeside, daysBesideIn } from '../../intents/reading/days-beside.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { anchorOf } from '../answering/anchors.ts'
import { gapsOn } from '../answering/free-hours.ts'
import { dayPartOf } from '../answering/parts-of-day.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { isEndless } from './on-card.ts'
import { unchanged } from './proposal.ts'
import { rightAfter } from './right-after.ts'
import { fromBesideSpoken, spokenSpan, withToldDay } from './told-day.ts'
import { untilEvent, untilsIn } from './until-event.ts'

/** Reads what is to be added, as quick add does. */
function readWish(wish: string, asking: QuestionContext): QuickAdd {
  const words = fromBesideSpoken(wish, asking) ?? wish
  const language = languageByCue(asking.plain, 'addingVerb', asking.language)
  const read = (text: string, day = spokenDay(asking)): QuickAdd =>
    parseQuickAdd(text, { ...asking.surroundings, language, now: nowFor(text, asking), day })
  const whole = read(words)
  const ended = isEndless(whole) ? untilEvent(words, asking, language) : null
  // What ends by then begins before.
  if (ended !== null) return read(ended, null)
  const timed = whole.allDay ? besideSpokenDay(words, asking) : null
  if (timed !== null && isEndSaid(read(timed))) return read(timed)
  const told = toldMoment(words, whole, asking)
  return told === null ? untilSaid(whole, () => untilsIn(words, language).map((one) => read(one))) : read(told)
}

/** The words of something new with its moment in place of the event by which that is told; null where none tells it. */
function toldMoment(words: string, whole: QuickAdd, asking: QuestionContext): string | null {
  const isTold = whole.start === null || isAheadOfSpoken(whole, asking) || isOfWeekdays(words, asking)
  const after = isTold || whole.allDay ? rightAfter(words, asking) : null
  return after ?? (isTold ? withToldDay(words, asking) : null)
}

/** Whether two weekdays are said that something else tells: `the Thursday and Friday before the move`. */
const isOfWeekdays = (words: string, { language }: QuestionContext): boolean => {
  const { plain } = foldedText(words)
  const told = readPhrases(plain, language).find('weekdayOf')
  return told !== null && readPhrases(plain.slice(0, told.from).trim(), language).has('weekdayAhead')
}

/** What was read, or where that says no day the same with an end of its own. */
const untilSaid = (whole: QuickAdd, others: () => readonly QuickAdd[]): QuickAdd =>
  whole.start === null ? (others().find(({ recurrence }) => recurrence !== null) ?? whole) : whole

/** Whether the day may be told by what was spoken of, as no other is said: `a week before`. */
const isAheadOfSpoken = ({ understood }: QuickAdd, { question }: QuestionContext): boolean =>
  (question.among ?? question.day) !== undefined &&
  understood.every(({ kind }) => kind !== 'date' && kind !== 'reminder')

/** The same words with the day that was spoken of before the first figure, as two bare hours are known by their day: `12 to 4`. */
function besideSpokenDay(words: string, asking: QuestionContext): string | null {
  const day = spokenDay(asking)
  return day !== null && /\d/u.test(words) ? words.replace(/(?=\d)/u, `${day}, `) : null
}

/** The day that was spoken of before, or that of the one event that was, as it is written; null where none was. */
export function spokenDay(asking: QuestionContext): string | null {
  const beside = dayBesideIn(asking)
  const span =
    (beside ? null : thatDay(asking)) ?? spokenSpan(asking) ?? (beside ? (asking.question.spoken ?? null) : null)
  if (span === null) return null
  if (beside) return besideDay(span, beside, asking)
  const day = dayOfThing(span, asking) ?? span.first
  // On a day that is over nobody puts anything without saying so.
  return span.last < asking.today ? null : formatDay(day)
}

/** The one day that was spoken of, where words point at it, or the first of a few: `that evening`, `put a trip in there`. */
function thatDay({ phrases, question: { spoken, day } }: QuestionContext): Span | null {
  if (!spoken) return null
  const isOne = spoken.first === spoken.last && (phrases.has('spokenDay') || phrases.has('thatPart'))
  return isOne || (day === undefined && phrases.has('addsThere')) ? { first: spoken.first, last: spoken.first } : null
}

/** The day of what something new is to be before or after, where that has an hour and is not on the day that was spoken of. */
function dayOfThing({ first }: Span, asking: QuestionContext): number | null {
  const { phrases, plain, all, today } = asking
  const said = readInAnyLanguage(plain).has('reminder')
    ? null
    : (phrases.find('beforeThing') ?? phrases.find('afterThing'))
  const item = said && anchorOf(plain.slice(said.to), asking)?.item
  const isThere = all.some((one) => one.title === item?.title && one.first === first)
  return !item || item.allDay || isThere || item.first < today ? null : item.first
}

/** The day before or after some; null where that is over. */
function besideDay(span: Span, beside: DaysBeside, { today, surroundings }: QuestionContext): string | null {
  const { first } = daysBeside(span, beside, surroundings.weekStart)
  return first < today ? null : formatDay(first)
}

/** Whether a reminder of something is spoken of, and not something that is itself to be remembered. */
function isOfReminder(plain: string): boolean {
  const { find, has } = readInAnyLanguage(plain)
  return has('reminder') && find('reminding')?.from !== 0
}

const AWAY = ['aheadOfIt', 'behindIt'] as const

/** That the day before or after what was spoken of is meant, and where that is said; a reminder may come then as well. */
export function dayBesideIn({ phrases, plain }: Pick<QuestionContext, 'phrases' | 'plain'>) {
  // Of `two days before` the last words alone are another day.
  const isAway = AWAY.some((cue) => phrases.has(cue))
  const beside = isOfReminder(plain) || isAway ? null : daysBesideIn(phrases)
  const isBeside = beside?.unit === 'day' && beside.sign !== 0
  return isBeside || beside?.unit === 'firstDay' || beside?.unit === 'lastDay' ? beside : null
}

/** Names that come back each year are of the year on the screen, where that has not begun. */
function nowFor(words: string, { question, surroundings, today, language, all }: QuestionContext): string {
  const spoken = spokenSpan({ question, all })
  const said = dateIn(words, { language, today, surroundings, isAhead: true })
  if (spoken && said && isDayOfMonth(words.slice(said.from, said.to), language) && spoken.first > today)
    return `${formatDay(Math.max(startOfMonth(spoken.first), today))}T00:00`
  if (question.weekdaysFrom !== undefined) return `${formatDay(question.weekdaysFrom)}T00:00`
  if (surroundings.year <= partsOf(today).year) return surroundings.now
  return said && partsOf(said.first).year === surroundings.year ? `${surroundings.year}-01-01T00:00` : surroundings.now
}

/** A wish without its length and `sometime`, and that length in minutes; null where it says none. */
export function lengthIn(words: string): { readonly rest: string; readonly minutes: number } | null {
  const phrases = readInAnyLanguage(foldedText(words).plain)
  // An amount that comes first is what is kept free: `due ore giovedì pomeriggio`.
  const first = phrases.findAll('byAmount').filter(({ from }) => from === 0)
  const length = [...phrases.findAll('ofLength'), ...first].find(({ value }) => isTimeOfDay(value as Amount))
  if (length === undefined) return null
  const rest = withoutSpans(words, [length, ...phrases.findAll('sometime')])
  return { rest, minutes: (length.value as Amount).minutes }
}

/** Whether a part of the day is said, and no hour. */
const isOfPart = ({ understood }: QuickAdd): boolean =>
  understood.some(({ kind }) => kind === 'time') &&
  understood.every(({ kind, text }) => kind !== 'time' || !(/\d/u.test(text) || readInAnyLanguage(text).has('noon')))

/** Whether the words also say until when. */
const isEndSaid = ({ understood }: QuickAdd): boolean =>
  understood.some(({ kind, meaning }) => kind === 'time' && meaning.includes('/'))

/** The same in the first room for so many minutes in its part of the day; else that there is none. */
function inRoom(read: QuickAdd, { start, end }: TimeSpan, minutes: number, asking: QuestionContext): Placed {
  const day = Math.floor(start / MINUTES_A_DAY)
  const [from, to] = [start - day * MINUTES_A_DAY, end - day * MINUTES_A_DAY]
  const [gap] = gapsOn({ ...asking, part: [from, to] }, day, minutes)
  if (gap) return lasting(read, gap[0], minutes)
  const period = { first: day, last: day }
  return { ask: unchanged(asking, asking.sentences.free.noHours(period, { minutes, from, to })) }
}

/** What is to be added as it was read, or what is asked back. */
type Placed = QuickAdd | { readonly ask: Reply }

interface TimeSpan {
  readonly start: number
  readonly end: number
}

/** The same in the first of the room that was asked for before; itself where none was. */
function inRoomAsked(read: QuickAdd, asking: QuestionContext): QuickAdd {
  const { room, day } = asking.question
  if (!room || day === undefined || read.start !== formatDay(day)) return read
  const { plain } = foldedText(room.words)
  const part = dayPartOf(plain, readPhrases(plain, asking.language))
  const [gap] = gapsOn({ ...asking, part }, day, room.minutes)
  return gap ? { ...lasting(read, gap[0], room.minutes), allDay: false } : read
}

/** The same for as long as the room that was asked for before, where its own words say no end. */
const asLongAsAsked = (read: QuickAdd, { start }: TimeSpan, { question: { room } }: QuestionContext): QuickAdd =>
  room === undefined || isEndSaid(read) || isOfPart(read) ? read : lasting(read, start, room.minutes)

/** From when to when, in minutes of the wall; null where it takes whole days. */
function timesOf({ start, end, allDay }: QuickAdd): TimeSpan | null {
  const walls = [start, end].map((wall) => (wall === null || allDay ? null : parseWall(wall)))
  const [from = null, to = null] = walls
  return from === null || to === null ? null : { start: from, end: to }
}

const lasting = (read: QuickAdd, from: number, minutes: number): QuickAdd => ({
  ...read,
  start: formatWall(from),
  end: formatWall(from + minutes),
})

/**
 * Reads what is to be added. What has a length, as `a 2 hour session on Monday afternoon`, is put into the first room for it
 * in the part of the day that is said, or asked back where there is none.
 */
export function placedWish(words: string, asking: QuestionContext): Placed {
  const length = lengthIn(words)
  const read = readWish(length?.rest ?? words, asking)
  const times = timesOf(read)
  if (length === null) return times === null ? inRoomAsked(read, asking) : asLongAsAsked(read, times, asking)
  if (times === null) return readWish(words, asking)
  if (isOfPart(read)) return inRoom(read, times, length.minutes, asking)
  return isEndSaid(read) ? read : lasting(read, times.start, length.minutes)
}
