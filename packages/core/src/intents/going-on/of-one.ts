import { nearestWord } from '../../language/index.ts'
import type { TextSpan } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { idOfNew, idsOnCard, isNewId, type NewEvent } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { referenceIn, spokenOf } from '../reading/references.ts'
import { foldedText, isStopWord, typed, wordsOf, type PlacedWord } from '../reading/words.ts'
import { twoWishesIn } from '../wishes/two-wishes.ts'
import { offCard, pointless } from './left-out.ts'
import { aboutListed, bareOf, restBehind, saying, type Talk } from './talk.ts'

/** Reads what is said of what is spoken of. */
export type Reader = (parts: QuestionParts, talk: Talk) => ReadQuestion | string | null

/** The first of some readings that a text has. */
export function firstRead(parts: QuestionParts, talk: Talk, readers: readonly Reader[]): ReadQuestion | string | null {
  for (const read of readers) {
    const found = read(parts, talk)
    if (found !== null) return found
  }
  return null
}

/** Some of those that are spoken of, and where a text says so. */
interface SaidOne {
  readonly ids: readonly string[]
  readonly at: TextSpan
}

/** The one at a place of a list, which is counted from its end below zero. */
const atPlace = (all: readonly string[], place: number): string | undefined =>
  place === 0 ? undefined : all.at(place > 0 ? place - 1 : place)

/** One of several by its place in what was listed. */
function byPlace({ phrases, folded }: QuestionParts, { before: { listed, card } }: Talk): SaidOne | null {
  const at = phrases.find('firstPlace') ?? (phrases.has('monthName') ? null : phrases.find('placeListed'))
  const said = at && readInAnyLanguage(folded.plain.slice(at.from, at.to).trim()).find('placeListed')
  const place = Number(said?.value ?? 0)
  const id = atPlace(listed.length > 1 ? listed : idsOnCard(card), place)
  return at && id !== undefined ? { ids: [id], at } : null
}

/** Where a text names something new, by words of its title or by slips of them; null where it does not. */
export function nameIn(plain: string, { title }: NewEvent): TextSpan | null {
  const own = new Set(wordsOf(foldedText(title).plain).flatMap(({ word }) => (isStopWord(word) ? [] : [word])))
  const isOwn = (word: string): boolean => own.has(word) || (word.length > SLIP_MIN && nearestWord(word, own) !== null)
  const words = wordsOf(plain)
  const first = words.find(({ word }) => isOwn(word))
  if (first === undefined) return null
  // A name does not go on behind a sign.
  const [run = ''] = plain.slice(first.from).split(/[,;]/u)
  const within = words.filter(({ from }) => from >= first.from && from < first.from + run.length)
  const beyond = within.findIndex(({ word }) => !isOwn(word) && !isStopWord(word))
  const last = within.slice(0, beyond < 0 ? undefined : beyond).findLast(({ word }) => isOwn(word)) ?? first
  return { from: withArticle(words, first).from, to: last.from + last.word.length }
}

/** The article before a word; the word where none is. */
function withArticle(words: readonly PlacedWord[], one: PlacedWord): PlacedWord {
  const before = words[words.indexOf(one) - 1]
  return before && readInAnyLanguage(before.word).find('article')?.to === before.word.length ? before : one
}

/** A shorter word has too many others near it. */
const SLIP_MIN = 4

/** The one event that the card would add and that a text names. */
function byName({ folded }: QuestionParts, { before: { card } }: Talk): SaidOne | null {
  const said = card.flatMap((one, place) => {
    const at = one.action === 'create' ? nameIn(folded.plain, one) : null
    return at ? [{ ids: [idOfNew(place)], at }] : []
  })
  const [only, ...others] = said
  return only && others.length === 0 ? only : null
}

/** Those of several new events that a text names, or what it points at. */
function meantIn(parts: QuestionParts, talk: Talk): readonly string[] {
  const named = talk.before.card.flatMap((one, place) =>
    one.action === 'create' && nameIn(parts.folded.plain, one) ? [idOfNew(place)] : [],
  )
  const placed = referenceIn(parts.phrases, talk.before)
  if (placed?.by === 'place' && placed.ids.every(isNewId)) return placed.ids
  // Behind the words that say which stands what else is said of the others.
  const [which = ''] = parts.folded.text.split(/[,;]/u)
  const one = named.length > 0 ? null : whichIn(bareOf(partsOfQuestion(which, talk.surroundings), talk), talk)
  return one?.rest.folded.plain === '' ? one.ids : named
}

/** A card without some of what it is about: `not the first one`, `only the haircut`; null where nothing of the kind is said. */
export function withoutSomeOf(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const all = talk.surroundings.hasOpenCard ? idsOnCard(talk.before.card) : []
  if (all.length === 0) return null
  const only = restBehind(restBehind(parts, 'correcting', talk) ?? parts, 'only', talk)
  if (only !== null && isOfSeveralWishes(talk))
    return { ...offCard(pointless(bareOf(only, talk), talk), parts.folded.text, talk), isLeftOut: true }
  const which = only ?? restBehind(parts, 'leavesSome', talk) ?? beforeNo(parts, talk)
  const said = (which === null ? [] : meantIn(which, talk)).filter((id) => all.includes(id))
  return said.length === 0 ? null : onlyOrNot(parts, { isOnly: only !== null, said, all }, talk)
}

