import http from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

/** What became of the requests of a client that asks again and again over one connection. */
export interface BusyClient {
  /** Statuses of its answers, in order. */
  readonly statuses: readonly number[]
  /** Bodies of the answers that were refusals. */
  readonly refusals: readonly string[]
  /** Faults of requests that were sent over an open connection and got no answer, or half of one. */
  readonly cutOff: readonly string[]
  /** It has stopped: a connection was closed behind an answer, or no new one was taken. */
  readonly stopped: Promise<void>
}

interface BusyClientOptions {
  readonly url: string
  readonly token: string
  /** A body for each request, by its number. */
  readonly bodyOf: (count: number) => unknown
  readonly pauseMilliseconds: number
}

/** Posts one body after another over a connection that is kept open, until the server wants no more. */
export function startBusyClient({ url, token, bodyOf, pauseMilliseconds }: BusyClientOptions): BusyClient {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const [statuses, refusals, cutOff]: [number[], string[], string[]] = [[], [], []]
  const post = (body: string): Promise<boolean> =>
    new Promise((resolve) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const request = http.request(url, { agent, method: 'POST', headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.once('error', (error) => {
          cutOff.push(`within an answer: ${error.message}`)
          resolve(false)
        })
        answer.once('end', () => {
          statuses.push(answer.statusCode ?? 0)
          if (answer.statusCode !== 201) refusals.push(text)
          resolve(answer.headers.connection !== 'close')
        })
      })
      request.once('error', (error: NodeJS.ErrnoException) => {
        // Where nobody listens any more nothing was sent.
        if (error.code !== 'ECONNREFUSED') cutOff.push(`${error.code ?? ''} ${error.message}`)
        resolve(false)
      })
      request.end(body)
    })
  const askAll = async (): Promise<void> => {
    for (let count = 0; await post(JSON.stringify(bodyOf(count))); count += 1) await wait(pauseMilliseconds)
    agent.destroy()
  }
  return { statuses, refusals, cutOff, stopped: askAll() }
}
