import type { TextSpan } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { isNewId } from '../proposed-change.ts'
import type { Further, ReadQuestion } from '../question-types.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf } from '../reading/references.ts'
import { foldedText, typed, type FoldedText } from '../reading/words.ts'
import { wishIn, type Wish } from '../wishes/command.ts'
import { reminderWishIn } from '../wishes/reminder-wish.ts'
import { isAlso, propertyOf } from './amending.ts'
import { eventOf, ofMoreDays } from './more-days.ts'
import { takenOff, whichIn, withoutPointing } from './of-one.ts'
import {
  aboutListed,
  actionOf,
  amongIn,
  bareOf,
  namesNothing,
  restBehind,
  saying,
  wishAgain,
  type Talk,
} from './talk.ts'
import { isReminderOfIt } from './referring.ts'
import { besideSameEnd, momentIn, withPartBehind } from './moment-told.ts'
import { rangeIn } from './range-told.ts'
import { namedBesideMoment } from './is-moment.ts'
import { isOfNew, isRelative, movedWords } from './wish-again.ts'

/** One thing that is said of what waits on a card, as a wish: of some of it, or of what was spoken of last. */
export interface Amendment {
  readonly text: string
  /** What else is wished for the same by the same words. */
  readonly more?: string
  readonly ids: readonly string[] | null
}

/** So many places are looked at where one thing may end and another one begin: both sides of each are read. */
const JOINTS_MAX = 4
/** A text with more of them says no few things of a card. */
const JOINTS_IN_ALL = 10

/** Wishes whose words say nothing but what becomes of what was spoken of. */
function isWishOfIt(wish: Wish, { folded }: QuestionParts, talk: Talk): boolean {
  if (!('verb' in wish)) return isReminderOfIt(wish)
  if (wish.action === 'delete')
    return talk.before.focus.every(isNewId) && namesNothing(namedBesideMoment(folded.text, talk))
  const isOfTime = wish.action === 'shift' || wish.action === 'extend'
  return OF_TEXT.has(wish.action) || (isOfTime && namesNothing(namedBesideMoment(folded.text, talk)))
}

/** Whether a name, a place or a note is told of `it`: all other words are part of that. */
const namesItself = ({ folded, phrases }: QuestionParts): boolean =>
  phrases.has('isCalled') ||
  (OF_TEXT.has(actionOf(wishIn(folded.text))) && (phrases.has('pronoun') || phrases.has('thatOne')))

const OF_TEXT: ReadonlySet<string> = new Set(['rename', 'locate', 'note'])

/** Whether what is meant is not to be, and nothing else is said of it. */
const isDropped = ({ phrases }: QuestionParts): boolean => phrases.has('dropsIt') || phrases.has('dropsNamed')

/** One thing that is said, every word of it; an empty text where it only says why. */
function oneOf(text: string, talk: Talk, isPart = true): Amendment | null {
  const parts = partsOfQuestion(text, talk.surroundings)
  const bare = bareOf(parts, talk)
  const { has } = bare.phrases
  return (
    meantOf(parts, bare, talk) ?? (isPart && has('saysWhyNot') && !has('reminderNoun') ? { text: '', ids: null } : null)
  )
}

/** Which of what is on the card is meant, and what is to become of it. */
function meantOf(parts: QuestionParts, bare: QuestionParts, talk: Talk): Amendment | null {
  const { ids, rest } = (namesItself(bare) ? null : whichIn(bare, talk)) ?? { ids: null, rest: bare }
  const meant = ids ?? spokenOf(talk.before)
  const focused: Talk = { ...talk, before: { ...talk.before, focus: meant } }
  if (ids !== null && isDropped(rest)) return { text: LANGUAGE_WORDS[parts.language].wishes.drop, ids }
  const said = saidOf(parts, bareOf(rest, focused), focused)
  // What is to be no more is named.
  return said === null || (ids === null && isOff(said)) ? null : { ...said, ids }
}

