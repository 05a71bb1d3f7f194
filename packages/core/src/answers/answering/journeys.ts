import { readInAnyLanguage, type QuestionPhrases } from '../../intents/read-phrases.ts'
import { isAbsence, type MeasureRules } from '../../load/index.ts'
import { BARE_KINDS, type QuestionSurroundings, type ReadQuestion } from '../../intents/question-types.ts'
import { meansCategory } from '../../intents/reading/word-families.ts'
import type { DetailedItem } from '../answer-types.ts'

/** Words and a category by which events are named. */
export type Named = Pick<ReadQuestion, 'terms' | 'categoryId'>

/** What a question means: items by what names them, and whether only when the person is away counts. */
export interface Meant {
  readonly named: Named
  readonly isOfAbsences: boolean
  /** Whether it is what is missed then: something else, while the person is away. */
  readonly isMissed: boolean
  readonly found: readonly DetailedItem[]
}

const withoutJourneys = (terms: readonly string[]): readonly string[] =>
  terms.filter((term) => !readInAnyLanguage(term).has('journeys'))

/**
 * What is named besides journeys, where these are meant as such: by `trips` and `work trips`, but neither by `the trip to
 * Rome` nor by `the category Travel`. Null where they are not.
 */
function namedBesideJourneys(
  { kind, terms, categoryId, isChosen }: ReadQuestion,
  phrases: QuestionPhrases,
  { rules, categories }: QuestionSurroundings,
): Named | null {
  if (isChosen || BARE_KINDS.has(kind) || !phrases.has('journeys') || phrases.has('categoryWord')) return null
  const isAway = categoryId !== null && rules.awayCategoryIds.has(categoryId)
  const others = withoutJourneys(terms)
  const isOfThem = isAway || others.length < terms.length
  const areCategories = others.every((term) => categories.some(({ name }) => meansCategory(name, term)))
  return isOfThem && areCategories ? { terms: others, categoryId: isAway ? null : categoryId } : null
}

/** Whether only absences are meant; on an evening out something is on, and nobody need be away. */
const asksForAbsence = (phrases: QuestionPhrases): boolean =>
  phrases.has('away') && (phrases.has('nights') || !phrases.has('countsParts'))

/** What a question means, by a search for what is named: journeys as such are absences, whatever their title and category. */
export function meantBy(
  question: ReadQuestion,
  { phrases, surroundings }: { readonly phrases: QuestionPhrases; readonly surroundings: QuestionSurroundings },
  search: (named: Named, isOfAbsences: boolean) => readonly DetailedItem[],
  missedThen: () => (item: DetailedItem) => boolean,
): Meant {
  const named = namedBesideJourneys(question, phrases, surroundings)
  const found = named ? search(named, true) : []
  // A trip of some hours is told by its title alone.
  if (named && (found.length > 0 || question.terms.length === 0))
    return { named, isOfAbsences: true, isMissed: false, found }
  const [isAway, isMissed] = [asksForAbsence(phrases), phrases.has('whileAway')]
  if (isMissed || !isAway) return { named: question, isOfAbsences: false, isMissed, found: search(question, false) }
  const absences = search(question, true)
  const other = { ...question, terms: withoutJourneys(question.terms) }
  const others = absences.length > 0 || other.terms.length === 0 ? [] : search(other, false)
  if (others.length === 0) return { named: question, isOfAbsences: true, isMissed, found: absences }
  return { named: other, isOfAbsences: false, isMissed: true, found: others.filter(missedThen()) }
}

/** Whether something is on while the person is away, and is not what they are away for. */
export function whileAway(all: readonly DetailedItem[], rules: MeasureRules): (item: DetailedItem) => boolean {
  const absences = all.filter((item) => isAbsence(item, rules))
  return (item) =>
    !isAbsence(item, rules) && absences.some(({ first, last }) => item.last >= first && item.first <= last)
}
