import type { TextSpan } from '../../language/index.ts'
import type { Cue } from '../languages.ts'
import { isAboutLongest, type CuePhrases, type QuestionPhrases } from '../read-phrases.ts'
import { isNewId } from '../proposed-change.ts'
import type { QuestionKind, Remembered } from '../question-types.ts'
import type { QuestionParts } from './question-parts.ts'
import { wordsOf } from './words.ts'

/** Words that speak of what was listed before, and what they mean of it. */
export interface Reference {
  readonly ids: readonly string[]
  /** Where the words stand; empty where it goes without saying. */
  readonly spans: readonly TextSpan[]
  /** Whether places in the list are said, how many of it, or a word for all of it, or one that may also mean nothing: `it`. */
  readonly by: 'place' | 'few' | 'word' | 'pronoun' | 'nothing'
  /** Whether the word is for one. */
  readonly isOne: boolean
  /** Whether not they are meant, but their days. */
  readonly isOfDays?: boolean
  /** Whether the next of its name is meant, where it is over. */
  readonly isToCome?: boolean
  /** Whether another one than the one that was spoken of is meant. */
  readonly isOther?: boolean
  /** Which of them by how long it lasts, where only that tells it. */
  readonly extreme?: 'longest' | 'shortest'
}

/** Those at some places of a list, counted from 1, or from the end with -1. */
const atPlaces = (listed: readonly string[], places: readonly number[]): readonly string[] => [
  ...new Set(places.flatMap((place) => listed.at(place > 0 ? place - 1 : place) ?? [])),
]

/** The first or the last few of a list, where a text says so: `the first three`, `the next two`. */
export function fewIn(
  phrases: CuePhrases,
): { readonly some: <Item>(all: readonly Item[]) => readonly Item[]; readonly at: TextSpan } | null {
  const [first, last] = [phrases.find('firstFew') ?? phrases.find('nextFew'), phrases.find('lastFew')]
  if (first) return { some: (all) => all.slice(0, Number(first.value)), at: first }
  return last && { some: (all) => all.slice(-Number(last.value)), at: last }
}

/** What was spoken of last. */
export const spokenOf = ({ focus, listed }: Remembered): readonly string[] => (focus.length > 0 ? focus : listed)

/** Those of a list that a text says by their place in it; null where it says none. */
function placedIn(phrases: QuestionPhrases, { listed }: Remembered): Reference | null {
  const places = phrases.findAll('placeListed')
  const numbers = places.map(({ value }) => Number(value))
  if (places.length > 0) return { ids: atPlaces(listed, numbers), spans: places, by: 'place', isOne: false }
  const next = phrases.find('nextListed')
  if (next) return { ids: listed.slice(0, 1), spans: [next], by: 'place', isOne: false, isToCome: listed.length === 1 }
  const few = fewIn(phrases)
  return few && { ids: few.some(listed), spans: [few.at], by: 'few', isOne: false }
}

/** The one of a list that lasts longest, or shortest, where a text says so. */
function byLengthIn(phrases: CuePhrases, before: Remembered): Reference | null {
  const [longer, shorter] = [phrases.find('longerOne'), phrases.find('shorterOne')]
  const at = longer ?? shorter
  if (at === null || before.listed.length < 2) return null
  return { ids: before.listed, spans: [at], by: 'word', isOne: true, extreme: longer ? 'longest' : 'shortest' }
}

/** Two things of which one was spoken of after the other; null where there are no such two. */
export function twoSpokenOf({ behind = [], ...last }: Remembered): readonly string[] | null {
  const [before] = behind
  // What else comes after the one that was asked for is none of the two.
  const isList = last.listed.length === 2 && (last.question.kind !== 'when' || last.focus.length !== 1)
  const two = before && !isList ? [...spokenOf(before), ...spokenOf(last)] : []
  const isPair = two.length === 2 && new Set(two).size === 2 && spokenOf(last).length === 1
  return isPair && !two.some(isNewId) ? two : null
}

/** What is meant by words for all or for some of what was spoken of. */
function idsMeant(phrases: QuestionPhrases, before: Remembered): readonly string[] {
  const pair = phrases.has('both') ? twoSpokenOf(before) : null
  if (pair !== null) return pair
  const { focus, listed } = before
  // What was listed besides the one thing that is spoken of is several.
  if (phrases.has('those') && !focus.every((id) => listed.includes(id))) return listed
  const isOfTwo = phrases.has('both') && before.listed.length === 2
  // Of one thing alone nobody says `all of them`.
  const isOfAll = phrases.has('allThose') && spokenOf(before).length === 1
  return isOfTwo || isOfAll ? before.listed : spokenOf(before)
}

