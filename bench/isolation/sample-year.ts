import { expectStatus, httpClient } from '../measure/http-client.ts'
import { importEvents, newAccount, postJson, read, type Account } from '../product/account.ts'
import type { RunningServer } from '../product/server.ts'
import { sampleEvents } from '../sample/sample-events.ts'

/** As many events of the person's own as its calendar has room for leave it when the sample year is removed. */
export const OWN = 19_900
/** The writes of a person are worth a number of points: more removals would be refused. */
const REMOVALS = 4

export interface Beginner {
  readonly account: Account
  /** How long each removal took, in milliseconds. */
  readonly removals: number[]
}

/** Somebody who took a file into the sample year. */
export async function newBeginner({ address }: RunningServer, year: number): Promise<Beginner> {
  const account = await newAccount(address, 'beginner')
  const ask = httpClient(address)
  const made = await expectStatus(postJson(ask, '/sample-year', { from: `${year}-01` }, account.headers), 200)
  const calendarId = read<{ _id: string }>(made)._id
  await importEvents(address, { ...account, calendarId }, sampleEvents(OWN, year))
  return { account, removals: [] }
}

/** Removes the sample year and brings it back, again and again. */
export async function removeSample({ address }: RunningServer, { account, removals }: Beginner): Promise<void> {
  const { headers } = account
  const ask = httpClient(address)
  for (let turn = 0; turn < REMOVALS; turn += 1) {
    const removed = await expectStatus(ask({ method: 'DELETE', path: '/api/v1/sample-year', headers }), 200)
    removals.push(removed.milliseconds)
    const { kept } = read<{ kept: number }>(removed)
    if (kept !== OWN) throw new Error(`${kept} events were kept`)
    const change = String(removed.headers['x-change-id'])
    await expectStatus(postJson(ask, `/changes/${change}/undo`, {}, headers), 200)
  }
}
