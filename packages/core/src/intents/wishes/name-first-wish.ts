import type { QuestionWords } from '../language-words.ts'
import { LANGUAGE_WORDS, type Cue } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText, typed, type FoldedText } from '../reading/folded-text.ts'
import { commandIn, type Command } from './command.ts'

/** A question, words about something else (`who moved to Rome`), and a wish by itself. */
const OTHERS: readonly Cue[] = ['asks', 'asking', 'reminder', 'wishesFirst']

const MOVES = Object.values(LANGUAGE_WORDS).flatMap(({ wishes: { patterns, ...words } }) =>
  patterns.map((pattern) => ({ ...words, pattern })),
)

/** What is moved, and where to, as typed. */
function toldIn(folded: FoldedText, pattern: RegExp): { readonly what: string; readonly where: string } | null {
  const { what, to } = pattern.exec(folded.plain)?.indices?.groups ?? {}
  return what && to ? { what: typed(folded, ...what), where: typed(folded, ...to) } : null
}

/** The same wish with its verb first, in one language; null where the words are no wish. */
function turnedAround(folded: FoldedText, { nameFirst, asName }: QuestionWords['wishes']): Command | null {
  const { what, verb, rest } = nameFirst.exec(folded.plain)?.indices?.groups ?? {}
  if (!what || !verb) return null
  const [name, rested] = [typed(folded, ...what), rest ? typed(folded, ...rest) : '']
  const command = commandIn(`${typed(folded, ...verb)} ${name} ${rested}`)
  if (!command || !folded.plain.slice(...verb).startsWith(command.verb)) return null
  return command.action === 'rename' ? { ...command, rest: `${name} ${asName} ${rested}` } : command
}

/** What somebody wishes for something that is named before the verb: `the dinner, make it longer`. */
const wishBehindIn = (folded: FoldedText): Command | null =>
  Object.values(LANGUAGE_WORDS).reduce<Command | null>(
    (found, { wishes }) => found ?? turnedAround(folded, wishes),
    null,
  )

/** Reads what is wished from words that name it before the verb, or what was moved; null where they are something else. */
export function nameFirstWishIn(text: string): Command | null {
  const folded = foldedText(text.trim())
  const phrases = readInAnyLanguage(folded.plain)
  if (text.includes('?') || OTHERS.some((cue) => phrases.has(cue))) return null
  for (const { verb, to, pattern } of MOVES) {
    const told = toldIn(folded, pattern)
    if (!told) continue
    const where = readInAnyLanguage(told.where).has('saysWhere') ? told.where : `${to} ${told.where}`
    return { action: 'shift', verb, rest: `${told.what} ${where}` }
  }
  return wishBehindIn(folded)
}
