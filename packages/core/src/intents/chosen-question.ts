import { defaultDays, withinYears, type Span } from './reading/dates.ts'
import { partsOfQuestion } from './reading/question-parts.ts'
import type { QuestionKind, QuestionSurroundings, ReadQuestion } from './question-types.ts'

/** How a person wants a question to be read. `days` is null where those are meant that go without saying. */
export interface ChosenReading extends Pick<ReadQuestion, 'kind' | 'terms' | 'categoryId'> {
  readonly days: Span | null
}

const LISTING: ReadonlySet<QuestionKind> = new Set(['find', 'agenda'])

/** Whether what else a question says, such as the part of a day, may be about another kind of answer. */
const isAlike = (read: QuestionKind, chosen: QuestionKind): boolean =>
  read === chosen || (LISTING.has(read) && LISTING.has(chosen))

/** A question that was read, as the person wants it to be read. */
export function chosenQuestion(
  read: ReadQuestion,
  { days, ...chosen }: ChosenReading,
  surroundings: QuestionSurroundings,
): ReadQuestion {
  // What is to be changed is looked for on any day: only another kind of question is about those that are said.
  const period = days === null ? partsOfQuestion(read.text, surroundings).period : null
  const said = days ?? (period && { first: period.first, last: period.last })
  return {
    ...chosen,
    ...withinYears(said ?? defaultDays(chosen.kind, surroundings)),
    hasPeriod: said !== null,
    text: isAlike(read.kind, chosen.kind) ? read.text : '',
    isChosen: true,
  }
}
