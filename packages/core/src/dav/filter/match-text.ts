import { parametersOf, unescapeText, type ContentLine } from '../../ics/index.ts'
import type { ParamFilter, TextMatch } from '../requests/calendar-filter.ts'
import { foldedFor } from './collation.ts'

/** UTF-16 units of a value that are looked at: descriptions are shorter, and attachments no text. */
const VALUE_MAX = 65_536

/** Values that were folded for all of Unicode, which is the costly one; several filters may ask for one. */
const folded = new WeakMap<ContentLine, string>()

function foldedValue(line: ContentLine, { collation }: TextMatch): string {
  const known = collation === 'i;unicode-casemap' ? folded.get(line) : undefined
  if (known !== undefined) return known
  const value = foldedFor(collation, unescapeText(line.value.slice(0, VALUE_MAX)))
  if (collation === 'i;unicode-casemap') folded.set(line, value)
  return value
}

const wanted = ({ collation, text }: TextMatch): string => foldedFor(collation, text)

/** Whether the value of a line contains a text, or does not. */
export const lineMatches = (line: ContentLine, match: TextMatch): boolean =>
  foldedValue(line, match).includes(wanted(match)) !== match.isNegated

/** Whether a parameter of a line is as a filter wants it. */
export function paramMatches(line: ContentLine, { name, isNotDefined, text }: ParamFilter): boolean {
  const values = parametersOf(line.parameters).filter((one) => one.name === name)
  if (isNotDefined) return values.length === 0
  return values.some(
    ({ value }) => text === null || foldedFor(text.collation, value).includes(wanted(text)) !== text.isNegated,
  )
}
