import { readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import { foldedText, typed } from '../reading/folded-text.ts'
import { parseQuickAdd } from '../../language/index.ts'
import type { QuestionSurroundings } from '../question-types.ts'

const ACTIONS = ['rename', 'delete', 'shift', 'extend', 'copy', 'categorise', 'create'] as const

export type ChangeAction = (typeof ACTIONS)[number]

/** What is to be done, and the words after the verb, as typed. */
export interface Command {
  readonly action: ChangeAction
  readonly verb: string
  readonly rest: string
}

/** Reads what a wish is to do: by the verb that comes first, in either language. Null where there is none. */
export function commandIn(text: string): Command | null {
  const folded = foldedText(text)
  const phrases = readInAnyLanguage(folded.plain)
  const found = ACTIONS.flatMap((action) => {
    const at = phrases.find(action)
    return at ? [{ action, ...at }] : []
  }).toSorted((a, b) => a.from - b.from || b.to - a.to)[0]
  if (!found) return null
  const { action, from, to } = found
  const verb = folded.plain.slice(from, to)
  const rest = typed(folded, to)
    .replace(/^[\s:,]+/u, '')
    .trim()
  const isCategory = action !== 'rename' && action !== 'delete' && phrases.has('categoryWord')
  const isNamedAtOnce = action === 'create' && !readInAnyLanguage(verb).has('putsInto')
  return { action: isCategory && !isNamedAtOnce ? 'categorise' : action, verb, rest }
}

/** Whether a text is a note of something to come, and asks for nothing: `lunch with Giulia tomorrow 1 pm`. */
export function isNote(text: string, surroundings: QuestionSurroundings): boolean {
  if (text.includes('?')) return false
  const { start, allDay, title, understood } = parseQuickAdd(text, { ...surroundings, day: null })
  if (readPhrases(text, surroundings.language).has('asks')) return false
  const isHourSaid = understood.some(
    ({ kind, text: words }) => kind === 'time' && (/\d/u.test(words) || readInAnyLanguage(words).has('namedHour')),
  )
  const isDaySaid = understood.some(({ kind }) => kind === 'date' || kind === 'recurrence')
  return start !== null && !allDay && isDaySaid && isHourSaid && title !== '' && start > surroundings.now
}
