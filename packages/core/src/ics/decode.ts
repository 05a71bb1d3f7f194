import { FILE_BYTES_MAX } from './limits.ts'
import { unfoldBytes, unfoldText } from './unfold.ts'
import { withoutWindows } from './windows-1252.ts'

/** Node and browsers have it, but the library types of this package do not. */
declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string }

/**
 * - `notUtf8`: at least one line is no UTF-8 and was read as Windows-1252 (of which Latin-1 is a part)
 * - `nulRemoved`: the file held NUL characters
 */
export type DecodeWarning = 'notUtf8' | 'nulRemoved'

export type DecodedIcs =
  | { readonly text: string; readonly warnings: readonly DecodeWarning[] }
  | { readonly error: 'empty' | 'tooLarge' | 'unknownEncoding' }

const REPLACEMENT = '\ufffd'

/**
 * Decodes and unfolds a calendar file: one content line per line, ended by LF. Accepts UTF-8 and UTF-16 with or without
 * byte order mark; a line that is not UTF-8 is read as Windows-1252, so that one bad line spoils no other. Folding may
 * split a character, so lines are joined before decoding (RFC 5545 3.1). Linear time for any bytes.
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

/** By byte order mark, or by the zeros in every other byte of `BEGIN`. */
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

const utf8Of = (bytes: Uint8Array): string => new TextDecoder('utf-8').decode(bytes)

function decodeNarrow(bytes: Uint8Array): DecodedIcs {
  const unfolded = unfoldBytes(bytes)
  const warnings: DecodeWarning[] = unfolded.nuls > 0 ? ['nulRemoved'] : []
  const text = utf8Of(unfolded.bytes)
  if (!text.includes(REPLACEMENT)) return { text, warnings }
  const mixed = withoutWindows(unfolded.bytes)
  const isUtf8 = mixed === unfolded.bytes
  return { text: isUtf8 ? text : utf8Of(mixed), warnings: isUtf8 ? warnings : [...warnings, 'notUtf8'] }
}
