import { createServer, type ServerResponse } from 'node:http'

/** A server that speaks the OpenAI wire format, and says what it is told to. */
export interface FakeModel {
  /** What `AI_BASE_URL` is set to. */
  readonly address: string
  /** Sends a piece of text to whoever waits for an answer. */
  readonly say: (text: string) => void
  readonly end: () => void
  /** Settles once somebody waits for an answer. */
  readonly asked: () => Promise<void>
  /** Settles once the one who was asked has left. */
  readonly left: () => Promise<void>
  readonly stop: () => Promise<void>
}

const chunk = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** Starts it on a free port. It answers one question at a time, as a stream. */
export async function startFakeModel(): Promise<FakeModel> {
  let answer: ServerResponse | null = null
  const [wasAsked, hasLeft] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const server = createServer((request, response) => {
    request.resume()
    request.once('end', () => {
      answer = response
      response.writeHead(200, { 'Content-Type': 'text/event-stream' })
      response.write(chunk({ role: 'assistant', content: '' }, null))
      wasAsked.resolve(undefined)
    })
    response.once('close', () => hasLeft.resolve(undefined))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const place = server.address()
  const port = typeof place === 'object' && place ? place.port : 0
  return {
    address: `http://127.0.0.1:${port}/v1`,
    say: (text) => void answer?.write(chunk({ content: text }, null)),
    end: () => void answer?.end(`${chunk({}, 'stop')}data: [DONE]\n\n`),
    asked: () => wasAsked.promise,
    left: () => hasLeft.promise,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
