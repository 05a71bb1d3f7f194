import { formatDay, weekdayOf, type Day } from '../../date/index.ts'
import { isNote, wishIn } from '../wishes/command.ts'
import { defaultDays, type Span } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import type { ReadQuestion } from '../question-types.ts'
import { askedFor } from '../reading/terms.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText, typed } from '../reading/words.ts'
import { daysBesideIn, saysJourney } from '../reading/days-beside.ts'
import { isTimeOfDay, type Amount, type TextSpan } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { weekdaysFrom } from './spoken-week.ts'
import { namedBesideMoment } from './is-moment.ts'
import { aboutListed, actionOf, namesNothing, restBehind, type Talk } from './talk.ts'
import { inTurn } from './while-there.ts'

/** The one day that the question before was about; null where it was about others, or none. */
function daySpokenOf({ before: { question, base = question, days = [] } }: Talk): Day | null {
  const [only, ...others] = days
  if (only && others.length === 0 && only.first === only.last) return only.first
  return question.kind === 'change' ? (question.day ?? null) : oneDayOf(question.hasPeriod ? question : base)
}

/** So many days are no longer those in which a weekday is told by its name alone. */
const SPAN_MAX = 7

/** The few days in a row that the question before was about, or that its answer found; null where there are no such. */
function fewDaysSpokenOf({ before: { question, base = question, days = [] } }: Talk): Span | null {
  const asked = question.hasPeriod ? question : base
  const [span, ...others] = days.length === 1 ? days : asked.hasPeriod ? [asked] : []
  return span && others.length === 0 && isFew(span) && question.kind !== 'change' ? span : null
}

const isFew = ({ first, last }: Span): boolean => first < last && last - first < SPAN_MAX

/** Something new on a weekday of a few days, or on two in a row: `put it on the Sunday`, `block the Thursday and Friday of that week`. */
export function onTheirWeekday(parts: QuestionParts, { first, last }: Span, talk: Talk): ReadQuestion | null {
  const { phrases, folded, language } = parts
  const two = phrases.find('bothWeekdays')
  const said = two ?? phrases.find('theWeekday')
  const days = weekdaysIn(folded.plain, said).map((one) => first + ((one - weekdayOf(first) + SPAN_MAX) % SPAN_MAX))
  const [day, next] = days
  if (!said || day === undefined || days.some((one) => one > last)) return null
  const text = withoutSpans(folded.text, [said, ...phrases.findAll('samePeriod')])
  if (next === undefined) return addedOn(day, text, talk)
  const { from, to } = LANGUAGE_WORDS[language].wishes
  return next === day + 1 ? addedOn(day, `${text} ${from} ${formatDay(day)} ${to} ${formatDay(next)}`, talk) : null
}

const weekdaysIn = (plain: string, said: TextSpan | null): readonly number[] =>
  said === null
    ? []
    : readInAnyLanguage(plain.slice(said.from, said.to))
        .findAll('someWeekday')
        .map(({ value }) => Number(value))

const oneDayOf = ({ hasPeriod, first, last }: ReadQuestion): Day | null => (hasPeriod && first === last ? first : null)

/**
 * A wish for something new, or a note of it, that says no day of its own is on the day that was spoken of: `am I free on
 * Friday?`, and then `add lunch with Sara at one`. Null where none was.
 */
export function onSpokenDay(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const day = daySpokenOf(talk)
  const said = restBehind(parts, 'correcting', talk) ?? restBehind(parts, 'goesOn', talk) ?? parts
  const { text } = said.folded
  const isNew = actionOf(wishIn(text)) === 'create'
  const onWeekday = isNew ? onSpokenWeekday(said, talk) : null
  if (onWeekday !== null) return onWeekday
  if (day !== null) return isNew || isNoted(parts, said, day, talk) ? addedOn(day, text, talk) : null
  const spoken = spokenOf(talk.before)
  return isNew && spoken.length === 1 ? aboutListed(talk, { ids: spoken, isOne: true }, { kind: 'change', text }) : null
}

/** The same on a weekday of the days, or of the week, that was spoken of. */
function onSpokenWeekday(said: QuestionParts, talk: Talk): ReadQuestion | null {
  // A weekday beside those days is not one of them: `the Sunday before`.
  if (daysBesideIn(said.phrases)?.unit === 'weekday') return null
  const few = fewDaysSpokenOf(talk)
  const onTheirs = few && onTheirWeekday(said, few, talk)
  const from = onTheirs === null ? weekdaysFrom(said, talk) : null
  return from === null ? onTheirs : { ...addedOn(from, said.folded.text, talk), weekdaysFrom: from }
}

