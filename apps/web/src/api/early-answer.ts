/** A response that `public/before-paint.js` requested before this code had loaded. */
interface EarlyAnswer {
  /** Path and query. */
  readonly address: string
  /** The session that it belongs to. */
  readonly token: string
  readonly answer: Promise<Response>
}

declare global {
  var earlyAnswers: EarlyAnswer[] | undefined
}

/** The early response for a URL and session, if there is one. It can be read once. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | null {
  const { earlyAnswers = [] } = globalThis
  const place = earlyAnswers.findIndex((early) => early.address === address && early.token === token)
  return earlyAnswers.splice(place, place < 0 ? 0 : 1)[0]?.answer ?? null
}
