import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Outcome, Read, Write } from '../history/history.ts'
import { ask, isGood, type Attempt, type LoadPerson } from './person.ts'

/** Readers of a person, each of whom asks any node. */
const READERS = 2
const PAUSE_MILLISECONDS = 150
/** A client that was sent away comes back sooner than it was told: more of what goes wrong is seen. */
const AGAIN_MILLISECONDS = 250
const SHARE_OF_NEW = 0.3
/** Others are not sent again, and their client never learns what became of them. */
const SHARE_SENT_AGAIN = 0.7

/** What happened in one group of items. */
export interface Recorded {
  readonly writes: readonly Write[]
  readonly reads: readonly Read[]
  readonly attempts: readonly Attempt[]
}

/** People who write and read, all the time, on any node. */
export interface Load {
  /** The year that they write to from now on, which is the group of its items. */
  readonly turnTo: (year: number) => void
  /** What happened in a year until now. */
  readonly recorded: (year: number) => Recorded
  /** Waits until nothing of a year is under way. Nobody begins anything there once they have turned to another. */
  readonly settled: (year: number) => Promise<void>
  /** What each person sees of a year. @throws Error where it cannot be read */
  readonly readAll: (year: number) => Promise<readonly Read[]>
  readonly stop: () => Promise<void>
}

/** All that belongs to one year. */
interface Year {
  readonly year: number
  readonly writes: Write[]
  readonly reads: Read[]
  readonly attempts: Attempt[]
  /** Requests that are under way. */
  open: number
}

interface Known {
  readonly id: string
  readonly item: string
  value: number
}

interface Setting {
  readonly nodes: readonly string[]
  readonly yearNow: () => Year
  readonly isOver: () => boolean
}

export function startLoad(nodes: readonly string[], people: readonly LoadPerson[], first: number): Load {
  const years = new Map<number, Year>()
  const yearOf = (year: number): Year => {
    const known = years.get(year) ?? { year, writes: [], reads: [], attempts: [], open: 0 }
    years.set(year, known)
    return known
  }
  let [now, isOver] = [first, false]
  const setting: Setting = { nodes, yearNow: () => yearOf(now), isOver: () => isOver }
  const working = people.flatMap((person, index) => [
    write(setting, person, index),
    ...Array.from({ length: READERS }, () => readOn(setting, person)),
  ])
  return {
    turnTo: (year) => {
      now = year
    },
    recorded: yearOf,
    settled: async (year) => {
      while (yearOf(year).open > 0) await sleep(50)
    },
    readAll: async (year) => {
      const reads = await Promise.all(people.map((person) => readYear(setting, person, yearOf(year))))
      return reads.map((read) => {
        if (read === null) throw new Error(`the year ${String(year)} cannot be read`)
        return read
      })
    },
    stop: async () => {
      isOver = true
      await Promise.all(working)
    },
  }
}

const anyNode = ({ nodes }: Setting): number => Math.floor(Math.random() * nodes.length)

/** Work on a year that counts as under way. */
async function within<Value>(year: Year, work: () => Promise<Value>): Promise<Value> {
  year.open += 1
  try {
    return await work()
  } finally {
    year.open -= 1
  }
}

async function readOn(setting: Setting, person: LoadPerson): Promise<void> {
  while (!setting.isOver()) {
    const year = setting.yearNow()
    await within(year, async () => {
      const read = await readYear(setting, person, year)
      if (read !== null) year.reads.push(read)
      await sleep(read === null ? AGAIN_MILLISECONDS : PAUSE_MILLISECONDS)
    })
  }
}

async function readYear(setting: Setting, person: LoadPerson, { year, attempts }: Year): Promise<Read | null> {
  const attempt = await ask(setting.nodes, anyNode(setting), person, { path: `/events?year=${String(year)}` })
  attempts.push(attempt)
  if (!isGood(attempt)) return null
  const events = JSON.parse(attempt.text) as readonly { readonly title: string }[]
  const seen = events.flatMap(({ title }) => {
    const [, item, value] = /^(\d+\/\S+) (\d+)$/.exec(title) ?? []
    return item === undefined ? [] : [[item, Number(value)] as const]
  })
  return { owner: person.id, group: String(year), start: attempt.start, end: attempt.end, seen }
}

/** One person's writes, one after another: new events, and greater numbers in the titles of those that are there. */
async function write(setting: Setting, person: LoadPerson, index: number): Promise<void> {
  let [known, before]: [Known[], Year | null] = [[], null]
  for (let count = 0; !setting.isOver(); count += 1) {
    const year = setting.yearNow()
    if (year !== before) [known, before] = [[], year]
    const target = Math.random() < SHARE_OF_NEW ? undefined : known[Math.floor(Math.random() * known.length)]
    await within(year, () =>
      target === undefined
        ? addOne(setting, { person, year, known }, `${String(year.year)}/p${String(index)}n${String(count)}`)
        : storeNext(setting, { person, year }, target),
    )
    await sleep(PAUSE_MILLISECONDS * (1 + Math.random()))
  }
}

type Writing = Pick<Storing, 'person' | 'year'>

async function addOne(setting: Setting, writing: Writing & { readonly known: Known[] }, item: string): Promise<void> {
  const id = await store(setting, { ...writing, item, value: 0, id: null })
  if (id !== null) writing.known.push({ id, item, value: 0 })
}

async function storeNext(setting: Setting, writing: Writing, target: Known): Promise<void> {
  target.value += 1
  await store(setting, { ...writing, ...target })
}

interface Storing {
  readonly person: LoadPerson
  readonly year: Year
  readonly item: string
  readonly value: number
  /** Null for a new event. */
  readonly id: string | null
}

/** Sends a write until it is answered, or only once. Returns the id of the event that was stored. */
async function store(setting: Setting, { person, year, item, value, id }: Storing): Promise<string | null> {
  const day = `${String(year.year)}-05-10`
  const title = `${item} ${String(value)}`
  const isSentAgain = Math.random() < SHARE_SENT_AGAIN
  const question = {
    ...(id === null
      ? { method: 'POST' as const, path: '/events' }
      : { method: 'PATCH' as const, path: `/events/${id}` }),
    body: id === null ? { title, allDay: true, start: day, end: day } : { title },
    ...(isSentAgain ? { key: randomUUID() } : {}),
  }
  const tell = (start: number, end: number, outcome: Outcome): void => {
    year.writes.push({ owner: person.id, item, value, start, end, outcome })
  }
  const begun = performance.now()
  for (;;) {
    const attempt = await ask(setting.nodes, anyNode(setting), person, question)
    year.attempts.push(attempt)
    if (isGood(attempt)) {
      tell(begun, attempt.end, 'stored')
      return (JSON.parse(attempt.text) as { _id: string })._id
    }
    await sleep(AGAIN_MILLISECONDS)
    if (isSentAgain && attempt.status === 503) continue
    tell(begun, attempt.end, attempt.text.includes('Nothing was changed') ? 'refused' : 'unknown')
    return null
  }
}
