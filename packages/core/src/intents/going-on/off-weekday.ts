import { A_WEEK, dayOfText, formatDay, weekdayOf } from '../../date/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { idOfNew } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import type { Span } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { foldedText } from '../reading/words.ts'
import { wishIn } from '../wishes/command.ts'
import { takenOff } from './of-one.ts'
import { movedWords } from './wish-again.ts'
import { aboutListed, actionOf, type Talk } from './talk.ts'

/** Whether a text, or what it says last, wishes that something were not. */
function isDropping({ folded }: QuestionParts): boolean {
  const tail = folded.text.split(/[,;]/u).at(-1)?.trim() ?? ''
  return actionOf(wishIn(folded.text)) === 'delete' || readInAnyLanguage(foldedText(tail).plain).has('dropsNamed')
}

/** From when to when the one new event is, in a few whole days; null where it is otherwise. */
function daysOfOne({ before: { card } }: Talk): Span | null {
  const [event, ...others] = card
  if (event?.action !== 'create' || others.length > 0 || !event.allDay || event.recurrence !== null) return null
  const [first, last] = [dayOfText(event.start), dayOfText(event.end)]
  return first !== null && last !== null && last > first && last - first < A_WEEK ? { first, last } : null
}

/** The one new event without its first or last day, where that is a weekday: `take the Thursday off again`. */
function withoutEdge({ folded, language }: QuestionParts, weekday: unknown, talk: Talk): ReadQuestion | null {
  const span = daysOfOne(talk)
  if (span === null) return null
  const first = weekdayOf(span.first) === weekday ? span.first + 1 : span.first
  const last = weekdayOf(span.last) === weekday ? span.last - 1 : span.last
  if (last - first === span.last - span.first) return null
  const { from, to, forOneDay } = LANGUAGE_WORDS[language].wishes
  const [begin, end] = [formatDay(first), formatDay(last)]
  const days = begin === end ? `${begin} ${forOneDay}` : `${from} ${begin} ${to} ${end}`
  const text = movedWords(partsOfQuestion(days, talk.surroundings), talk)
  return aboutListed(talk, { ids: [idOfNew(0)] }, { kind: 'change', text, said: folded.text })
}

/** One of several new events that its weekday tells, which is not to be, or a day of one alone: `take Sunday out then`. */
export function offByWeekday(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const [weekday, ...others] = parts.phrases.findAll('someWeekday')
  if (!weekday || others.length > 0 || parts.folded.plain.includes('?') || !isDropping(parts)) return null
  return withoutEdge(parts, weekday.value, talk) ?? oneOff(parts, weekday.value, talk)
}

/** One of several new events that its weekday tells. */
function oneOff(parts: QuestionParts, weekday: unknown, talk: Talk): ReadQuestion | null {
  const { card } = talk.before
  if (card.length < 2) return null
  const said = card.flatMap((one, place) => {
    const day = one.action === 'create' ? dayOfText(one.start) : null
    return day !== null && weekdayOf(day) === weekday ? [idOfNew(place)] : []
  })
  return said.length === 1 ? takenOff(parts.folded.text, said, talk) : null
}