/** Whether something is to be no more; its category is none of it. */
const isOff = ({ text }: Pick<Amendment, 'text'>): boolean =>
  actionOf(wishIn(text)) === 'delete' && !readInAnyLanguage(foldedText(text).plain).has('noCategory')

/** What is to become of what is meant, or from when to when it is to be. */
function saidOf(whole: QuestionParts, said: QuestionParts, talk: Talk): Pick<Amendment, 'text' | 'more'> | null {
  const text = wishOf(whole, said, talk)
  return text === null ? rangeIn(said, talk) : { text }
}

/** What is to become of what is meant, as a wish; null where other words are said, too. */
export function wishOf(whole: QuestionParts, said: QuestionParts, talk: Talk): string | null {
  if (said.folded.plain === '') return null
  const days = ofMoreDays(whole, said, talk, spokenOf(talk.before))
  if (days !== null) return days
  const made = restBehind(said, 'makesIt', talk)
  const property = propertyOf(whole, made ?? said, talk) ?? (made && propertyOf(whole, said, talk))
  if (property !== null) return property
  const beside = besideSameEnd(made ?? said, talk)
  const moment = whole.phrases.has('alsoSaid') ? null : momentIn(beside.said, whole, talk)
  return moment === null ? ownWish(said, talk) : movedWords(moment, talk) + beside.end
}

/** A wish that names nothing, as it is said; a new name without the word that points at what has it. */
function ownWish(said: QuestionParts, talk: Talk): string | null {
  const wish = wishIn(said.folded.text)
  if (wish === null || !isWishOfIt(wish, said, talk)) return null
  const isNamed = 'verb' in wish && wish.action === 'rename' && said.phrases.has('pronoun')
  return isNamed ? LANGUAGE_WORDS[said.language].wishes.renameTo(withoutPointing(wish.rest)) : said.folded.text
}

/** All things that are said, every word of them, in their order; null where some words are none of them. */
export function allOf(text: string, talk: Talk, splits = SPLITS_MAX): readonly Amendment[] | null {
  const whole = text.trim() === '' ? null : oneOf(text, talk, splits < SPLITS_MAX)
  return whole === null ? inPieces(foldedText(text), talk, splits) : [whole]
}

/** What stands before a joint; why something is not to be ends at a sign: `not the 16th` is no 16th. */
function pieceBefore({ from, isSign }: Joint, folded: FoldedText, talk: Talk): Amendment | null {
  const one = oneOf(typed(folded, 0, from).trim(), talk)
  return one?.text === '' && !isSign ? null : one
}

type Joint = ReturnType<typeof jointsIn>[number]

/** The same in pieces, of which the first is one thing. */
function inPieces(folded: FoldedText, talk: Talk, splits: number): readonly Amendment[] | null {
  for (const joint of splits === 0 ? [] : jointsIn(folded.plain).slice(0, JOINTS_MAX)) {
    const one = pieceBefore(joint, folded, talk)
    // Behind what is not wanted any more stands why.
    if (one && joint.isSign && isOff(one)) return [one]
    const others = one && allOf(typed(folded, joint.to).trim(), talk, splits - 1)
    if (one && others) return [one, ...others]
  }
  return null
}

/** Where one thing may end and another one begin: at a sign, a word that joins them, or the first word of a property. */
function jointsIn(plain: string): readonly (TextSpan & { readonly isSign: boolean })[] {
  const signs = [...plain.matchAll(/[,;]/gu)].map(({ index }) => ({ from: index, to: index + 1, isSign: true }))
  const { findAll } = readInAnyLanguage(plain)
  const begins = findAll('beginsProperty').map(({ from }) => ({ from, to: from }))
  const words = [...findAll('joinsWishes'), ...begins].map(({ from, to }) => ({ from, to, isSign: false }))
  return [...signs, ...words].filter(({ from }) => from > 0)
}

/** Whether it is not on another day after all: `no, leave the day but make it four`. */
const keepsItsDay = (parts: QuestionParts, talk: Talk): boolean =>
  restBehind(parts, 'correcting', talk)?.phrases.has('keepsDay') === true

