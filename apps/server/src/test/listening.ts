import type { AddressInfo } from 'node:net'
import { BASE_PATH } from '@dodici/contract/routes'
import type { Planner } from './planner.ts'

/** The port of a planner that takes real connections, which it does from the first question on. */
export async function portOf({ app }: Pick<Planner, 'app'>): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  return (app.server.address() as AddressInfo).port
}

/** The address of the API of a planner that takes real connections. */
export const apiOf = async (planner: Pick<Planner, 'app'>): Promise<string> =>
  `http://127.0.0.1:${String(await portOf(planner))}${BASE_PATH}`
