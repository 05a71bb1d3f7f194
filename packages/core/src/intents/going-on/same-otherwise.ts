import type { Day } from '../../date/index.ts'
import type { QuestionKind, ReadQuestion } from '../question-types.ts'
import { todayOf, withinYears } from '../reading/dates.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import type { EventSelector } from '../reading/terms.ts'
import { isAboutLongest, readInAnyLanguage } from '../read-phrases.ts'
import { foldedText, typed } from '../reading/words.ts'
import { isOfUnits, namesNothing, restBehind, type Talk } from './talk.ts'

/** Kinds that measure something or find it, on other days as well. */
const OF_THINGS: ReadonlySet<QuestionKind> = new Set(['when', 'count', 'hours'])

/** Kinds that are about all of some days. */
const OF_DAYS: ReadonlySet<QuestionKind> = new Set(['free', 'busiest', 'calmest', 'categories'])

/** Longer days that were asked about are not those in which a next question looks for room. */
const SPAN_MAX = 366

/** What is asked of the things that were asked for, on other days: `and when is it this year?`. */
function onOtherDays(kind: QuestionKind, parts: QuestionParts, before: ReadQuestion): ReadQuestion | null {
  const { period, phrases, folded } = parts
  const { terms, categoryId } = before
  const isOwn =
    phrases.has('eventNoun') || (phrases.has('someoneOwn') && !phrases.has('goesOn') && !phrases.has('ofThem'))
  if (period === null || isOwn || namesNothing({ terms, categoryId, words: [] })) return null
  return { kind, ...withinYears(period), hasPeriod: true, terms, categoryId, text: folded.text }
}

/** Before what is named a part of the day that was asked about is free, or behind it: `is the evening free after gym?`. */
const BESIDE = ['afterThing', 'beforeThing'] as const

/** The same where things are named: it goes on with these, or asks what is free beside them. */
const leavesDaysOf = (kind: QuestionKind, isMeasure: boolean, { phrases }: QuestionParts): boolean =>
  isMeasure ? phrases.has('goesOn') : kind === 'free' && BESIDE.some(phrases.has)

/** Whether a question leaves its days to the one before: it is about all of some, or goes on with other things in them. */
function leavesDays(kind: QuestionKind, parts: QuestionParts, asked: EventSelector): boolean {
  const { phrases } = parts
  if (kind === 'find' && isAboutLongest(phrases) && !phrases.has('thatOne')) return true
  const isMeasure = kind === 'count' || kind === 'hours'
  if (!namesNothing(asked)) return leavesDaysOf(kind, isMeasure, parts)
  return OF_DAYS.has(kind) ? !phrases.has('firstFree') : isMeasure && phrases.has('away')
}

const UNITS = ['day', 'week', 'month'] as const

/** A text with the unit of the question before, where it says none: `and the quietest?` after the busiest week. */
function withUnitOf(before: string, { kind, phrases, folded }: QuestionParts): string {
  if (!isOfUnits(kind) || UNITS.some((unit) => phrases.has(unit))) return folded.text
  const earlier = foldedText(before)
  const said = readInAnyLanguage(earlier.plain)
  const [unit] = UNITS.flatMap((one) => said.find(one) ?? []).toSorted((a, b) => a.from - b.from)
  return unit ? `${folded.text} ${typed(earlier, unit.from, unit.to)}` : folded.text
}

/** What is asked of the days that were asked about: `which day is the worst?`, `and how many hours of sport?`. */
function onSameDays(
  kind: QuestionKind,
  parts: QuestionParts,
  asked: EventSelector,
  { before, today }: { readonly before: ReadQuestion; readonly today: Day },
): ReadQuestion | null {
  const { first, last, hasPeriod, text } = before
  const areOfUnits = isOfUnits(kind) && isOfUnits(before.kind)
  const isShort = (hasPeriod || areOfUnits) && last - first < SPAN_MAX
  const isLeft = leavesDays(kind, parts, asked) || (kind === 'find' && parts.phrases.has('wasOver') && last < today)
  if (parts.period !== null || !isShort || !isLeft) return null
  const { terms, categoryId } = asked
  return { kind, first, last, hasPeriod, terms, categoryId, text: withUnitOf(text, parts) }
}

/** The question whose days one leaves unsaid: of two extremes the second is of the same days as the first, whatever was asked since. */
const daysBefore = (kind: QuestionKind, { before: { question, base } }: Talk): ReadQuestion =>
  base && isOfUnits(kind) && isOfUnits(base.kind) ? base : question

/** A question of its own kind that leaves its things or its days to the question before; null where it says both, or neither. */
export function sameOtherwise(parts: QuestionParts, asked: EventSelector, talk: Talk): ReadQuestion | null {
  const { question } = talk.before
  const kind = parts.kind ?? (isAboutLongest(parts.phrases) ? 'find' : null)
  if (kind === null || question.kind === 'change') return null
  const rest = parts.period === null ? (restBehind(parts, 'goesOn', talk) ?? parts) : parts
  const isOfThings = OF_THINGS.has(kind) && namesNothing(asked)
  return (
    (isOfThings ? onOtherDays(kind, { ...parts, period: rest.period }, question) : null) ??
    onSameDays(kind, parts, asked, { before: daysBefore(kind, talk), today: todayOf(talk.surroundings) })
  )
}
