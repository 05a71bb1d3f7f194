import { v7 as uuid } from 'uuid'
import type { Client } from './server-process.ts'

/** Title of an event; null where it is not there. */
type State = string | null

/**
 * What the events of somebody may be by what was answered: one state where the last write was answered, two where the
 * connection broke before its answer came.
 */
export type Expectations = Map<string, readonly State[]>

const trip = { allDay: true, start: '2027-07-24', end: '2027-08-14' }

/** Makes events, renames every second and deletes every third, until the server is gone. Answers how many were answered. */
export async function writeSteadily(client: Client, name: string, expectations: Expectations): Promise<number> {
  let answered = 0
  const write = async (id: string, wanted: State, send: () => Promise<Response>): Promise<void> => {
    const before = expectations.get(id) ?? [null]
    expectations.set(id, [...before, wanted])
    const response = await send()
    if (!response.ok) throw new Error(`a write was answered with ${String(response.status)}`)
    expectations.set(id, [wanted])
    answered += 1
  }
  try {
    for (let index = 0; ; index += 1) {
      const [id, title] = [uuid(), `${name} ${String(index)}`]
      await write(id, title, () => client.send('POST', '/events', { _id: id, title, ...trip }))
      if (index % 2 === 0) {
        await write(id, `${title}!`, () => client.send('PATCH', `/events/${id}`, { title: `${title}!` }))
      }
      if (index % 3 === 0) await write(id, null, () => client.send('DELETE', `/events/${id}`))
    }
  } catch (error) {
    if (!isBrokenConnection(error)) throw error
    return answered
  }
}

/** `fetch` says nothing more about a server that is gone. */
const isBrokenConnection = (error: unknown): boolean => error instanceof TypeError

/** What is not as it may be, one sentence each, where these events are there and no others. */
export function contradictions(expectations: Expectations, present: ReadonlyMap<string, string>): string[] {
  const wrong = [...expectations].flatMap(([id, states]) => {
    const state = present.get(id) ?? null
    return states.includes(state) ? [] : [`${id} is ${String(state)}, not ${states.join(' or ')}`]
  })
  const unknown = [...present.keys()].filter((id) => !expectations.has(id)).map((id) => `nobody made ${id}`)
  return [...wrong, ...unknown]
}
