import { openTurns } from './give-way.ts'

/**
 * A list as JSON that may be so long that writing it at once would keep everybody waiting: one item after the other. What
 * is listed goes out as it is, so it must be what the contract says and nothing more.
 */
export async function listAsJson(items: AsyncIterable<unknown>): Promise<Buffer> {
  const pieces: Buffer[] = []
  const pause = openTurns()
  for await (const item of items) {
    const turn = pause()
    if (turn !== undefined) await turn
    pieces.push(Buffer.from((pieces.length === 0 ? '[' : ',') + JSON.stringify(item)))
  }
  pieces.push(Buffer.from(pieces.length === 0 ? '[]' : ']'))
  return Buffer.concat(pieces)
}
