const LINE_FEED = 0x0a
const CARRIAGE_RETURN = 0x0d
const SPACE = 0x20
const TAB = 0x09

/**
 * Joins folded lines (a newline and one space or tab, RFC 5545 3.1) and normalises line ends to LF. A newline is CRLF,
 * LF, CR, or the CR CR LF of careless conversions. NUL bytes are dropped and counted. One pass.
 */
export function unfoldBytes(bytes: Uint8Array): { bytes: Uint8Array; nuls: number } {
  const out = new Uint8Array(bytes.length)
  let length = 0
  let nuls = 0
  for (let at = 0; at < bytes.length;) {
    const byte = bytes[at] ?? 0
    if (byte === LINE_FEED || byte === CARRIAGE_RETURN) {
      const next = afterNewline(bytes, at)
      const isFold = bytes[next] === SPACE || bytes[next] === TAB
      if (!isFold) out[length++] = LINE_FEED
      at = isFold ? next + 1 : next
      continue
    }
    if (byte === 0) nuls += 1
    else out[length++] = byte
    at += 1
  }
  return { bytes: out.subarray(0, length), nuls }
}

function afterNewline(bytes: Uint8Array, at: number): number {
  let next = at
  while (bytes[next] === CARRIAGE_RETURN) next += 1
  return bytes[next] === LINE_FEED ? next + 1 : next
}

/** The same for text. Idempotent. */
export function unfoldText(text: string): string {
  const lines = text.includes('\r') ? text.replace(/\r+\n?/g, '\n') : text
  return lines.replace(/\n[ \t]/g, '')
}
