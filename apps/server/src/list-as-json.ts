import { Readable } from 'node:stream'
import { openTurns } from './event-loop-turns.ts'

/** Bytes per piece. */
const PIECE = 64 * 1024

/** JSON before and after the list that it is part of. */
export interface ListFrame {
  readonly before: string
  readonly after: string
}

/**
 * A list as JSON, item by item, in pieces that are never joined: writing a long one at once would block everybody. All
 * pieces exist before the first is sent, so an error can still be answered as one. Items are not stripped, so they must
 * match the contract exactly.
 */
export async function jsonPieces(
  items: AsyncIterable<unknown> | Iterable<unknown>,
  { before, after }: ListFrame = { before: '', after: '' },
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

/** Streams the pieces. A socket takes megabytes at once, so they are sent in several turns. */
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
