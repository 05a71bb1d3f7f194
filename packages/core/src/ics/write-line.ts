import { parseDay, parseWall } from '../date/index.ts'

/** Octets of a line, without its CRLF (RFC 5545 3.1). */
const LINE_OCTETS = 75
const FORBIDDEN = /[\u0000-\u0008\u000a-\u001f\u007f]/g

/** Escapes a TEXT value (RFC 5545 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, (mark) => `\\${mark}`)
    .replaceAll('\n', '\\n')

/** Removes everything that could end a line. */
export const oneLine = (text: string): string => text.toWellFormed().replace(FORBIDDEN, '')

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1
  if (codePoint < 0x800) return 2
  return codePoint < 0x10000 ? 3 : 4
}

/** Octets of a text in UTF-8. */
export function octetsIn(text: string): number {
  let octets = 0
  for (const character of text) octets += octetsOf(character.codePointAt(0) ?? 0)
  return octets
}

/** Folds a line at 75 octets, never inside a character. Drops control characters. */
function foldLine(text: string): string {
  const line = oneLine(text)
  if (line.length * 3 <= LINE_OCTETS) return line
  const pieces: string[] = []
  let start = 0
  let octets = 0
  for (let at = 0; at < line.length;) {
    const codePoint = line.codePointAt(at) ?? 0
    const size = octetsOf(codePoint)
    if (octets + size > LINE_OCTETS) {
      pieces.push(line.slice(start, at))
      start = at
      octets = 1
    }
    octets += size
    at += codePoint > 0xffff ? 2 : 1
  }
  return [...pieces, line.slice(start)].join('\r\n ')
}

/** The text of a file: folded lines, each ended by CRLF. */
export const foldLines = (lines: readonly string[]): string => lines.map((line) => `${foldLine(line)}\r\n`).join('')

/** A zone name as a parameter. Quotes would end it, and no zone has them. */
const zoneParameter = (zone: string): string => (/^[\w+/-]+$/.test(zone) ? zone : `"${zone.replaceAll('"', '')}"`)

/**
 * A property with dates (`YYYY-MM-DD`) or local times (`YYYY-MM-DDTHH:mm`) in a zone, all of the first one's kind.
 * Floating times have no zone, UTC ends in Z. Throws a RangeError for other text.
 */
export function dateLine(name: string, values: readonly string[], zone: string | null, parameters = ''): string {
  const isDay = parseDay(values[0] ?? '') !== null
  const written = values.map((value) => {
    if ((isDay ? parseDay(value) : parseWall(value)) === null) throw new RangeError(`${name}: no date: ${value}`)
    return value.replace(/[-:]/g, '')
  })
  if (isDay) return `${name}${parameters};VALUE=DATE:${written.join(',')}`
  const suffix = zone === 'UTC' ? '00Z' : '00'
  const tzid = zone === null || zone === 'UTC' ? '' : `;TZID=${zoneParameter(zone)}`
  return `${name}${parameters}${tzid}:${written.map((wall) => wall + suffix).join(',')}`
}
