import type { ChosenReading, Reading } from '@dodici/contract/types'
import { formatDay, parseDay } from '@dodici/core/date'
import { chosenQuestion, type QuestionKind, type QuestionSurroundings, type ReadQuestion } from '@dodici/core/intents'

type ReadKind = QuestionKind | 'goals' | 'reminders'

/** Kinds of which there is nothing to choose. */
const UNREAD = ['plan', 'help', 'agree', 'decline'] as const

const isChoosable = (kind: ReadKind): kind is Exclude<ReadKind, (typeof UNREAD)[number]> =>
  !UNREAD.some((unread) => unread === kind)

/** How a question was read, as the page shows it; null where there is nothing of that to choose. */
export function readingOf(
  { terms, categoryId, first, last, hasPeriod, among, both }: ReadQuestion,
  kind: ReadKind,
): Reading | null {
  if (!isChoosable(kind) || among !== undefined || both !== undefined) return null
  const what = kind === 'agenda' ? 'find' : kind
  return { what, words: [...terms], categoryId, from: formatDay(first), to: formatDay(last), areDaysSaid: hasPeriod }
}

/** A question as the person wants it to be read. A category that is not theirs is none. */
export function questionAsChosen(
  read: ReadQuestion,
  { what, words, categoryId, from, to, areDaysSaid }: ChosenReading,
  surroundings: QuestionSurroundings,
): ReadQuestion {
  const isOwn = surroundings.categories.some(({ _id }) => _id === categoryId)
  const [first, last] = [parseDay(from) ?? 0, parseDay(to) ?? 0]
  const reading = {
    kind: what,
    terms: words,
    categoryId: isOwn ? categoryId : null,
    days: areDaysSaid ? { first: Math.min(first, last), last: Math.max(first, last) } : null,
  }
  return chosenQuestion(read, reading, surroundings)
}
