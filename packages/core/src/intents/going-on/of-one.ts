import { nearestWord } from '../../language/index.ts'
import type { TextSpan } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { idOfNew, type NewEvent } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { referenceIn } from '../reading/references.ts'
import { foldedText, isStopWord, typed, wordsOf } from '../reading/words.ts'
import { wishIn } from '../wishes/command.ts'
import { aboutListed, actionOf, isWish, namesNothing, restBehind, saying, type Talk } from './talk.ts'
import { movedTo, namedBesideMoment } from './wish-again.ts'

/** Reads what is said of what is spoken of. */
export type Reader = (parts: QuestionParts, talk: Talk) => ReadQuestion | string | null

/** One of those that are spoken of, and where a text says so. */
interface SaidOne {
  readonly id: string
  readonly at: TextSpan
}

/** One of a list by its place, at the beginning of what is said of it. */
function byPlace({ phrases, folded }: QuestionParts, { before: { listed } }: Talk): SaidOne | null {
  const at = phrases.find('firstPlace')
  const said = at && readInAnyLanguage(folded.plain.slice(at.from, at.to).trim()).find('placeListed')
  const place = Number(said?.value ?? 0)
  const id = listed.length < 2 || place === 0 ? undefined : listed.at(place > 0 ? place - 1 : place)
  return at && id !== undefined ? { id, at } : null
}

/** Where a text names something new, by words of its title or by slips of them; null where it does not. */
function nameIn(plain: string, { title }: NewEvent): TextSpan | null {
  const own = new Set(wordsOf(foldedText(title).plain).flatMap(({ word }) => (isStopWord(word) ? [] : [word])))
  const isOwn = (word: string): boolean => own.has(word) || (word.length > SLIP_MIN && nearestWord(word, own) !== null)
  const words = wordsOf(plain)
  const first = words.findIndex(({ word }) => isOwn(word))
  if (first < 0) return null
  const behind = words.slice(first).findIndex(({ word }) => !isOwn(word) && !own.has(word) && !isStopWord(word))
  const run = words.slice(first, behind < 0 ? undefined : first + behind)
  const last = run.findLast(({ word }) => isOwn(word))
  const article = words[first - 1]
  const isArticle = article !== undefined && readInAnyLanguage(article.word).find('article')?.to === article.word.length
  const from = (isArticle ? article : words[first])?.from ?? 0
  return last ? { from, to: last.from + last.word.length } : null
}

/** A shorter word has too many others near it. */
const SLIP_MIN = 4

/** The one event that the card would add and that a text names. */
function byName({ folded }: QuestionParts, { before: { card } }: Talk): SaidOne | null {
  const said = card.flatMap((one, place) => {
    const at = one.action === 'create' ? nameIn(folded.plain, one) : null
    return at ? [{ id: idOfNew(place), at }] : []
  })
  const [only, ...others] = said
  return only && others.length === 0 ? only : null
}

/** Those of several new events that a text names or points at. */
function newOnesIn(parts: QuestionParts, talk: Talk): readonly string[] {
  const { card } = talk.before
  const placed = referenceIn(parts.phrases, talk.before)
  if (placed?.by === 'place') return placed.ids
  return card.flatMap((one, place) =>
    one.action === 'create' && nameIn(parts.folded.plain, one) ? [idOfNew(place)] : [],
  )
}

/** What a card would add, without some of it: `not the first one`, `only the haircut`; null where nothing of the kind is said. */
export function withoutNew(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const all = talk.before.card.flatMap(({ action }, place) => (action === 'create' ? [idOfNew(place)] : []))
  if (all.length < 2) return null
  const [only, left] = [restBehind(parts, 'only', talk), restBehind(parts, 'leavesSome', talk) ?? beforeNo(parts, talk)]
  const said = newOnesIn(only ?? left ?? parts, talk)
  if ((only ?? left) === null || said.length === 0) return null
  const ids = only ? all.filter((id) => !said.includes(id)) : said
  const { drop } = LANGUAGE_WORDS[parts.language].wishes
  return aboutListed(talk, { ids }, { kind: 'change', text: drop })
}

/** What is said before a `no`: `the second one, no`. */
function beforeNo({ folded, phrases }: QuestionParts, { surroundings }: Talk): QuestionParts | null {
  const said = phrases.find('noBehind')
  return said === null || said.from === 0 ? null : partsOfQuestion(typed(folded, 0, said.from), surroundings)
}

