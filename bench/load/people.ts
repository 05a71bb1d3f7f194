import { expectStatus, httpClient, type Answer, type Client } from '../measure/http-client.ts'
import { importEvents, newAccount, read, type Account } from '../product/account.ts'
import type { RunningServer } from '../product/server.ts'
import { sampleEvents } from '../sample/sample-events.ts'

/** Somebody with a full year, and what they ask of it. */
export interface Person {
  readonly account: Account
  readonly eventIds: readonly string[]
}

/** People on one server, in one year. */
export interface Team {
  readonly server: RunningServer
  readonly people: readonly [Person, ...Person[]]
  readonly year: number
}

/** Registers people with a year of `events` each. Another team on the same server has another name. */
export async function teamOn(
  server: RunningServer,
  { size, events, year, name = 'person' }: { size: number; events: number; year: number; name?: string },
): Promise<Team> {
  const first = await personWithYear(server, { name: `${name}-0`, events, year })
  const others: Person[] = []
  for (let index = 1; index < size; index += 1) {
    others.push(await personWithYear(server, { name: `${name}-${index}`, events, year }))
  }
  return { server, people: [first, ...others], year }
}

async function personWithYear(
  { address }: RunningServer,
  { name, events, year }: { name: string; events: number; year: number },
): Promise<Person> {
  const account = await newAccount(address, name)
  await importEvents(address, account, sampleEvents(events, year))
  const path = `/api/v1/events?year=${year}`
  const answer = await expectStatus(httpClient(address)({ path, headers: account.headers }), 200)
  return { account, eventIds: read<{ _id: string }[]>(answer).map(({ _id }) => _id) }
}

export const readYear = (ask: Client, { headers }: Account, year: number): Promise<Answer> =>
  ask({ path: `/api/v1/events?year=${year}`, headers: { ...headers, 'Accept-Encoding': 'gzip' } })

const readHeatmap = (ask: Client, { headers }: Account, year: number): Promise<Answer> =>
  ask({ path: `/api/v1/events/heatmap?year=${year}`, headers: { ...headers, 'Accept-Encoding': 'gzip' } })

function renameEvent(ask: Client, { account, eventIds }: Person, turn: number): Promise<Answer> {
  const headers = { ...account.headers, 'Content-Type': 'application/json' }
  const path = `/api/v1/events/${eventIds[turn % eventIds.length] ?? ''}`
  return ask({ method: 'PATCH', path, headers, body: JSON.stringify({ title: `Renamed ${turn}` }) })
}

/** The mix of a working day: of ten requests seven read a year, two a heatmap, and one writes. */
export function mixOf(ask: Client, people: Team['people'], year: number): (index: number) => Promise<Answer> {
  return (index) => {
    const person = people[index % people.length] ?? people[0]
    // The people take turns, and so do the kinds, at another pace: everybody does everything.
    const kind = (index * 7 + Math.floor(index / people.length)) % 10
    if (kind < 7) return readYear(ask, person.account, year)
    return kind < 9 ? readHeatmap(ask, person.account, year) : renameEvent(ask, person, index)
  }
}
