import { partsOf, yearSpan } from '../../date/index.ts'
import type { DetailedItem } from '../answer-types.ts'
import { withList, type QuestionContext, type Reply } from '../answering/question-context.ts'
import { areNamedAsMany, areSeriesOfOneName, onePerEvent, itemMatcher } from '../answering/item-matcher.ts'
import { whileAway } from '../answering/journeys.ts'
import { isGeneric, linkedTerms, type LinkedTerms } from '../answering/linked-terms.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import { fewIn } from '../../intents/reading/references.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { daysBesideIn } from '../../intents/reading/days-beside.ts'
import { doubtIn, partsOfQuestion, type QuestionParts } from '../../intents/reading/question-parts.ts'
import { namesNothing } from '../../intents/going-on/talk.ts'
import { askedFor } from '../../intents/reading/terms.ts'
import { wishIn } from '../../intents/wishes/command.ts'
import { endingWith, unchanged, type Candidates } from './proposal.ts'
import {
  calledSo,
  inLastWeek,
  inPartSaid,
  fromThenOn,
  isAlike,
  isForAll,
  ofEachWeekday,
  ofWeekday,
  onDaysTold,
  onNextWeekday,
  onWeekday,
  readFrom,
  withinEvent,
  withoutReferences,
  type WishSubject,
} from './wish-subject.ts'

/** What is asked back where several are found and one is meant. */
export const askWhich = (asking: QuestionContext, found: readonly DetailedItem[]): Reply => ({
  ...endingWith(asking.sentences.changes.nothingChanged, withList(asking, asking.sentences.changes.whichOne, found)),
  asks: 'which',
})

function meantBy(words: string, { question, surroundings, language }: QuestionContext): WishSubject {
  const { among, subject = among ? withoutReferences(words, language) : words } = question
  const parts = partsOfQuestion(subject, { ...surroundings, language })
  const listed = among && new Set(among.ids)
  return {
    parts,
    asked: askedFor({ ...parts, kind: null }, surroundings),
    isOne: listed ? ({ id }) => listed.has(id) : selectedIn(parts, surroundings),
  }
}

function selectedIn({ folded }: QuestionParts, { selectedIds }: QuestionSurroundings): WishSubject['isOne'] {
  const selected = new Set(selectedIds)
  const isSelection = selected.size > 0 && readInAnyLanguage(folded.plain).has('selection')
  return isSelection ? ({ id, eventId }) => selected.has(id) || selected.has(eventId) : null
}

/** What is to be asked back before anything is looked for. */
function unsure(asking: QuestionContext, meant: WishSubject): Reply | null {
  const doubt = doubtIn(meant.parts)
  if (doubt !== null) return { text: asking.sentences.changes.whichDate(doubt) }
  // Of days beside others nobody knows which are meant: `the gym that week` is not all of it.
  const isBeside = meant.isOne === null && meant.parts.period === null && daysBesideIn(meant.parts.phrases) !== null
  const isAnything = namesNothing(meant.asked) && !meant.parts.period && meant.isOne === null
  return isBeside || isAnything ? unchanged(asking, asking.sentences.changes.whichEvents) : null
}

function placedItems(
  { all, today, surroundings }: QuestionContext,
  { parts, asked, isOne }: WishSubject,
): readonly DetailedItem[] {
  // What is over is changed only where its days, or it itself, are named.
  const days = parts.period ?? { first: isOne ? -Infinity : today, last: Infinity }
  return all
    .filter(({ first, last }) => last >= days.first && first <= days.last)
    .filter(({ categoryId }) => asked.categoryId === null || categoryId === asked.categoryId)
    .filter((item) => isOne === null || isOne(item))
    .filter(isOne === null ? inPartSaid(parts, asked) : () => true)
    .filter(parts.phrases.has('whileAway') ? whileAway(all, surroundings.rules) : () => true)
}

/** What the words of a wish find, and how. */
interface LinkedItems {
  readonly found: readonly DetailedItem[]
  readonly linked: LinkedTerms
}

function linkedItems(asking: QuestionContext, meant: WishSubject): LinkedItems {
  const placed = placedItems(asking, meant)
  const linked = linkedTerms(meant.asked.terms, placed, asking.surroundings)
  const isMeant = itemMatcher(linked.terms, asking.surroundings)
  return { found: linked.by === 'nothing' ? [] : placed.filter(isMeant), linked }
}

