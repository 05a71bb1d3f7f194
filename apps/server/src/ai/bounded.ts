/** Far more than any answer has: what is longer would fill the memory until the deadline comes. */
const BYTES_MAX = 4 * 1024 * 1024

/** An answer that breaks off where it gets too long. */
export function bounded(answer: Response): Response {
  if (answer.body === null) return answer
  let bytes = 0
  const counting = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength
      if (bytes > BYTES_MAX) controller.error(new Error('the answer does not end'))
      else controller.enqueue(chunk)
    },
  })
  const { status, statusText, headers } = answer
  return new Response(answer.body.pipeThrough(counting), { status, statusText, headers })
}
