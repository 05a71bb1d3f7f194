import { formatDay, parseDay, startOfWeek, type Day } from '../../date/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import type { NewEvent } from '../proposed-change.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { eventOf } from './more-days.ts'
import { isWish, restBehind, type Talk } from './talk.ts'
import { hoursIn, isMoment, saysWhen, whereTo } from './wish-again.ts'

/** From when to when words say that something is to be; a part of the day is no range: `Tuesday morning`. */
function hoursTold(
  said: QuestionParts,
  talk: Talk,
): { readonly from: string; readonly end: string; readonly words: string } | null {
  const [hours] = hoursIn(said, talk)
  const [from, end] = hours && /\d/u.test(hours.text) ? hours.meaning.split('/') : []
  return hours === undefined || from === undefined || end === undefined ? null : { from, end, words: hours.text }
}

/** From when to when something is to be, on its day or on that which is said: it is moved there, and made to end then. */
export function rangeIn(said: QuestionParts, talk: Talk): { readonly text: string; readonly more?: string } | null {
  const { verb, atHour, lengthen, to, until } = LANGUAGE_WORDS[said.language].wishes
  const told = hoursTold(said, talk)
  if (told === null || isWish(said) || !saysWhen(said, talk)) return null
  const { from, end, words } = told
  const event = eventOf(spokenOf(talk.before)[0] ?? '', talk)
  const more = `${lengthen} ${until} ${end}`
  if (said.period === null && event?.start.endsWith(from)) return { text: more }
  const where = said.period === null ? to : withoutSpans(whereTo(said).replace(words, ' '), [])
  return { text: `${verb} ${where} ${atHour(from)}`, more }
}

/** Characters of a day as a card has it. */
const DATE_LENGTH = 10

const dayOf = (wall: string): Day | null => parseDay(wall.slice(0, DATE_LENGTH))

/** A weekday of the week in which something new is. */
function inItsWeek({ start }: NewEvent, weekday: number, { surroundings }: Talk): string {
  const day = dayOf(start) ?? 0
  const first = startOfWeek(day, surroundings.weekStart)
  return formatDay(first + ((weekday - surroundings.weekStart + A_WEEK) % A_WEEK))
}

const A_WEEK = 7

/**
 * In other words on which days the one new event that is spoken of is to be: from one weekday to another of its week, or on one of its days alone:
 * `from the Friday to the Sunday`, `just the Sunday`. What comes back is on all such weekdays.
 */
export function daysTold(said: QuestionParts, talk: Talk): QuestionParts | null {
  const event = eventOf(spokenOf(talk.before)[0] ?? '', talk)
  if (event === null || event.recurrence !== null) return null
  const { from, to, forOneDay } = LANGUAGE_WORDS[said.language].wishes
  const only = restBehind(said, 'only', talk)
  const { phrases, folded } = only ?? said
  const [one, last, ...others] = phrases
    .findAll('someWeekday')
    .map(({ value }) => inItsWeek(event, Number(value), talk))
  if (one === undefined || others.length > 0 || /\d/u.test(folded.plain)) return null
  const isRange = last !== undefined && phrases.has('since') && phrases.has('rangeEnd')
  if (isRange) return partsOfQuestion(`${from} ${one} ${to} ${last}`, talk.surroundings)
  const isOne = only !== null && last === undefined && isMoment(only, talk)
  return isOne ? partsOfQuestion(event.allDay ? `${one} ${forOneDay}` : one, talk.surroundings) : null
}