/** Whether all that is on some days is meant: a word for one thing, or that points at one, never takes several. */
const isAllOfDays = ({ parts, asked }: WishSubject, { phrases, question }: QuestionContext): boolean =>
  question.among?.isOne !== true &&
  asked.terms.length === 0 &&
  parts.period !== null &&
  ![parts.phrases, phrases].some((said) => said.has('oneThing'))

/** Whether all that was said is found, and not fewer words; where it `isLoose`, but for what kind of thing it is. */
const isAllFound = ({ asked }: WishSubject, { by, terms }: LinkedTerms, isLoose: boolean): boolean =>
  by !== 'fewer' || (isLoose && asked.terms.every((term) => terms.includes(term) || isGeneric(term)))

/** Finds what is to be changed. `isMany` allows several; where it `isLoose`, titles need not say what kind of thing it is. */
export function candidatesOf(asking: QuestionContext, words: string, isMany: boolean, isLoose = false): Candidates {
  const told = withinEvent(ofEachWeekday(fromThenOn(onDaysTold(meantBy(words, asking), asking)), asking), asking)
  const ask = unsure(asking, told)
  if (ask) return { ask }
  const meant = elsewhere(asking, titled(asking, told) ?? told)
  const { found, linked } = meantItems(asking, meant)
  // A change is never made of what was not said: fewer words are only asked back.
  const isSure = found.length > 0 && isAllFound(meant, linked, isLoose)
  if (!isSure) return { ask: notFound(asking, meant, { found, linked }) }
  const few = meant.isOne === null ? fewIn(readInAnyLanguage(foldedText(words).plain)) : null
  const chosen = chosenOf(asking, meant, few ? { found: few.some(found), isMany: true } : { found, isMany })
  return 'found' in chosen && linked.by === 'fewer' ? { ...chosen, looser: fewerWords(asking, meant, linked) } : chosen
}

/** What the words of a wish find; where that is to be left out, the others that were listed. */
function meantItems(asking: QuestionContext, meant: WishSubject): LinkedItems {
  const { found, linked } = linkedItems(asking, meant)
  return { found: asking.question.isLeftOut ? othersListed(asking, found) : found, linked }
}

/** What was listed but for some of it; nothing where none of it is meant. */
function othersListed({ all, question }: QuestionContext, some: readonly DetailedItem[]): readonly DetailedItem[] {
  const ids = new Set(question.among?.ids)
  const out = some.filter(({ id }) => ids.has(id))
  return out.length === 0 ? [] : all.filter((item) => ids.has(item.id) && !out.includes(item))
}

const fewerWords = ({ sentences }: QuestionContext, { asked }: WishSubject, { terms }: LinkedTerms): string =>
  sentences.replies.lookedFor(asked.terms.join(' '), terms.join(' '), true)

/** Whether what is meant is told by pointing at it, and by no words that may mean several. */
const isChosen = ({ isOne }: WishSubject, { question: { among } }: QuestionContext): boolean =>
  isOne !== null && among?.isOne !== true

/** Whether only some of what was listed is meant, and all of it is found. */
const isAllListed = ({ question: { among } }: QuestionContext, found: readonly DetailedItem[]): boolean =>
  among?.isNarrowed === true && among.ids.length > 1 && found.length === among.ids.length

/** Some of what was listed, by days that are said as one says them of it. */
function narrowed(asking: QuestionContext, meant: WishSubject): WishSubject {
  const { found } = linkedItems(asking, meant)
  if (found.length > 0 && !isAllListed(asking, found)) return meant
  return inLastWeek(asking, meant) ?? readFrom(asking, meant)
}

/** Whether the verb of a wish stands before a word that points: `make it half past`. */
function isPointedAt({ question }: QuestionContext): boolean {
  const wish = wishIn(question.text)
  return wish !== null && 'verb' in wish && readInAnyLanguage(foldedText(wish.rest).plain).find('pronoun')?.from === 0
}

/** The same anywhere, where a wish names something that was not listed: `delete the dentist, I do not need it`. */
function elsewhere(asking: QuestionContext, meant: WishSubject): WishSubject {
  const { among } = asking.question
  if (among === undefined) return onNextWeekday(asking, meant)
  if (among.isNarrowed && among.ids.length > 1) return ofWeekday(meant) ?? narrowed(asking, meant)
  if (linkedItems(asking, meant).found.length > 0) return meant
  return onWeekday(asking, meant) ?? notListed(asking, meant)
}

