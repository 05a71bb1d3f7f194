import { Worker } from 'node:worker_threads'
import { BASE_PATH } from '@dodici/contract/routes'
import { portOf } from './listening.ts'
import type { Planner, RequestOptions } from './planner.ts'
import type { FarAnswer, FarRequest } from './far-client-worker.ts'

/** Somebody far away, who asks by HTTP: what they do with an answer takes none of this thread's time. */
export interface FarClient {
  readonly request: (method: string, path: string, options?: RequestOptions) => Promise<FarAnswer>
  readonly close: () => Promise<unknown>
}

/** Its paths are below those of the API, or below another base. */
export function farClient(planner: Pick<Planner, 'app'>, base: string = BASE_PATH): FarClient {
  const worker = new Worker(new URL('./far-client-worker.ts', import.meta.url))
  return {
    request: async (method, path, { token, body, headers } = {}) => {
      const isText = typeof body === 'string'
      const asked: FarRequest = {
        method,
        url: `http://127.0.0.1:${String(await portOf(planner))}${base}${path}`,
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
