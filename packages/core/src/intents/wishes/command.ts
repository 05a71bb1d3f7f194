import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText, typed } from '../reading/folded-text.ts'

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
