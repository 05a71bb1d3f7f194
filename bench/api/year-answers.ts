import { join } from 'node:path'
import { yearSpan } from '../../packages/core/src/date/index.ts'
import { startChild } from '../measure/child.ts'
import { expectStatus, httpClient, type Answer, type Client } from '../measure/http-client.ts'
import { median } from '../measure/samples.ts'
import { read, type Account } from '../product/account.ts'
import { changeEvent } from '../product/write-event.ts'
import type { RunningServer } from '../product/server.ts'

/** The middle of many answers, in milliseconds, each beside its floor in the same minute. */
export interface YearAnswers {
  readonly cold: number
  readonly warm: number
  readonly notModified: number
  readonly rows: number
  readonly constant: number
  readonly empty: number
  readonly bytes: number
}

const BLOCKS = 12
const IN_A_BLOCK = 15

/** A person's year, asked again and again by one client, in turns with what can be no faster. */
export async function measureYearAnswers(server: RunningServer, account: Account, year: number): Promise<YearAnswers> {
  const ask = httpClient(server.address)
  const path = `/api/v1/events?year=${year}`
  const readYear = () => expectStatus(ask({ path, headers: account.headers }), 200)
  const first = await readYear()
  const eventIds = read<{ _id: string }[]>(first).map(({ _id }) => _id)
  const rows = await rowsFloor(server, account, year)
  const floor = await fastifyFloor(first.body.toString('utf8'))
  const taken = { cold: [], warm: [], notModified: [], rows: [], constant: [], empty: [] } as Record<string, number[]>

  for (let block = 0; block < BLOCKS; block += 1) {
    taken['cold']?.push(
      ...(await inTurn(IN_A_BLOCK, async (turn) => {
        // Any write makes the next reading a cold one.
        await changeEvent(ask, account, eventIds[(block * IN_A_BLOCK + turn) % eventIds.length] ?? '')
        return readYear()
      })),
    )
    const tag = String((await readYear()).headers['etag'])
    const known = { ...account.headers, 'If-None-Match': tag }
    taken['warm']?.push(...(await inTurn(IN_A_BLOCK, readYear)))
    taken['constant']?.push(...(await inTurn(IN_A_BLOCK, () => expectStatus(floor({ path: '/constant' }), 200))))
    taken['notModified']?.push(...(await inTurn(IN_A_BLOCK, () => expectStatus(ask({ path, headers: known }), 304))))
    taken['empty']?.push(...(await inTurn(IN_A_BLOCK, () => expectStatus(floor({ path: '/empty' }), 204))))
    taken['rows']?.push(...(await rows(IN_A_BLOCK)))
  }
  const middle = (name: string) => median(taken[name] ?? [])
  return {
    cold: middle('cold'),
    warm: middle('warm'),
    notModified: middle('notModified'),
    rows: middle('rows'),
    constant: middle('constant'),
    empty: middle('empty'),
    bytes: first.body.length,
  }
}

async function inTurn(count: number, ask: (turn: number) => Promise<Answer>): Promise<number[]> {
  const taken: number[] = []
  for (let turn = 0; turn < count; turn += 1) taken.push((await ask(turn)).milliseconds)
  return taken
}

async function rowsFloor(server: RunningServer, account: Account, year: number) {
  const child = startChild('peers/server/rows-floor.ts')
  const { first, last } = yearSpan(year)
  const file = join(server.dataFolder, 'dodici.sqlite')
  const order = { file, ownerId: account.userId, firstDay: first - 1, lastDay: last + 1 }
  return async (times: number) => (await child.ask({ ...order, times })) as number[]
}

async function fastifyFloor(body: string): Promise<Client> {
  return httpClient(String(await startChild('peers/server/fastify-floor.ts').ask(body)))
}
