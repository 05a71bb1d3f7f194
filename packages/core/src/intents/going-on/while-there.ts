import { isNewId } from '../proposed-change.ts'
import type { DaysBeside, QuestionKind, ReadQuestion } from '../question-types.ts'
import { daysBesideIn } from '../reading/days-beside.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { wishIn } from '../wishes/command.ts'
import { aboutListed, actionOf, amongIn, isWish, namesNothing, type Talk } from './talk.ts'

/** What was spoken of, the last first: which of it somebody is away for is known where it is answered. */
export const inTurn = ({ before: { behind = [], ...last } }: Talk): readonly (readonly string[])[] =>
  [last, ...behind].map(spokenOf)

/** Kinds that measure things: of these it is then said which. */
const MEASURING: ReadonlySet<QuestionKind> = new Set(['count', 'hours'])

/** Those of what was counted on which somebody is away, where that is what is spoken of: `and which ones fall while I'm away?`. */
function countedThen(parts: QuestionParts, { before: { question, base } }: Talk): ReadQuestion | null {
  const counted = MEASURING.has(question.kind) ? question : base
  const isOfThem = parts.phrases.has('those') || parts.phrases.has('thatOne')
  if (!counted || !(isOfThem || counted === question)) return null
  if (isWish(parts) || namesNothing({ ...counted, words: [] })) return null
  return { ...counted, kind: MEASURING.has(parts.kind ?? 'find') ? counted.kind : 'find', text: parts.folded.text }
}

/** What is on, or is to be no more, while somebody is away for what was spoken of: `is there gym while I'm away?`. */
export function whileThere(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { phrases, period } = parts
  if (period !== null || talk.before.listed.length === 0) return null
  if (!phrases.has('whileAway')) return inBetween(parts, talk)
  const isNamed = !namesNothing(askedFor(parts, talk.surroundings))
  return (isNamed ? null : countedThen(parts, talk)) ?? thereIn(parts, talk)
}

/** Things that are named, on the days of the one that was spoken of: `any meetings in between?`. */
function inBetween(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = parts.phrases.findAll('within')
  const isAsked = said.length > 0 && !isWish(parts) && parts.kind !== 'free' && !parts.phrases.has('publicHolidays')
  const isOfOne = isAsked && spokenOf(talk.before).length === 1
  const rest = isOfOne ? partsOfQuestion(withoutSpans(parts.folded.text, said), talk.surroundings) : null
  return rest && !namesNothing(askedFor(rest, talk.surroundings)) ? thereIn(rest, talk) : null
}

function thereIn(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { kind, folded } = parts
  const { terms, categoryId, words } = askedFor(parts, talk.surroundings)
  // What a wish only points at was listed, and is on these days or not.
  const isNamed = isWish(parts) ? !namesNothing({ terms, categoryId, words }) : kind !== null
  if (!isNamed) return null
  const asked = { kind: isWish(parts) ? 'change' : (kind ?? 'find'), terms, categoryId, text: folded.text } as const
  const about = aboutListed(talk, { ids: spokenOf(talk.before) }, asked)
  return about.among ? { ...about, among: { ...about.among, isOfDays: true, inTurn: inTurn(talk) } } : about
}

/** The days themselves, and none beside them. */
const THOSE_DAYS: DaysBeside = { unit: 'day', weekday: 0, sign: 0 }

/** What is to be no more on days told by those that were spoken of: `cancel the gym that Friday`. */
export function offOnTheirDays(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { phrases, folded } = parts
  const { question, listed } = talk.before
  const said = daysBesideIn(phrases) ?? phrases.find('inThoseDays')
  const isOff = actionOf(wishIn(folded.text)) === 'delete' && !namesNothing(askedFor(parts, talk.surroundings))
  // What a card would move or take away is on days of its own.
  const isOfCard = question.kind === 'change' && !spokenOf(talk.before).every(isNewId)
  if (said === null || !isOff || listed.length === 0 || isOfCard) return null
  const beside = 'unit' in said ? said : THOSE_DAYS
  const among = { ...amongIn(talk, spokenOf(talk.before)), isOfDays: true, beside }
  return { ...aboutListed(talk, among, { kind: 'change', text: folded.text }), among }
}
