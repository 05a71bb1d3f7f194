import { HEADER_MAX } from './limits.ts'

/** One unfolded line in its parts: `NAME;PARAMETERS:value` (RFC 5545 3.1). */
export interface ContentLine {
  /** In upper case. */
  readonly name: string
  /** As written, each with its leading semicolon; may be empty. */
  readonly parameters: string
  /** Not unescaped. */
  readonly value: string
  /** The whole line. */
  readonly text: string
}

/** With the underscore that some programs have in names of their own, such as `X-LOTUS-CHILD_UID`. */
const NAME = /^[A-Za-z][A-Za-z0-9_-]*/
const UPPER_CASE = /^[A-Z][A-Z0-9-]*$/
const PARAMETER = /;([A-Za-z0-9-]+)=((?:[^";]|"[^"]*")*)/g
const IS_PARAMETERS = /^(?:;[A-Za-z0-9-]+=(?:[^";:]|"[^"]*")*)*$/

/** Property names that some programs write in lower case; any other lower-case word is text that lost its fold. */
const SPOKEN_NAMES = new Set(
  `BEGIN END UID DTSTART DTEND DTSTAMP DURATION SUMMARY DESCRIPTION LOCATION URL STATUS TRANSP CATEGORIES SEQUENCE RRULE
  RDATE EXDATE RECURRENCE-ID CREATED LAST-MODIFIED CLASS TRIGGER ACTION ORGANIZER ATTENDEE VERSION PRODID TZID`.split(
    /\s+/,
  ),
)

/** The parts of a line; null if it is no property, such as text broken without folding. */
export function contentLineOf(text: string): ContentLine | null {
  if (!text.includes(':')) return null
  const written = NAME.exec(text.slice(0, HEADER_MAX))?.[0]
  if (written === undefined || !isName(written)) return null
  const colon = colonOf(text)
  if (colon === -1) return null
  const parameters = text.slice(written.length, colon)
  if (parameters !== '' && !parameters.startsWith(';')) return null
  return { name: written.toUpperCase(), parameters, value: text.slice(colon + 1), text }
}

const isName = (written: string): boolean =>
  UPPER_CASE.test(written) || /^x-/i.test(written) || SPOKEN_NAMES.has(written.toUpperCase())

/** Where the value begins: at the first colon outside quotes, or the first of all if a quote is not closed. */
function colonOf(text: string): number {
  let isQuoted = false
  const end = Math.min(text.length, HEADER_MAX)
  for (let at = 0; at < end; at += 1) {
    const unit = text[at]
    if (unit === '"') isQuoted = !isQuoted
    else if (unit === ':' && !isQuoted) return at
  }
  return text.slice(0, end).indexOf(':')
}

/** One parameter: name in upper case, value without quotes, and both as written. */
export interface Parameter {
  readonly name: string
  readonly value: string
  readonly text: string
}

/** The parameters of a line, from `ContentLine.parameters`. Invalid ones are skipped. */
export const parametersOf = (parameters: string): Parameter[] =>
  [...parameters.matchAll(PARAMETER)].map(([text, name = '', value = '']) => ({
    name: name.toUpperCase(),
    value: value.replaceAll('"', ''),
    text,
  }))

/** The value of one parameter, or null. */
export const parameterOf = (line: ContentLine, name: string): string | null =>
  line.parameters === '' ? null : (parametersOf(line.parameters).find((one) => one.name === name)?.value ?? null)

/** Whether a text can stand between name and colon without ending either. */
export const isParameters = (text: string): boolean => IS_PARAMETERS.test(text)
