import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { idOf } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { understoodIn } from '../reading/dates.ts'
import { daysBesideIn } from '../reading/days-beside.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { wishIn, type Wish } from '../wishes/command.ts'
import { twoWishesIn } from '../wishes/two-wishes.ts'
import { isMoment, MOVES, namedBesideMoment } from './is-moment.ts'
import { addedOnceMore, lacksCopy } from './once-more.ts'
import {
  aboutListed,
  actionOf,
  amongIn,
  isBare,
  isWish,
  namesNothing,
  restBehind,
  wishAgain,
  type Talk,
} from './talk.ts'

const MOVING: ReadonlySet<string> = new Set(['shift', 'create', 'copy', 'extend'])

/** Whether the wish before is about when something is, by its card where it has one. */
function isOfWhen({ before: { card, question } }: Talk): boolean {
  if (card.length === 0) return MOVING.has(actionOf(wishIn(question.text)))
  return card.some(({ action }) => action === 'create' || action === 'shift')
}

export const isOfNew = ({ before: { card, question } }: Talk): boolean =>
  card.length === 0 ? actionOf(wishIn(question.text)) === 'create' : card.some(({ action }) => action === 'create')

/** When something is to be after all, or which the day is that was asked for: `no, Saturday`, `at 6`; or the whole wish. */
export function movedOn(parts: QuestionParts, talk: Talk, isCorrected = false): ReadQuestion | string | null {
  if (!saysWhen(parts, talk)) return null
  const where = whereTo(parts)
  if (lacksCopy(talk)) return addedOnceMore(parts.language, where, talk)
  if (lacksMoment(talk)) return completed(parts, where, talk)
  return asItIs(movedAgain(parts, where, talk), isCorrected && isRelative(parts) && !isOfNew(talk))
}

/** The hours that a text says. */
export const hoursIn = ({ folded, language }: QuestionParts, { surroundings }: Talk) =>
  understoodIn(folded.text, { language, surroundings }).filter(({ kind }) => kind === 'time')

/** Whether a text says when, and not two times, and the wish before is about that. */
export const saysWhen = (parts: QuestionParts, talk: Talk): boolean =>
  !parts.folded.plain.includes('?') &&
  talk.before.asks === null &&
  isOfWhen(talk) &&
  isBare(parts) &&
  !isOfList(parts, talk) &&
  isMoment(parts, talk) &&
  hoursIn(parts, talk).length < 2

/** Whether it is asked what is on some day: `and what am I doing on Sunday?`. */
export const asksWhatIsOn = ({ kind, period }: QuestionParts): boolean => kind === 'agenda' && period !== null

/** Whether one of several that were listed is meant by its place, and no day of a month: `actually the first`. */
const isOfList = ({ phrases }: QuestionParts, { before }: Talk): boolean =>
  before.listed.length > 1 && phrases.has('placeListed') && !phrases.has('monthName')

/** Whether the wish before lacks its day, and speaks of no one thing that is to have it. */
const lacksMoment = (talk: Talk): boolean =>
  talk.before.card.length === 0 && (spokenOf(talk.before).length !== 1 || isOfNew(talk))

/** Whether a text says where to by where something is: `no, the day after`. */
export const isRelative = ({ phrases }: QuestionParts): boolean =>
  MOVES.some((cue) => phrases.has(cue)) || daysBesideIn(phrases) !== null

/** A wish about things as they are in the calendar, where that is meant, and not as the card would have them. */
const asItIs = ({ among, ...wish }: ReadQuestion, isAnew: boolean): ReadQuestion =>
  among === undefined ? wish : { ...wish, among: { ...among, isAnew } }

/** The wish before with the day that it lacked. */
const completed = ({ folded }: QuestionParts, where: string, talk: Talk): string =>
  `${talk.before.question.text} ${isOfNew(talk) ? folded.text : where}`

/** A wish to move what is on the card elsewhere. */
export function movedAgain(parts: QuestionParts, where: string, talk: Talk): ReadQuestion {
  return aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'change', text: movedWords(parts, talk, where) })
}

