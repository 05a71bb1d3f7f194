import { expectStatus, httpClient, type Client } from '../measure/http-client.ts'
import { calendarFile } from '../sample/calendar-file.ts'
import type { SampleEvent } from '../sample/sample-events.ts'

/** A person on a server of the product. */
export interface Account {
  readonly email: string
  readonly userId: string
  readonly token: string
  /** What the page keeps in the browser beside the token. */
  readonly user: unknown
  readonly calendarId: string
  readonly headers: Record<string, string>
}

export const PASSWORD = 'a password for the benchmark'

/** Registers a person, who gets a first calendar. */
export async function newAccount(address: string, name: string, timezone = 'Europe/Rome'): Promise<Account> {
  const ask = httpClient(address)
  const email = `${name}@example.org`
  const registration = { username: name, email, password: PASSWORD, language: 'en', timezone }
  const { user, token } = read<{ user: { _id: string }; token: string }>(
    await expectStatus(postJson(ask, '/auth/register', registration), 201),
  )
  const headers = { Authorization: `Bearer ${token}` }
  const calendars = await expectStatus(ask({ path: '/api/v1/calendars', headers }), 200)
  const calendarId = read<{ _id: string }[]>(calendars)[0]?._id
  if (calendarId === undefined) throw new Error('a new account has no calendar')
  return { email, userId: user._id, token, user, calendarId, headers }
}

/** Puts events into a person's calendar, as they would: by a file. Answers the change, and how long it took. */
export async function importEvents(
  address: string,
  { calendarId, headers }: Account,
  events: readonly SampleEvent[],
): Promise<{ changeId: string; milliseconds: number }> {
  const answer = await expectStatus(
    httpClient(address)({
      method: 'POST',
      path: `/api/v1/calendars/${calendarId}/import`,
      headers: { ...headers, 'Content-Type': 'text/calendar' },
      body: calendarFile(events, 'Europe/Rome'),
    }),
    200,
  )
  const { added, changeId } = read<{ added: number; changeId: string }>(answer)
  if (added !== events.length) throw new Error(`${events.length} events were sent, ${added} were taken`)
  return { changeId, milliseconds: answer.milliseconds }
}

/** Gives a person one more calendar, and answers its id. */
export async function newCalendar(address: string, { headers }: Account, name = 'Second'): Promise<string> {
  const made = await expectStatus(postJson(httpClient(address), '/calendars', { name }, headers), 201)
  return read<{ _id: string }>(made)._id
}

export const postJson = (ask: Client, path: string, value: unknown, headers: Record<string, string> = {}) =>
  ask({
    method: 'POST',
    path: `/api/v1${path}`,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(value),
  })

/** The JSON of an answer. The benchmark trusts the product's own contract here. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says at the call what is expected, instead of a cast
export const read = <Value>({ body }: { body: Buffer }): Value => JSON.parse(body.toString('utf8')) as Value
