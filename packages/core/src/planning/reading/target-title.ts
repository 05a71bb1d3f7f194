import { TITLE_MAX } from '../../event/index.ts'
import type { PlanningWords, ReadingWords } from '../planning-words.ts'
import { CLAUSE_END } from './clauses-in.ts'
import { beforeEvent, everyRegExp, has, plainWords, regExp } from './patterns.ts'

/** A text that begins with a capital letter. */
export const upperFirst = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1)

/** A text without words that say nothing at its beginning or end, however many. */
export function withoutEdges(text: string, edges: RegExp): string {
  let [before, title] = ['', text]
  while (before !== title) [before, title] = [title, title.replace(edges, '')]
  return title
}

/** So many words in each part make a list, behind so many of a beginning: `trip to Paris, London and Berlin`. */
const [LISTED_MOST, BEFORE_LIST_MOST] = [2, 4]

/** Names on both sides of a comma: what else is behind one tells more of a goal whose kind is told. */
const NAMES = /\p{Lu}\p{L}+, \p{Lu}/u

const wordCount = (text: string): number => text.split(' ').length

/** Whether the parts behind the first comma go on with a list that begins before it. */
function isList(text: string, [first = '', ...behind]: readonly string[], listEnd: RegExp): boolean {
  const isBegun = text.charAt(first.length) === ',' && wordCount(first) <= BEFORE_LIST_MOST
  const isShort = behind.slice(0, -1).every((part) => wordCount(part) <= LISTED_MOST)
  return isBegun && isShort && listEnd.test(behind.at(-1) ?? '')
}

/** Whether all of a text names its goal: a single clause, and a single word before a colon, which says too little. */
const isOneName = (text: string, [first = '', ...behind]: readonly string[]): boolean =>
  behind.length === 0 || (wordCount(first) === 1 && text.charAt(first.length) === ':')

/**
 * The clause of a text that says what its goal is: the first one, but for a statement before the words of its kind; all of a
 * list, and of a single word before a colon or that says no kind.
 */
function mainClause(text: string, kindWords: string, { listEnd, statement }: ReadingWords): string {
  const parts = text.split(CLAUSE_END).map((part) => part.trim())
  const [first = ''] = parts
  const mayBeList = kindWords === '' || NAMES.test(text)
  if (isOneName(text, parts) || (mayBeList && isList(text, parts, regExp(listEnd)))) return text
  const told = toldClause(parts, kindWords)
  if (told === first || (told !== null && has(statement, first))) return told
  return wordCount(first) > 1 ? first : text
}

/** The first clause with one that belongs to it: `Read more, scroll less`. */
function pairOf(text: string, { pairs }: ReadingWords): string | null {
  const [, second = ''] = text.split(CLAUSE_END).map((part) => part.trim())
  return has(pairs, second) ? text.slice(0, text.indexOf(second) + second.length) : null
}

/** The first clause with the words that tell a kind. */
const toldClause = (parts: readonly string[], kindWords: string): string | null =>
  kindWords === '' ? null : (parts.find((part) => plainWords(part).includes(` ${kindWords} `)) ?? null)

/** What a text says first: a sentence, and the next one too where that is a single word. */
function firstSentence(text: string): string {
  const [first = '', next] = text
    .split(/(?<=\S{3,}|\s\d+)[.!?](?:\s|$)|(?<=\s\p{Ll}{2})[.!?]\s+(?=\p{Lu})/u)
    .filter((part) => part.trim() !== '')
  return wordCount(first.trim()) > 1 || next === undefined ? first : `${first.replace(/[.!?…]+$/u, '')}: ${next}`
}

/** So many words at the beginning of a sentence tell where it begins. */
const BEGINNING = /^\S+\s+\S+/u

/** Text from which words were taken, with the ends of its sentences that went with them. */
export function withSentenceEnds(rest: string, text: string): string {
  const begun = text.split(/[.!?]\s+(?=\p{Lu}|\d)/u).slice(1)
  return begun.reduce((left, sentence) => {
    const at = left.indexOf(BEGINNING.exec(sentence)?.[0] ?? sentence)
    return at > 0 && /[\p{L}\d]\s+$/u.test(left.slice(0, at))
      ? `${left.slice(0, at).trimEnd()}. ${left.slice(at)}`
      : left
  }, rest)
}

/** A target's words without leading wishes, leftovers of its date and dangling words. */
export function targetText(text: string, reading: ReadingWords): string {
  const plain = firstSentence(text)
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(regExp(reading.wishes), '')
    .replace(everyRegExp(reading.leftovers), '')
    .replace(/\(\s*\)/gu, '')
    .replace(/\s+(?=[,;:.])|[,;:](?=\s*[,;:])/gu, '')
    .replace(/^[\s,;.:–-]+|[!?]+$/gu, '')
  return upperFirst(withoutEdges(plain, regExp(reading.edges)).slice(0, TITLE_MAX)).trim()
}

/** The title of a target, as it stands in the year: what its text says in one clause. `kindWords` are those of its kind. */
export function targetTitle(text: string, kindWords: string, reading: ReadingWords): string {
  const whole = targetText(text, reading)
  const clause = (pairOf(whole, reading) ?? mainClause(whole, kindWords, reading))
    .replace(regExp(String.raw`\s+(?:${reading.tails})(?!\p{L}).*$`), '')
    .replace(regExp(reading.leads), '')
  return upperFirst(withoutEdges(clause, regExp(reading.edges))).trim()
}