/** The words of a wish to move what was spoken of to when a text says. */
export function movedWords(parts: QuestionParts, talk: Talk, where = whereTo(parts)): string {
  const own = isOfNew(talk) ? null : verbOf(wishIn(talk.before.question.text))
  return `${own ?? LANGUAGE_WORDS[parts.language].wishes.verb} ${where}`
}

/** A moment with the word before it that says where to. */
export function whereTo({ folded: { text, plain }, language }: QuestionParts): string {
  return readInAnyLanguage(plain).has('saysWhere') ? text : LANGUAGE_WORDS[language].wishes.toWhen(text)
}

/** The verb with which something is moved. */
export const verbOf = (wish: Wish | null): string | null =>
  actionOf(wish) === 'shift' && wish !== null && 'verb' in wish ? wish.verb : null

/** The wish before, about what is named now; or the whole wish. */
export function wishGoingOn(parts: QuestionParts, talk: Talk, isCorrected: boolean): ReadQuestion | string | null {
  const isAsked = parts.phrases.has('goesOnAbout') && parts.folded.plain.includes('?')
  return isAsked || isWish(parts) || !isBare(parts) || isOfNew(talk) ? null : aboutOthers(parts, talk, isCorrected)
}

/** The same wish for others: for some of those that were listed, or for what is named now. */
function aboutOthers(parts: QuestionParts, talk: Talk, isCorrected: boolean): ReadQuestion | string | null {
  const { question, asks, listed } = talk.before
  const [only, rest] = [restBehind(parts, 'only', talk), restBehind(parts, 'goesOn', talk)]
  const said = only ?? withoutJoining(parts, talk)
  const subject = said.folded.text
  if (only !== null || asks !== null)
    return wishAgain(talk, { among: { ...amongIn(talk, listed), isNarrowed: only !== null }, subject })
  if (lacksNewName(talk)) return named(parts, question.text)
  const isOfTwo = twoWishesIn(question.text, talk.surroundings) !== null
  if (isOfTwo || (rest === null && !isCorrected) || isAskedOf(said, talk, isCorrected)) return null
  return isNamed(parts, talk) ? alikeOrNamed(parts, said, talk) : null
}

const lacksNewName = ({ before: { card, question } }: Talk): boolean =>
  card.length === 0 && actionOf(wishIn(question.text)) === 'rename'

/** Whether days alone are asked about, and no other things are named that a wish is for: `and the 28th?`. */
const isAskedOf = (said: QuestionParts, { surroundings }: Talk, isCorrected: boolean): boolean =>
  said.folded.plain.includes('?') && (isCorrected || said.kind !== null || namesNothing(askedFor(said, surroundings)))

/** The wish before for what is named now; other days alone are those of more of the same: `and next week's too`. */
function alikeOrNamed(parts: QuestionParts, said: QuestionParts, talk: Talk): ReadQuestion {
  const { listed } = talk.before
  const isOfDays = namesNothing(askedFor(said, talk.surroundings))
  const wish = wishAgain(talk, { subject: said.folded.text, ...(isOfDays ? { among: amongIn(talk, listed) } : {}) })
  return besides(wish, parts, talk)
}

/** A wish for others, which are meant besides those of the card where `and` or `also` joins them to it. */
export function besides(wish: ReadQuestion, { phrases }: QuestionParts, talk: Talk): ReadQuestion {
  const { behind = [], ...last } = talk.before
  const { card, asks } = [last, ...behind].find((one) => one.card.length > 0) ?? last
  const isNewToo = actionOf(wishIn(wish.text)) === 'create'
  const isJoined = phrases.has('alsoSaid') || phrases.has('goesOn') || isNewToo
  const isOpen = talk.surroundings.hasOpenCard && card.length > 0 && asks === null
  return isJoined && isOpen ? { ...wish, kept: card } : wish
}

