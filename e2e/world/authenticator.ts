import { createHmac } from 'node:crypto'

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PERIOD = 30_000

/** An app for codes on somebody's phone: it shows one of six figures, and another one half a minute later. */
export interface Authenticator {
  /** A code that it has not shown before: it may be that of the half minute to come. */
  readonly code: () => string
}

/** With the key that the page shows, in groups or not. */
export function authenticator(key: string): Authenticator {
  const bits = Array.from(key.replace(/\s/g, ''), (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0'))
  const bytes = (bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2))
  let shown = 0
  return {
    code: () => {
      shown = Math.max(Math.floor(Date.now() / PERIOD), shown + 1)
      const counter = Buffer.alloc(8)
      counter.writeBigUInt64BE(BigInt(shown))
      const mac = createHmac('sha1', Buffer.from(bytes)).update(counter).digest()
      const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 0xf) & 0x7f_ff_ff_ff
      return String(number % 1_000_000).padStart(6, '0')
    },
  }
}
