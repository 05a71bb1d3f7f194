import { closeMultistatus, elementPieces, openMultistatus, responseElement, type DavResponse } from '@dodici/core/dav'
import { openTurns } from '#server/event-loop-turns.ts'
import type { DavAnswer } from './dav-request.ts'
import { lyingBelow } from './lying-below.ts'

/** Responses in one piece of the answer, and characters from which on it is sent. */
const AT_ONCE = 100
const CHARACTERS_AT_ONCE = 65_536

/** Says that a collection has more than is answered (RFC 5323 5.17, RFC 6578 3.6). */
export const moreOf = (href: string): DavResponse => ({ href, status: 507, error: 'number-of-matches-within-limits' })

/** Answers with a multistatus that is written while it is sent; others run in between. */
export const multistatus = (
  responses: Iterable<DavResponse> | AsyncIterable<DavResponse>,
  {
    syncToken = null,
    headers = {},
  }: { readonly syncToken?: string | null; readonly headers?: DavAnswer['headers'] } = {},
): DavAnswer => ({
  status: 207,
  headers: { 'content-type': 'application/xml; charset=utf-8', ...headers },
  body: (base) => piecesOf(responses, syncToken, base),
})

async function* piecesOf(
  responses: Iterable<DavResponse> | AsyncIterable<DavResponse>,
  syncToken: string | null,
  base: string,
): AsyncGenerator<string> {
  const pause = openTurns()
  let [piece, count] = [openMultistatus(), 0]
  for await (const response of responses) {
    count += 1
    for (const part of elementPieces(lyingBelow(base, responseElement(response)))) {
      piece += part
      if (count < AT_ONCE && piece.length < CHARACTERS_AT_ONCE) continue
      yield piece
      ;[piece, count] = ['', 0]
      await pause()
    }
  }
  yield piece + closeMultistatus(syncToken)
}
