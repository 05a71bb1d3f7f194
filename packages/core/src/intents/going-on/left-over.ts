import type { QuestionKind, ReadQuestion } from '../question-types.ts'
import { defaultDays } from '../reading/dates.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { askedFor } from '../reading/terms.ts'
import { aboutListed, amongIn, namesNothing, type Talk } from './talk.ts'

/** How many of the same there will be once the open card is applied: `how many does that leave this month?`. */
export function leftOver(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  return leftOnDays(parts, talk) ?? leftOfSame(parts, talk)
}

/** What is on some days once the open card is applied: `and what does that leave on Saturday?`, `and now is Tuesday ok?`. */
function leftOnDays(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { period, kind } = parts
  const isOpen = surroundings.hasOpenCard && before.card.some(({ action }) => action !== 'create')
  const isDone = parts.phrases.has('onceDone') && parts.folded.plain.includes('?')
  if (!isOpen || !(isDone || asksWhatIsLeft(parts)) || period === null) return null
  const { first, last } = period
  const days = { first, last, hasPeriod: true, terms: [], categoryId: null }
  return { kind: isDone ? kindThen(kind, before) : 'agenda', ...days, text: '', applied: before.card, isBetween: true }
}

/** Whether it is asked what is left. */
function asksWhatIsLeft({ kind, folded, phrases }: QuestionParts): boolean {
  const isOfDays = kind !== null && OF_DAYS.has(kind)
  return phrases.has('leftOver') && (isOfDays || (folded.plain.includes('?') && kind === null))
}

/** What is asked of days once the card is applied: what was asked of them before it, where that is not said. */
const kindThen = (kind: QuestionKind | null, { base }: Talk['before']): QuestionKind =>
  kind === 'free' || kind === 'conflicts' ? kind : base?.kind === 'conflicts' ? 'conflicts' : 'agenda'

/** Kinds that ask what is on some days. */
const OF_DAYS: ReadonlySet<QuestionKind> = new Set(['agenda', 'find', 'next', 'last'])

/** How many of the same there will be then. */
function leftOfSame(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { period, folded } = parts
  const { card, listed } = talk.before
  const isTaken = talk.surroundings.hasOpenCard && card.some(({ action }) => action === 'delete')
  if (!isTaken || !asksHowMany(parts) || !namesNothing(askedFor(parts, talk.surroundings))) return null
  const days = period ? { first: period.first, last: period.last, hasPeriod: true } : daysCounted(talk)
  const kind = parts.kind === 'hours' ? 'hours' : 'count'
  const about = aboutListed(talk, { ids: listed }, { kind, text: folded.text, ...days })
  return { ...about, among: { ...amongIn(talk, listed), isAlike: true } }
}

/** Kinds by which it is asked how many there are, or how long they take. */
const OF_NUMBER: ReadonlySet<QuestionKind | null> = new Set(['count', 'when', 'hours'])

const asksHowMany = ({ kind, phrases }: QuestionParts): boolean =>
  OF_NUMBER.has(kind) && phrases.has('leftOver') && !phrases.has('timeLeft')

/** Kinds by which things are counted, or some of these found. */
const COUNTED: ReadonlySet<QuestionKind> = new Set(['count', 'hours', 'find'])

/** The days in which they were counted before; else all to come. */
function daysCounted({ before: { base }, surroundings }: Talk): Pick<ReadQuestion, 'first' | 'last' | 'hasPeriod'> {
  const counted = base?.hasPeriod && COUNTED.has(base.kind) ? base : null
  const { first, last } = counted ?? defaultDays('next', surroundings)
  return { first, last, hasPeriod: counted !== null }
}
