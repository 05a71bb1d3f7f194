import { partsOf } from '../../date/index.ts'
import { BARE_KINDS, type QuestionKind, type ReadQuestion, type Remembered } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { withinYears, type Span } from '../reading/dates.ts'
import { doubtIn, partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { askedFor, type EventSelector } from '../reading/terms.ts'
import { foldedText, wordsOf } from '../reading/words.ts'
import { isNote } from '../wishes/command.ts'
import { inSpokenWeek } from './spoken-week.ts'
import { askedOfDays, namesNothing, restBehind, type Talk } from './talk.ts'

/** Words of a question that goes on with another. */
const CONTINUING_MAX = 8

/** Kinds of which all words but for the part of the day are said again: `and on Sunday morning?`. */
const OF_PARTS: ReadonlySet<QuestionKind> = new Set(['agenda', 'find', 'free'])

const PARTS = ['morning', 'afternoon', 'evening', 'lunchtime', 'afterWork', 'manyWeekday'] as const

/** Whether a part of the day is said of a question about some days. */
const saysPart = ({ phrases }: QuestionParts, { kind, hasPeriod }: ReadQuestion): boolean =>
  OF_PARTS.has(kind) && hasPeriod && PARTS.some((cue) => phrases.has(cue))

/** Whether a question goes on with the one before it: `e a giugno?`. */
function continues(parts: QuestionParts, asked: EventSelector, before: ReadQuestion): boolean {
  const { kind, folded, phrases, period } = parts
  if (BARE_KINDS.has(before.kind) || wordsOf(folded.plain).length > CONTINUING_MAX) return false
  if (kind !== null) return (kind === 'find' || kind === 'agenda') && phrases.has('goesOnAbout')
  if (phrases.has('goesOn') || period !== null || asked.categoryId !== null) return true
  return asked.terms.length === 0 && saysPart(parts, before)
}

/** Whether a text is no question, but something new with its name, day and hour. */
const isNoted = (
  { kind, period, folded, language }: QuestionParts,
  named: EventSelector,
  { surroundings }: Talk,
): boolean =>
  kind === null && period !== null && !namesNothing(named) && isNote(folded.text, { ...surroundings, language })

/** What says the days, and what is named besides: where `about` or `and` stands before the days, only behind it are these sure. */
function behindJoint(
  parts: QuestionParts,
  named: EventSelector,
  talk: Talk,
): { said: QuestionParts; asked: EventSelector } {
  const behind = parts.period === null ? restBehind(parts, 'goesOn', talk) : null
  return behind?.period
    ? { said: behind, asked: askedFor(behind, talk.surroundings) }
    : { said: behind ?? parts, asked: named }
}

/** Days of a year, but for the last of them. */
const A_YEAR = 364

/** The days that a text says in the year of the question before, where that is one: `e a luglio?` stays in it. */
function periodBeside(said: QuestionParts, talk: Talk): Span | null {
  const { before, surroundings } = talk
  const { question } = before
  const year = partsOf(question.first).year
  const isOther = partsOf(question.last).year === year && year !== surroundings.year
  const { period } = inSpokenWeek(said, talk)
  // A whole year is itself, whichever was spoken of.
  const isYear = period !== null && period.last - period.first >= A_YEAR
  return said.period !== null && isOther && !isYear
    ? partsOfQuestion(said.folded.text, { ...surroundings, year }).period
    : period
}

/** The words of a question with another part of the day: those that say one already give way to it. */
function withPart({ text }: ReadQuestion, part: string): string {
  const { plain } = foldedText(text)
  const phrases = readInAnyLanguage(plain)
  const said = PARTS.flatMap((cue) => phrases.findAll(cue))
  // How much room is looked for stays, whenever that is.
  if (said.length > 0 && !phrases.has('wantedHours')) return part
  return `${withoutSpans(plain, said)} ${part}`
}

/** The question that a text goes on with: other days alone are asked of the one about days, whatever was asked of single things since. */
const questionBefore = (
  { period }: QuestionParts,
  named: EventSelector,
  { question, base }: Remembered,
): ReadQuestion => {
  return period !== null && namesNothing(named) ? (base ?? askedOfDays(question)) : question
}

/** The question before with what a text says otherwise: its days, its things, or its part of the day. Null where it says no such thing. */
export function following(parts: QuestionParts, named: EventSelector, talk: Talk): ReadQuestion | null {
  const before = questionBefore(parts, named, talk.before)
  if (!continues(parts, named, before) || isNoted(parts, named, talk)) return null
  const { text } = parts.folded
  if (doubtIn(parts) !== null) return { ...before, ...named, kind: 'none', hasPeriod: false, text }
  const { said, asked } = behindJoint(parts, named, talk)
  const period = periodBeside(said, talk)
  return {
    ...before,
    ...(namesNothing(asked) ? {} : asked),
    ...(saysPart(parts, before) ? { text: withPart(before, text) } : {}),
    ...withinYears(period ?? before),
    hasPeriod: period !== null || before.hasPeriod,
  }
}
