import { A_WEEK } from '../../date/index.ts'
import type { TextSpan } from '../../language/index.ts'
import { LANGUAGES } from '../languages.ts'
import { readPhrases } from '../read-phrases.ts'
import type { DaysBeside, QuestionKind, ReadQuestion } from '../question-types.ts'
import type { Span } from '../reading/dates.ts'
import { daysBeside, daysBesideIn, saysJourney } from '../reading/days-beside.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { askedFor, type EventSelector } from '../reading/terms.ts'
import { foldedText, wordsOf, wholePlain } from '../reading/words.ts'
import { aboutListed, amongIn, askedOfDays, isBare, isOfUnits, namesNothing, type Talk } from './talk.ts'
import { inTurn } from './while-there.ts'

/** So many words ask what comes beside something without naming it: `and the one after that?`. */
const WORDS_MAX = 5

/** Where `before` says no side, or how far: `the first one`, `at the same time as before`. */
const OTHERWISE = ['placeListed', 'sameHour', 'byAmount'] as const

/** Whether a question is of a kind of its own; when it was is asked of another time of the same as well. */
const isOwnKind = (kind: QuestionKind | null, isTime: boolean): boolean =>
  (kind === 'when' && !isTime) || kind === 'help'

const isLong = (plain: string, isOfIt: boolean): boolean => wordsOf(plain).length > (isOfIt ? LONG : WORDS_MAX)

/** On which side of what was spoken of something is asked for; null where nothing of the kind is. */
function sideIn({ phrases, folded, period, kind }: QuestionParts): 'after' | 'before' | null {
  const isTime = phrases.has('timeBeside')
  const isOther = OTHERWISE.some((cue) => phrases.has(cue))
  const isOfIt = isTime || (phrases.has('goesOn') && phrases.has('thatOne'))
  if (isLong(folded.plain, isOfIt) || period !== null || isOwnKind(kind, isTime) || isOther) return null
  if (phrases.has('later') || phrases.has('nextListed')) return 'after'
  return phrases.has('earlier') ? 'before' : null
}

/** Whether a question is about all of some days: then another one is about other days. */
const isOfDays = ({ kind, hasPeriod, terms, categoryId }: ReadQuestion): boolean =>
  hasPeriod && kind !== 'change' && namesNothing({ terms, categoryId, words: [] })

/** Whether one more of the same name is asked for, and not whatever comes: of what names nothing there is no name. */
function isOfName({ phrases }: QuestionParts, before: Talk['before']): boolean {
  const side = phrases.find('later') ?? phrases.find('earlier')
  const isOne = phrases.findAll('thatOne').some(({ from }) => !side || from < side.from || from >= side.to)
  // Behind the last time of something stands the one before it: `and before that?`.
  const isOneMore = isOne || (before.question.kind === 'last' && phrases.has('earlier'))
  return phrases.has('nextListed') || (isOneMore && (hasName(before) || isOfDays(before.question)))
}

/** Whether what was spoken of has a name, or was chosen from a list. */
function hasName({ question, listed, focus }: Talk['before']): boolean {
  const isChosen = focus.length === 1 && listed.length > 1
  const isNamed = question.kind === 'change' || question.kind === 'when' || !namesNothing({ ...question, words: [] })
  return isNamed || isChosen
}

/** Kinds that measure some days: the next of them is that of other days, `and the next one?`. */
const MEASURING: ReadonlySet<QuestionKind> = new Set(['count', 'hours', 'categories', 'conflicts'])

/** What comes after what was spoken of, or is before it: of the same name where another `one` is asked for. */
export function besideIn(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  if (talk.before.asks !== null) return null
  const side = sideIn(parts)
  return (
    onDaysBeside(parts, talk) ??
    (side && (aroundFound(talk, side) ?? onDaysAround(parts, talk, side) ?? besideThings(parts, talk, side)))
  )
}

type Beside = 'after' | 'before'

/** What is on the day, week or month beside the one that was found to be the busiest, or the calmest. */
function aroundFound(talk: Talk, side: Beside): ReadQuestion | null {
  const found = isOfUnits(talk.before.question.kind) ? foundDays(talk.before) : null
  const sign = side === 'after' ? 1 : -1
  return found && besideDays(talk, { unit: unitOf(found), weekday: 0, sign }, null)
}

/** The question before about other days, where another one is asked for; null where things are meant. */
function onDaysAround(parts: QuestionParts, talk: Talk, side: Beside): ReadQuestion | null {
  const { before } = talk
  const { question } = before
  const isNext = parts.phrases.has('nextListed') || (question.kind === 'hours' && parts.phrases.has('thatOne'))
  const isNextOfDays = isNext && question.hasPeriod && MEASURING.has(question.kind)
  const isOneOfDays = isOfDays(question) && isOfName(parts, before)
  return isOneOfDays || isNextOfDays ? daysAround(question, side, talk) : null
}

