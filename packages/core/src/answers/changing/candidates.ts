import type { AskedItem } from '../answer-types.ts'
import type { QuestionSurroundings } from '../../intents/question-types.ts'
import type { Asking, Reply } from '../answering/asking.ts'
import { duringIn } from '../answering/during.ts'
import { onePerEvent } from '../answering/one-per-event.ts'
import { itemMatcher } from '../answering/item-matcher.ts'
import { looserTerms, mendedTerms } from '../answering/looser-terms.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { doubtfulDate } from '../../intents/reading/period.ts'
import { typed } from '../../intents/reading/folded-text.ts'
import { partsOfQuestion, type QuestionParts } from '../../intents/reading/question-parts.ts'
import { askedFor, type AskedFor } from '../../intents/reading/terms.ts'
import { listed } from '../saying/items.ts'
import { changeSentencesIn } from '../words/sentences.ts'
import { unchanged } from './proposal.ts'

/** The items that words of a wish mean: all of them, or one; or what to ask back. */
export type Candidates = { readonly found: readonly AskedItem[]; readonly hasPeriod: boolean } | { readonly ask: Reply }

/** Whether several are meant by the words after the verb, and not one of them. */
export const isForAll = (words: string): boolean => readInAnyLanguage(words).has('forAll')

/** What is asked back where several are found and one is meant. */
export const askWhich = (asking: Asking, found: readonly AskedItem[]): Reply => {
  const list = listed(found, asking.today, asking.language)
  const { whichOne, nothingChanged } = changeSentencesIn(asking.language)
  return { text: `${whichOne}\n${list.text}\n${nothingChanged}`, itemIds: list.itemIds }
}

/** What the words of a wish say about which items are meant. */
interface Meant {
  readonly parts: QuestionParts
  readonly asked: AskedFor
  readonly isSelection: boolean
}

/** The same within the days of an event that the words name: `the team meetings during my holiday`. */
function within(meant: Meant, asking: Asking): Meant {
  const { parts } = meant
  const during = parts.period ? null : duringIn(parts.folded.plain, parts.phrases, asking)
  if (!during) return meant
  const period = { first: during.first, last: during.last, from: during.from, to: parts.folded.plain.length }
  return { ...meant, parts: { ...parts, period }, asked: meantBy(typed(parts.folded, 0, during.from), asking).asked }
}

function meantBy(words: string, { surroundings, language }: Asking): Meant {
  const parts = partsOfQuestion(words, { ...surroundings, language })
  return {
    parts,
    asked: askedFor({ ...parts, kind: null }, surroundings),
    isSelection: surroundings.selectedIds.length > 0 && readInAnyLanguage(words).has('selectedOnes'),
  }
}

const isAnything = ({ parts, asked, isSelection }: Meant): boolean =>
  asked.terms.length === 0 && asked.categoryId === null && !parts.period && !isSelection

/** What is to be asked back before anything is looked for. */
function unsure(asking: Asking, meant: Meant): Reply | null {
  const { parts } = meant
  const doubt = parts.period ? null : doubtfulDate(parts.folded, parts.dating)
  if (doubt !== null) return { text: doubted(asking, doubt) }
  return isAnything(meant) ? unchanged(asking, changeSentencesIn(asking.language).whichEvents) : null
}

function placedItems({ all, surroundings, today }: Asking, { parts, asked, isSelection }: Meant): readonly AskedItem[] {
  const selected = new Set(surroundings.selectedIds)
  // What is over is changed only where its days, or it itself, are named.
  const days = parts.period ?? { first: isSelection ? -Infinity : today, last: Infinity }
  return all
    .filter(({ first, last }) => last >= days.first && first <= days.last)
    .filter(({ categoryId }) => asked.categoryId === null || categoryId === asked.categoryId)
    .filter(({ id, eventId }) => !isSelection || selected.has(id) || selected.has(eventId))
}

/** What has the words, else what has those that they are slips of: the card shows which it is. */
function foundOf(
  terms: readonly string[],
  placed: readonly AskedItem[],
  surroundings: QuestionSurroundings,
): readonly AskedItem[] {
  const exact = placed.filter(itemMatcher(terms, surroundings))
  const mended = exact.length > 0 ? [] : mendedTerms(terms, placed, surroundings)
  return mended.length === 0 ? exact : placed.filter(itemMatcher(mended, surroundings))
}

/** Finds what is to be changed. `isMany` allows several. */
export function candidatesOf(asking: Asking, words: string, isMany: boolean): Candidates {
  const told = within(meantBy(words, asking), asking)
  const ask = unsure(asking, told)
  if (ask) return { ask }
  const meant = titled(asking, told) ?? told
  const { parts, asked, isSelection } = meant
  const placed = placedItems(asking, meant)
  const found = foundOf(asked.terms, placed, asking.surroundings)
  if (found.length === 0) return { ask: notFound(asking, meant, placed) }
  const isAllOfDays = asked.terms.length === 0 && parts.period !== null && !parts.phrases.has('oneThing')
  if (found.length > 1 && !isMany && !isSelection && !isAllOfDays) return { ask: askWhich(asking, found) }
  return { found, hasPeriod: parts.period !== null }
}

/** The same by a title, where nothing in the category is meant that its words name: a trip that is in none. */
function titled(asking: Asking, meant: Meant): Meant | null {
  const { asked } = meant
  const isThere = (one: Meant): boolean =>
    placedItems(asking, one).some(itemMatcher(one.asked.terms, asking.surroundings))
  if (asked.categoryId === null || isThere(meant)) return null
  const byTitle = { ...meant, asked: { ...asked, terms: asked.words, categoryId: null } }
  return isThere(byTitle) ? byTitle : null
}

/** The same for what does not change when something is: where nothing is to come, what is over is meant. */
export function ofAnyTime(asking: Asking, words: string): Candidates {
  const coming = candidatesOf(asking, words, true)
  if ('found' in coming) return coming
  const ever = candidatesOf({ ...asking, today: -Infinity }, words, true)
  return 'found' in ever ? ever : coming
}

/** Each event once, since a name and a category are those of a series; several are asked back, unless all are meant. */
export function eventsOf(result: Candidates, asking: Asking, words: string): Candidates {
  if ('ask' in result) return result
  const found = onePerEvent(result.found)
  return found.length > 1 && !isForAll(words) && !result.hasPeriod
    ? { ask: askWhich(asking, found) }
    : { ...result, found }
}

function notFound(asking: Asking, { parts, asked }: Meant, placed: readonly AskedItem[]): Reply {
  const { language, surroundings, today } = asking
  const sentences = changeSentencesIn(language)
  const looked = { terms: asked.terms, isInDays: parts.period !== null }
  const looser = looserTerms(asked.terms, placed, surroundings)
  if (looser.length === 0) return { text: sentences.notFound(looked) }
  // A change is never made of what was not said: fewer words are only asked back.
  const list = listed(placed.filter(itemMatcher(looser, surroundings)), today, language)
  return {
    text: `${sentences.foundFewer(looked, looser)}\n${list.text}\n${sentences.nothingChanged}`,
    itemIds: list.itemIds,
  }
}

/** That a date is not sure, and how to say it surely. */
export const doubted = ({ language }: Pick<Asking, 'language'>, words: string): string =>
  changeSentencesIn(language).whichDate(words)
