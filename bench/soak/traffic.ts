import { httpClient, type Answer, type Client } from '../measure/http-client.ts'
import { postJson, read, type Account } from '../product/account.ts'
import type { Happening } from './judge.ts'
import type { Cast, Noticed } from './people.ts'
import { wallIn } from './wall.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** An event that is taken away that long before it reminds is sure not to. */
const AHEAD = HOUR
const MINUTES_BEFORE = 10

/** An event of one time, and the notice that it lets come. */
interface Once {
  readonly id: string
  readonly person: Noticed
  readonly notice: Happening
}

/** A change that a webhook has to be told of: when it was asked for, and when it was answered. */
export interface TellableChange {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** Requests of a working day, and what they let be expected. */
export interface Traffic {
  /** Of ten requests seven read a year, two a heatmap, and one writes. */
  readonly ask: (index: number) => Promise<Answer>
  /** Notices of events of one time that were not taken away. */
  readonly notices: () => Happening[]
  readonly changes: readonly TellableChange[]
}

interface Street {
  readonly client: Client
  readonly cast: Cast
  readonly now: () => number
  /** Made until now. */
  readonly made: Once[]
  readonly changes: TellableChange[]
  readonly told: string[]
  /** Counts the writes. */
  readonly turns: { next: number }
}

export function trafficOf(address: string, cast: Cast, now: () => number): Traffic {
  const street: Street = {
    client: httpClient(address, 64),
    cast,
    now,
    made: [],
    changes: [],
    told: [],
    turns: { next: 0 },
  }
  const year = new Date(now()).getUTCFullYear()
  return {
    ask: (index) => {
      // The people take turns, and so do the kinds: everybody does everything.
      const member = cast.team[(index + Math.floor(index / 10)) % cast.team.length]
      if (member === undefined) throw new Error('nobody is there')
      const kind = (index * 7) % 10
      const gzip = { ...member.account.headers, 'Accept-Encoding': 'gzip' }
      if (kind < 7) return street.client({ path: `/api/v1/events?year=${year}`, headers: gzip })
      if (kind < 9) return street.client({ path: `/api/v1/events/heatmap?year=${year}`, headers: gzip })
      return write(street, member)
    },
    notices: () => street.made.map(({ notice }) => notice),
    changes: street.changes,
  }
}

/** Half of the writes change an event of the one who reads, so that years have to be read anew. */
function write(street: Street, member: Cast['team'][number]): Promise<Answer> {
  const turn = street.turns.next
  street.turns.next += 1
  switch (turn % 8) {
    case 1:
      return makeOnce(street, turn)
    case 3:
      return makeTold(street, turn)
    case 5:
      return turn % 3 === 0 ? takeOneAway(street) : makeOnce(street, turn)
    case 7:
      return changeTold(street, turn)
    default:
      return patch(street.client, member.account, member.eventIds[turn % member.eventIds.length] ?? '', turn)
  }
}

const patch = (client: Client, { headers }: Account, id: string, turn: number): Promise<Answer> =>
  client({
    method: 'PATCH',
    path: `/api/v1/events/${id}`,
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: `Renamed ${turn}` }),
  })

/** An event within the next day, of which a notice comes. */
async function makeOnce({ client, cast, now, made }: Street, turn: number): Promise<Answer> {
  const person = cast.noticed[turn % cast.noticed.length]
  if (person === undefined) throw new Error('nobody is there')
  const start = Math.ceil(now() / MINUTE) * MINUTE + (2 + (turn % 20)) * HOUR + (turn % 7) * MINUTE
  // In UTC no hour comes twice.
  const times = { allDay: false, start: wallIn('UTC', start), end: wallIn('UTC', start + HOUR), timezone: 'UTC' }
  const title = `Once ${turn}`
  const reminders = [{ minutesBefore: MINUTES_BEFORE, channel: 'display' }]
  const answer = await postJson(client, '/events', { title, ...times, reminders }, person.account.headers)
  if (answer.status !== 201) return answer
  const notice = { name: `${person.path} ${title}`, at: start - MINUTES_BEFORE * MINUTE }
  made.push({ id: read<{ _id: string }>(answer)._id, person, notice })
  return answer
}

async function takeOneAway({ client, now, made }: Street): Promise<Answer> {
  const place = made.findIndex(({ notice }) => notice.at > now() + AHEAD)
  const [once] = place < 0 ? [] : made.splice(place, 1)
  if (once === undefined) throw new Error('there is nothing to take away')
  const { headers } = once.person.account
  const answer = await client({ method: 'DELETE', path: `/api/v1/events/${once.id}`, headers })
  if (answer.status >= 300) made.push(once)
  return answer
}

async function makeTold(street: Street, turn: number): Promise<Answer> {
  const day = new Date(street.now()).toISOString().slice(0, 10)
  const event = { title: `Told ${turn}`, allDay: true, start: day, end: day }
  const from = street.now()
  const answer = await postJson(street.client, '/events', event, street.cast.told.headers)
  if (answer.status !== 201) return answer
  const { _id: id } = read<{ _id: string }>(answer)
  street.told.push(id)
  street.changes.push({ id, from, to: street.now() })
  return answer
}

async function changeTold(street: Street, turn: number): Promise<Answer> {
  const id = street.told[turn % street.told.length]
  if (id === undefined) return makeTold(street, turn)
  const from = street.now()
  const answer = await patch(street.client, street.cast.told, id, turn)
  if (answer.status === 200) street.changes.push({ id, from, to: street.now() })
  return answer
}
