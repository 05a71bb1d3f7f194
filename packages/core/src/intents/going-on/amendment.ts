import type { TextSpan } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { idOf, isNewId, type NewEvent } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf } from '../reading/references.ts'
import { typed } from '../reading/words.ts'
import { wishIn, type Wish } from '../wishes/command.ts'
import { reminderWishIn } from '../wishes/reminder-wish.ts'
import { isAlso, propertyOf } from './amending.ts'
import { beforeNo, takenOff, whichIn, withoutPointing } from './of-one.ts'
import {
  aboutListed,
  actionOf,
  amongIn,
  isWish,
  namesNothing,
  restBehind,
  saying,
  wishAgain,
  type Talk,
} from './talk.ts'
import { isReminderOfIt } from './referring.ts'
import { hoursIn, isMoment, isOfNew, isRelative, movedWords, namedBesideMoment, saysWhen } from './wish-again.ts'

/** One thing that is said of what waits on a card, as a wish: of some of it, or of what was spoken of last. */
export interface Amendment {
  readonly text: string
  /** What else is wished for the same by the same words. */
  readonly more?: string
  readonly ids: readonly string[] | null
}

/** So many places are looked at where one thing may end and another one begin: both sides of each are read. */
const JOINTS_MAX = 4

/** Words that only join what is said to what was said before, or that say that this was not right. */
const LEADING = ['backTo', 'sayingNo', 'correcting', 'agreeFirst', 'goesOn', 'alsoSaid'] as const

/** So many of them stand before each other. */
const LEADING_MAX = 4

/** What is said without words that only lead to it or follow it: `no sorry, at nine though`. */
export function bareOf(parts: QuestionParts, talk: Talk): QuestionParts {
  let said = parts
  for (let count = 0; count < LEADING_MAX; count += 1) {
    const rest = LEADING.map((cue) => restBehind(said, cue, talk)).find((one) => one !== null)
    if (!rest) break
    said = rest
  }
  const behind = said.phrases.findAll('saidBehind').at(-1) ?? otherIn(said)
  return behind && behind.from > 0 ? partsOfQuestion(typed(said.folded, 0, behind.from), talk.surroundings) : said
}

/** Where it is said instead of when something is: `Wednesday, not Thursday`; why not is something else. */
function otherIn({ folded, phrases }: QuestionParts): TextSpan | null {
  const said = phrases.find('ratherThan')
  const words = said && folded.plain.slice(said.from, said.to)
  const isWhen = words !== null && (/\d/u.test(words) || readInAnyLanguage(words).has('someWeekday'))
  return isWhen ? said : null
}

/** What a card would add under an id; null where it is none of that. */
function eventOf(id: string, { before: { card } }: Talk): NewEvent | null {
  const change = card.find((one, place) => one.action === 'create' && idOf(one, place) === id)
  return change?.action === 'create' ? change : null
}

/** Whether the one new event that is meant comes back. */
const isSeries = (talk: Talk, [id = '', ...others]: readonly string[]): boolean =>
  others.length === 0 && (eventOf(id, talk)?.recurrence ?? null) !== null

/** That a series is to be on more weekdays, or on fewer; null where nothing of the kind is said. */
function ofMoreDays(parts: QuestionParts, said: QuestionParts, talk: Talk, ids: readonly string[]): string | null {
  if (!isSeries(talk, ids)) return null
  const { add, except } = LANGUAGE_WORDS[parts.language].wishes
  const also = restBehind(said, 'alsoSaid', talk) ?? said
  const isMore = parts.phrases.has('alsoSaid') && isMoment(also, talk)
  if (isMore && also.phrases.has('someWeekday')) return `${add} ${also.folded.text}`
  const less =
    restBehind(said, 'leavesSome', talk) ??
    (wishIsOf(said, 'delete') ? restBehind(said, 'delete', talk) : beforeNo(said, talk))
  return less !== null && (isMoment(bareOf(less, talk), talk) || less.phrases.has('whileAway'))
    ? `${add} ${except} ${bareOf(less, talk).folded.text}`
    : null
}

const wishIsOf = ({ folded }: QuestionParts, action: string): boolean => actionOf(wishIn(folded.text)) === action

