import { LANGUAGES } from '../../intents/languages.ts'
import { BARE_KINDS, type QuestionKind } from '../../intents/question-types.ts'
import { ASKING_WORDS } from '../../intents/read-phrases.ts'
import { STOP_WORDS, wordsOf } from '../../intents/reading/words.ts'
import { nearestWord, type Language } from '../../language/index.ts'
import { foldForSearch } from '../../event/index.ts'
import { askedFor, nounOf } from '../../intents/reading/terms.ts'
import type { DetailedItem } from '../answer-types.ts'
import { itemMatcher } from './item-matcher.ts'
import { isGeneric, linkedTerms, type LinkedTerms } from './linked-terms.ts'
import { askingAgain, type QuestionContext } from './question-context.ts'

/** Kinds that are about whatever is on some days. */
const OF_DAYS: ReadonlySet<QuestionKind> = new Set(['free', 'busiest', 'calmest', 'conflicts', 'categories'])

/** Kinds that are about one thing. */
const OF_ONE: ReadonlySet<QuestionKind> = new Set(['when'])

/** Whether it is asked how long something is of which only other words are found: `the drive to the wedding`. */
function isOfUnknown({ question, phrases }: QuestionContext, { by, terms }: LinkedTerms): boolean {
  const [head = ''] = question.terms
  return by === 'fewer' && phrases.has('length') && !terms.includes(head) && !isGeneric(head)
}

/** The same with its words linked to what there is, where all of them together find nothing. */
export function withLinkedWords(asking: QuestionContext): QuestionContext {
  const { question, items, surroundings } = asking
  if (items.length > 0 || question.terms.length === 0) return asking
  if (OF_DAYS.has(question.kind)) return withKnownWords(asking)
  if (BARE_KINDS.has(question.kind)) return asking
  const whole = askingAgain(asking, { terms: [] })
  const linked = linkedTerms(question.terms, whole.items, surroundings)
  if (linked.by === 'themselves' || isOfUnknown(asking, linked)) return asking
  if (linked.by === 'nothing') return withKnownWords(asking)
  return askingAgain(asking, { terms: linked.terms })
}

/**
 * By the words of a title where they stand beside each other as in it, though one of them is the name of a category: a house
 * move is not whatever moves in `House`. Where the category has something so called as well, only by a whole title.
 */
export function asCalled(asking: QuestionContext): QuestionContext {
  const { question, parts, plain, all, items, surroundings } = asking
  const { words, terms, categoryId } = askedFor(parts, surroundings)
  const isOfBoth = categoryId !== null && categoryId === question.categoryId && terms.length > 0
  if (!isOfBoth || BARE_KINDS.has(question.kind) || question.isChosen || words.length <= terms.length) return asking
  const placed = wordsOf(plain).filter(({ word }) => words.includes(nounOf(word)))
  const [first, last] = [placed[0], placed.at(-1)]
  if (!first || !last) return asking
  const said = wordsOf(plain.slice(first.from, last.from + last.word.length))
    .map(({ word }) => word)
    .join(' ')
  const isCalled = ({ title }: DetailedItem): boolean => {
    const name = wordsOf(foldForSearch(title))
      .map(({ word }) => word)
      .join(' ')
    return items.length > 0 ? name === said : ` ${name} `.includes(` ${said} `)
  }
  return all.some(isCalled) ? askingAgain(asking, { terms: words, categoryId: null }) : asking
}

/** A shorter word has too many others near it. */
const LONG_WORD = 5

/** A shorter word that is all that is said may be a name, and no slip: `Elena` is near to `elenca`. */
const SURE_WORD = 8

/** Without verbs that no event has, where something else says which events are meant: `quanti esami ho dato`. */
export function withoutVerbs(asking: QuestionContext): QuestionContext {
  const { question, all, plain, phrases, surroundings } = asking
  if (BARE_KINDS.has(question.kind) || question.terms.length < 2) return asking
  const verbs = new Set(
    phrases.findAll('doing').flatMap(({ from, to }) => wordsOf(plain.slice(from, to)).at(-1)?.word ?? []),
  )
  const isVerb = (term: string): boolean => verbs.has(term) && !all.some(itemMatcher([term], surroundings))
  const terms = question.terms.filter((term) => !isVerb(term))
  return terms.length === question.terms.length || terms.length === 0 ? asking : askingAgain(asking, { terms })
}

/** All words that say nothing about which events are meant: a slip of one of them is no title. */
const wordsOfAsking = (language: Language): ReadonlySet<string> =>
  new Set([...ASKING_WORDS[language], ...[...STOP_WORDS[language]].filter((word) => word.length >= LONG_WORD)])

const WORDS_OF_ASKING = new Map(LANGUAGES.map((language) => [language, wordsOfAsking(language)] as const))

/**
 * Without words that no event has, where something else is left that says what is meant: days of which all is asked, a
 * category, or other words. Of a search for words alone nothing is left out, but what is a slip of a word that asks.
 */
function withKnownWords(asking: QuestionContext): QuestionContext {
  const { question, all, surroundings, language } = asking
  const isUnknown = (term: string): boolean => !all.some(itemMatcher([term], surroundings))
  const words = WORDS_OF_ASKING.get(language) ?? new Set()
  const isAsking = (term: string): boolean => !words.has(term) && !isGeneric(term) && nearestWord(term, words) !== null
  const isOfCategory = question.categoryId !== null
  const isAnySaid = OF_DAYS.has(question.kind) || isOfCategory
  // One thing of a category is not any other of it.
  const isName = (term: string): boolean => isOfCategory && OF_ONE.has(question.kind) && !isGeneric(term)
  const known = question.terms.filter((term) => !(isUnknown(term) && ((isAnySaid && !isName(term)) || isAsking(term))))
  const isNothingSaid = known.length === 0 && !isAnySaid && !question.terms.every((term) => term.length >= SURE_WORD)
  const terms = isNothingSaid ? question.terms : known
  return terms.length === question.terms.length ? asking : askingAgain(asking, { terms })
}
