import { parentPort } from 'node:worker_threads'

export interface FarRequest {
  readonly method: string
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

export interface FarAnswer {
  readonly statusCode: number
  /** How it begins. */
  readonly body: string
}

const BEGINNING = 500

async function ask({ url, ...request }: FarRequest): Promise<FarAnswer> {
  const answer = await fetch(url, request)
  return { statusCode: answer.status, body: (await answer.text()).slice(0, BEGINNING) }
}

parentPort?.on('message', (request: FarRequest) => {
  void ask(request).then((answer) => parentPort?.postMessage(answer))
})
