/** An answer that `public/before-paint.js` has asked for, before the code was there that wants it. */
interface EarlyAnswer {
  /** From the root, with its query. */
  readonly address: string
  /** Whose answer it is. */
  readonly token: string
  readonly answer: Promise<Response>
}

declare global {
  var earlyAnswer: EarlyAnswer | undefined
}

/** The answer of an address for a session, where it has been asked for already: once, for then it is read. */
export function takeEarlyAnswer(address: string, token: string | null): Promise<Response> | null {
  const early = globalThis.earlyAnswer
  if (early?.address !== address || early.token !== token) return null
  globalThis.earlyAnswer = undefined
  return early.answer
}