/** What comes after what was listed, is before it, or whether there is time then. */
function besideThings(parts: QuestionParts, talk: Talk, side: Beside): ReadQuestion | null {
  const rest = partsOfQuestion(withoutSpans(parts.folded.text, parts.phrases.findAll('timeBeside')), talk.surroundings)
  const namesOther = parts.kind !== 'free' && !namesNothing(askedFor(rest, talk.surroundings))
  if (talk.before.listed.length === 0 || namesOther) return null
  const said = { ids: spokenOf(talk.before), isOne: isOfName(parts, talk.before) }
  const inList = parts.kind === 'free' || !said.isOne ? null : besideInList(talk, side)
  if (inList !== null) return inList
  if (parts.kind === 'free') return aboutListed(talk, said, { kind: 'free', text: parts.folded.text })
  const { terms, categoryId } = talk.before.question
  const alike = said.isOne ? { terms, categoryId } : {}
  return aboutListed(talk, said, { kind: side === 'after' ? 'next' : 'last', ...alike, text: '' })
}

/**
 * The one of a list beside that which was chosen of it: `and the one after that?`. Where the list ends, what was named goes on
 * in the calendar, and of other lists there is no more.
 */
function besideInList(talk: Talk, side: Beside): ReadQuestion | null {
  const { listed, focus, question } = talk.before
  const [chosen, ...others] = focus
  if (chosen === undefined || others.length > 0 || listed.length <= 1) return null
  const next = listed[listed.indexOf(chosen) + (side === 'after' ? 1 : -1)]
  if (next === undefined && !namesNothing({ ...question, words: [] })) return null
  const isWhen = question.kind === 'when'
  const asked = { kind: isWhen ? 'when' : 'find', text: isWhen ? question.text : '' } as const
  return aboutListed(talk, { ids: next === undefined ? [] : [next] }, asked)
}

const WEEKEND = 2

/** What some days are that were found to be the busiest, or the calmest: a week may begin or end within what was asked about. */
function unitOf(found: Span): 'day' | 'weekend' | 'week' | 'month' {
  const days = found.last - found.first + 1
  if (days > A_WEEK) return 'month'
  return days === 1 ? 'day' : days === WEEKEND ? 'weekend' : 'week'
}

/** By how many days the one day of a question is another one of the same: of a weekday it is that of another week. */
function stepOf({ first, last, text }: ReadQuestion): number {
  const days = last - first + 1
  const { plain } = foldedText(text)
  const isWeekday = days === 1 && LANGUAGES.some((language) => readPhrases(plain, language).has('someWeekday'))
  return days === WEEKEND || isWeekday ? A_WEEK : days
}

/** The words of a question about rooms of its days, without these: free evenings are asked for once more. */
function withoutDays({ kind, text }: ReadQuestion, surroundings: Talk['surroundings']): string {
  const { period } = partsOfQuestion(text, surroundings)
  return kind === 'free' && period ? withoutSpans(text, [period]) : ''
}

/** The same question about the days before or after: of a weekend it is the other weekend. */
function daysAround(question: ReadQuestion, side: 'after' | 'before', { surroundings }: Talk): ReadQuestion {
  const sign = side === 'after' ? 1 : -1
  const unit = wholeUnit(question)
  const text = withoutDays(question, surroundings)
  if (unit !== null) return { ...question, ...daysBeside(question, { unit, weekday: 0, sign }, 0), text }
  const by = stepOf(question) * sign
  return { ...question, first: question.first + by, last: question.last + by, text }
}

/** The month or year that some days are all of; null where they are none. */
const wholeUnit = (days: ReadQuestion): 'month' | 'year' | null =>
  (['month', 'year'] as const).find((unit) => {
    const whole = daysBeside(days, { unit, weekday: 0, sign: 0 }, 0)
    return whole.first === days.first && whole.last === days.last
  }) ?? null

/** Kinds that ask what is on some days, where they are told by others. */
const OF_DAYS: ReadonlySet<QuestionKind | null> = new Set([null, 'find', 'agenda', 'next', 'last', 'help', 'conflicts'])

/** What is asked of days that are told by those that were spoken of: `and the week after?`, `what else is on that day?`. */
function onDaysBeside(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { before, surroundings } = talk
  const said = daysBesideIn(parts.phrases) ?? inFoundDays(parts, before)
  if (said === null || isTooLong(parts)) return null
  const { from, to, ...beside } = said
  const rest = withoutSpans(wholePlain(parts.folded), [{ from, to }])
  const named = askedFor({ ...partsOfQuestion(rest, surroundings), kind: parts.kind }, surroundings)
  // What is named behind other days tells these: `the week after the wedding`.
  if (!namesNothing(named) && (beside.sign !== 0 || parts.kind === null)) return null
  const isSuch = namesNothing(named) && isOfSuch(parts, said)
  return besideSpoken(parts, talk, beside, asking(parts, rest, isSuch ? suchBefore(before) : named))
}

