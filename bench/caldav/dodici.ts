import { expectStatus, httpClient } from '../measure/http-client.ts'
import { importEvents, newAccount, PASSWORD, postJson, read } from '../product/account.ts'
import { startServer } from '../product/server.ts'
import type { SampleEvent } from '../sample/sample-events.ts'
import type { CaldavServer } from './caldav.ts'

/** Starts the product with an account whose calendar has only these events, and signs in with the password of a device. */
export async function startDodici(there: readonly SampleEvent[] = []): Promise<CaldavServer> {
  const { address, stop } = await startServer()
  const account = await newAccount(address, 'person')
  if (there.length > 0) await importEvents(address, account, there)
  const made = await expectStatus(
    postJson(httpClient(address), '/users/device-passwords', { name: 'Computer', password: PASSWORD }, account.headers),
    201,
  )
  const { password } = read<{ password: string }>(made)
  const Authorization = `Basic ${btoa(`${account.email}:${password}`)}`
  const ask = httpClient(address)
  return {
    name: 'Dodici',
    ask: (question) => ask({ ...question, headers: { Authorization, ...question.headers } }),
    calendar: `/dav/calendars/${account.userId}/${account.calendarId}/`,
    stop: () => void stop(),
  }
}
