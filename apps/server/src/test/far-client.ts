import { Worker } from 'node:worker_threads'
import { apiOf } from './listening.ts'
import type { Method, Planner, RequestOptions } from './planner.ts'
import type { FarAnswer, FarRequest } from './far-client-worker.ts'

/** Somebody far away, who asks by HTTP: what they do with an answer takes none of this thread's time. */
export interface FarClient {
  readonly request: (method: Method, path: string, options?: RequestOptions) => Promise<FarAnswer>
  readonly close: () => Promise<unknown>
}

export function farClient(planner: Pick<Planner, 'app'>): FarClient {
  const worker = new Worker(new URL('./far-client-worker.ts', import.meta.url))
  return {
    request: async (method, path, { token, body, headers } = {}) => {
      const isText = typeof body === 'string'
      const asked: FarRequest = {
        method,
        url: (await apiOf(planner)) + path,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(body === undefined || isText ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : isText ? body : JSON.stringify(body),
      }
      const answered = new Promise<FarAnswer>((resolve, reject) => {
        worker.removeAllListeners().once('message', resolve).once('error', reject)
      })
      worker.postMessage(asked)
      return answered
    },
    close: () => worker.terminate(),
  }
}
