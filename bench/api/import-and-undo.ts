import { median } from '../measure/samples.ts'
import { expectStatus, httpClient } from '../measure/http-client.ts'
import { importEvents, newAccount, postJson } from '../product/account.ts'
import { sampleEvents } from '../sample/sample-events.ts'

const ROUNDS = 3

/** A file of 10,000 events, taken in and taken back, in seconds. */
export async function measureImport(address: string, year: number): Promise<{ taken: number; undone: number }> {
  const taken: number[] = []
  const undone: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const account = await newAccount(address, `importer-${round}`)
    const { changeId, milliseconds } = await importEvents(address, account, sampleEvents(10_000, year))
    const undo = await expectStatus(
      postJson(httpClient(address), `/changes/${changeId}/undo`, {}, account.headers),
      200,
      201,
    )
    taken.push(milliseconds / 1000)
    undone.push(undo.milliseconds / 1000)
  }
  return { taken: median(taken), undone: median(undone) }
}