/** The card with some of it alone, or without. */
function onlyOrNot(
  parts: QuestionParts,
  {
    isOnly,
    said,
    all,
  }: { readonly isOnly: boolean; readonly said: readonly string[]; readonly all: readonly string[] },
  talk: Talk,
): ReadQuestion | null {
  if (isOnly) return onlyThese(parts, all, said, talk)
  return all.length === 1 ? null : takenOff(parts.folded.text, said, talk)
}

/** Whether a card does different things to what is in the calendar. */
const isOfSeveralWishes = ({ before: { card, question }, surroundings }: Talk): boolean =>
  surroundings.hasOpenCard &&
  question.kind === 'change' &&
  card.every(({ action }) => action !== 'create') &&
  (new Set(card.map(({ action }) => action)).size > 1 || twoWishesIn(question.text, surroundings) !== null)

/** The card with some of it alone: that a wish is for one alone is that wish again, and of what is all of it nothing is said. */
function onlyThese(
  { folded }: QuestionParts,
  all: readonly string[],
  some: readonly string[],
  talk: Talk,
): ReadQuestion | null {
  if (all.length === 1) return saying('agree', folded.text, talk)
  const isAgain = !some.every(isNewId) && !/[,;]/u.test(folded.plain)
  return isAgain ? null : takenOff(folded.text, notIn(all, some), talk)
}

const notIn = (all: readonly string[], some: readonly string[]): readonly string[] =>
  all.filter((id) => !some.includes(id))

/** What is said before a `no`: `the second one, no`. */
export function beforeNo({ folded, phrases }: QuestionParts, { surroundings }: Talk): QuestionParts | null {
  const said = phrases.find('noBehind')
  return said === null || said.from === 0 ? null : partsOfQuestion(typed(folded, 0, said.from), surroundings)
}

/** All that is on the card, the other one of two, or that which was spoken of last, by a word for it. */
function byWord({ phrases }: QuestionParts, { before }: Talk): SaidOne | null {
  const { focus, listed, card } = before
  const all = listed.length > 1 ? listed : idsOnCard(card)
  const [both, other, that] = [phrases.find('both'), phrases.find('otherOne'), phrases.find('spokenOne')]
  if (both && all.length === 2) return { ids: all, at: both }
  const others = all.filter((id) => !focus.includes(id))
  if (other && focus.length === 1 && others.length === 1) return { ids: others, at: other }
  return that && !other ? { ids: spokenOf(before), at: that } : null
}

/** Which of what is on the card a text is about, and what else it says; null where it does not say which. */
export function whichIn(
  parts: QuestionParts,
  talk: Talk,
  isPlaced = false,
): { readonly ids: readonly string[]; readonly rest: QuestionParts } | null {
  const one = byPlace(parts, talk) ?? (isPlaced ? null : (byName(parts, talk) ?? byWord(parts, talk)))
  if (one === null) return null
  const { folded, language } = parts
  const [said, behind] = [typed(folded, 0, one.at.from).trim(), typed(folded, one.at.to).replace(/^[\s,.:;!]+/u, '')]
  const before = withoutPreposition(said)
  // What a verb stands before is pointed at instead: `make the dentist ten`.
  const pointed = before === said && said !== '' ? LANGUAGE_WORDS[language].wishes.pronoun : ''
  const words = [before, pointed, behind].filter((part) => part !== '').join(' ')
  return { ids: one.ids, rest: partsOfQuestion(words, talk.surroundings) }
}

/** Words without a preposition that ends them, and that belongs to what followed: `ten minutes before FOR the call`. */
const withoutPreposition = (words: string): string =>
  words.slice(0, readInAnyLanguage(foldedText(words).plain).find('ofWhich')?.from).trim()

/** A wish to have something on the card no more: where nothing else is on it, none of it is wanted. */
export const takenOff = (text: string, ids: readonly string[], talk: Talk): ReadQuestion =>
  idsOnCard(talk.before.card).every((id) => ids.includes(id))
    ? saying('decline', text, talk)
    : { ...aboutListed(talk, { ids }, { kind: 'change', text }), isOff: true }

/** A name without the word that points at what has it: `it Lunch`, `it to Lunch`. */
export function withoutPointing(rest: string): string {
  const folded = foldedText(rest)
  const said = readInAnyLanguage(folded.plain).find('pronoun')
  const name = said?.from === 0 ? foldedText(typed(folded, said.to).trim()) : folded
  const to = readInAnyLanguage(name.plain).find('newName')
  const end = readInAnyLanguage(name.plain).find('correctedBehind')?.from
  return typed(name, to?.from === 0 ? to.to : 0, end).trim()
}