/** A longer title would be no title. */
const WITH_PARTS_MOST = 80

/** A title with the last of the parts in it that tell such goals apart: `Learn the ukulele, three songs for the wedding`. */
export function titleWithParts(title: string, text: string, parts: readonly string[]): string {
  const last = parts.at(-1) ?? ''
  const at = last === '' ? -1 : text.lastIndexOf(last)
  const whole = text.slice(0, at + last.length)
  const isOpen = whole.lastIndexOf('(') > whole.lastIndexOf(')')
  return at >= 0 && whole.startsWith(title) && whole.length <= WITH_PARTS_MOST ? `${whole}${isOpen ? ')' : ''}` : title
}

/** Text in which what one needs behind the name of a goal stands behind a colon: `dentista!!! devo togliere un dente`. */
export function withColon(text: string, { reading, parts }: Pick<PlanningWords, 'reading' | 'parts'>): string {
  const needed = new RegExp(
    String.raw`^([^,;:.!?]*)(?:[.!?…]*\s+(?:(?:${reading.joins})\s+)?(?:${parts.needs})|,\s+(?:${parts.needsToo}))\s+(?=\p{L})`,
    'iu',
  )
  const name = needed.exec(text)?.[1]?.trim() ?? ''
  const isName = (pattern: string): boolean => !has(pattern, name)
  const isOther = `${name} `.replace(regExp(reading.wishes), '').trim() === ''
  const isNamed = [reading.statement, reading.subordinates, reading.question, parts.none].every(isName)
  return name !== '' && isNamed && !isOther ? text.replace(needed, `${name}: `) : text
}

/** Text in which what there is none of yet is to be found: `hall booked, no caterer`. */
export const withMissing = (text: string, { parts }: Pick<PlanningWords, 'parts'>): string =>
  text.replace(
    everyRegExp(parts.missing),
    (_, joint: string, what: string) => `${joint === '' ? '' : ', '}${parts.toFind(what)}`,
  )

/** Text that says first what it comes before or behind, with that behind what is done: `After Sardinia, look for a flat`. */
export const withWhenBehind = (text: string, { beforeIt, afterIt }: ReadingWords): string =>
  text.replace(regExp(`^(?<when>(?:${beforeIt}|${afterIt})[^,;:.!?]*),\\s+(?<what>\\p{L}[^,;.!?]*)`), '$<what> $<when>')

/** Text that says first how things are, with that behind what is wanted: `The children have left home, so I want to learn`. */
export function withWishFirst(text: string, { howThingsAre, therefore, wants, statement }: ReadingWords): string {
  const parted = regExp(String.raw`^(?<lead>.*?)(?:${therefore}) (?<wish>${wants}.*)$`).exec(text)
  const { lead = '', wish = '' } = parted?.groups ?? {}
  const [first = ''] = lead.split(CLAUSE_END, 1)
  const isLead = [statement, howThingsAre].some((pattern) => has(pattern, first)) && !has(wants, lead)
  return isLead ? `${upperFirst(wish)}, ${lead}` : text
}

/** Items of a list, in words: each is short, but the last may say more of itself. */
const [ITEMS_LEAST, ITEM_MOST, LAST_ITEM_MOST] = [3, 5, 10]

function isListSentence(sentence: string): boolean {
  const items = sentence.split(/,\s+/u)
  const isShort = items.every((item, at) => wordCount(item) <= (at < items.length - 1 ? ITEM_MOST : LAST_ITEM_MOST))
  return items.length >= ITEMS_LEAST && isShort
}

/**
 * Text in which the sentence behind the first one goes on behind a colon, where it says what is needed, or lists what there
 * is to do: `Sell my pots online. Need a website`, `New bathroom. Quotes, tiles, plumber`.
 */
export function withList(text: string, { parts }: Pick<PlanningWords, 'parts'>): string {
  const [first = '', next = '', ...rest] = text.split(/(?<=\S{3,})[.!?\u2026]+\s+|\n+/u)
  const needed = next.replace(regExp(String.raw`^(?:${parts.needsToo})\s+(?=\p{L})`), '')
  const isList = needed !== next || isListSentence(next)
  // Where the other items are no names, the capital letter is that of the sentence.
  const list = /,\s+\p{Ll}/u.test(needed) ? needed.replace(/^\p{Lu}(?=\p{Ll})/u, lowerFirst) : needed
  return isList && !first.includes(':') ? [`${first}: ${list}`, ...rest].join('. ') : text
}

/**
 * A title without what the goal is reached before, where its day follows from that: `Renew my passport before Rome`. `until`
 * are the words that name that behind others than `before`.
 */
export function titleWithoutEvent(title: string, until: string | null, reading: ReadingWords): string {
  const at = until === null ? -1 : title.indexOf(until)
  const end = at > 0 ? at : beforeEvent(reading).exec(title)?.index
  const shorter = withoutEdges(title.slice(0, end), regExp(reading.edges))
  return shorter === '' ? title : shorter
}