const isTooLong = ({ folded, phrases }: QuestionParts): boolean =>
  wordsOf(folded.plain).length > (saysJourney(phrases) ? LONGER : LONG)

/** What is asked beside a journey, beside the days that were spoken of, or beside those of what was listed. */
function besideSpoken(parts: QuestionParts, talk: Talk, beside: DaysBeside, asked: Asking): ReadQuestion | null {
  const { before } = talk
  if (saysJourney(parts.phrases)) return besideJourney(talk, beside, asked)
  if (isAfterDays(before)) return besideDays(talk, beside, isBare(parts) ? null : asked)
  return before.listed.length === 0 ? null : besideListed(talk, beside, asked)
}

/** The same beside the days of a journey, where when somebody leaves or is back tells them. */
function besideJourney(talk: Talk, beside: DaysBeside, asked: Asking): ReadQuestion | null {
  const turns = inTurn(talk)
  const { among = null, ...about } = besideListed(talk, beside, asked)
  return among && turns.some((ids) => ids.length > 0) ? { ...about, among: { ...among, inTurn: turns } } : null
}

/** Whether some of the same are asked for: `and the week after, is there one?`. */
const isOfSuch = ({ phrases }: QuestionParts, days: TextSpan): boolean =>
  (['those', 'thatOne', 'ofThem'] as const)
    .flatMap((cue) => phrases.findAll(cue))
    .some(({ from, to }) => to <= days.from || from >= days.to)

/** By what the things were named that were asked for, of which some were spoken of since. */
function suchBefore({ question, base = question }: Talk['before']): EventSelector {
  const { terms, categoryId } = question.kind === 'change' || !namesNothing({ ...base, words: [] }) ? base : question
  return { terms, categoryId, words: [] }
}

/** Whether days were asked about before, or found and nothing on them. */
const isAfterDays = ({ question, listed, ...before }: Talk['before']): boolean =>
  (question.hasPeriod && question.kind !== 'change') ||
  (listed.length === 0 && foundDays({ question, listed, ...before }) !== null)

/** What is asked beside the days of the question before, or beside those that its answer found; null is the same as before. */
function besideDays({ before, surroundings }: Talk, beside: DaysBeside, asked: Asking | null): ReadQuestion {
  const question = askedOfDays(before.question)
  const found = foundDays(before)
  const same = found === null ? {} : ({ kind: 'agenda', text: '', terms: [], categoryId: null } as const)
  const days = daysBeside(found ?? question, beside, surroundings.weekStart)
  return { ...question, ...(asked ?? same), ...days, hasPeriod: true }
}

/** The same where only a word for the days says so that the answer before found: `what is on then?`. */
function inFoundDays({ phrases }: QuestionParts, before: Talk['before']): (DaysBeside & TextSpan) | null {
  const isBeside = phrases.has('later') || phrases.has('earlier')
  const isAlone = before.listed.length === 0 && !isBeside && !phrases.has('publicHolidays')
  const words = isAlone ? (['inThoseDays', 'thatOne', 'pronoun'] as const) : (['inThoseDays'] as const)
  const [said = null] = foundDays(before) === null ? [] : words.flatMap((cue) => phrases.find(cue) ?? [])
  return said && { unit: 'day', weekday: 0, sign: 0, from: said.from, to: said.to }
}

/** The days that the answer before found, where those were asked for: the quietest week. */
function foundDays({ days = [] }: Talk['before']) {
  const [only, ...others] = days
  return only && others.length === 0 ? only : null
}

/** So many words ask of such days. */
const LONG = 9
const LONGER = 14

function asking({ kind }: QuestionParts, text: string, { terms, categoryId }: EventSelector) {
  const ofDays = namesNothing({ terms, categoryId, words: [] }) ? ('agenda' as const) : ('find' as const)
  return { kind: kind === null || OF_DAYS.has(kind) ? ofDays : kind, text, terms, categoryId }
}

type Asking = ReturnType<typeof asking>

/** The same beside the days of what was listed, which are known where it is answered. */
function besideListed(talk: Talk, beside: DaysBeside, asked: Asking): ReadQuestion {
  const about = aboutListed(talk, { ids: spokenOf(talk.before) }, asked)
  return { ...about, among: { ...amongIn(talk, spokenOf(talk.before)), isOfDays: true, beside } }
}
