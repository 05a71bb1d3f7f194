import { doubtfulDateIn, readDate, readPeriod as readDays, type PeriodSurroundings } from '../../language/index.ts'
import type { DateContext, SpanInText } from './dates.ts'
import type { FoldedText } from './folded-text.ts'

const surroundingsOf = ({ language, surroundings, isAhead }: DateContext): PeriodSurroundings => ({
  ...{ language, isAhead },
  now: surroundings.now,
  weekStart: surroundings.weekStart,
  year: surroundings.year,
})

/** The place in the folded text of one in the text as it was typed. */
function foldedPlace(folded: FoldedText, place: number): number {
  const at = folded.places.findIndex((one) => one >= place)
  return at < 0 ? folded.plain.length : at
}

/** The days that a question names, and where it does; null where it names none that can be told for sure. */
export function readPeriod(folded: FoldedText, dating: DateContext): SpanInText | null {
  const said = readDays(folded.text, surroundingsOf(dating))
  return said && { ...said, from: foldedPlace(folded, said.from), to: foldedPlace(folded, said.to) }
}

/** The one date of a text as it was typed. */
export const dateIn = (text: string, dating: DateContext): SpanInText | null => readDate(text, surroundingsOf(dating))

/** What looks like a date, and could not be read as one. */
export const doubtfulDate = (folded: FoldedText, dating: DateContext): string | null =>
  doubtfulDateIn(folded.text, surroundingsOf(dating))