/** What was spoken of last besides the one thing that is now; null where several are. */
function othersThan({ behind = [], ...last }: Remembered): readonly string[] | null {
  const some = spokenOf(last)
  const others = [last, ...behind].map(({ listed }) => listed.filter((id) => !some.includes(id)))
  return some.length === 1 ? (others.find((ids) => ids.length > 0) ?? []) : null
}

/** What the words of a text mean of what was listed before; null where they speak of nothing of the kind. */
export function referenceIn(phrases: QuestionPhrases, before: Remembered): Reference | null {
  const placed = placedIn(phrases, before)
  if (placed) return placed
  const byLength = byLengthIn(phrases, before)
  if (byLength) return byLength
  const many = (['both', 'those'] as const).flatMap((cue) => phrases.findAll(cue))
  const words = [...many, ...phrases.findAll('thatOne')]
  const all = [...words, ...phrases.findAll('pronoun')]
  if (all.length === 0) return null
  const others = phrases.has('otherOne') && before.asks === null ? othersThan(before) : null
  const ids = others ?? idsMeant(phrases, before)
  // Of more than two, `both` says which no more than `it` does.
  const isOne = many.length === 0 || (phrases.has('both') && ids.length > 2)
  const isOfDays = phrases.has('inThoseDays')
  return { ids, spans: all, by: words.length > 0 ? 'word' : 'pronoun', isOne, isOfDays, isOther: others !== null }
}

/** Cues of what is asked of something without saying of what: `where?`, `quanto dura?`. */
const OF_SOMETHING: readonly Cue[] = ['place', 'length', 'whatHour', 'ends', 'starts']

/** Whether words ask where something is, how long it lasts or when it ends. */
export const asksOfSomething = (phrases: CuePhrases): boolean => OF_SOMETHING.some((cue) => phrases.has(cue))

/** Kinds that ask of what was listed, where nothing else is named. */
const MEASURING: ReadonlySet<QuestionKind | null> = new Set(['count', 'hours', 'conflicts', 'categories', 'when'])

const isOfListed = (parts: QuestionParts): boolean =>
  MEASURING.has(parts.kind) || isAboutLongest(parts.phrases) || isShort(parts)

/** So many words ask of what was listed, without a verb of looking for something: `where?`, `quali erano?`. */
const SHORT = 4

const isShort = ({ kind, folded }: QuestionParts): boolean =>
  (kind === 'find' || kind === 'agenda') && folded.plain.endsWith('?') && wordsOf(folded.plain).length <= SHORT

/** Whether a question is about all that somebody has, or about some days: how long they are away is asked of one journey. */
const isOfAll = ({ kind, phrases, period }: QuestionParts, { question }: Remembered): boolean =>
  period !== null ||
  (phrases.has('someoneOwn') &&
    !asksOfSomething(phrases) &&
    !phrases.has('stayThere') &&
    !(phrases.has('away') && question.kind === 'when')) ||
  phrases.has('leave') ||
  (kind === 'when' && phrases.has('more'))

/** Of a flight and its journey it is the journey that somebody returns from, and the flight that has an hour. */
const isOfAnyEnd = (phrases: QuestionPhrases): boolean =>
  phrases.has('comesHome') || (phrases.has('whatHour') && phrases.has('ends'))

/** What a question means that names nothing, neither events nor days: `how many in all?`, `dov’è?`. */
export function unsaidReference(parts: QuestionParts, before: Remembered): Reference | null {
  const isOfIt = parts.phrases.has('withWhom') || (parts.phrases.has('ends') && spokenOf(before).length === 1)
  if (!(isOfIt && parts.period === null) && (!isOfListed(parts) || isOfAll(parts, before))) return null
  const isOfAny = isAboutLongest(parts.phrases) || isOfAnyEnd(parts.phrases)
  const ids = isOfAny ? before.listed : spokenOf(before)
  return { ids, spans: [], by: 'nothing', isOne: false }
}

/** A text without some spans of it, of which one may begin within another. */
export const withoutSpans = (text: string, spans: readonly TextSpan[]): string =>
  spans
    .toSorted((a, b) => a.from - b.from)
    .reduce(
      ({ left, end }, { from, to }) => ({
        left: `${left} ${text.slice(end, Math.max(from, end))}`,
        end: Math.max(to, end),
      }),
      { left: '', end: 0 },
    )
    .left.concat(' ', text.slice(spans.reduce((end, { to }) => Math.max(end, to), 0)))
    .replaceAll(/\s+/gu, ' ')
    .trim()
