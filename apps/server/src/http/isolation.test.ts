import type { OperationName } from '@dodici/contract/operations'
import { expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { everyRequest, REFUSED } from '#server/test/costliest-requests.ts'
import { forgetTries, sendCostly } from '#server/test/send-costly.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { fillAccount, type FullPerson } from '#server/test/most-of-everything.ts'
import { newNeighbour, waitedTooLong, type Neighbour, type LongestWaits } from '#server/test/neighbour.ts'
import { newFeed } from '#server/features/feeds/test/feed-steps.ts'
import { farClient, type FarClient } from '#server/test/far-client.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { isDeep, testCounts } from '../../../../scripts/test-counts.ts'

const MINUTES = 60_000
const PATIENCE = isDeep ? 90 * MINUTES : 10 * MINUTES
/** What V8 compiles or clears away just now is not what a request costs: the best of so many tries counts. */
const TRIES = 3

/** As many of one person as may wait. */
const WRITES_AT_ONCE = 60
/** Programs that read one feed at once. */
const PROGRAMS = 5
const DAY = { start: '2026-03-03', end: '2026-03-03', allDay: true }

/**
 * The clock of a test stands still: what may be written in a time would never come back. And a journal that is full forgets
 * the first of many imports, which could not be taken back then.
 */
const limits = {
  ...PERSON_LIMITS,
  bytes: { ...PERSON_LIMITS.bytes, journal: Number.POSITIVE_INFINITY },
  points: { most: Number.POSITIVE_INFINITY, aMinute: 0 },
}

eachDatabase(
  (planner) => {
    it(
      'Q2: a neighbour waits for nobody, whatever they have and ask for',
      async () => {
        const first = await fillAccount(planner(), testCounts.isolation)
        const client = farClient(planner())
        const people: People = { first, others: [], client, neighbour: await newNeighbour(planner()) }
        const slow: Record<string, string> = {}
        for (const at of everyRequest(first, testCounts.isolation).keys()) {
          const { name, waits, refused } = await shortestWaits(planner(), people, at)
          const waited = refused ?? waitedTooLong(waits)
          if (waited !== null) slow[name] = waited
        }
        await client.close()
        expect(slow).toEqual({})
      },
      PATIENCE,
    )

    it(
      'Q2: a neighbour waits for no program that reads all of what somebody has',
      async () => {
        // More events than these no feed may have.
        const full = await fillAccount(planner(), { ...testCounts.isolation, files: 0 })
        const neighbour = await newNeighbour(planner())
        const programs = Array.from({ length: PROGRAMS }, () => farClient(planner()))
        const slow: Record<string, string> = {}
        for (const detail of ['busy', 'titles', 'full'] as const) {
          const waited: (string | null)[] = []
          while (waited.length < TRIES && !waited.includes(null)) {
            // Of another version each time, so that it is written anew.
            const { path } = await newFeed(full.person, { detail, daysBack: 3_000 + waited.length })
            const waits = await neighbour.during(async () => {
              const answers = programs.map((program) => program.request('GET', `/../..${path}`))
              expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(programs.map(() => 200))
            })
            waited.push(waitedTooLong(waits))
          }
          if (!waited.includes(null)) slow[detail] = waited.join('; ')
        }
        await Promise.all(programs.map((program) => program.close()))
        expect(slow).toEqual({})
      },
      PATIENCE,
    )

    it('Q3: a neighbour does not wait for all that one person wants to write at once', async () => {
      const person = await planner().newUser()
      const neighbour = await newNeighbour(planner())
      const waited: (string | null)[] = []
      while (waited.length < TRIES && !waited.includes(null)) {
        const waits = await neighbour.during(async () => {
          const names = Array.from({ length: WRITES_AT_ONCE }, (_, at) => `${String(waited.length)} ${String(at)}`)
          const answers = await Promise.all(names.map((title) => person.post('/events', { title, ...DAY })))
          expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]))
        })
        waited.push(waitedTooLong(waits))
      }
      expect(waited, waited.join('; ')).toContain(null)
    })

    it(
      'Q3: a neighbour does not wait for large changes that somebody takes back all at once',
      async () => {
        const nothing = { series: 0, costly: 0, goals: 0, entriesOfGoal: 0, exceptions: 1, each: 0, sent: 0 }
        const { person, imports } = await fillAccount(planner(), { ...nothing, ...testCounts.largeChanges })
        const neighbour = await newNeighbour(planner())
        let changes = imports
        const waited: (string | null)[] = []
        while (waited.length < TRIES && !waited.includes(null)) {
          const undone: string[] = []
          const waits = await neighbour.during(async () => {
            undone.push(...(await Promise.all(changes.map((id) => undo(person, id)))))
          })
          waited.push(waitedTooLong(waits))
          changes = undone
        }
        expect(waited, waited.join('; ')).toContain(null)
      },
      PATIENCE,
    )

    it('Q3: a neighbour does not wait for somebody who goes back over all of them at once', async () => {
      const nothing = { series: 0, costly: 0, goals: 0, entriesOfGoal: 0, exceptions: 1, each: 0, sent: 0 }
      const { person, imports } = await fillAccount(planner(), { ...nothing, files: 3, events: 3_000 })
      const neighbour = await newNeighbour(planner())
      const waited: (string | null)[] = []
      while (waited.length < TRIES && !waited.includes(null)) {
        let undone = ''
        const waits = await neighbour.during(async () => {
          undone = await undo(person, imports[0] ?? '', 'undo-since')
        })
        waited.push(waitedTooLong(waits))
        await undo(person, undone)
      }
      expect(waited, waited.join('; ')).toContain(null)
    })
  },
  {},
  { limits },
)

