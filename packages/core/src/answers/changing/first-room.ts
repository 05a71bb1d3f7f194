import { isAbsence } from '../../load/index.ts'
import { MINUTES_A_DAY, type Day } from '../../date/index.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { readPhrases } from '../../intents/read-phrases.ts'
import { readPeriod, understoodIn, type Span, type SpanInText } from '../../intents/reading/dates.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText } from '../../intents/reading/words.ts'
import type { Language, TextSpan } from '../../language/index.ts'
import { gapsOn } from '../answering/free-hours.ts'
import { dayPartOf, inPartOfDay, type PartOfDay } from '../answering/parts-of-day.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { touching } from '../answering/unit-spans.ts'
import { clockOf } from '../words/hour-marks.ts'
import { candidatesOf } from './candidates.ts'
import type { NewTime } from './moved-by.ts'
import { lengthIn } from './placed-wish.ts'

/** So far ahead room is looked for where no days are said. */
const FAR = 60

const NOON = 12 * 60

/** The hours in which people put something, of a part of the day that is said, and of a day of which none is. */
const USUAL: PartOfDay = [9 * 60, 19 * 60]
const USUAL_AFTERNOON = 14 * 60

function usualHours(part: PartOfDay | null): PartOfDay {
  const [from, to] = part ?? USUAL
  const begin = from === NOON ? USUAL_AFTERNOON : Math.max(from, USUAL[0])
  return begin < to ? [begin, to] : [from, to]
}

/** Room that is asked for in place of a day. */
interface RoomSought {
  /** The words without those that ask for it. */
  readonly rest: string
  readonly days: Span
  readonly part: PartOfDay | null
  /** Whether all of the part of the day, or of the day, is to be free. */
  readonly isWhole: boolean
}

/** What says when on its day something is to be, and that any time will do. */
const AROUND = ['partSaid', 'sometime', 'afterHour', 'beforeHour'] as const

/** What words say of room in which something is to be: `when I am free next week`, `the first free morning in June`. Null where they say none. */
function roomSought(words: string, asking: QuestionContext): RoomSought | null {
  const { language, today, surroundings } = asking
  const phrases = readPhrases(foldedText(words).plain, language)
  const [first, when] = [phrases.find('firstFreePart'), phrases.find('whenFree')]
  const said = first ?? when
  if (!said && !isSized(words, asking)) return null
  const left = said ? withoutSpans(words, [said]) : words
  const parted = readPhrases(foldedText(left).plain, language)
  const part = dayPartOf(foldedText(left).plain, parted, true) ?? dayPartOf(foldedText(words).plain, phrases, true)
  const period = withLink(
    left,
    readPeriod(foldedText(left), { language, today, surroundings, isAhead: true }),
    language,
  )
  const days = period ?? { first: today, last: today + FAR }
  const around = AROUND.flatMap(parted.findAll).filter((one) => !isWithin(one, period))
  const rest = withoutSpans(left, [...around, ...(period ? [period] : [])])
  return { rest, days: { first: Math.max(days.first, today), last: days.last }, part, isWhole: first !== null }
}

/** Whether words begin with how long something is to be and say no hour for it: `two hours next week for the tax return`. */
function isSized(words: string, asking: QuestionContext): boolean {
  const { language, today, surroundings } = asking
  const folded = foldedText(words)
  const phrases = readPhrases(folded.plain, language)
  const isFirst = phrases.findAll('byAmount').some(({ from }) => from === 0) && lengthIn(words) !== null
  if (!isFirst || saysHour(words, asking) || BESIDE.some((cue) => phrases.has(cue))) return false
  return readPeriod(folded, { language, today, surroundings, isAhead: true }) !== null
}

/** Where an amount is how far from something else it is to be. */
const BESIDE = ['beforeThing', 'afterThing', 'earlier', 'later'] as const

/** Days with the word that links them to what stands before them: `the first free day OF June`. */
function withLink(words: string, days: SpanInText | null, language: Language): SpanInText | null {
  const before = days === null ? null : /(\p{L}+) $/u.exec(words.slice(0, days.from))
  const isLinked = before !== null && LANGUAGE_WORDS[language].links.split(' ').includes(before[1] ?? '')
  return days && isLinked ? { ...days, from: before.index } : days
}

const isWithin = ({ from, to }: TextSpan, span: TextSpan | null): boolean =>
  span !== null && from >= span.from && to <= span.to

/** The first room for so many minutes, by its day and the minute of it; null where there is none. */
function firstRoom(
  { days, part, isWhole }: RoomSought,
  minutes: number,
  asking: QuestionContext,
): { readonly day: Day; readonly minute: number } | null {
  const hours = usualHours(part)
  const isTaken = (day: Day): boolean => {
    const on = touching(asking.all, { first: day, last: day })
    const isAway = on.some((item) => isAbsence(item, asking.surroundings.rules))
    return isAway || (isWhole && on.some((item) => part === null || inPartOfDay(item, part, true)))
  }
  for (let day = days.first; day <= days.last; day += 1) {
    const [gap] = isTaken(day) ? [] : gapsOn({ ...asking, part: hours }, day, minutes)
    if (gap) return { day, minute: gap[0] - day * MINUTES_A_DAY }
  }
  return null
}

const AN_HOUR = 60

/** The words of something new with the day and the hour of the first room in place of those that ask for it; themselves where none do. */
export function inFirstRoom(words: string, asking: QuestionContext): string {
  const sought = roomSought(words, asking)
  const room = sought === null ? null : firstRoom(sought, lengthIn(words)?.minutes ?? AN_HOUR, asking)
  if (sought === null || room === null) return words
  const day = `${sought.rest.replace(/[\s,;]+$/u, '')} ${asking.sentences.words.day(room.day)}`
  // On a day that is free any hour is, and so is the one that is said.
  if (sought.isWhole && saysHour(sought.rest, asking)) return day
  const { atHour } = LANGUAGE_WORDS[asking.language].wishes
  const hour = atHour(clockOf(room.day * MINUTES_A_DAY + room.minute))
  return `${day} ${hour}`
}

/** Whether words say an hour. */
const saysHour = (words: string, { language, surroundings }: QuestionContext): boolean =>
  understoodIn(words, { language, surroundings }).some(({ kind }) => kind === 'time')

/** The first room for what is moved, where that is wished in place of a day: `to the first free morning in June`. */
export function toFirstRoom(words: string, asking: QuestionContext): NewTime | null {
  const sought = roomSought(words, asking)
  const meant = sought && candidatesOf(asking, sought.rest, false, true)
  const [item] = meant && 'found' in meant ? meant.found : []
  if (!item || !sought) return null
  const others = asking.all.filter(({ id }) => id !== item.id)
  const room = firstRoom(sought, item.allDay ? 0 : item.end - item.start, { ...asking, all: others })
  if (!room) return null
  const never = { by: null, weekdayAfter: null, dayOfMonth: null, within: null, days: null }
  const minute = item.allDay ? null : room.minute
  return { ...never, day: room.day, minute, weekends: 0, isWeekday: false, isOpenHour: false, source: sought.rest }
}
