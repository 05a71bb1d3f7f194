import { act } from '@testing-library/react'

/** The body of an answer whose pieces a test gives one by one. */
export function textStream() {
  let source: ReadableStreamDefaultController<Uint8Array> | null = null
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      source = controller
    },
  })
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  const pushBytes = async (bytes: Uint8Array) => {
    source?.enqueue(bytes)
    await settle()
  }
  return {
    body,
    pushBytes,
    push: (text: string) => pushBytes(new TextEncoder().encode(text)),
    end: () => source?.close(),
    breakOff: () => source?.error(new TypeError('network error')),
  }
}