/** Wishes whose words say nothing but what becomes of what was spoken of. */
function isWishOfIt(wish: Wish | null, { folded }: QuestionParts, talk: Talk): boolean {
  if (wish === null) return false
  if (!('verb' in wish)) return isReminderOfIt(wish)
  if (wish.action === 'delete')
    return talk.before.focus.every(isNewId) && namesNothing(namedBesideMoment(folded.text, talk))
  const isOfTime = wish.action === 'shift' || wish.action === 'extend'
  return OF_TEXT.has(wish.action) || (isOfTime && namesNothing(namedBesideMoment(folded.text, talk)))
}

/** Whether a name, a place or a note is told of `it`: all other words are part of that. */
const namesItself = ({ folded, phrases }: QuestionParts): boolean =>
  OF_TEXT.has(actionOf(wishIn(folded.text))) && (phrases.has('pronoun') || phrases.has('thatOne'))

const OF_TEXT: ReadonlySet<string> = new Set(['rename', 'locate', 'note'])

/** Whether what is meant is not to be, and nothing else is said of it. */
const isDropped = ({ phrases }: QuestionParts): boolean => phrases.has('dropsIt') || phrases.has('dropsNamed')

/** One thing that is said, every word of it; an empty text where it only says why. */
function oneOf(text: string, talk: Talk, isPart = true): Amendment | null {
  const parts = partsOfQuestion(text, talk.surroundings)
  const bare = bareOf(parts, talk)
  const { ids, rest } = (namesItself(bare) ? null : whichIn(bare, talk)) ?? { ids: null, rest: bare }
  const meant = ids ?? spokenOf(talk.before)
  const focused: Talk = { ...talk, before: { ...talk.before, focus: meant } }
  const said = wishOf(parts, bareOf(rest, focused), focused)
  if (ids !== null && isDropped(rest)) return { text: LANGUAGE_WORDS[parts.language].wishes.drop, ids }
  const range = said === null ? rangeIn(bareOf(rest, focused), focused) : null
  if (range !== null) return { ...range, ids }
  if (said !== null && (ids !== null || actionOf(wishIn(said)) !== 'delete')) return { text: said, ids }
  return isPart && bare.phrases.has('saysWhyNot') && !bare.phrases.has('reminderNoun') ? { text: '', ids: null } : null
}

/** From when to when something is to be: it is moved there, and made to end then. */
function rangeIn(said: QuestionParts, talk: Talk): Pick<Amendment, 'text' | 'more'> | null {
  const { verb, to, atHour, lengthen, until } = LANGUAGE_WORDS[said.language].wishes
  const [from, end] = hoursIn(said, talk)[0]?.meaning.split('/') ?? []
  if (from === undefined || end === undefined || isWish(said) || !saysWhen(said, talk)) return null
  const [id = ''] = spokenOf(talk.before)
  const event = eventOf(id, talk)
  const more = `${lengthen} ${until} ${end}`
  return event?.start.endsWith(from) ? { text: more } : { text: `${verb} ${to} ${atHour(from)}`, more }
}

/** When something is to be, where nothing else is said; behind `make it` an hour stands without a preposition: `make it nine`. */
function momentIn(said: QuestionParts, whole: QuestionParts, talk: Talk): QuestionParts | null {
  const { atHour, from } = LANGUAGE_WORDS[said.language].wishes
  const since = restBehind(said, 'beginsOn', talk)
  const words = [
    ...[said.folded.text, ...(whole.phrases.has('makesIt') ? [atHour(said.folded.text)] : [])],
    ...(since ? [`${from} ${since.folded.text}`] : []),
  ]
  return words.map((text) => partsOfQuestion(text, talk.surroundings)).find((one) => isTold(one, talk)) ?? null
}

/** How long something lasts is said apart, and what is not to be is no moment. */
const isTold = (said: QuestionParts, talk: Talk): boolean =>
  rangeIn(said, talk) === null &&
  (!said.phrases.has('byAmount') || isRelative(said)) &&
  !said.phrases.has('saysWhyNot') &&
  !isWish(said) &&
  saysWhen(said, talk)

