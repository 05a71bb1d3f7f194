import { expectStatus, httpClient, type Answer } from '../measure/http-client.ts'
import { median } from '../measure/samples.ts'
import { read, type Account } from '../product/account.ts'
import { changeEvent } from '../product/write-event.ts'

/** Somebody who reads their year. */
export interface Reader {
  readonly address: string
  readonly account: Account
  readonly year: number
}

/** The middle of many readings, in milliseconds. */
export interface Reading {
  readonly cold: number
  readonly warm: number
}

const ROUNDS = 60
const WARM_A_ROUND = 3
/** Rounds before the clock counts: the first ones pay for compiling. */
const FIRST_COUNTED = 5

/** Reads every reader's year in turns, so that a slow minute of the machine meets all of them. */
export async function readInTurns<Name extends string>(
  readers: Readonly<Record<Name, Reader>>,
): Promise<Record<Name, Reading>> {
  const names = Object.keys(readers) as Name[]
  const turns = await Promise.all(names.map(async (name) => [name, await turnOf(readers[name])] as const))
  const cold = new Map<Name, number[]>()
  const warm = new Map<Name, number[]>()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, turn] of turns) {
      const taken = await turn(round)
      if (round < FIRST_COUNTED) continue
      cold.set(name, [...(cold.get(name) ?? []), taken.cold])
      warm.set(name, [...(warm.get(name) ?? []), ...taken.warm])
    }
  }
  const readings = names.map((name) => [
    name,
    { cold: median(cold.get(name) ?? []), warm: median(warm.get(name) ?? []) },
  ])
  return Object.fromEntries(readings) as Record<Name, Reading>
}

async function turnOf({ address, account, year }: Reader) {
  const ask = httpClient(address)
  const readYear = (): Promise<Answer> =>
    expectStatus(ask({ path: `/api/v1/events?year=${year}`, headers: account.headers }), 200)
  const ids = read<{ _id: string }[]>(await readYear()).map(({ _id }) => _id)
  return async (round: number) => {
    await changeEvent(ask, account, ids[round % ids.length] ?? '')
    const cold = (await readYear()).milliseconds
    const warm: number[] = []
    for (let turn = 0; turn < WARM_A_ROUND; turn += 1) warm.push((await readYear()).milliseconds)
    return { cold, warm }
  }
}
