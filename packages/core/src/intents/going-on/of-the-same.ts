import type { ReadQuestion } from '../question-types.ts'
import { defaultDays } from '../reading/dates.ts'
import { daysBesideIn } from '../reading/days-beside.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { askedFor, type EventSelector } from '../reading/terms.ts'
import { wordsOf } from '../reading/words.ts'
import { aboutListed, bareOf, isBare, isWish, namesNothing, type Talk } from './talk.ts'
import { inTurn } from './while-there.ts'

/** Whether a text names neither things nor days. */
const saysNeither = (parts: QuestionParts, { surroundings }: Talk): boolean =>
  parts.period === null && namesNothing(askedFor(parts, surroundings))

/** That it is not told which of several things is spoken of. */
const whichOfThem = ({ surroundings }: Pick<Talk, 'surroundings'>): ReadQuestion => ({
  ...{ kind: 'when', ...defaultDays('when', surroundings), hasPeriod: false },
  ...{ terms: [], categoryId: null, text: '' },
})

/** A wish for that which a question spoke of that was not understood: which it is nobody knows. */
export function ofUnread(parts: QuestionParts, { before, surroundings }: Talk): ReadQuestion | null {
  const { phrases, folded } = parts
  if (before.isUnread !== true || !phrases.has('thatOne') || !isWish(parts)) return null
  if (parts.period !== null || !namesNothing(askedFor(parts, surroundings))) return null
  const around = defaultDays('change', surroundings)
  return { kind: 'change', ...around, hasPeriod: false, terms: [], categoryId: null, text: folded.text }
}

/** Kinds that measure some days: `that of May` is then the same of other days. */
const MEASURING: ReadonlySet<string> = new Set(['busiest', 'calmest', 'count', 'hours', 'categories'])

/**
 * A question about all of some days, where nothing that was spoken of tells which these are: `what have I got that day?`. What
 * is measured and only pointed at nobody knows either: `how many is that?`.
 */
export function ofUnknown(
  { kind, hasPeriod, ...named }: ReadQuestion,
  { phrases }: QuestionParts,
  talk: Pick<Talk, 'surroundings'>,
): ReadQuestion | null {
  if (hasPeriod || !namesNothing({ ...named, words: [] })) return null
  const days = kind === 'agenda' || kind === 'free' ? daysBesideIn(phrases) : null
  const isOfDays = days?.sign === 0 && days.unit !== 'lastDay'
  return isOfDays || (MEASURING.has(kind) && isPointed(phrases, talk)) ? whichOfThem(talk) : null
}

/** Whether words point at what was spoken of, and not at what is selected or shown. */
const isPointed = ({ has }: QuestionParts['phrases'], { surroundings }: Pick<Talk, 'surroundings'>): boolean =>
  has('these') ? has('thatOne') && surroundings.selectedIds.length === 0 : has('thatOne') || has('those')

/** Which other time of the same is asked for; null where none is, but one of a list by its place. */
function otherTimeIn({ kind, phrases }: QuestionParts, { before: { listed } }: Talk): 'next' | 'last' | null {
  const isSaid =
    phrases.has('anotherTime') || (phrases.has('anotherOne') && (listed.length <= 1 || phrases.has('wasOver')))
  if (!isSaid) return null
  if (kind === 'when') return phrases.has('lastOne') ? 'last' : 'next'
  return kind === 'next' || kind === 'last' ? kind : null
}

const NAMELESS: EventSelector = { terms: [], categoryId: null, words: [] }

/** By what the question before names things, or its card the one new event: of other cards there is no one name. */
export function nameSpokenOf({ before: { question, card }, surroundings }: Talk): EventSelector | null {
  const { kind, terms, categoryId } = question
  const [only, ...others] = card
  // What is in the calendar has its own name.
  if (kind === 'change' && only !== undefined && card.every(({ action }) => action !== 'create')) return NAMELESS
  if (kind !== 'change') return { terms, categoryId, words: [] }
  if (only?.action !== 'create' || others.length > 0) return null
  const { words } = askedFor(partsOfQuestion(only.title, surroundings), surroundings)
  return { terms: words, categoryId: null, words }
}

/** The next or the last time of what was asked for, or spoken of: `and when was the last one?`. */
export function anotherTimeOf(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const kind = otherTimeIn(bareOf(parts, talk), talk)
  const named = nameSpokenOf(talk)
  if (named === null || kind === null || !saysNeither(parts, talk)) return null
  const { folded } = parts
  const { terms, categoryId } = named
  const spoken = spokenOf(talk.before)
  if (!namesNothing(named))
    return { kind, ...defaultDays(kind, talk.surroundings), hasPeriod: false, terms, categoryId, text: folded.text }
  return spoken.length === 1 ? aboutListed(talk, { ids: spoken, isOne: true }, { kind, text: '' }) : whichOfThem(talk)
}

