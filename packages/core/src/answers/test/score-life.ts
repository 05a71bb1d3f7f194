import type { Language } from '../../language/index.ts'
import { answerQuestion, type Answer, type ProposedChange } from '../index.ts'
import { readQuestion } from '../../intents/index.ts'
import { livedYear, livingAsker } from './lived-year.ts'

/**
 * What is asked, patterns that the answer holds (` & ` between them), a pattern that it never holds, and the card:
 * its action, the event and the start, or `plan`.
 */
export type LifeRow = readonly [asked: string, says: string, never?: string | undefined, card?: string]

/** Asks about the lived year as the page does: only what lies in the days that were read is given. */
function askedOfLife(text: string, language: Language): Answer {
  const surroundings = livingAsker(language)
  const question = readQuestion(text, surroundings, null)
  const items = livedYear(language).filter(({ first, last }) => last >= question.first && first <= question.last)
  return answerQuestion(question, items, surroundings)
}

function cardOf(change: ProposedChange): string {
  if (change.action === 'create') return `create ${change.start}`
  return change.action === 'shift' ? `shift ${change.itemId} ${change.start}` : `${change.action} ${change.itemId}`
}

function cardFaults(answer: Answer, card: string | undefined): string[] {
  const cards = [...answer.changes.map(cardOf), ...(answer.target === null ? [] : ['plan'])].join(', ')
  return cards === (card ?? '') ? [] : [`cards ${cards}`]
}

/** What is wrong with the answer to a row; nothing where it is right. */
export function lifeFaults([asked, says, never, card]: LifeRow, language: Language): string[] {
  const answer = askedOfLife(asked, language)
  const holds = (pattern: string) => new RegExp(pattern, 'iu').test(answer.text)
  return [
    ...says.split(' & ').filter((pattern) => !holds(pattern)),
    ...(never !== undefined && holds(never) ? [`never ${never}`] : []),
    ...cardFaults(answer, card),
  ]
}

/** What is wrong with the refusal of a text; nothing where it is one. */
export function refusalFaults(text: string, language: Language): string[] {
  const answer = askedOfLife(text, language)
  const isNothing = /^(?:I find no events|.*non trovo nessun evento|Which |Qual|Che giorno|Non ho capito)/u.test(
    answer.text,
  )
  const isRefused = answer.kind === 'none' || answer.kind === 'help' || (isNothing && answer.itemIds.length === 0)
  return [
    ...(isRefused ? [] : [`kind ${answer.kind}`]),
    ...(answer.text === '' ? ['silent'] : []),
    ...cardFaults(answer, ''),
  ]
}
