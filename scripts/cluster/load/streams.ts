import { setTimeout as sleep } from 'node:timers/promises'
import type { LoadPerson } from './person.ts'

/** What came through the streams of everybody. */
export interface Streams {
  /** The newest number of each person, by their id. */
  readonly newest: () => ReadonlyMap<string, number>
  /** How often a stream has ended, or could not be opened. */
  readonly breaks: () => number
  /** Numbers that did not grow within a stream. */
  readonly back: () => readonly string[]
  readonly stop: () => Promise<void>
}

const AGAIN_MILLISECONDS = 500

/** One stream for each person, spread over the nodes. One that ends is opened again, as a browser does. */
export function openStreams(nodes: readonly string[], people: readonly LoadPerson[]): Streams {
  const newest = new Map<string, number>()
  const back: string[] = []
  const stopping = new AbortController()
  let breaks = 0
  const listen = async ({ id, token }: LoadPerson, node: string): Promise<void> => {
    const answer = await fetch(`${node}/api/v1/events/stream`, {
      headers: { authorization: `Bearer ${token}` },
      signal: stopping.signal,
    })
    if (!answer.ok || answer.body === null) return
    let before = -1
    for await (const number of numbersIn(answer.body)) {
      if (number <= before) back.push(`${id}: ${String(number)} after ${String(before)}`)
      before = number
      newest.set(id, Math.max(number, newest.get(id) ?? -1))
    }
  }
  const isOver = (): boolean => stopping.signal.aborted
  const listenOn = async (person: LoadPerson, node: string): Promise<void> => {
    while (!isOver()) {
      await listen(person, node).catch(() => undefined)
      if (!isOver()) breaks += 1
      await sleep(AGAIN_MILLISECONDS)
    }
  }
  const listening = people.map((person, index) => listenOn(person, nodes[index % nodes.length] ?? ''))
  return {
    newest: () => newest,
    breaks: () => breaks,
    back: () => back,
    stop: async () => {
      stopping.abort()
      await Promise.all(listening)
    },
  }
}

async function* numbersIn(body: ReadableStream<Uint8Array>): AsyncGenerator<number> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const piece of body) {
    const events = (rest + decoder.decode(piece, { stream: true })).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const [, number] = /^event: change\ndata: \{"sequence":(\d+)\}$/.exec(event) ?? []
      if (number !== undefined) yield Number(number)
    }
  }
}
