import type { AddressInfo } from 'node:net'
import { BASE_PATH } from '@dodici/contract/routes'
import type { FastifyInstance } from 'fastify'
import type { Planner } from './planner.ts'

const listening = new WeakMap<FastifyInstance, Promise<unknown>>()

/** The port of a planner that takes real connections, which it does from the first question on. */
export async function portOf({ app }: Pick<Planner, 'app'>): Promise<number> {
  const started = listening.get(app) ?? app.listen({ port: 0, host: '127.0.0.1' })
  listening.set(app, started)
  await started
  return (app.server.address() as AddressInfo).port
}

/** The address of the API of a planner that takes real connections. */
export const apiOf = async (planner: Pick<Planner, 'app'>): Promise<string> =>
  `http://127.0.0.1:${String(await portOf(planner))}${BASE_PATH}`
