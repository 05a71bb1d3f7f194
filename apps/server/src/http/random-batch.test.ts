import { operations } from '@dodici/contract/operations'
import type { Category, Event, EventBatch } from '@dodici/contract/types'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inputOf, nearly } from '#server/test/arbitrary-input.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { expectAnswer, mostly, newest } from '#server/test/random-request.ts'
import { isDeep, testCounts, testSeed } from '../../../../scripts/test-counts.ts'

const MINUTES = 60_000
/** Copies make more and more events: then somebody else goes on. */
const EVENTS_MAX = 50

const day = { allDay: true, start: '2027-05-01', end: '2027-05-01' }
const night = { allDay: false, start: '2027-05-01T22:00', end: '2027-05-02T01:30', timezone: 'Europe/Rome' }
const drafts = [
  { ...day, title: 'Gita' },
  { ...night, title: 'Cena' },
  { ...day, title: 'Diario', recurrence: 'FREQ=DAILY;COUNT=90' },
  { ...night, title: 'Turno', recurrence: 'FREQ=WEEKLY;BYDAY=SA,SU' },
]

/** An event and an occurrence of what the person has when the request is sent, by their place among them. */
interface Pick {
  readonly pick: number
  readonly occurrence: number
  readonly scope: EventBatch['events'][number]['scope'] | 'none'
  readonly isStale: unknown
}

const picks = fc.array(
  fc.record({
    pick: fc.nat(EVENTS_MAX),
    occurrence: fc.nat(100),
    scope: mostly(['this', 'following', 'all'], ['none']),
    isStale: mostly([false], [true]),
  }),
  { minLength: 1, maxLength: 4 },
)

/** Takes the place of the id of the person's category. */
const OWN_CATEGORY = 'own category'

const asDescribed = inputOf(operations.changeEvents.spec.body, {
  events: picks,
  startDays: fc.integer({ min: -20, max: 20 }),
  endDays: fc.integer({ min: -20, max: 40 }),
  days: mostly([-30, 0, 7], [365_000, 36_600]),
  categoryId: mostly([OWN_CATEGORY, null], ['x']),
})
const bodies = fc.oneof({ weight: 4, arbitrary: asDescribed }, { weight: 1, arbitrary: nearly(asDescribed) })

const isPick = (value: unknown): value is Pick => typeof value === 'object' && value !== null && 'pick' in value

function targetOf({ pick, occurrence, scope, isStale }: Pick, events: readonly Event[]): unknown {
  const event = events[pick % events.length]
  const recurrenceId = event?.occurrences[occurrence % event.occurrences.length]?.recurrenceId
  return {
    _id: event?._id,
    version: (event?.version ?? 0) + (isStale === true ? 1 : 0),
    ...(scope === 'none' ? {} : { scope }),
    ...(recurrenceId === undefined ? {} : { occurrence: recurrenceId }),
  }
}

/** What is sent: with the events that are there now where some are picked, and the category. */
function aimed(body: unknown, { events, categoryId }: { events: readonly Event[]; categoryId: string }): unknown {
  return JSON.parse(
    JSON.stringify(body, (_, value: unknown) =>
      isPick(value) ? targetOf(value, events) : value === OWN_CATEGORY ? categoryId : value,
    ),
  )
}

interface Owner {
  readonly person: Person
  readonly categoryId: string
}

async function newOwner(planner: Planner): Promise<Owner> {
  const person = await planner.newUser()
  for (const draft of drafts) await person.post('/events', draft)
  return { person, categoryId: (await person.post('/categories', { name: 'Viaggi' })).json<Category>()._id }
}

const eventsOf = async ({ person }: Owner): Promise<Event[]> =>
  (await person.get('/events?year=2027')).json<Event[]>().sort((one, other) => (one._id < other._id ? -1 : 1))

eachDatabase((planner) => {
  it(
    'V1: changeEvents answers 2xx or 4xx to any input about events that are there, and writes one change or nothing',
    async () => {
      let owner = await newOwner(planner())
      let good = 0
      await fc.assert(
        fc.asyncProperty(bodies, async (body) => {
          let events = await eventsOf(owner)
          if (events.length === 0 || events.length > EVENTS_MAX) {
            owner = await newOwner(planner())
            events = await eventsOf(owner)
          }
          const { person, categoryId } = owner
          const known = await newest(person)
          const operation = operations.changeEvents
          const sent = aimed(body, { events, categoryId })
          const isGood = await expectAnswer(planner(), person, { operation, path: operation.path, body: sent })
          const sequence = await newest(person)
          expect(sequence - known).toBeLessThanOrEqual(isGood ? 1 : 0)
          if (isGood) good += 1
        }),
        { numRuns: testCounts.randomBodies, seed: testSeed },
      )
      // Most others are refused on purpose: two parts of one event, an end before its start, input that is none.
      expect(good).toBeGreaterThan(testCounts.randomBodies / 4)
      expect((await owner.person.post('/categories', { name: 'Next' })).statusCode).toBe(201)
    },
    isDeep ? 60 * MINUTES : 5 * MINUTES,
  )
})
