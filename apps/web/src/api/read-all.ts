/** The pieces of a stream, one after the other (`for await` over a stream itself is not there in every browser). */
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
