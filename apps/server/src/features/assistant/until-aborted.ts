/**
 * Yields from an iterable until a signal aborts: then it ends at once, whatever the other side does, and the rest is
 * not read.
 */
export async function* untilAborted<Piece>(pieces: AsyncIterable<Piece>, signal: AbortSignal): AsyncGenerator<Piece> {
  const iterator = pieces[Symbol.asyncIterator]()
  const ended = new Promise<'ended'>((resolve) => {
    if (signal.aborted) resolve('ended')
    signal.addEventListener('abort', () => resolve('ended'), { once: true })
  })
  try {
    for (;;) {
      const next = iterator.next()
      // Unhandled on purpose: nobody waits for it if the signal comes first.
      next.catch(() => undefined)
      const step = await Promise.race([next, ended])
      if (step === 'ended' || step.done === true) return
      yield step.value
    }
  } finally {
    void iterator.return?.().catch(() => undefined)
  }
}
