import { foldForSearch } from '../../event/index.ts'
import type { AskedItem, QuestionSurroundings } from '../question-types.ts'
import type { Asking, Reply } from '../answering/asking.ts'
import { onePerEvent } from '../answering/one-per-event.ts'
import { itemMatcher } from '../answering/item-matcher.ts'
import { looserTerms, mendedTerms } from '../answering/looser-terms.ts'
import { doubtfulDate } from '../reading/period.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { askedFor, type AskedFor } from '../reading/terms.ts'
import { listed, quoted } from '../saying/items.ts'

/** The items that words of a wish mean: all of them, or one; or what to ask back. */
export type Candidates = { readonly found: readonly AskedItem[]; readonly hasPeriod: boolean } | { readonly ask: Reply }

const ALL = /\b(?:tutt[oiea]|ogni|ciascun\w*|gli|i|le|all|every|everything|each|any|these|those|quest[ie])(?: |$)/u
const ENGLISH_PLURAL = /\b(?:appointments|events|meetings|classes|lessons|sessions)\b/u

/** Whether several are meant by the words after the verb, and not one of them. */
export function isForAll(words: string): boolean {
  const plain = foldForSearch(words)
  return ALL.test(plain) || ENGLISH_PLURAL.test(plain)
}

/** What is asked back where several are found and one is meant. */
export const askWhich = (asking: Asking, found: readonly AskedItem[]): Reply => {
  const list = listed(found, asking.today, asking.language)
  const head = asking.say('Quale intendi? Dimmi il giorno:', 'Which one do you mean? Tell me the day:')
  return {
    text: `${head}\n${list.text}\n${asking.say('Non ho cambiato nulla.', 'Nothing has changed.')}`,
    itemIds: list.itemIds,
  }
}

const SELECTED = /\b(?:quest\w|these|those|this|selezionat\w|selected)\b/u

/** What the words of a wish say about which items are meant. */
interface Meant {
  readonly parts: QuestionParts
  readonly asked: AskedFor
  readonly isSelection: boolean
}

function meantBy(words: string, { surroundings, language }: Asking): Meant {
  const parts = partsOfQuestion(words, { ...surroundings, language })
  return {
    parts,
    asked: askedFor({ ...parts, kind: null }, surroundings),
    isSelection: SELECTED.test(parts.folded.plain) && surroundings.selectedIds.length > 0,
  }
}

const isAnything = ({ parts, asked, isSelection }: Meant): boolean =>
  asked.terms.length === 0 && asked.categoryId === null && !parts.period && !isSelection

/** What is to be asked back before anything is looked for. */
function unsure(asking: Asking, meant: Meant): Reply | null {
  const { parts } = meant
  const doubt = parts.period ? null : doubtfulDate(parts.folded, parts.dating)
  if (doubt !== null) return { text: doubted(asking, doubt) }
  if (!isAnything(meant)) return null
  return {
    text: asking.say(
      'Quali eventi intendi? Dimmi un nome o dei giorni. Non ho cambiato nulla.',
      'Which events do you mean? Tell me a name or some days. Nothing has changed.',
    ),
  }
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
  const told = meantBy(words, asking)
  const ask = unsure(asking, told)
  if (ask) return { ask }
  const meant = titled(asking, told) ?? told
  const { parts, asked, isSelection } = meant
  const placed = placedItems(asking, meant)
  const found = foundOf(asked.terms, placed, asking.surroundings)
  if (found.length === 0) return { ask: notFound(asking, meant, placed) }
  const isAllOfDays = asked.terms.length === 0 && parts.period !== null
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
  const { say, language, surroundings, today } = asking
  const words = quoted(asked.terms.join(' '), language)
  const what = asked.terms.length === 0 ? '' : say(` con ${words}`, ` with ${words}`)
  const when = parts.period ? say(' in quei giorni', ' on those days') : say(' da oggi in poi', ' from today on')
  const none = say(`Non trovo nessun evento${what}${when}`, `I find no events${what}${when}`)
  const looser = looserTerms(asked.terms, placed, surroundings)
  if (looser.length === 0)
    return { text: say(`${none}, perciò non c'è nulla da cambiare.`, `${none}, so there is nothing to change.`) }
  // A change is never made of what was not said: fewer words are only asked back.
  const list = listed(placed.filter(itemMatcher(looser, surroundings)), today, language)
  const head = say(
    `Con ${quoted(looser.join(' '), language)} ci sono questi:`,
    `With ${quoted(looser.join(' '), language)} there are these:`,
  )
  return {
    text: `${none}. ${head}\n${list.text}\n${say('Non ho cambiato nulla.', 'Nothing has changed.')}`,
    itemIds: list.itemIds,
  }
}

/** That a date is not sure, and how to say it surely. */
export const doubted = ({ say, language }: Pick<Asking, 'say' | 'language'>, words: string): string =>
  say(
    `Non sono sicuro di quale data sia ${quoted(words, language)}: scrivila con il mese in lettere, per esempio «12 maggio 2027».`,
    `I am not sure which date ${quoted(words, language)} is: write it with the month in words, for example “12 May 2027”.`,
  )
