import type { TextSpan } from '../../language/index.ts'
import type { QuestionKind, ReadQuestion } from '../question-types.ts'
import { defaultDays } from '../reading/dates.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { referenceIn, twoSpokenOf, withoutSpans } from '../reading/references.ts'
import { partsOfQuestion } from '../reading/question-parts.ts'
import { typed } from '../reading/words.ts'
import { askedFor } from '../reading/terms.ts'
import { isAboutLongest } from '../read-phrases.ts'
import { aboutListed, isWish, namesNothing, type Talk } from './talk.ts'

/** The two things that were listed, or spoken of one after the other; null where there are no such two. */
const twoOf = ({ before }: Talk): readonly string[] | null =>
  twoSpokenOf(before) ?? (before.listed.length === 2 ? before.listed : null)

/** What is on between two things: `what's between the two?`. */
export function whatIsBetween({ phrases, folded, period, kind }: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = phrases.find('betweenThem')
  const ids = said && OF_DAYS.has(kind) && period === null ? twoOf(talk) : null
  if (!said || ids === null) return null
  const rest = partsOfQuestion(withoutSpans(folded.text, [said]), talk.surroundings)
  if (TIMES.some((cue) => phrases.has(cue))) return null
  const { terms, categoryId } = askedFor(rest, talk.surroundings)
  const about = aboutListed(talk, { ids }, { kind: 'agenda', text: folded.text, terms, categoryId })
  return about.among ? { ...about, among: { ...about.among, isOfDays: true } } : about
}

/** Words that ask of time, and not of what is on. */
const TIMES = ['timeLeft', 'length', 'distance'] as const

/** Kinds that ask what is on. */
const OF_DAYS: ReadonlySet<QuestionKind | null> = new Set([null, 'find', 'agenda'])

/** The two of what was listed that words say by their places, or that need not be said. */
function twoMeant({ phrases }: QuestionParts, talk: Talk): readonly string[] | null {
  const { ids = [] } = phrases.has('placeListed') ? (referenceIn(phrases, talk.before) ?? {}) : {}
  return ids.length === 2 ? ids : twoOf(talk)
}

/** The same of the last two, or the next two, of what was asked for by its name. */
function twoOfName(
  { folded: { text }, phrases, kind }: QuestionParts,
  { before, surroundings }: Talk,
): ReadQuestion | null {
  const { question } = before
  const { terms, categoryId } = question
  const isAsked = kind === 'hours' || TIMES.some((cue) => phrases.has(cue))
  if (!isAsked || question.kind === 'change' || terms.length === 0) return null
  return { kind: 'when', ...defaultDays('count', surroundings), hasPeriod: false, terms, categoryId, text }
}

/** How much time lies between two things: `how long have I got between them?`. */
export function betweenTwo(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = parts.phrases.find('betweenThem')
  const isAsked = parts.kind === null ? TIMES.some((cue) => parts.phrases.has(cue)) : parts.kind !== 'change'
  if (!said || !isAsked || saysOtherDays(parts, said)) return null
  const ids = twoMeant(parts, talk)
  return ids === null ? (twoOfName(parts, talk) ?? twoOfDay(parts, talk)) : betweenThese(ids, said, parts, talk)
}

/** The same of what is on the one day that was asked about. */
function twoOfDay({ folded: { text } }: QuestionParts, { before: { question } }: Talk): ReadQuestion | null {
  const { first, last, hasPeriod, kind } = question
  if (!hasPeriod || first !== last || kind === 'change') return null
  return { kind: 'when', first, last, hasPeriod, terms: [], categoryId: null, text }
}

/** Whether days are said; the first and the second of a list are none. */
const saysOtherDays = ({ period }: QuestionParts, { from, to }: TextSpan): boolean =>
  period !== null && !(period.from >= from && period.to <= to)

function betweenThese(
  ids: readonly string[],
  said: TextSpan,
  { folded, kind }: QuestionParts,
  talk: Talk,
): ReadQuestion | null {
  const asked = partsOfQuestion(withoutSpans(folded.text, [said]), talk.surroundings)
  const rest = partsOfQuestion(withoutSpans(asked.folded.text, asked.phrases.findAll('timeLeft')), talk.surroundings)
  // What there is time for may be named: `is there time for lunch between those two?`.
  const isOfTime = kind === 'free' || namesNothing(askedFor(rest, talk.surroundings))
  const text = kind === 'free' ? typed(folded, said.from, said.to) : folded.text
  return isOfTime ? aboutListed(talk, { ids }, { kind: 'when', text }) : null
}

/** How far two things lie apart: `how far apart are they?`. */
export function farApart({ phrases, folded, period }: QuestionParts, talk: Talk): ReadQuestion | null {
  const ids = phrases.has('farApart') && period === null ? twoOf(talk) : null
  return ids && aboutListed(talk, { ids }, { kind: 'when', text: folded.text })
}

/** Whether two things are in each other's way: `can I do both, or do they clash?`. */
export function clashOfTwo({ phrases, period }: QuestionParts, talk: Talk): ReadQuestion | null {
  const isOfThem = phrases.has('both') || phrases.has('eachOther')
  const ids = phrases.has('clashing') && isOfThem && period === null ? twoOf(talk) : null
  return ids && aboutListed(talk, { ids }, { kind: 'conflicts', text: '' })
}

/** Which of two things lasts longer, or of all that was listed: `which one's longer?`. */
export function longestOfThem(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { phrases, folded, period } = parts
  if (!isAboutLongest(phrases) || isWish(parts) || period !== null) return null
  const ids = phrases.has('both') ? twoOf(talk) : (twoSpokenOf(talk.before) ?? talk.before.listed)
  if (ids === null || ids.length < 2 || !namesNothing(askedFor(parts, talk.surroundings))) return null
  return aboutListed(talk, { ids }, { kind: 'find', text: folded.text })
}
