import { parametersOf, unescapeText, type ContentLine } from '../../ics/index.ts'
import type { ParamFilter, TextMatch } from '../requests/calendar-filter.ts'
import { foldedFor } from './collation.ts'
import type { Place } from './place.ts'

/** UTF-16 units of a value that are looked at: descriptions are shorter, and attachments no text. */
const VALUE_MAX = 65_536
/** How much longer a text takes to be folded for all of Unicode. */
const UNICODE_COST = 10

/** Takes room for a text that is looked at. False if too much was looked at already. */
function takeText({ text: room }: Place, text: string, { collation }: TextMatch): boolean {
  room.left -= text.length * (collation === 'i;unicode-casemap' ? UNICODE_COST : 1)
  return room.left >= 0
}

const contains = (text: string, match: TextMatch): boolean =>
  foldedFor(match.collation, text).includes(foldedFor(match.collation, match.text)) !== match.isNegated

/** Whether the value of a line contains a text, or does not. It is said to once too much text was looked at. */
export function lineMatches(line: ContentLine, match: TextMatch, place: Place): boolean {
  const value = line.value.slice(0, VALUE_MAX)
  return !takeText(place, value, match) || contains(unescapeText(value), match)
}

/** Whether a parameter of a line is as a filter wants it. */
export function paramMatches(line: ContentLine, { name, isNotDefined, text }: ParamFilter, place: Place): boolean {
  const values = parametersOf(line.parameters).filter((one) => one.name === name)
  if (isNotDefined) return values.length === 0
  return values.some(({ value }) => text === null || !takeText(place, value, text) || contains(value, text))
}
