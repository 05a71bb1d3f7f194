import type { Language, TextSpan } from '../../language/index.ts'
import { readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import type { QuestionSurroundings } from '../question-types.ts'
import { understoodIn } from '../reading/dates.ts'
import { withoutSpans } from '../reading/references.ts'
import { quotationIn } from '../reading/terms.ts'
import { foldedText, typed, type FoldedText } from '../reading/words.ts'

/** What is told of something new besides its name and when it is, wherever that stands, and the other words. */
export interface ToldParts {
  readonly words: string
  readonly note: string | null
  readonly location: string | null
  readonly categoryId: string | null
  /** Several times before it at which it is to be remembered; one alone is read with its day. */
  readonly leads: readonly number[]
}

/** A part that is told, and where it stands in the text as it was typed. */
interface Told<Value> extends TextSpan {
  readonly value: Value
}

const placed = <Value>({ places, text }: FoldedText, from: number, to: number, value: Value): Told<Value> => ({
  from: places[from] ?? text.length,
  to: places[to] ?? text.length,
  value,
})

/** A note, which ends the text. */
function noteIn(folded: FoldedText): Told<string> | null {
  const said = readInAnyLanguage(folded.plain).find('noteLabel')
  const note = said ? typed(folded, said.to).replace(/^[\s"“«]+|[\s"”».]+$/gu, '') : ''
  return said && said.from > 0 && note !== '' ? placed(folded, said.from, folded.plain.length, note) : null
}

/** The category that is named behind the word for one or before it, or as that under which it is filed. */
function categoryTold(folded: FoldedText, { categories }: QuestionSurroundings): Told<string> | null {
  const { findAll } = readInAnyLanguage(folded.plain)
  for (const label of findAll('categoryLabel').filter(({ from }) => from > 0)) {
    const rest = folded.plain.slice(label.to)
    const begin = label.to + rest.length - rest.trimStart().length
    const named = categories.find(({ name }) => beginsWith(folded.plain.slice(begin), foldedText(name).plain))
    if (!named) continue
    const end = begin + foldedText(named.name).plain.length
    const behind = readInAnyLanguage(folded.plain.slice(end)).find('categoryWordFirst')
    // `In the Health` alone may be a place.
    if (readInAnyLanguage(folded.plain.slice(label.from, label.to)).has('intoSome') && !behind) continue
    return placed(folded, label.from, end + (behind?.to ?? 0), named._id)
  }
  return null
}

const beginsWith = (words: string, name: string): boolean =>
  words.startsWith(name) && /^(?:$|[^\p{L}\p{N}])/u.test(words.slice(name.length))

/** The place that is told behind the word for it, as far as nothing else begins. */
function placeTold(folded: FoldedText, surroundings: QuestionSurroundings): Told<string> | null {
  const label = readInAnyLanguage(folded.plain)
    .findAll('placeLabel')
    .find(({ from, to }) => from > 0 && isPlaceBehind(folded, to))
  if (!label) return null
  const behind = typed(folded, label.to)
  const { plain } = foldedText(behind)
  const said = readInAnyLanguage(plain)
  const times = understoodIn(behind, { language: surroundings.language, surroundings }).filter(
    ({ from, kind, text }) => from > 1 && (kind !== 'time' || /\D\d|\D$/u.test(text)),
  )
  const signs = [...plain.matchAll(/[,;]/gu)].map(({ index }) => index)
  const others = (['joinsWishes', 'reminderClause', 'categoryLabel', 'lengthClause'] as const).flatMap((cue) =>
    said.findAll(cue).map(({ from }) => from),
  )
  const end = Math.min(plain.length, ...signs, ...[...times.map(({ from }) => from), ...others].filter((at) => at > 1))
  const place = behind.slice(0, end).trim()
  return place === '' ? null : placed(folded, label.from, label.to + end, place)
}

/** Whether a name begins there: a label without its sign may be a word of the title. */
const isPlaceBehind = (folded: FoldedText, at: number): boolean =>
  folded.plain[at - 1] === ':' ||
  /^\s*(?:\p{Lu}|\d)/u.test(typed(folded, at)) ||
  readInAnyLanguage(folded.plain.slice(at).trimStart()).has('placeNoun')

/** Whether words begin with the name of a place behind the word that says where: `at the Red Lion`. */
function beginsAsPlace(words: string, language: Language): boolean {
  const folded = foldedText(words)
  const said = readPhrases(folded.plain, language).find('atPlace')
  const name = said ? typed(folded, said.to).replace(/^['’\s]+/u, '') : ''
  return /^\p{Lu}/u.test(name) || readInAnyLanguage(foldedText(name).plain).has('placeNoun')
}

/** Several times before it that are said of one reminder. */
function leadsTold(folded: FoldedText): Told<readonly number[]> | null {
  const said = readInAnyLanguage(folded.plain)
    .findAll('reminderLeads')
    .find(({ value }) => (value as readonly number[]).length > 1)
  return said ? placed(folded, said.from, said.to, said.value as readonly number[]) : null
}

/** One part after the other is taken out of the words. */
function taken<Value>(words: string, read: (folded: FoldedText) => Told<Value> | null) {
  const told = read(foldedText(words))
  return { words: told ? withoutSpans(words, [told]) : words, value: told?.value ?? null }
}

/** Reads what is told of something new, and leaves the words that name it and say when it is. */
export function toldParts(wish: string, surroundings: QuestionSurroundings): ToldParts {
  const note = quotationIn(wish) === null ? taken(wish, noteIn) : { words: wish, value: null }
  const leads = taken(note.words, leadsTold)
  const place = taken(leads.words, (folded) => placeTold(folded, surroundings))
  const category = taken(place.words, (folded) => categoryTold(folded, surroundings))
  return {
    words: category.words,
    ...{ note: note.value, location: place.value, categoryId: category.value, leads: leads.value ?? [] },
  }
}

/** Before what is looked at as if something stood before it. */
const BEFORE = '- '

/** Whether words begin with something that is told of what was named before them. */
export const beginsAsPart = (words: string, surroundings: QuestionSurroundings): boolean =>
  !toldParts(BEFORE + words, surroundings).words.startsWith(BEFORE + words.slice(0, BEFORE.length))

/** What is left of words that name something, without when it is, for how long, and what else is told of it. */
export function nameIn(words: string, surroundings: QuestionSurroundings): string {
  const rest = toldParts(BEFORE + words, surroundings).words.slice(BEFORE.length)
  const said = understoodIn(rest, { language: surroundings.language, surroundings })
  const left = withoutSpans(rest, said)
  const { findAll } = readInAnyLanguage(foldedText(left).plain)
  const name = withoutSpans(left, [...findAll('ofLength'), ...findAll('joinsNothing')])
  return beginsAsPlace(name, surroundings.language) ? '' : name
}
