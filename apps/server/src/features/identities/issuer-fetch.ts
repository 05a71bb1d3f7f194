import type { CustomFetch } from 'openid-client'
import type { Outgoing } from '#server/outgoing/outgoing.ts'

/** For each request to an issuer. */
const MILLISECONDS = 10_000
/** Longer than any list of keys, and any answer with claims. */
const BYTES_MAX = 1_000_000

/** Statuses whose answers have no body. */
const BODILESS = new Set([204, 205, 304])

/** Asks an issuer by our guarded door, bounded in time and size. */
export const issuerFetch =
  ({ ask }: Pick<Outgoing, 'ask'>): CustomFetch =>
  async (url, { method, headers, body }) => {
    const sent = body === null || body === undefined ? null : Buffer.from(textOf(body))
    const length = sent === null ? {} : { 'content-length': sent.length }
    const answer = await ask({
      ...{ url, method: method === 'POST' ? 'POST' : 'GET', headers: { ...headers, ...length }, body: sent },
      ...{ milliseconds: MILLISECONDS, bytesMax: BYTES_MAX },
    })
    if (answer.isCut) throw new TypeError('the answer of the issuer is too long')
    const said = new Headers()
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) said.set(name, [value].flat().join(', '))
    }
    const { status } = answer
    return new Response(BODILESS.has(status) ? null : new Uint8Array(answer.body), { status, headers: said })
  }

/** Forms are all that is sent to issuers. */
function textOf(body: unknown): string {
  if (body instanceof URLSearchParams) return body.toString()
  if (typeof body === 'string') return body
  throw new TypeError('only forms and texts are sent to issuers')
}
