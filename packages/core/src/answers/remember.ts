import { isNewId, type ProposedChange } from '../intents/proposed-change.ts'
import { isOfSameThings, type ReadQuestion, type Remembered } from '../intents/question-types.ts'
import { readInAnyLanguage } from '../intents/read-phrases.ts'
import { spokenOf as spokenOfBefore } from '../intents/reading/references.ts'
import { foldedText } from '../intents/reading/words.ts'
import type { Answer } from './answer-types.ts'
import { askedAlone } from './settled-question.ts'
import { droppedOf } from './changing/off-card.ts'
import { missedOf } from './missed.ts'
import { behindOf, withoutCard } from './spoken-before.ts'

/** So many items of one answer are remembered: as many as one card changes. */
const LISTED_MAX = 500

/** So many runs of days of one answer are. */
const DAYS_MAX = 20

/** Of a card with more changes nothing is remembered but which events they are about. */
const CARD_MAX = 20

/** Kinds of questions that leave what was spoken of before as it is. */
const PASSING: ReadonlySet<string> = new Set(['help', 'none', 'agree', 'decline'])

/** What is spoken of, and what the card of it would do. */
type Spoken = Pick<Remembered, 'listed' | 'focus' | 'card'>

const areAmong = (some: readonly string[], others: readonly string[]): boolean => {
  const all = new Set(others)
  return some.every((id) => all.has(id))
}

const cardOf = ({ changes }: Answer): readonly ProposedChange[] => (changes.length <= CARD_MAX ? changes : [])

/** Whether an answer is about some of what was listed, by their place or by a name or a day that only one has. */
function isOfSome({ among, terms, kind }: ReadQuestion, { listed, asks }: Answer, before: Remembered): boolean {
  if (among === undefined || asks !== null || !areAmong(listed, before.listed)) return false
  const isByName = among.isOne && (terms.length > 0 || kind === 'change') && listed.length === 1
  return isByName || among.ids.length < before.listed.length
}

/** Those of a list that were chosen by their place, or the one by its name: the others can still be. */
function pickedOf(question: ReadQuestion, answer: Answer, before: Remembered): Spoken | null {
  if (question.isOff || !isOfSome(question, answer, before)) return null
  const { listed } = before
  return answer.listed.length > 0
    ? { listed, focus: answer.focus, card: cardOf(answer) }
    : { listed, focus: before.focus, card: before.card }
}

/** The one of a list that is named by its own words, where the list was found by others: the others can still be meant. */
function namedOf({ among, terms }: ReadQuestion, { listed, focus }: Answer, before: Remembered): Spoken | null {
  const isOne = among === undefined && terms.length > 0 && before.question.terms.length > 0 && listed.length === 1
  const isOfList = isOne && before.listed.length > 1 && areAmong(listed, before.listed)
  return isOfList ? { listed: before.listed, focus, card: [] } : null
}

const OF_THINGS: ReadonlySet<string> = new Set(['find', 'when'])

/** What a wish spoke of that could not be understood; of what was asked for by its words and not found nothing is spoken. */
function unchangedOf({ among, kind, terms }: ReadQuestion, { listed }: Answer, before: Remembered): Spoken | null {
  if (among === undefined || listed.length > 0) return null
  if (OF_THINGS.has(kind) && terms.length > 0) return { listed: [], focus: [], card: before.card }
  // What was only still spoken of besides a list is not what a wish that failed named.
  return before.focus.every((id) => before.listed.includes(id)) ? before : { ...before, focus: [] }
}

/** What else is on the days of the one thing that was spoken of: it still is. */
function besidesOf({ among, text }: ReadQuestion, { listed }: Answer, before: Remembered): Spoken | null {
  const [one, ...others] = spokenOfBefore(before)
  const isElse = among?.isOfDays === true && readInAnyLanguage(foldedText(text).plain).has('somethingElse')
  const isOne = isElse && one !== undefined && others.length === 0
  return isOne ? { listed, focus: [one], card: before.card } : null
}

