import { readPhrases } from '../read-phrases.ts'
import { foldedText, typed } from './folded-text.ts'
import type { Span } from './dates.ts'
import { readPeriod } from './period.ts'
import type { QuestionParts } from './question-parts.ts'

/** One of two things that are compared: what was said, and the days of it where it says any. */
export interface ComparedSide {
  readonly text: string
  readonly span: Span | null
  /** The weekday (0 is Monday) that one of many is meant by. */
  readonly weekday: number | null
}

/** Two things that are compared, and whether less of something is asked for. */
export interface Comparison {
  readonly sides: readonly [ComparedSide, ComparedSide]
  readonly isLess: boolean
}

const JOINS = {
  it: / (?:oppure|o|rispetto (?:a|ad|al|alla|allo|all')|che (?=a |ad |in |nel|il |la |quest|di |al ))\b */u,
  en: /,? (?:or|than|compared (?:to|with)|versus|vs\.?) /u,
} as const

const UNITS = {
  it: /\b(settimana|mese|anno|trimestre|week ?-?end|fine settimana)\b/u,
  en: /\b(weekend|week|month|year|quarter)\b/u,
} as const

/** A side that leaves its noun to the other: `this week or next`, `questa settimana o la prossima`. */
function completed(side: string, unit: string | undefined, language: 'it' | 'en'): string {
  if (unit === undefined || UNITS[language].test(side)) return side
  if (language === 'it')
    return side.replace(/\b(?:quell[ao] )?(quest[ao]|prossim[ao]|scors[ao]|passat[ao])\b/u, `${unit} $1`)
  return side.replace(/\b(this|next|last)(?: one)?\b/u, `$1 ${unit}`)
}

/** `settimana questa` is none: the demonstrative comes before its noun. */
const ordered = (side: string): string => side.replace(/\b(settimana|mese|anno|trimestre) (quest[ao])\b/u, '$2 $1')

function sideOf(text: string, { dating, kind, language }: QuestionParts): ComparedSide {
  const folded = foldedText(text)
  const weekday = readPhrases(folded.plain, language).find('manyWeekday')?.value
  if (typeof weekday === 'number') return { text, span: null, weekday }
  const period = readPeriod(folded, { ...dating, isAhead: kind === 'free' })
  return { text, span: period && { first: period.first, last: period.last }, weekday: null }
}

/** What a question compares; null where it compares nothing. */
export function comparisonIn(parts: QuestionParts): Comparison | null {
  const { folded, language, phrases } = parts
  const { plain } = folded
  if (!phrases.has('more')) return null
  const join = JOINS[language].exec(plain)
  if (!join) return null
  const [left, right] = [typed(folded, 0, join.index), typed(folded, join.index + join[0].length)].map((side) =>
    side.replace(/[?!.]+$/u, ''),
  )
  if (left === undefined || right === undefined) return null
  const unitOf = (side: string): string | undefined => UNITS[language].exec(foldedText(side).plain)?.[1]
  const unit = unitOf(left) ?? unitOf(right)
  const sides = [left, right].map((side) => sideOf(ordered(completed(side, unit, language)), parts))
  const [one, other] = sides
  return one && other ? { sides: [one, other], isLess: phrases.has('less') } : null
}

/** The days that both sides of a comparison take; null where they say none. */
export function comparedDays(parts: QuestionParts): Span | null {
  const spans = (comparisonIn(parts)?.sides ?? []).flatMap(({ span }) => (span ? [span] : []))
  if (spans.length < 2) return null
  return { first: Math.min(...spans.map(({ first }) => first)), last: Math.max(...spans.map(({ last }) => last)) }
}