/** One more of the event of the card: `and one back on the 11th at six`. */
export function oneMoreOf(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const behind = restBehind(parts, 'oneMore', talk)
  const rest = behind && withoutSameHour(behind, talk)
  const { language, folded } = rest ?? parts
  const said = rest && understoodIn(folded.text, { language, surroundings: talk.surroundings })
  // What stands beside when it is tells it from the other one.
  const isNamed = rest && daysBesideIn(rest.phrases) === null && /\p{L}/u.test(withoutSpans(folded.text, said ?? []))
  return rest && addedAgain(rest, talk, isNamed === true)
}

/** The event of the card once more, at another time as well: `and the Tuesday after too`. */
export function addedToo(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const rest = parts.phrases.has('alsoSaid') ? withoutSameHour(withoutJoining(parts, talk), talk) : null
  return rest && isMoment(rest, talk) ? addedAgain(rest, talk) : null
}

/** What is said besides that the hour stays what it is, which goes without saying: `the day after at the same time`. */
export function withoutSameHour(parts: QuestionParts, { surroundings }: Talk): QuestionParts {
  const { phrases, folded } = parts
  const said = phrases.find('sameHour')
  const ofPart = /\d/u.test(folded.plain) ? [] : phrases.findAll('halfOfDay')
  return said === null ? parts : partsOfQuestion(withoutSpans(folded.text, [said, ...ofPart]), surroundings)
}

/** The one event of the card once more, when and how the words say; null where it has others. */
function addedAgain(rest: QuestionParts, talk: Talk, isNamed = false): ReadQuestion | null {
  const { card } = talk.before
  const [id = '', ...others] = spokenOf(talk.before)
  const event = card.find((one, place) => one.action === 'create' && idOf(one, place) === id)
  if (event?.action !== 'create' || others.length > 0) return null
  const { again, add } = LANGUAGE_WORDS[rest.language].wishes
  const text = isNamed ? `${add} ${event.title} ${rest.folded.text}` : `${again} ${whereTo(rest)}`
  return aboutListed(talk, { ids: spokenOf(talk.before), isOne: true }, { kind: 'change', text, kept: card })
}

/** What is said without the words that join it to the wish before. */
export function withoutJoining(parts: QuestionParts, talk: Talk): QuestionParts {
  const { folded, phrases } = restBehind(parts, 'goesOn', talk) ?? parts
  return partsOfQuestion(withoutSpans(folded.text, phrases.findAll('alsoSaid')), talk.surroundings)
}

/** Whether a text names something, or the wish before has a card on which that is told. */
const isNamed = (parts: QuestionParts, { before, surroundings }: Talk): boolean =>
  before.card.length > 0 || !namesNothing(askedFor(parts, surroundings))

/** A wish for another name, with the name that it lacked. */
function named({ folded, language }: QuestionParts, wish: string): string {
  const { asName } = LANGUAGE_WORDS[language].wishes
  const isSaid = readInAnyLanguage(folded.plain).find('newName')?.from === 0
  return isSaid ? `${wish} ${folded.text}` : `${wish} ${asName} ${folded.text}`
}

/** Whether a wish adds something by a name, and does not put somewhere what there is. */
const addsNamed = (wish: Wish | null, talk: Talk): boolean =>
  wish !== null &&
  'verb' in wish &&
  !readInAnyLanguage(wish.verb).has('putsInto') &&
  !namesNothing(namedBesideMoment(wish.rest, talk))

/** Whether a wish says more of the card itself; what has a name of its own only points at that: `add drinks before it`. */
const isOfCard = ({ text, among }: ReadQuestion, talk: Talk): boolean =>
  !addsNamed(wishIn(text), talk) && (among?.card ?? []).some(({ action }) => action !== 'delete')

/** Something new, beside what waits on a card. */
export function keepingCard<Read extends ReadQuestion | string | null>(wish: Read, parts: QuestionParts, talk: Talk) {
  if (wish === null || typeof wish === 'string') return wish
  const isNew = actionOf(wishIn(wish.text)) === 'create'
  const isOther = isNew ? !isOfCard(wish, talk) : wish.among?.isOfDays === true
  return isOther && wish.kept === undefined ? besides(wish, parts, talk) : wish
}