/** Whether an answer is about days that hold nothing: then there is nothing else to speak of than before. */
const isOfEmptyDays = ({ kind, categoryId }: ReadQuestion, { listed, days, terms }: Answer): boolean =>
  listed.length + days.length + terms.length === 0 && kind !== 'change' && categoryId === null

/** What is spoken of still, or only somewhat otherwise. */
const stillOf = (question: ReadQuestion, answer: Answer, before: Remembered): Spoken | null =>
  pickedOf(question, answer, before) ?? unchangedOf(question, answer, before) ?? besidesOf(question, answer, before)

function spokenOf(question: ReadQuestion, answer: Answer, before: Remembered | null): Spoken {
  const { listed, focus, changes } = answer
  if (before === null) return { listed, focus, card: cardOf(answer) }
  const kept = stillOf(question, answer, before)
  if (kept) return kept
  const named = changes.length === 0 ? namedOf(question, answer, before) : null
  if (named) return named
  if (isOfEmptyDays(question, answer)) return before
  const isStillOpen = changes.length === 0 && question.among !== undefined && question.among.card.length > 0
  return { listed, focus, card: isStillOpen ? before.card : cardOf(answer) }
}

/** Whether a question is about the days that the answer before found. */
function isOfFound({ first, last }: ReadQuestion, { days = [] }: Remembered): boolean {
  const [found, ...others] = days
  return others.length === 0 && found?.first === first && found.last === last
}

/** The last question about some days, where this one is about things that its answer listed. */
function baseOf(question: ReadQuestion, before: Remembered | null): Pick<Remembered, 'base'> {
  const { among, kind } = question
  // What is on the days that were found is asked of these, and not of others.
  if (before && isOfFound(question, before)) return { base: before.question }
  const base = before?.question.hasPeriod ? before.question : before?.base
  return (among !== undefined || kind === 'change') && base ? { base } : {}
}

/** What is asked of some days that may be compared with others; of what is on them it is how much. */
const MEASURING: ReadonlySet<string> = new Set(['count', 'hours', 'agenda', 'categories'])

/** What the last question measured, where this one measures the same on other days, or something else on the same. */
function earlierOf(question: ReadQuestion, before: Remembered | null): Pick<Remembered, 'earlier'> {
  if (before === null || !MEASURING.has(question.kind)) return {}
  // What was compared is spoken of still.
  if (question.compared) return before.earlier ? { earlier: before.earlier } : {}
  const { kind, terms, categoryId, first, last } = before.question
  const isOther = isOfSameThings(before.question, question) !== (first === question.first && last === question.last)
  return kind === question.kind && isOther ? { earlier: { first, last, terms, categoryId } } : {}
}

/** By what a question names things: one about the single thing that was spoken of names it as the question before did. */
function namedIn(
  { terms, categoryId, kind, among }: ReadQuestion,
  answer: Answer,
  before: Remembered | null,
): Pick<ReadQuestion, 'terms' | 'categoryId'> {
  if (answer.terms.length > 0) return { terms: answer.terms, categoryId }
  const isOfIt = among !== undefined && kind === 'when' && before?.listed.length === 1 && terms.length === 0
  if (!isOfIt || !areAmong(answer.listed, before.listed)) return { terms, categoryId }
  return { terms: before.question.terms, categoryId: before.question.categoryId }
}

