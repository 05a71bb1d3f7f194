import { describe, expect, it } from 'vitest'
import { decodeIcs, type DecodedIcs } from './index.ts'
import { FILE_BYTES_MAX } from './limits.ts'

declare const TextEncoder: new () => { encode(text: string): Uint8Array }
declare const TextDecoder: new (label: string) => { decode(bytes: Uint8Array): string }

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const bytesOf = (...parts: (Uint8Array | readonly number[])[]) => Uint8Array.from(parts.flatMap((part) => [...part]))

function utf16(text: string, isLittle: boolean): Uint8Array {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return Uint8Array.from(units.flatMap((unit) => (isLittle ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])))
}

function decoded(bytes: Uint8Array): DecodedIcs & { text: string } {
  const result = decodeIcs(bytes)
  if ('error' in result) throw new Error(result.error)
  return result
}

const text = 'BEGIN:VCALENDAR\nSUMMARY:Perché no? 🎂\nEND:VCALENDAR\n'

describe('I6: the bytes of a file', () => {
  it.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with a byte order mark', bytesOf([0xef, 0xbb, 0xbf], utf8(text))],
    ['UTF-16 LE with a byte order mark', bytesOf([0xff, 0xfe], utf16(text, true))],
    ['UTF-16 BE with a byte order mark', bytesOf([0xfe, 0xff], utf16(text, false))],
    ['UTF-16 LE without one', utf16(text, true)],
    ['UTF-16 BE without one', utf16(text, false)],
  ])('I6: %s is decoded', (_, bytes) => {
    expect(decoded(bytes)).toEqual({ text, warnings: [] })
  })

  it.each([
    ['LF', '\n'],
    ['CRLF', '\r\n'],
    ['a bare CR', '\r'],
    ['CR CR LF', '\r\r\n'],
  ])('I6: lines ended by %s are unfolded and end in LF', (_, newline) => {
    const folded = ['SUMMARY:one', '  two', '\tthree', 'UID:x', ''].join(newline)
    expect(decoded(utf8(folded)).text).toBe('SUMMARY:one twothree\nUID:x\n')
    expect(decoded(utf16(folded, true)).text).toBe('SUMMARY:one twothree\nUID:x\n')
  })

  it('I6: a fold inside a character of several bytes leaves the character whole', () => {
    const cake = utf8('🎂')
    const cut = bytesOf(utf8('SUMMARY:'), cake.subarray(0, 2), utf8('\r\n '), cake.subarray(2), utf8('!'))
    expect(decoded(cut)).toEqual({ text: 'SUMMARY:🎂!', warnings: [] })
  })

  it('I6: Latin-1 is read as Windows-1252, and said', () => {
    expect(decoded(latin1('SUMMARY:M\u00f6te\nLOCATION:\u0080 5\n'))).toEqual({
      text: 'SUMMARY:Möte\nLOCATION:€ 5\n',
      warnings: ['notUtf8'],
    })
  })

  it('I6: one bad line does not spoil the good ones', () => {
    const mixed = bytesOf(utf8('SUMMARY:Perché\n'), latin1('LOCATION:Caf\u00e9\n'), utf8('COMMENT:né'))
    expect(decoded(mixed).text).toBe('SUMMARY:Perché\nLOCATION:Café\nCOMMENT:né')
  })

  it('I6: a replacement character that the file itself holds is no reason for another encoding', () => {
    expect(decoded(utf8('SUMMARY:\ufffd né'))).toEqual({ text: 'SUMMARY:\ufffd né', warnings: [] })
  })

  it('I6: NUL characters are left out, and said', () => {
    expect(decoded(utf8('SUMMARY:a\0b\n'))).toEqual({ text: 'SUMMARY:ab\n', warnings: ['nulRemoved'] })
    expect(decoded(bytesOf([0xff, 0xfe], utf16('a\0b', true)))).toEqual({ text: 'ab', warnings: ['nulRemoved'] })
  })

  it('I6: a line of 5 MB is decoded', () => {
    const line = `DESCRIPTION:${'x'.repeat(5_000_000)}`
    expect(decoded(utf8(`${line}\nUID:y`)).text).toBe(`${line}\nUID:y`)
  })

  it('I6: millions of folds, of newlines and of CRs take one pass', () => {
    expect(decoded(utf8(`DESCRIPTION:${'\r\n a'.repeat(1_000_000)}`)).text).toHaveLength(1_000_012)
    expect(decoded(utf8('\r'.repeat(5_000_000))).text).toBe('\n')
    expect(decoded(utf16('\r'.repeat(100_000), true)).text).toBe('\n')
  })

  it('I6: millions of lines, some of them Latin-1, take one pass too', () => {
    const empty = new Uint8Array(FILE_BYTES_MAX).fill(0x0a)
    empty[0] = 0xe9
    expect(decoded(empty).text.replaceAll('\n', '')).toBe('\u00e9')
    const turns = Uint8Array.from({ length: 12_000_000 }, (_, at) => [0xe9, 0x0a, 0x61, 0x0a][at % 4] ?? 0)
    expect(decoded(turns).text.slice(-8)).toBe('\u00e9\na\n\u00e9\na\n')
  })

  it.each([
    ['a character cut off', [0xc3], '\u00c3'],
    ['one of too many bytes', [0xc0, 0xaf], '\u00c0\u00af'],
    ['half of a pair', [0xed, 0xa0, 0x80], '\u00ed\u00a0\u20ac'],
    ['one beyond Unicode', [0xf4, 0x90, 0x80, 0x80], '\u00f4\u0090\u20ac\u20ac'],
    ['one of three bytes that stops', [0xe2, 0x82, 0x41], '\u00e2\u201aA'],
  ])('I6: %s is no UTF-8, and the line is read as Windows-1252', (_, bytes, text) => {
    const lines = bytesOf(utf8('A:\u00e9\nB:'), bytes, utf8('\nC:\u20ac\ud83c\udf82'))
    expect(decoded(lines)).toEqual({ text: `A:\u00e9\nB:${text}\nC:\u20ac\ud83c\udf82`, warnings: ['notUtf8'] })
  })

  it('I6: every sign of Windows-1252 is read as the decoder of the platform reads it', () => {
    const all = Uint8Array.from({ length: 128 }, (_, at) => at + 128)
    expect(decoded(all).text).toBe(new TextDecoder('windows-1252').decode(all))
  })

  it('I9: a file of 20 MiB and one byte is refused, and so is an empty one', () => {
    expect(decodeIcs(new Uint8Array(FILE_BYTES_MAX + 1))).toEqual({ error: 'tooLarge' })
    expect(decodeIcs(new Uint8Array(0))).toEqual({ error: 'empty' })
  })

  it.each([
    ['little-endian', [0xff, 0xfe, 0, 0, 0x42, 0, 0, 0]],
    ['big-endian', [0, 0, 0xfe, 0xff, 0, 0, 0, 0x42]],
  ])('I6: UTF-32 (%s) is refused', (_, bytes) => {
    expect(decodeIcs(Uint8Array.from(bytes))).toEqual({ error: 'unknownEncoding' })
  })
})
