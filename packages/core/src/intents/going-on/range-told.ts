import { A_WEEK, dayOfText, formatDay, knownDay, startOfWeek, type Day } from '../../date/index.ts'
import { shiftDay, type Amount } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { isNewId, type NewEvent } from '../proposed-change.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { foldedText } from '../reading/words.ts'
import { eventOf } from './more-days.ts'
import { isWish, restBehind, type Talk } from './talk.ts'
import { isMoment } from './is-moment.ts'
import { hoursIn, saysWhen, whereTo } from './wish-again.ts'

/** From when to when words say that something is to be; a part of the day is no range: `Tuesday morning`. */
function hoursTold(
  said: QuestionParts,
  talk: Talk,
): { readonly from: string; readonly end: string; readonly words: string } | null {
  const [hours] = hoursIn(said, talk)
  const [from, end] = hours && /\d/u.test(hours.text) ? hours.meaning.split('/') : []
  return hours === undefined || from === undefined || end === undefined ? null : { from, end, words: hours.text }
}

const BARE_RANGE = /^\d{1,2}(?:[:.]\d\d)?\s*\p{L}{1,5}\s*\d{1,2}/u

/** Two bare hours with the word before them by which they are known: `9 to 3`. */
function bareRange(said: QuestionParts, { surroundings }: Talk): QuestionParts {
  const isBare = said.period === null && BARE_RANGE.test(said.folded.plain) && said.phrases.has('rangeEnd')
  return isBare
    ? partsOfQuestion(`${LANGUAGE_WORDS[said.language].wishes.from} ${said.folded.text}`, surroundings)
    : said
}

/** From when to when something is to be, on its day or on that which is said: it is moved there, and made to end then. */
export function rangeIn(words: QuestionParts, talk: Talk): { readonly text: string; readonly more?: string } | null {
  const { verb, atHour, lengthen, to, until } = LANGUAGE_WORDS[words.language].wishes
  const said = bareRange(words, talk)
  const told = hoursTold(said, talk)
  if (told === null || isWish(said) || !saysWhen(said, talk)) return null
  const { from, end, words: hours } = told
  const event = eventOf(spokenOf(talk.before)[0] ?? '', talk)
  const more = `${lengthen} ${until} ${end}`
  if (said.period === null && event?.start.endsWith(from)) return { text: more }
  const where = said.period === null ? to : withoutSpans(whereTo(said).replace(hours, ' '), [])
  return { text: `${verb} ${where} ${atHour(from)}`, more }
}

/** A weekday of the week in which something new is. */
function inItsWeek({ start }: NewEvent, weekday: number, { surroundings }: Talk): string {
  const day = knownDay(start)
  const first = startOfWeek(day, surroundings.weekStart)
  return formatDay(first + ((weekday - surroundings.weekStart + A_WEEK) % A_WEEK))
}

/**
 * In other words on which days the one new event that is spoken of is to be: from one weekday to another of its week, or on one of its days alone:
 * `from the Friday to the Sunday`, `just the Sunday`. What comes back is on all such weekdays.
 */
export function daysTold(said: QuestionParts, talk: Talk): QuestionParts | null {
  const event = eventOf(spokenOf(talk.before)[0] ?? '', talk)
  const isOne = event !== null && event.recurrence === null
  const words = isOne ? (aheadOfSame(said, event, talk) ?? daysOfWeek(said, event, talk)) : null
  return words === null ? null : partsOfQuestion(words, talk.surroundings)
}

/** How long before something words say that another is to be. */
function aheadIn(words: string): Amount | null {
  const { find, has } = readInAnyLanguage(foldedText(words).plain)
  const said = has('earlier') ? (find('aheadOfIt') ?? find('periodBefore')) : null
  return said && (said.value as Amount)
}

/** So long before something is what is to be done for it. */
const NEAR = 62

/** The day of the one thing that was spoken of before something new, which is for it; null where there is no such thing. */
function dayOfThing(day: Day, { before: { behind = [] } }: Talk): Day | null {
  const things = behind.filter(({ listed, at }) => listed.length === 1 && at !== undefined && !listed.some(isNewId))
  const [first] = things.flatMap(({ at }) => (at ? [at.first] : []))
  return first !== undefined && first >= day && first - day <= NEAR ? first : null
}

/** Something new that is so long before something, so long before the same instead: `two days before`, and then `no, a week before`. */
function aheadOfSame({ folded }: QuestionParts, { start }: NewEvent, talk: Talk): string | null {
  const [told, now] = [talk.before.question.text, folded.text].map(aheadIn)
  const day = dayOfText(start)
  if (!now || day === null) return null
  const thing = told ? shiftDay(day, told, 1) : now.days === 1 ? null : dayOfThing(day, talk)
  return thing === null ? null : formatDay(shiftDay(thing, now, -1))
}

/** Whether two weekdays are a range, or both of its days. */
const isFromTo = (phrases: QuestionParts['phrases']): boolean =>
  phrases.has('twoWeekdays') || (phrases.has('since') && phrases.has('rangeEnd'))

/** The one or two weekdays that are said of something new, as days of its week; null where other days or hours are. */
function daysOfWeek(said: QuestionParts, event: NewEvent, talk: Talk): string | null {
  const only = restBehind(said, 'only', talk)
  const { phrases, folded } = only ?? said
  const days = phrases.findAll('someWeekday').map(({ value }) => inItsWeek(event, Number(value), talk))
  if (/\d/u.test(folded.plain)) return null
  const { from, to, forOneDay } = LANGUAGE_WORDS[said.language].wishes
  const isRange = isFromTo(phrases)
  if (days.length === 2) return isRange ? `${from} ${days.join(` ${to} `)}` : null
  const isOne = only !== null && days.length === 1 && isMoment(only, talk)
  return isOne ? `${days.join('')} ${event.allDay ? forOneDay : ''}`.trim() : null
}