/** A question as the next one goes on with it: without what only its own answer needs. */
function askedAs(question: ReadQuestion, answer: Answer, before: Remembered | null): ReadQuestion {
  // What was compared is measured still.
  if (question.compared && before) return before.question
  const { among, subject: _subject, nearby: _nearby, spoken: _spoken, kept, ...rest } = question
  const {
    isLeftOut: _isLeftOut,
    isAside: _isAside,
    isOff: _isOff,
    isBack: _isBack,
    isWithin: _isWithin,
    said: _said,
    ...asked
  } = rest
  // What is asked back is still beside what the card does.
  const isAsking = kept !== undefined && answer.changes.length === 0
  const isNew = among !== undefined && answer.changes.some(({ action }) => action === 'create')
  const toldBy = isNew && !among.ids.some(isNewId) ? { toldBy: among.ids } : {}
  return { ...asked, ...toldBy, ...(isAsking ? { kept } : {}), ...namedIn(question, answer, before) }
}

/** As what a text was answered: what nobody understands may have been read as a search, and what asks nothing may be something new. */
function kindAnswered({ kind }: ReadQuestion, answer: Answer): ReadQuestion['kind'] {
  if (kind === 'none' && answer.changes.length > 0) return 'change'
  return answer.kind === 'none' ? answer.kind : kind
}

/** What the next question may speak of, once one is answered; null where that is what it was before. */
export function rememberedAfter(asked: ReadQuestion, answer: Answer, before: Remembered | null): Remembered | null {
  if (asked.told) return rememberedAfter(askedAlone(asked), answer, before)
  if (asked.both) return rememberedAfter(asked.both[0], answer, before)
  const question = { ...asked, kind: kindAnswered(asked, answer) }
  if (question.kind === 'decline') return before && withoutCard(before)
  const missed = missedOf(question, answer, before)
  return isPassing(question, missed) || tellsNothing(question, answer)
    ? before && { ...before, ...missed, ...unreadOf(question) }
    : remembering(question, answer, before, missed)
}

/** That a question which named something was not understood. */
const unreadOf = ({ kind, terms }: ReadQuestion): Pick<Remembered, 'isUnread'> =>
  kind === 'none' && terms.length > 0 ? { isUnread: true } : {}

/** Whether what was spoken of before still is: what is said of a card and found nowhere leaves it so, or what is asked of it. */
const isPassing = ({ kind, text, isBetween }: ReadQuestion, { missed }: Pick<Remembered, 'missed'>): boolean =>
  PASSING.has(kind) || isBetween === true || (kind === 'find' && missed === text)

/** Whether an answer to a question without any days tells of nothing, so that what was spoken of before still is. */
const tellsNothing = (
  { kind, hasPeriod, terms, categoryId }: ReadQuestion,
  { listed, days, ...answer }: Answer,
): boolean =>
  kind === 'when' &&
  !hasPeriod &&
  categoryId === null &&
  listed.length + days.length + terms.length + answer.terms.length === 0

/** What was asked back, which is still open where what was said then is found nowhere. */
const openAsk = (
  { kind, among }: ReadQuestion,
  { changes, listed }: Answer,
  before: Remembered | null,
): Remembered['asks'] =>
  kind === 'change' && (among?.ids.length ?? 0) !== 1 && changes.length + listed.length === 0
    ? (before?.asks ?? null)
    : null

function remembering(
  question: ReadQuestion,
  answer: Answer,
  before: Remembered | null,
  missed: Pick<Remembered, 'missed' | 'lacks'>,
): Remembered {
  const { listed, focus, card } = spokenOf(question, answer, before)
  const isAll = focus.length === listed.length && focus.every((id, place) => id === listed[place])
  return {
    question: question.isOff && before ? before.question : askedAs(question, answer, before),
    ...earlierOf(question, before),
    ...baseOf(question, before),
    listed: listed.slice(0, LISTED_MAX),
    focus: isAll ? [] : focus.slice(0, LISTED_MAX),
    ...(answer.days.length > 0 ? { days: answer.days.slice(0, DAYS_MAX) } : {}),
    ...(answer.at ? { at: answer.at } : {}),
    ...missed,
    ...droppedOf(question, answer, before),
    ...behindOf(question, answer, before),
    ...{ asks: answer.asks ?? openAsk(question, answer, before), card },
  }
}