/** Answers the change that takes back the taking back. */
async function undo(person: Person, id: string, way: 'undo' | 'undo-since' = 'undo'): Promise<string> {
  const answer = await person.post(`/changes/${id}/${way}`)
  expect(answer.statusCode).toBe(200)
  return String(answer.headers['x-change-id'])
}

/** Who has the most of everything: what can be asked once is tried again by the next of them, who are made when wanted. */
interface People {
  readonly first: FullPerson
  readonly others: FullPerson[]
  readonly client: FarClient
  readonly neighbour: Neighbour
}

interface Tried {
  readonly name: OperationName
  readonly waits: LongestWaits
  /** What it was answered, if another answer was expected: nothing was measured then. */
  readonly refused: string | null
}

/** The best of some tries at one request, by its place among all. */
async function shortestWaits(planner: Planner, people: People, at: number): Promise<Tried> {
  let best: Tried | undefined
  for (let tries = 0; tries < TRIES; tries += 1) {
    const full =
      tries === 0 ? people.first : (people.others[tries - 1] ??= await fillAccount(planner, testCounts.isolation))
    await forgetTries(planner)
    const tried = await tryOnce(people, full, at)
    if (tried.refused !== null) return tried
    if (best === undefined || longestOf(tried.waits) < longestOf(best.waits)) best = tried
    if (waitedTooLong(best.waits) === null) break
  }
  return best ?? fail()
}

async function tryOnce({ neighbour, client }: People, full: FullPerson, at: number): Promise<Tried> {
  const [name, costly] = everyRequest(full, testCounts.isolation)[at] ?? fail()
  const refusals: string[] = []
  const waits = await neighbour.during(async () => {
    const answer = await sendCostly(client, full, [name, costly])
    if (answer.statusCode >= 400 !== REFUSED.has(name)) refusals.push(`is answered: ${answer.body}`)
  })
  return { name, waits, refused: refusals[0] ?? null }
}

const longestOf = ({ read, write }: LongestWaits): number => Math.max(read, write)

function fail(): never {
  throw new Error('nothing was tried')
}
