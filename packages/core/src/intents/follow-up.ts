import { LANGUAGE_WORDS } from './languages.ts'
import { readInAnyLanguage } from './read-phrases.ts'
import {
  type Among,
  type QuestionKind,
  type QuestionSurroundings,
  type ReadQuestion,
  type Remembered,
} from './question-types.ts'
import { defaultDays, understoodIn, type Span } from './reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from './reading/question-parts.ts'
import {
  asksOfSomething,
  referenceIn,
  spokenOf,
  unsaidReference,
  withoutSpans,
  type Reference,
} from './reading/references.ts'
import { askedFor, type EventSelector } from './reading/terms.ts'
import { foldedText, typed, wordsOf } from './reading/words.ts'
import { sureWishIn, wishIn, type Wish } from './wishes/command.ts'

/** What a text means after an answer: a question, or the whole wish that it completes, which is to be read in its place. */
export type FollowUp = ReadQuestion | string

/** What a text is read with that may go on with an answer. */
interface Talk {
  readonly surroundings: QuestionSurroundings
  readonly before: Remembered
}

/** The days in which something listed may lie by now. */
function daysOfListed({ surroundings, before: { question } }: Talk): Span {
  const around = defaultDays('change', surroundings)
  return { first: Math.min(around.first, question.first), last: Math.max(around.last, question.last) }
}

const amongIn = ({ surroundings, before }: Talk, ids: readonly string[], isOne = false): Among => ({
  ...{ ids, isOne },
  of: before.listed.length,
  card: surroundings.hasOpenCard ? before.card : [],
})

/** A question or a wish about what was listed, on whatever day it is. */
const aboutListed = (
  talk: Talk,
  { ids, isOne = false }: Pick<Reference, 'ids'> & Partial<Reference>,
  asked: Pick<ReadQuestion, 'kind' | 'text'> & Partial<ReadQuestion>,
): ReadQuestion => ({
  ...daysOfListed(talk),
  ...{ hasPeriod: false, terms: [], categoryId: null },
  ...asked,
  among: amongIn(talk, ids, isOne),
})

/** The wish before once more, about others. */
const wishAgain = (talk: Talk, other: Pick<ReadQuestion, 'subject' | 'among'>): ReadQuestion => {
  const { among: _among, subject: _subject, ...wish } = talk.before.question
  return { ...wish, ...daysOfListed(talk), ...other }
}

/** Whether a text says yes or no to something, and nothing else; null where it says more. */
function consentKind(text: string): 'agree' | 'decline' | null {
  const phrases = readInAnyLanguage(foldedText(text.trim()).plain)
  if (phrases.has('declining')) return 'decline'
  return phrases.has('agreeing') ? 'agree' : null
}

/** What answers an offer or a question of the assistant and says nothing else; null where it says more. */
export function consentIn(
  text: string,
  surroundings: QuestionSurroundings,
  before: Remembered | null,
): ReadQuestion | null {
  const kind = consentKind(text)
  if (kind === null) return null
  const asks = before?.asks ?? null
  const isSmallTalk = () => partsOfQuestion(text, surroundings).kind === 'help'
  if (!surroundings.hasOpenCard && asks === null && isSmallTalk()) return null
  if (kind === 'agree' && before !== null && asks !== null) return agreedTo(text, { surroundings, before })
  return { kind, ...defaultDays(kind, surroundings), hasPeriod: false, terms: [], categoryId: null, text }
}

/** The wish of which it was asked whether these are meant; of several of which one is, it is asked again. */
function agreedTo(text: string, talk: Talk): ReadQuestion {
  const { asks, listed } = talk.before
  const isSure = asks === 'these' || listed.length === 1
  if (isSure) return wishAgain(talk, { among: amongIn(talk, listed) })
  return aboutListed(talk, { ids: listed }, { kind: 'agree', text })
}

/** What a text means that follows an answer; null where it stands by itself. */
export function followUpIn(parts: QuestionParts, talk: Talk): FollowUp | null {
  const { question } = talk.before
  const isAfterWish = question.kind === 'change'
  const corrected = isAfterWish ? restBehind(parts, 'correcting', talk) : null
  const said = corrected ?? parts
  const moved = isAfterWish && !isWish(said) ? movedOn(said, talk) : null
  return moved ?? referring(said, talk) ?? (isAfterWish ? wishGoingOn(said, talk, corrected !== null) : null)
}

/** What is read of a text behind a cue; null where that is nothing. */
function restBehind(
  { folded }: QuestionParts,
  cue: 'correcting' | 'goesOn',
  { surroundings }: Talk,
): QuestionParts | null {
  const said = readInAnyLanguage(folded.plain).find(cue)
  const rest = said ? typed(folded, said.to).replace(/^[\s,.:;!]+/u, '') : ''
  return rest === '' ? null : partsOfQuestion(rest, surroundings)
}

const isWish = ({ kind, folded }: QuestionParts): boolean => kind === 'change' || sureWishIn(folded.text) !== null

/** Whether a text asks nothing of its own. */
const isBare = ({ kind, phrases }: QuestionParts): boolean =>
  kind === null ||
  kind === 'help' ||
  ((kind === 'find' || kind === 'agenda') && (phrases.has('goesOnAbout') || phrases.has('goesOn')))

const namesNothing = ({ terms, categoryId }: EventSelector): boolean => terms.length === 0 && categoryId === null

