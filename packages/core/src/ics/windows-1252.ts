const LINE_FEED = 0x0a

// Windows-1252 at 0x80 to 0x9f, where Latin-1 has control characters; the five gaps stay those.
const FROM_80 =
  '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
  '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178'

const codeOf = (byte: number): number => (byte < 0x80 || byte > 0x9f ? byte : FROM_80.charCodeAt(byte - 0x80))

/**
 * Converts lines that are not UTF-8 from Windows-1252; returns the identical bytes if there are none. A line with
 * U+FFFD was decoded wrongly before and cannot be improved. Hand-written, because a file can have twenty million lines
 * and each decoder call takes time.
 */
export function withoutWindows(bytes: Uint8Array): Uint8Array {
  // No character of Windows-1252 takes more than three bytes of UTF-8.
  const out = new Uint8Array(bytes.length + 2 * highBytes(bytes))
  let length = 0
  let isUtf8 = true
  for (let start = 0; start < bytes.length;) {
    const line = readLine(bytes, start)
    isUtf8 &&= line.isUtf8
    for (let at = start; at < line.end; at += 1) {
      const byte = bytes[at] ?? 0
      if (line.isUtf8) out[length++] = byte
      else length = writeCode(out, length, codeOf(byte))
    }
    start = line.end
  }
  return isUtf8 ? bytes : out.subarray(0, length)
}

function highBytes(bytes: Uint8Array): number {
  let count = 0
  for (const byte of bytes) if (byte >= 0x80) count += 1
  return count
}

/** A line with its end: where the next begins, and whether it is UTF-8. */
function readLine(bytes: Uint8Array, start: number): { end: number; isUtf8: boolean } {
  let isUtf8 = true
  let saysReplacement = false
  let at = start
  for (let byte = bytes[at]; byte !== undefined && byte !== LINE_FEED; byte = bytes[at]) {
    const length = byte < 0x80 ? 1 : sequenceAt(bytes, at)
    saysReplacement ||= length === 3 && isReplacement(bytes, at)
    isUtf8 &&= length > 0
    at += Math.max(1, length)
  }
  return { end: Math.min(at + 1, bytes.length), isUtf8: isUtf8 || saysReplacement }
}

const isReplacement = (bytes: Uint8Array, at: number): boolean =>
  bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd

/** The range of a second byte if it is narrower than 0x80 to 0xbf (RFC 3629 4). */
const SECOND: Readonly<Record<number, readonly [lowest: number, highest: number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
}
const ANY_SECOND = [0x80, 0xbf] as const

const lengthFrom = (first: number): number => (first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2)

/** Length in bytes of a non-ASCII character; 0 if invalid. */
function sequenceAt(bytes: Uint8Array, at: number): number {
  const first = bytes[at] ?? 0
  if (first < 0xc2 || first > 0xf4) return 0
  const [lowest, highest] = SECOND[first] ?? ANY_SECOND
  const second = bytes[at + 1] ?? 0
  const length = lengthFrom(first)
  return second >= lowest && second <= highest && areMore(bytes, at + 2, at + length) ? length : 0
}

function areMore(bytes: Uint8Array, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    if (((bytes[at] ?? 0) & 0xc0) !== 0x80) return false
  }
  return true
}

function writeCode(out: Uint8Array, at: number, code: number): number {
  if (code < 0x80) {
    out[at] = code
    return at + 1
  }
  if (code < 0x800) {
    out[at] = 0xc0 | (code >> 6)
    out[at + 1] = 0x80 | (code & 0x3f)
    return at + 2
  }
  out[at] = 0xe0 | (code >> 12)
  out[at + 1] = 0x80 | ((code >> 6) & 0x3f)
  out[at + 2] = 0x80 | (code & 0x3f)
  return at + 3
}
