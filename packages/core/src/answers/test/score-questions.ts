import { formatDay } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { answerQuestion, type Answer } from '../index.ts'
import { readQuestion, type QuestionKind, type ReadQuestion } from '../../intents/index.ts'
import { asker, believableYear } from './believable-year.ts'

/** What is asked, its kind, its days, items that the answer names, words that stand in it, words that must not. */
export interface QuestionRow {
  readonly asked: string
  readonly kind: QuestionKind
  readonly days: string
  readonly items?: readonly string[]
  readonly says?: readonly string[]
  readonly never?: readonly string[]
}

/** Reads and answers a question of the tables, as the page would. */
export function asked(text: string, language: Language): { question: ReadQuestion; answer: Answer } {
  const surroundings = asker(language)
  const question = readQuestion(text, surroundings, null)
  const items = believableYear(language).filter(({ first, last }) => last >= question.first && first <= question.last)
  return { question, answer: answerQuestion(question, items, surroundings) }
}

/** What is wrong with the answer to a row; nothing where it is right. */
export function faultsOf(row: QuestionRow, language: Language): string[] {
  const { question, answer } = asked(row.asked, language)
  const days = `${formatDay(question.first)}/${formatDay(question.last)}`
  const changed = answer.changes.flatMap((change) => (change.action === 'create' ? [] : [change.itemId]))
  const named = new Set([...answer.itemIds, ...changed])
  return [
    ...(question.kind === row.kind ? [] : [`kind ${question.kind}`]),
    ...(days === row.days ? [] : [`days ${days}`]),
    ...(row.items ?? []).filter((id) => !named.has(id)).map((id) => `lacks ${id}`),
    ...(row.says ?? []).filter((words) => !answer.text.includes(words)).map((words) => `does not say ${words}`),
    ...(row.never ?? []).filter((words) => answer.text.includes(words)).map((words) => `says ${words}`),
  ]
}

/** How many rows are answered rightly, and what is wrong with the others. */
export function scoreQuestions(
  rows: readonly QuestionRow[],
  language: Language,
): { readonly right: number; readonly of: number; readonly faults: readonly string[] } {
  const faults = rows.flatMap((row) => {
    const found = faultsOf(row, language)
    return found.length === 0 ? [] : [`${row.asked}: ${found.join('; ')}`]
  })
  return { right: rows.length - faults.length, of: rows.length, faults }
}