/** Whether what is said counts from the calendar, and not from the card: how far it is moved, or when a reminder comes, after all. */
function isAsItIs(parts: QuestionParts, { text }: Amendment, talk: Talk): boolean {
  if (isOfNew(talk)) return false
  const isReminded = reminderWishIn(text) !== null && talk.before.card.some(({ action }) => action === 'remind')
  if (isReminded) return !isAlso(parts)
  const isCorrected = parts.phrases.has('correcting') && actionOf(wishIn(text)) === 'shift'
  return isCorrected && (isRelative(bareOf(parts, talk)) || keepsItsDay(parts, talk))
}

/** The verb with which something is moved; empty where a wish is none of that. */
export const verbOf = (text: string): string => {
  const wish = wishIn(text)
  return wish !== null && 'verb' in wish && wish.action === 'shift' ? wish.verb : ''
}

/** So many things are said at once. */
const SPLITS_MAX = 3

/** Which of what is on the card is meant by the wish before, where that was asked: by its name alone. */
function chosenIn(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { ids, rest } = whichIn(bareOf(parts, talk), talk) ?? { ids: [], rest: parts }
  return ids.length > 0 && ids.every(isNewId) && rest.folded.plain.trim() === ''
    ? wishAgain(talk, { among: amongIn(talk, ids) })
    : null
}

/** What is said of a card that waits, as wishes for what is on it now; null where it is not all understood so. */
export function amendmentIn(typedParts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { card, asks } = talk.before
  const parts = withPartBehind(typedParts, talk)
  if (card.length === 0 || parts.folded.plain.includes('?')) return null
  if (asks !== null) return asks === 'which' ? chosenIn(parts, talk) : null
  if (jointsIn(parts.folded.plain).length > JOINTS_IN_ALL) return null
  const [first, ...others] = allOf(parts.folded.text, talk)?.filter(({ text }) => text !== '') ?? []
  return first ? amending(parts, [first, ...others], talk) : null
}

/** What is said of the card, as one wish; one thing cannot be at two times: where two were meant nothing is done. */
function amending(parts: QuestionParts, said: readonly [Amendment, ...Amendment[]], talk: Talk): ReadQuestion {
  const { text } = parts.folded
  const [first, ...others] = said
  if (others.some((one) => isOfSameTime(first, one))) return saying('none', text, talk)
  const isOnlyOff = isOff(first) && others.length === 0
  return isOnlyOff ? takenOff(text, first.ids ?? spokenOf(talk.before), talk) : asWish(parts, said, talk)
}

/** Whether two things are said of when the same thing is to be, which is named both times. */
const isOfSameTime = (one: Amendment, other: Amendment): boolean =>
  other.ids !== null && other.ids.join() === one.ids?.join() && verbOf(one.text) !== '' && verbOf(other.text) !== ''

/** What each thing wishes, besides what it wishes more: of several of which one may be meant it is asked which. */
export const wishesOf = (said: readonly Amendment[], ids: readonly string[]): readonly Further[] =>
  said.flatMap(({ text, more, ids: own }) =>
    [text, ...(more === undefined ? [] : [more])].map((one) => ({ text: one, ids: own ?? ids })),
  )

/** All that is said as one wish. */
function asWish(parts: QuestionParts, said: readonly [Amendment, ...Amendment[]], talk: Talk): ReadQuestion {
  const [first] = said
  const ids = first.ids ?? spokenOf(talk.before)
  const names = new Set(ids.flatMap((id) => eventOf(id, talk)?.title ?? []))
  const isUnsure = first.ids === null && names.size > 1
  const words = { kind: 'change', text: first.text, said: parts.folded.text } as const
  const about = aboutListed(talk, { ids, isOne: isUnsure }, words)
  const wish =
    about.among && isAsItIs(parts, first, talk) ? { ...about, among: { ...about.among, isAnew: true } } : about
  const [, ...further] = wishesOf(said, ids)
  return further.length === 0 ? wish : { ...wish, further }
}