/** Something new on a day of a journey that was spoken of: `dinner with Anna the evening I get back`. */
export function newOnJourney({ folded, phrases }: QuestionParts, talk: Talk): ReadQuestion | null {
  if (actionOf(wishIn(folded.text)) !== 'create' || !saysJourney(phrases)) return null
  const turns = inTurn(talk)
  const ids = turns.find((some) => some.length > 0)
  const about = ids && aboutListed(talk, { ids }, { kind: 'change', text: folded.text })
  return about?.among ? { ...about, among: { ...about.among, inTurn: turns } } : null
}

/** A wish to move something that is named to the one day that was spoken of: `move the barbecue to then`. */
export function movedToSpokenDay({ folded, phrases, period, language }: QuestionParts, talk: Talk): string | null {
  const said = period === null ? phrases.find('spokenDay') : null
  const day = said && actionOf(wishIn(folded.text)) === 'shift' ? daySpokenOf(talk) : null
  if (!said || day === null || namesNothing(namedBesideMoment(withoutSpans(folded.text, [said]), talk))) return null
  const where = LANGUAGE_WORDS[language].wishes.toWhen(formatDay(day))
  return `${typed(folded, 0, said.from)}${where}${typed(folded, said.to)}`
}

/** Whether a text asks nothing, and names something on a day. */
function isNoted({ kind, language }: QuestionParts, said: QuestionParts, day: Day, { surroundings }: Talk): boolean {
  const behind = said.phrases.find('saidBehind')
  const named = behind ? partsOfQuestion(typed(said.folded, 0, behind.from), surroundings) : said
  if (kind !== null || namesNothing(askedFor(named, surroundings))) return false
  return isNote(said.folded.text, { ...surroundings, language, day: formatDay(day) })
}

/** Whether something can be on the day that was spoken of, which is not said: `could I fit in a haircut at two?`. */
export function roomOnSpokenDay(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const day = parts.phrases.has('couldI') && parts.period === null ? daySpokenOf(talk) : null
  if (day === null) return null
  const { terms, categoryId } = askedFor(parts, talk.surroundings)
  // A bare hour is known by the day beside it.
  const text = `${parts.folded.text.replace(/[?\s]+$/u, '')} ${formatDay(day)}?`
  return { kind: 'free', first: day, last: day, hasPeriod: true, terms, categoryId, text }
}

/** What is on the one day that the answer before told, where no other is said: `have I got anything on?`, after the next holiday. */
export function onToldDay(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const [day, ...others] = before.listed.length === 0 ? (before.days ?? []) : []
  const isOne = day !== undefined && others.length === 0 && day.first === day.last
  if (!isOne || parts.kind !== 'agenda' || parts.period !== null) return null
  const { terms, categoryId } = askedFor(parts, surroundings)
  if (!namesNothing({ terms, categoryId, words: [] })) return null
  return { kind: 'agenda', ...day, hasPeriod: true, terms, categoryId, text: parts.folded.text }
}

/** What comes on the day of what was spoken of: `and then I have German`. */
export function thenOnDay(
  { phrases, folded, kind, period }: QuestionParts,
  { before, surroundings }: Talk,
): ReadQuestion | null {
  const { at } = before
  const said = phrases.find('thenAlso')
  const isAsked = kind === null || kind === 'find' || kind === 'agenda'
  if (!said || !at || at.first !== at.last || !isAsked || period !== null) return null
  const { terms, categoryId } = askedFor(partsOfQuestion(typed(folded, said.to), surroundings), surroundings)
  const isNamed = !namesNothing({ terms, categoryId, words: [] })
  return isNamed ? { kind: 'find', ...at, hasPeriod: true, terms, categoryId, text: '' } : null
}

/** A wish for something new on a day that was spoken of. */
export const addedOn = (day: Day, text: string, { surroundings, before }: Talk): ReadQuestion => ({
  ...{ kind: 'change', ...defaultDays('change', surroundings), hasPeriod: false },
  ...{ terms: [], categoryId: null, text, day, nearby: spokenOf(before) },
  ...roomIn(before.question),
})

/** The room that was asked for: what is added then goes into the first of it. */
function roomIn({ kind, text }: ReadQuestion): Pick<ReadQuestion, 'room'> {
  const phrases = readInAnyLanguage(foldedText(text).plain)
  const amounts = (['wantedHours', 'byAmount'] as const).flatMap((cue) => phrases.findAll(cue))
  const wanted = amounts.map(({ value }) => value as Amount).find(isTimeOfDay)
  return kind === 'free' && wanted ? { room: { minutes: wanted.minutes, words: text } } : {}
}
