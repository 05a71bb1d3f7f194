import type { TextSpan } from '../../language/index.ts'
import { LANGUAGE_WORDS, type Cue } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { isNewId } from '../proposed-change.ts'
import type { Among, QuestionKind, QuestionSurroundings, ReadQuestion, Remembered } from '../question-types.ts'
import { defaultDays, mentionsTime, type Span } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { asksOfSomething, type Reference } from '../reading/references.ts'
import type { EventSelector } from '../reading/terms.ts'
import { foldedText, typed } from '../reading/words.ts'
import { sureWishIn, wishIn, type Wish } from '../wishes/command.ts'

/** What a text is read with that may go on with an answer. */
export interface Talk {
  readonly surroundings: QuestionSurroundings
  readonly before: Remembered
}

/** The days in which something listed may lie by now. */
function daysOfListed({ surroundings, before: { question } }: Talk): Span {
  const around = defaultDays('change', surroundings)
  return { first: Math.min(around.first, question.first), last: Math.max(around.last, question.last) }
}

export const amongIn = ({ surroundings, before }: Talk, ids: readonly string[], isOne = false): Among => ({
  ...{ ids, isOne },
  of: before.listed.length,
  card: surroundings.hasOpenCard ? before.card : [],
  ...(before.cardId ? { cardId: before.cardId } : {}),
})

/** What the open card does beside the wish before, of which something was asked back. */
const stillKept = ({ before: { question, card }, surroundings }: Talk): Pick<ReadQuestion, 'kept'> =>
  question.kept && card.length === 0 && surroundings.hasOpenCard ? { kept: question.kept } : {}

/** A question or a wish about what was listed, on whatever day it is. */
export const aboutListed = (
  talk: Talk,
  { ids, isOne = false, isToCome = false, extreme }: Pick<Reference, 'ids'> & Partial<Reference>,
  asked: Pick<ReadQuestion, 'kind' | 'text'> & Partial<ReadQuestion>,
): ReadQuestion => ({
  ...daysOfListed(talk),
  ...{ hasPeriod: false, terms: [], categoryId: null },
  ...(asked.kind === 'change' ? stillKept(talk) : {}),
  ...asked,
  among: {
    ...amongIn(talk, ids, isOne),
    ...(extreme === undefined ? {} : { extreme }),
    ...(isToCome ? { isToCome } : {}),
  },
})

/** The wish before once more, about others. */
export function wishAgain(talk: Talk, other: Pick<ReadQuestion, 'subject' | 'among'>): ReadQuestion {
  const { among: _among, subject: _subject, ...wish } = talk.before.question
  // What is wished again is read as the calendar has it: what the card would do already is said otherwise.
  const isAnew = other.among !== undefined && !other.among.ids.some(isNewId)
  const among = other.among && isAnew ? { among: { ...other.among, isAnew } } : {}
  return { ...wish, ...daysOfListed(talk), ...other, ...among }
}

/** What is read of a text behind a cue that it begins with; null where that is nothing. */
export function restBehind(
  { folded, language }: QuestionParts,
  cue: Cue,
  { surroundings }: Pick<Talk, 'surroundings'>,
): QuestionParts | null {
  const phrases = readInAnyLanguage(folded.plain)
  const said = phrases.find(cue)
  const behind =
    phrases.find('correctedBehind') ??
    (cue === 'correcting' && !folded.plain.includes('?') ? phrases.find('ratherThan') : null)
  const end = said && behind && behind.from > said.to ? behind.from : undefined
  const upTo = (to?: number): string => (said ? typed(folded, said.to, to).replace(/^[\s,.:;!]+/u, '') : '')
  // What is all that is said is no remark behind something else: `no, not the gym`.
  const rest = upTo(end) || upTo()
  if (rest === '') return null
  const { plain } = foldedText(rest.replace(/[?!.\s]+$/u, ''))
  const isMonth = readInAnyLanguage(plain).has('loneMonth')
  return partsOfQuestion(isMonth ? LANGUAGE_WORDS[language].inMonth(rest) : rest, surroundings)
}

/** Whether a text begins with the verb of a wish: `call it Lunch`. */
export function beginsAsWish({ folded }: QuestionParts): boolean {
  const wish = wishIn(folded.text)
  return wish !== null && 'verb' in wish && folded.plain.startsWith(wish.verb)
}

