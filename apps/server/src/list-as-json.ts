import { Readable } from 'node:stream'
import { openTurns } from './give-way.ts'

/** Bytes that go out at once. */
const PIECE = 64 * 1024

/** JSON that stands before and after a list: what it is part of. */
export interface Around {
  readonly before: string
  readonly after: string
}

/**
 * A list as JSON that may be so long that writing it at once would keep everybody waiting: one item after the other, in
 * pieces that are never put together. All of them are there before the first goes out, so that a fault is still answered
 * as one. What is listed goes out as it is, so it must be what the contract says and nothing more.
 */
export async function jsonPieces(
  items: AsyncIterable<unknown> | Iterable<unknown>,
  { before, after }: Around = { before: '', after: '' },
): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = []
  const encoder = new TextEncoder()
  const pause = openTurns()
  let text = `${before}[`
  let isFirst = true
  for await (const item of items) {
    const turn = pause()
    if (turn !== undefined) await turn
    text += (isFirst ? '' : ',') + JSON.stringify(item)
    isFirst = false
    if (text.length < PIECE) continue
    pieces.push(encoder.encode(text))
    text = ''
  }
  return [...pieces, encoder.encode(`${text}]${after}`)]
}

/** Pieces as what is sent. A socket takes megabytes at once, so that many go out in turns. */
export function bodyOf(pieces: readonly Uint8Array[]): Buffer | Readable {
  const [only, ...others] = pieces
  return only !== undefined && others.length === 0 ? bufferOf(only) : Readable.from(oneByOne(pieces))
}

async function* oneByOne(pieces: readonly Uint8Array[]): AsyncGenerator<Buffer> {
  const pause = openTurns()
  for (const piece of pieces) {
    const turn = pause()
    if (turn !== undefined) await turn
    yield bufferOf(piece)
  }
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