/** What is to become of what is meant, as a wish; null where other words are said, too. */
export function wishOf(whole: QuestionParts, said: QuestionParts, talk: Talk): string | null {
  const meant = spokenOf(talk.before)
  if (said.folded.plain === '') return null
  const days = ofMoreDays(whole, said, talk, meant)
  if (days !== null) return days
  const made = restBehind(said, 'makesIt', talk)
  const property = propertyOf(whole, made ?? said, talk) ?? (made && propertyOf(whole, said, talk))
  if (property !== null) return property
  const moment = whole.phrases.has('alsoSaid') ? null : momentIn(made ?? said, whole, talk)
  if (moment !== null) return movedWords(moment, talk)
  const wish = wishIn(said.folded.text)
  if (!isWishOfIt(wish, said, talk)) return null
  const isNamed = wish !== null && 'verb' in wish && wish.action === 'rename' && said.phrases.has('pronoun')
  return isNamed ? LANGUAGE_WORDS[said.language].wishes.renameTo(withoutPointing(wish.rest)) : said.folded.text
}

/** All things that are said, every word of them, in their order; null where some words are none of them. */
export function allOf(text: string, talk: Talk, splits = SPLITS_MAX): readonly Amendment[] | null {
  if (text.trim() === '') return null
  const whole = oneOf(text, talk, splits < SPLITS_MAX)
  if (whole !== null) return [whole]
  if (splits === 0) return null
  const { folded } = partsOfQuestion(text, talk.surroundings)
  const signs = [...folded.plain.matchAll(/[,;]/gu)].map(({ index }) => ({ from: index, to: index + 1 }))
  const phrases = readInAnyLanguage(folded.plain)
  const begins = phrases.findAll('beginsProperty').map(({ from }) => ({ from, to: from }))
  for (const { from, to } of [...signs, ...phrases.findAll('joinsWishes'), ...begins].slice(0, JOINTS_MAX)) {
    const one = from === 0 ? null : oneOf(typed(folded, 0, from).trim(), talk)
    // Behind what is not wanted any more stands why.
    if (one && signs.some((sign) => sign.from === from) && actionOf(wishIn(one.text)) === 'delete') return [one]
    const others = one && allOf(typed(folded, to).trim(), talk, splits - 1)
    if (one && others) return [one, ...others]
  }
  return null
}

/** Whether what is said counts from the calendar, and not from the card: how far it is moved, or when a reminder comes, after all. */
function isAsItIs(parts: QuestionParts, { text }: Amendment, talk: Talk): boolean {
  if (isOfNew(talk)) return false
  const isReminded = reminderWishIn(text) !== null && talk.before.card.some(({ action }) => action === 'remind')
  if (isReminded) return !isAlso(parts)
  const isCorrected = parts.phrases.has('correcting') && actionOf(wishIn(text)) === 'shift'
  return isCorrected && isRelative(bareOf(parts, talk))
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
export function amendmentIn(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { card, asks } = talk.before
  if (card.length === 0 || parts.folded.plain.includes('?')) return null
  if (asks !== null) return asks === 'which' ? chosenIn(parts, talk) : null
  const said = allOf(parts.folded.text, talk)?.filter(({ text }) => text !== '') ?? []
  const [first, ...others] = said
  if (!first) return null
  // One thing cannot be at two times: two were meant.
  const isTwice = others.some(
    ({ text, ids }) =>
      ids !== null && ids.join() === first.ids?.join() && verbOf(text) === verbOf(first.text) && verbOf(text) !== '',
  )
  if (isTwice) return saying('none', parts.folded.text, talk)
  const ids = first.ids ?? spokenOf(talk.before)
  if (actionOf(wishIn(first.text)) === 'delete' && others.length === 0) return takenOff(parts.folded.text, ids, talk)
  const isUnsure = first.ids === null && ids.filter(isNewId).length > 1
  const words = { kind: 'change', text: first.text, said: parts.folded.text } as const
  const about = aboutListed(talk, { ids, isOne: isUnsure }, words)
  const wish =
    about.among && isAsItIs(parts, first, talk) ? { ...about, among: { ...about.among, isAnew: true } } : about
  const further = said.flatMap(({ text, more, ids: own }) =>
    [text, more ?? ''].filter((one) => one !== '').map((one) => ({ text: one, ids: own ?? ids })),
  )
  return further.length === 1 ? wish : { ...wish, further: further.slice(1) }
}
