import { LANGUAGE_WORDS, type Cue } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText, typed, type FoldedText } from '../reading/folded-text.ts'
import type { Command } from './command.ts'

/** A question, words about something else (`who moved to Rome`), and a wish by itself. */
const OTHERS: readonly Cue[] = ['asks', 'asking', 'reminder', 'wishesFirst']

const MOVES = Object.values(LANGUAGE_WORDS).flatMap(({ moves: { patterns, ...words } }) =>
  patterns.map((pattern) => ({ ...words, pattern })),
)

/** What is moved, and where to, as typed. */
function toldIn(folded: FoldedText, pattern: RegExp): { readonly what: string; readonly where: string } | null {
  const { what, to } = pattern.exec(folded.plain)?.indices?.groups ?? {}
  return what && to ? { what: typed(folded, ...what), where: typed(folded, ...to) } : null
}

/** Reads what was or is to be moved from words that name it before the verb; null where they are something else. */
export function nameFirstShiftIn(text: string): Command | null {
  const folded = foldedText(text.trim())
  const phrases = readInAnyLanguage(folded.plain)
  if (text.includes('?') || OTHERS.some((cue) => phrases.has(cue))) return null
  for (const { verb, to, pattern } of MOVES) {
    const told = toldIn(folded, pattern)
    if (!told) continue
    const where = readInAnyLanguage(told.where).has('saysWhere') ? told.where : `${to} ${told.where}`
    return { action: 'shift', verb, rest: `${told.what} ${where}` }
  }
  return null
}