/** What speaks of things that were listed. */
function referring(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { folded, phrases } = parts
  const isSelection = phrases.has('these') && talk.surroundings.selectedIds.length > 0
  const said = isSelection ? null : referenceIn(phrases, talk.before)
  if (said === null) return referringUnsaid(parts, talk)
  if (talk.before.listed.length === 0) return null
  if (isWish(parts)) return aboutListed(talk, said, { kind: 'change', text: folded.text })
  const rest = partsOfQuestion(withoutSpans(folded.plain, said.spans), talk.surroundings)
  const asked = askedFor(rest, talk.surroundings)
  if (isBare(rest)) return pointing(said, { rest, asked }, talk)
  const isSure = said.by === 'word' || (namesNothing(asked) && rest.period === null)
  return isSure ? questionAbout(said, { rest, asked }, talk) : null
}

/** So many words ask what comes after something without naming it: `and after that?`. */
const AFTER_WORDS = 3

const asksWhatFollows = ({ phrases, folded, period }: QuestionParts): boolean =>
  phrases.has('later') && period === null && wordsOf(folded.plain).length <= AFTER_WORDS

/** What names nothing, and means what was listed. */
function referringUnsaid(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const asked = askedFor(parts, talk.surroundings)
  if (talk.before.listed.length === 0 || !namesNothing(asked)) return null
  if (asksWhatFollows(parts)) return aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'next', text: '' })
  if (isWish(parts)) {
    const isOfAll = parts.period === null && parts.phrases.has('everything') && wishIn(parts.folded.text) !== null
    return isOfAll ? aboutListed(talk, { ids: talk.before.listed }, { kind: 'change', text: parts.folded.text }) : null
  }
  const unsaid = unsaidReference(parts, talk.before)
  return unsaid && questionAbout(unsaid, { rest: parts, asked }, talk)
}

interface Rest {
  readonly rest: QuestionParts
  readonly asked: EventSelector
}

/** Kinds that find what was listed: of that there is no next, and no other. */
const TO_FIND: ReadonlySet<QuestionKind> = new Set(['agenda', 'next', 'last', 'help', 'none'])

/** A question about some of what was listed. */
function questionAbout(said: Reference, { rest, asked }: Rest, talk: Talk): ReadQuestion {
  const { kind, period, folded, phrases } = rest
  const { terms, categoryId } = asked
  const days = period ? { first: period.first, last: period.last, hasPeriod: true } : {}
  const isOfSomething = kind === null && asksOfSomething(phrases)
  const what = isOfSomething ? 'when' : kind === null || TO_FIND.has(kind) ? 'find' : kind
  return aboutListed(talk, said, { kind: what, terms, categoryId, ...days, text: folded.text })
}

/** Words that only point: they choose what the wish before is about, or ask the same of another one. */
function pointing(said: Reference, { rest, asked }: Rest, talk: Talk): ReadQuestion {
  const { question, listed } = talk.before
  if (question.kind === 'change') {
    const ids = said.by === 'place' ? said.ids : listed
    return wishAgain(talk, { among: amongIn(talk, ids, said.isOne), subject: rest.folded.text })
  }
  if (question.kind === 'when' && said.by === 'place')
    return aboutListed(talk, said, { kind: 'when', text: question.text })
  return questionAbout(said, { rest, asked }, talk)
}

/** Cues of how far something is moved from where it is. */
const MOVES = ['earlierBy', 'laterBy', 'unitAfter', 'unitBefore', 'weekdayAfter'] as const

/** Whether a text says when, and nothing else. */
function isMoment(parts: QuestionParts, { surroundings }: Talk): boolean {
  const { folded, language, period } = parts
  if (!namesNothing(askedFor(parts, surroundings))) return false
  const isTime = understoodIn(folded.text, { language, surroundings }).some(
    ({ kind }) => kind === 'time' || kind === 'date',
  )
  return isTime || period !== null || MOVES.some((cue) => parts.phrases.has(cue))
}

const MOVING: ReadonlySet<string> = new Set(['shift', 'create', 'copy'])

const actionOf = (wish: Wish | null): string => (wish !== null && 'verb' in wish ? wish.action : 'none')

/** When something is to be after all, or which the day is that was asked for: `no, Saturday`, `at 6`. */
function movedOn(parts: QuestionParts, talk: Talk): FollowUp | null {
  const { question, asks, card } = talk.before
  const action = actionOf(wishIn(question.text))
  if (asks !== null || !MOVING.has(action) || !isBare(parts) || !isMoment(parts, talk)) return null
  const { verb, to } = LANGUAGE_WORDS[parts.language].wishes
  const moment = parts.folded.text
  const whereTo = readInAnyLanguage(parts.folded.plain).has('saysWhere') ? moment : `${to} ${moment}`
  if (card.length === 0) return `${question.text} ${action === 'create' ? moment : whereTo}`
  return aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'change', text: `${verb} ${whereTo}` })
}

/** Cues of what a new event may have besides when it is. */
const ADDED = ['inCategory', 'reminderNoun', 'into'] as const

/** The wish before, about what is named now, or with what is added to it. */
function wishGoingOn(parts: QuestionParts, talk: Talk, isCorrected: boolean): FollowUp | null {
  if (isWish(parts) || !isBare(parts)) return null
  const { question, asks, card, listed } = talk.before
  const goingOn = restBehind(parts, 'goesOn', talk)
  const rest = goingOn ?? parts
  const isNew = actionOf(wishIn(question.text)) === 'create'
  if (isNew)
    return card.length > 0 && ADDED.some((cue) => parts.phrases.has(cue))
      ? `${question.text} ${parts.folded.text}`
      : null
  if (asks !== null) return wishAgain(talk, { among: amongIn(talk, listed), subject: rest.folded.text })
  const isOther = goingOn !== null || isCorrected
  return isOther ? wishAgain(talk, { subject: rest.folded.text }) : null
}
