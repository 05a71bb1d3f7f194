import { setTimeout as sleep } from 'node:timers/promises'
import { httpClient } from '../measure/http-client.ts'
import { importEvents, newAccount, newCalendar, postJson, read, type Account } from '../product/account.ts'
import type { RunningServer } from '../product/server.ts'
import { sampleEvents } from '../sample/sample-events.ts'

export const IMPORTS = 12
export const EVENTS = 20_000
/** Until so many seconds are over, what was undone is redone; and so on. */
const SECONDS = 20

export interface Importer {
  readonly account: Account
  readonly changes: readonly string[]
  /** How long each of the imports took, with nobody else on the server, in milliseconds. */
  readonly milliseconds: readonly number[]
}

/** Somebody who has taken in twelve files. */
export async function newImporter({ address }: RunningServer, year: number): Promise<Importer> {
  const account = await newAccount(address, 'importer')
  const imports = []
  for (let index = 0; index < IMPORTS; index += 1) {
    const calendarId = await newCalendar(address, account, `Calendar ${index}`)
    const events = sampleEvents(EVENTS, year).map((event) => ({ ...event, id: `${index}-${event.id}` }))
    imports.push(await importEvents(address, { ...account, calendarId }, events))
  }
  return { account, changes: imports.map((one) => one.changeId), milliseconds: imports.map((one) => one.milliseconds) }
}

/**
 * Takes all of them back at the same time, and brings them back, again and again. What goes too fast is refused and sent again;
 * what the journal, which is full, has forgotten meanwhile is left alone.
 */
export async function undoAndRedo({ address }: RunningServer, { account, changes }: Importer): Promise<void> {
  const ask = httpClient(address, IMPORTS)
  const end = performance.now() + SECONDS * 1000
  const isForgotten = await Promise.all(
    changes.map(async (change) => {
      let next = change
      while (performance.now() < end) {
        const answer = await postJson(ask, `/changes/${next}/undo`, {}, account.headers)
        if (answer.status === 404) return true
        if (answer.status === 200) next = read<{ _id: string }>(answer)._id
        else if (answer.status === 429) await sleep(1_000)
        else throw new Error(`an undo was answered ${answer.status}: ${answer.body.toString('utf8')}`)
      }
      return false
    }),
  )
  if (isForgotten.every(Boolean)) throw new Error('Nothing was left to take back: the journal has forgotten all of it')
}