/** Whether words say what is to become of something, and name nothing else. */
const isSaidOfIt = (parts: QuestionParts, talk: Talk): boolean =>
  isWish(parts) || namesNothing(namedBesideMoment(parts.folded.text, talk))

/** Whether words say how it is to be, and not which one is meant. */
const isHow = ({ phrases, period }: QuestionParts): boolean =>
  period === null && (phrases.has('makesIt') || phrases.has('wholeLength'))

/** What is said without the words that only join it to what was said before. */
const joinedOff = (parts: QuestionParts, talk: Talk): QuestionParts =>
  restBehind(parts, 'backTo', talk) ??
  restBehind(parts, 'goesOn', talk) ??
  restBehind(parts, 'correcting', talk) ??
  parts

/** What is said of one of several behind its place or its name: `the second one, call it Lunch`, `the haircut at six`. */
export function saidOfOne(parts: QuestionParts, talk: Talk, read: Reader): ReadQuestion | string | null {
  if (talk.before.asks !== null || parts.folded.plain.includes('?')) return null
  const said = joinedOff(parts, talk)
  const placed = byPlace(said, talk)
  const one = placed ?? byName(said, talk)
  if (one === null) return null
  const { lacks: _lacks, ...before } = talk.before
  const focused = { ...talk, before: { ...before, focus: [one.id] } }
  if (one.at.from > 0) return wishNaming(said, one, focused, read)
  const what = partsOfQuestion(wordsBehind(said, one.at), talk.surroundings)
  const isRead = placed === null ? isSaidOfIt(what, talk) : isWish(what) || isHow(what)
  return isRead && what.folded.plain !== '' ? read(what, focused) : null
}

const wordsBehind = ({ folded }: QuestionParts, { to }: TextSpan): string =>
  typed(folded, to)
    .replace(/^[\s,.:;!]+/u, '')
    .trim()

/** A wish that names what the card would add; with a verb of adding its whole name is said, and then only when it is to be. */
function wishNaming(said: QuestionParts, one: SaidOne, talk: Talk, read: Reader): ReadQuestion | string | null {
  const wish = wishIn(said.folded.text)
  if (wish !== null && 'verb' in wish && wish.action === 'create') {
    const name = typed(said.folded, one.at.from, one.at.to)
    return isWholeTitle(name, one.id, talk) ? movedTo(pointedAt(said, one, wish.verb.length, talk), talk) : null
  }
  if (isWish(said)) return clauseOf(said, one, talk)
  const what = pointedAt(said, one, 0, talk)
  return what.phrases.has('makesIt') || isSaidOfIt(what, talk) ? read(what, talk) : null
}

/** What is said from a place on, with a word that points in place of the name. */
function pointedAt({ folded, language }: QuestionParts, { at }: SaidOne, from: number, talk: Talk): QuestionParts {
  const { pronoun } = LANGUAGE_WORDS[language].wishes
  const words = `${typed(folded, from, at.from)} ${pronoun} ${typed(folded, at.to)}`
  return partsOfQuestion(words.replaceAll(/\s+/gu, ' ').trim(), talk.surroundings)
}

/** A wish for what it names, without why it is said behind it: `drop the boiler, the landlord sees to it`. */
function clauseOf({ folded }: QuestionParts, { id, at }: SaidOne, talk: Talk): ReadQuestion {
  const [clause = ''] = folded.text.split(/[,;]/u)
  const text = at.to > clause.length ? folded.text : clause
  const isOff = actionOf(wishIn(folded.text)) === 'delete'
  return isOff ? takenOff(text, id, talk) : aboutListed(talk, { ids: [id] }, { kind: 'change', text })
}

function isWholeTitle(name: string, id: string, { before: { card } }: Talk): boolean {
  const event = card.find((_, place) => idOfNew(place) === id)
  const words = new Set(wordsOf(foldedText(name).plain).map(({ word }) => word))
  const title = event?.action === 'create' ? wordsOf(foldedText(event.title).plain) : []
  return title.every(({ word }) => words.has(word))
}

/** A wish to have something new no more: where nothing else is on the card, that is not wanted. */
export const takenOff = (text: string, id: string, talk: Talk): ReadQuestion =>
  talk.before.card.length === 1
    ? saying('decline', text, talk)
    : aboutListed(talk, { ids: [id] }, { kind: 'change', text })