/** The same of the name of what was listed, or of what a wish names itself, where it does not point at it. */
function notListed(asking: QuestionContext, meant: WishSubject): WishSubject {
  const { asked, parts } = meant
  const isOwn = asking.question.subject === undefined
  if (isOwn && asked.terms.length > 0) return isPointedAt(asking) ? meant : { ...meant, isOne: null }
  return isOwn && parts.period === null ? meant : { ...meant, isOne: isAlike(asking) }
}

/** What was found, where all of it or one is meant; else which one is asked back. */
function chosenOf(
  asking: QuestionContext,
  meant: WishSubject,
  { found, isMany }: { readonly found: readonly DetailedItem[]; readonly isMany: boolean },
): Candidates {
  const isPlural = areNamedAsMany(meant.parts.folded.plain, found, asking.language)
  const areSeveralMeant = isMany || isPlural || isChosen(meant, asking) || isAllOfDays(meant, asking)
  if (isAllListed(asking, found)) return { ask: askWhich(asking, found) }
  const one = areSeveralMeant ? null : placedOf(meant, found)
  if (one !== null) return { found: [one], hasPeriod: true }
  if (found.length > 1 && !areSeveralMeant) return oneNearby(asking, calledSo(asking, meant, found))
  return { found, hasPeriod: meant.parts.period !== null || asking.question.among !== undefined }
}

/** The last of several of one name, or the next, where that is said: `the last German class`; null where it is not. */
function placedOf({ parts, isOne }: WishSubject, found: readonly DetailedItem[]): DetailedItem | null {
  const { has } = parts.phrases
  if (isOne !== null || has('week') || !areSeriesOfOneName(found)) return null
  if (has('lastOne')) return found.at(-1) ?? null
  return has('nextOfThem') ? (found[0] ?? null) : null
}

/** The one of several that was listed before, or that there is; else it is asked which of them is meant. */
function oneNearby(asking: QuestionContext, found: readonly DetailedItem[]): Candidates {
  const ids = new Set(asking.question.nearby)
  const near = found.length === 1 ? found : found.filter(({ id }) => ids.has(id))
  if (near.length === 1) return { found: near, hasPeriod: true }
  return { ask: askWhich(asking, near.length > 1 ? near : found) }
}

/** The same by a title, where nothing in the category is meant that its words name. */
function titled(asking: QuestionContext, meant: WishSubject): WishSubject | null {
  const { asked } = meant
  const isThere = (one: WishSubject): boolean =>
    placedItems(asking, one).some(itemMatcher(one.asked.terms, asking.surroundings))
  if (asked.categoryId === null || isThere(meant)) return null
  const byTitle = { ...meant, asked: { ...asked, terms: asked.words, categoryId: null } }
  return isThere(byTitle) ? byTitle : null
}

/** The same for what does not change when something is: where nothing is to come, what is over is meant. */
export function ofAnyTime(asking: QuestionContext, words: string): Candidates {
  const coming = candidatesOf(asking, words, true)
  const isTwo = readInAnyLanguage(foldedText(words).plain).has('bothOf')
  if ('found' in coming && (!isTwo || coming.found.length > 1)) return coming
  const today = isTwo ? yearSpan(partsOf(asking.today).year).first : -Infinity
  const ever = candidatesOf({ ...asking, today }, words, true)
  return 'found' in ever ? ever : coming
}

/** Each event once, for what is that of a series; several are asked back, unless the words mean all. */
export function onceEach(asking: QuestionContext, words: string, candidates: Candidates): Candidates {
  if ('ask' in candidates) return candidates
  const found = onePerEvent(candidates.found)
  const { among } = asking.question
  const areMany = isForAll(words) || areNamedAsMany(foldedText(words).plain, found, asking.language)
  const isSeveral = among ? !among.isOne : areMany || candidates.hasPeriod || areSeriesOfOneName(found)
  return found.length > 1 && !isSeveral ? { ask: askWhich(asking, found) } : { ...candidates, found }
}

/** The events that words mean, of which a name or a category is to change. */
export const eventsOf = (asking: QuestionContext, words: string): Candidates =>
  onceEach(asking, words, ofAnyTime(asking, words))

function notFound(asking: QuestionContext, { parts, asked }: WishSubject, { found, linked }: LinkedItems): Reply {
  const { changes } = asking.sentences
  const looked = { terms: asked.terms, isInDays: parts.period !== null }
  if (found.length === 0) return { text: changes.notFound(looked) }
  const fewer = withList(asking, changes.foundFewer(looked, linked.terms), found)
  return { ...endingWith(changes.nothingChanged, fewer), asks: 'these' }
}
