import { setTimeout as sleep } from 'node:timers/promises'
import { httpClient, type Answer } from '../measure/http-client.ts'
import { sendInParallel, type LoadRun } from '../measure/open-loop.ts'
import { mixOf, readYear, type Team } from './people.ts'

/** How many ask at the same time: at some hundred answers a second each waits for seconds, if nobody is sent away. */
export const CLIENTS = 1_000

export interface Flood {
  readonly run: LoadRun
  /** How the next ordinary request fared. */
  readonly after: Answer
}

/** Far more than the server can do, and then one ordinary request. */
export async function runFlood({ server, people, year }: Team): Promise<Flood> {
  const ask = mixOf(httpClient(server.address, CLIENTS), people, year)
  const run = await sendInParallel({ clients: CLIENTS, seconds: 10 }, ask)
  await sleep(500)
  return { run, after: await readYear(httpClient(server.address), people[0].account, year) }
}