/** How long it is until what was spoken of, or since: `how many weeks have I got?`. */
export function timeUntilIt(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { listed, question } = talk.before
  const isAsked = parts.phrases.has('timeLeft') && listed.length > 0 && question.kind !== 'free'
  const rest = partsOfQuestion(withoutSpans(parts.folded.text, parts.phrases.findAll('timeLeft')), talk.surroundings)
  if (!isAsked || !saysNeither(rest, talk)) return null
  const spoken = spokenOf(talk.before)
  return spoken.length === 1 ? aboutListed(talk, { ids: spoken }, { kind: 'when', text: '' }) : whichOfThem(talk)
}

/** By what the questions so far name things: the last of them that does. */
const lastNamed = ({ before: { question, base, behind = [] } }: Talk): ReadQuestion | undefined =>
  [question, ...(base ? [base] : []), ...behind.map((one) => one.question)].find(
    ({ terms, categoryId }) => terms.length > 0 || categoryId !== null,
  )

/** How long it is until the next of the same, where one that is over was spoken of: `how many weeks till this one?`. */
export function untilNext({ phrases }: QuestionParts, talk: Talk): ReadQuestion | null {
  const named = phrases.has('untilNext') ? lastNamed(talk) : undefined
  if (named === undefined) return null
  const { terms, categoryId } = named
  return { kind: 'when', ...defaultDays('next', talk.surroundings), hasPeriod: false, terms, categoryId, text: '' }
}

/** Whether the same is there on other days: `and next week it's still on?`. */
export function stillThere(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = parts.period === null ? [] : parts.phrases.findAll('stillOn')
  const named = said.length > 0 && !isWish(parts) ? lastNamed(talk) : undefined
  const rest = partsOfQuestion(withoutSpans(parts.folded.text, said), talk.surroundings)
  if (named === undefined || rest.period === null || !namesNothing(askedFor(rest, talk.surroundings))) return null
  const { terms, categoryId } = named
  const { first, last } = rest.period
  return { kind: 'find', first, last, hasPeriod: true, terms, categoryId, text: '', isBetween: true }
}

/** So many words ask of something besides. */
const WORDS_MIN = 2

/** What comes once somebody is back from what was spoken of: `what is the first thing when I'm back?`. */
export function onceBack({ phrases, period, folded }: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = daysBesideIn(phrases) === null ? phrases.find('onceBack') : null
  if (talk.before.listed.length === 0 || period !== null || said === null) return null
  // Alone the words ask when that is.
  if (wordsOf(withoutSpans(folded.plain, [said])).length < WORDS_MIN) return null
  const about = aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'next', text: '' })
  return about.among ? { ...about, among: { ...about.among, inTurn: inTurn(talk) } } : about
}

/** Whether another one is asked for, and nothing is named. */
function asksForAnother(parts: QuestionParts, { surroundings }: Talk): boolean {
  const { phrases, kind } = parts
  const isOne = phrases.has('thatOne') && !phrases.has('those')
  return isOne && (isBare(parts) || kind === 'find' || kind === 'when') && namesNothing(askedFor(parts, surroundings))
}

/** The question before about the days that are said for another one of the same: `and the one in May?`. */
export function oneOfOtherDays(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { question, listed } = talk.before
  const { period } = parts
  const isMeasured = MEASURING.has(question.kind)
  const isOfSame = isMeasured ? question.hasPeriod : listed.length === 1 && question.kind === 'when'
  if (period === null || !isOfSame || !asksForAnother(parts, talk)) return null
  const isNamed = isMeasured || !namesNothing({ ...question, words: [] })
  return isNamed ? { ...question, first: period.first, last: period.last, hasPeriod: true } : whichOfThem(talk)
}

/** What is in the way of the one thing that was spoken of: `have I got anything at that time?`. */
export function inTheWay({ phrases, folded }: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = phrases.find('atThatHour')
  const ids = spokenOf(talk.before)
  if (said === null || ids.length !== 1) return null
  const rest = partsOfQuestion(withoutSpans(folded.text, [said]), talk.surroundings)
  return saysNeither(rest, talk) ? aboutListed(talk, { ids }, { kind: 'conflicts', text: '' }) : null
}

/** The first thing after what was spoken of, or the last before it: `what is the last thing I have before that?`. */
export function edgeBeside(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { phrases } = parts
  const isLast = phrases.has('lastThing') && phrases.has('earlier')
  const isFirst = phrases.has('firstThing') && phrases.has('later')
  if (talk.before.listed.length === 0 || !(isLast || isFirst) || !saysNeither(parts, talk)) return null
  return aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: isLast ? 'last' : 'next', text: '' })
}

/** What was counted, in hours: `and in hours?`. */
export function inHours({ phrases, folded }: QuestionParts, { before: { question } }: Talk): ReadQuestion | null {
  return phrases.has('inHours') && question.kind === 'count' ? { ...question, kind: 'hours', text: folded.text } : null
}

/** What of what was listed is on some weekend: `anything on a weekend?`. */
export function onSomeWeekend(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { listed } = talk.before
  const isAsked = parts.phrases.has('anyWeekends') && (parts.kind === 'agenda' || parts.kind === 'find')
  if (!isAsked || listed.length <= 1 || !namesNothing(askedFor(parts, talk.surroundings))) return null
  return aboutListed(talk, { ids: listed }, { kind: 'find', text: parts.folded.text })
}
