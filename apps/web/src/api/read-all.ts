/** The chunks of a stream (not every browser can iterate a stream with `for await`). */
export async function* readAll<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const source = stream.getReader()
  try {
    for (;;) {
      const { done, value } = await source.read()
      if (done) return
      yield value
    }
  } finally {
    source.releaseLock()
  }
}
