import type { Language, TextSpan } from '../../language/index.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { readPhrases, type QuestionPhrases } from '../read-phrases.ts'
import { foldedText, typed, type FoldedText } from './words.ts'
import { amongTwo } from './two-sides.ts'
import { type Span, type SpanInText, readPeriod } from './dates.ts'
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

function sideOf(text: string, { dating, kind, language }: QuestionParts): ComparedSide {
  const folded = foldedText(text)
  const weekday = readPhrases(folded.plain, language).find('manyWeekday')?.value
  if (typeof weekday === 'number') return { text, span: null, weekday }
  const days = { ...dating, isAhead: kind === 'free' }
  const month = readPhrases(folded.plain, language).find('monthName')
  const inMonth = (): SpanInText | null =>
    month && readPeriod(foldedText(LANGUAGE_WORDS[language].inMonth(typed(folded, month.from))), days)
  // A month needs no word before it by which it is one: `was March busier`.
  const period = readPeriod(folded, days) ?? inMonth()
  return { text, span: period && { first: period.first, last: period.last }, weekday: null }
}

/** The unit of time that a side says: one that says none leaves it to the other, as in `this week or next`. */
export function unitIn(side: string, language: Language): string | null {
  const { plain } = foldedText(side)
  const unit = readPhrases(plain, language).find('comparedUnit')
  return unit && plain.slice(unit.from, unit.to)
}

/** What stands on both sides of a word. */
const sidesOf = (folded: FoldedText, { from, to }: TextSpan): readonly string[] =>
  [typed(folded, 0, from), typed(folded, to)].map((side) => side.replace(/^[.\s]+|[?!.,\s]+$/gu, ''))

/** What stands on both sides of a word that joins what is compared; null where none does, or none behind what says so. */
function joinedSides(folded: FoldedText, phrases: QuestionPhrases, isBehind: boolean): readonly string[] | null {
  const begin = isBehind ? (phrases.find('more')?.to ?? 0) : 1
  const join = phrases.findAll('joinsCompared').find(({ from }) => from >= begin)
  return join ? sidesOf(folded, join) : null
}

/** What a question compares; null where it compares nothing. */
export function comparisonIn(parts: QuestionParts): Comparison | null {
  const { folded, phrases } = parts
  if (!phrases.has('more') || phrases.has('moreTimes') || phrases.has('atLeast')) return null
  const said = joinedSides(folded, phrases, true) ?? amongTwo(folded.plain) ?? joinedSides(folded, phrases, false)
  return said && comparedSides(said, parts)
}

/** The same by a word that joins other things as well: only who knows what there is can tell (`più cene che pranzi`). */
export function comparisonAsGuessed(parts: QuestionParts): Comparison | null {
  const { folded, phrases } = parts
  const more = phrases.find('more')
  const join = more && phrases.findAll('maybeThan').find(({ from }) => from > more.to)
  return join ? comparedSides(sidesOf(folded, join), parts) : null
}

function comparedSides(said: readonly string[], parts: QuestionParts): Comparison | null {
  const { language, phrases } = parts
  const units = said.map((side) => unitIn(side, language))
  const unit = units.find((one) => one !== null) ?? null
  const sides = said.map((side, index) =>
    sideOf(unit !== null && units[index] === null ? LANGUAGE_WORDS[language].withUnit(side, unit) : side, parts),
  )
  const [one, other] = sides
  return one && other ? { sides: [one, other], isLess: phrases.has('less') } : null
}

/** The days that both sides of a comparison take; null where they say none. */
export function comparedDays(parts: QuestionParts): Span | null {
  const spans = (comparisonIn(parts)?.sides ?? []).flatMap(({ span }) => (span ? [span] : []))
  if (spans.length < 2) return null
  return { first: Math.min(...spans.map(({ first }) => first)), last: Math.max(...spans.map(({ last }) => last)) }
}