export const isWish = (parts: QuestionParts): boolean =>
  parts.kind === 'change' || sureWishIn(parts.folded.text) !== null || beginsAsWish(parts)

/** Whether it is asked which day or week has most, or least. */
export const isOfUnits = (kind: QuestionKind | null): boolean => kind === 'busiest' || kind === 'calmest'

/** What is to be done, by its verb; `none` where none says it. */
export const actionOf = (wish: Wish | null): string => (wish !== null && 'verb' in wish ? wish.action : 'none')

/** Whether a text asks nothing of its own. */
export const isBare = ({ kind, phrases }: QuestionParts): boolean =>
  kind === null || kind === 'help' || ((kind === 'find' || kind === 'agenda') && phrases.has('goesOn'))

/** A question as other days are asked of it: where it was about the place or the length of something, what is on them. */
export const askedOfDays = (question: ReadQuestion): ReadQuestion =>
  asksOfSomething(readInAnyLanguage(foldedText(question.text).plain))
    ? { ...question, kind: 'agenda', terms: [], categoryId: null, text: '' }
    : question

/** Whether words name no events. */
export const namesNothing = ({ terms, categoryId }: EventSelector): boolean => terms.length === 0 && categoryId === null

/** What is answered without anything of the calendar. */
export const saying = (kind: 'decline' | 'agree' | 'none', text: string, { surroundings }: Talk): ReadQuestion => ({
  ...{ kind, ...defaultDays(kind, surroundings), hasPeriod: false },
  ...{ terms: [], categoryId: null, text },
})

/** Words that only join what is said to what was said before, or that say that this was not right. */
const LEADING = [
  'backTo',
  'sayingNo',
  'correcting',
  'agreeFirst',
  'goesOn',
  'alsoSaid',
  'somebodyPrefers',
  'keepsDay',
] as const

/** So many of them stand before each other. */
const LEADING_MAX = 4

/** What stands behind what is said, and says nothing: `then`, `instead`. */
const endIn = ({ phrases }: QuestionParts): TextSpan | null =>
  phrases.findAll('saidBehind').at(-1) ?? phrases.find('correctedBehind')

/** What is said without words that only lead to it or follow it: `no sorry, at nine though`. */
export function bareOf(parts: QuestionParts, talk: Talk): QuestionParts {
  let said = parts
  for (let count = 0; count < LEADING_MAX; count += 1) {
    const rest = LEADING.map((cue) => restBehind(said, cue, talk)).find((one) => one !== null)
    if (!rest) break
    said = rest
  }
  const behind = endIn(said) ?? otherIn(said) ?? reasonIn(said, talk)
  const whole =
    behind && behind.from > 0 ? partsOfQuestion(typed(said.folded, 0, behind.from), talk.surroundings) : said
  return onFigure(whole, talk)
}

/** The day of a month to which something is to be moved, as the day on which it is: `al 28, alle 10`. */
function onFigure(said: QuestionParts, { surroundings, before }: Talk): QuestionParts {
  const { folded, phrases, language } = said
  if (before.question.kind !== 'change' || !phrases.has('toFigure')) return said
  const [, day = ''] = /^\s*\p{L}+\s+(.*)$/su.exec(folded.text) ?? []
  return partsOfQuestion(`${LANGUAGE_WORDS[language].wishes.theDay} ${day}`, surroundings)
}

/** Where why is said, and neither when nor where. */
function reasonIn({ folded, phrases, language }: QuestionParts, { surroundings }: Talk): TextSpan | null {
  const said = phrases.find('reasonBehind')
  const words = said === null ? '' : typed(folded, said.from)
  return mentionsTime(words, { language, surroundings }) ? null : said
}

/** Where it is said instead of when something is: `Wednesday, not Thursday`; why not is something else. */
function otherIn({ folded, phrases }: QuestionParts): TextSpan | null {
  const said = phrases.find('ratherThan')
  const words = said && folded.plain.slice(said.from, said.to)
  const isWhen = words !== null && (/\d/u.test(words) || readInAnyLanguage(words).has('someWeekday'))
  return isWhen ? said : null
}
