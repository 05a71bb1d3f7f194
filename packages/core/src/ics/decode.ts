import { FILE_BYTES_MAX } from './limits.ts'
import { unfoldBytes, unfoldText } from './unfold.ts'

/** Node and browsers have it; the library types of this package, which are neither's, do not. */
declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string }

/**
 * - `notUtf8`: at least one line is no UTF-8 and was read as Windows-1252 (of which Latin-1 is a part)
 * - `nulRemoved`: the file held NUL characters
 */
export type DecodeWarning = 'notUtf8' | 'nulRemoved'

export type DecodedIcs =
  | { readonly text: string; readonly warnings: readonly DecodeWarning[] }
  | { readonly error: 'empty' | 'tooLarge' | 'unknownEncoding' }

const LINE_FEED = 0x0a
const REPLACEMENT = '\ufffd'

/**
 * The text of a calendar file, unfolded, one content line a line, ended by LF. Reads UTF-8 and UTF-16 with and without
 * byte order mark; a line that is no UTF-8 is read as Windows-1252, by itself, so that one bad line spoils no other.
 * Folding may cut a character in two, so lines are joined before they are decoded (RFC 5545 3.1). Takes time in
 * proportion to the length, whatever the bytes are.
 */
export function decodeIcs(bytes: Uint8Array): DecodedIcs {
  if (bytes.length > FILE_BYTES_MAX) return { error: 'tooLarge' }
  if (bytes.length === 0) return { error: 'empty' }
  if (isUtf32(bytes)) return { error: 'unknownEncoding' }
  const wide = utf16Of(bytes)
  return wide ? decodeUtf16(bytes, wide) : decodeNarrow(bytes)
}

const isUtf32 = ([first, second, third, fourth]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe && third === 0 && fourth === 0) ||
  (first === 0 && second === 0 && third === 0xfe && fourth === 0xff)

/** By the byte order mark, else by the zero in every other byte that `BEGIN` has. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const zeros = [...bytes.subarray(0, 4)].map((byte) => (byte === 0 ? '0' : 'x')).join('')
  if (zeros === 'x0x0') return 'utf-16le'
  return zeros === '0x0x' ? 'utf-16be' : null
}

function decodeUtf16(bytes: Uint8Array, label: 'utf-16le' | 'utf-16be'): DecodedIcs {
  const text = unfoldText(new TextDecoder(label).decode(bytes))
  const clean = text.replaceAll('\0', '')
  return { text: clean, warnings: clean.length < text.length ? ['nulRemoved'] : [] }
}

function decodeNarrow(bytes: Uint8Array): DecodedIcs {
  const unfolded = unfoldBytes(bytes)
  const warnings: DecodeWarning[] = unfolded.nuls > 0 ? ['nulRemoved'] : []
  const text = new TextDecoder('utf-8').decode(unfolded.bytes)
  if (!text.includes(REPLACEMENT)) return { text, warnings }
  const mixed = decodeByLine(unfolded.bytes)
  return { text: mixed.text, warnings: mixed.isUtf8 ? warnings : [...warnings, 'notUtf8'] }
}

/** Decodes each line as UTF-8 where it is that (or says the replacement character itself), else as Windows-1252. */
function decodeByLine(bytes: Uint8Array): { text: string; isUtf8: boolean } {
  const utf8 = new TextDecoder('utf-8')
  const windows = new TextDecoder('windows-1252')
  const lines: string[] = []
  let isUtf8 = true
  for (let start = 0; start <= bytes.length;) {
    const next = bytes.indexOf(LINE_FEED, start)
    const end = next === -1 ? bytes.length : next
    const line = bytes.subarray(start, end)
    const text = utf8.decode(line)
    const isGood = !text.includes(REPLACEMENT) || saysReplacement(line)
    lines.push(isGood ? text : windows.decode(line))
    isUtf8 &&= isGood
    start = end + 1
  }
  return { text: lines.join('\n'), isUtf8 }
}

/** Whether the bytes hold U+FFFD itself: somebody decoded them wrongly before us, and nothing better can be had. */
function saysReplacement(line: Uint8Array): boolean {
  for (let at = line.indexOf(0xef); at !== -1; at = line.indexOf(0xef, at + 1)) {
    if (line[at + 1] === 0xbf && line[at + 2] === 0xbd) return true
  }
  return false
}
