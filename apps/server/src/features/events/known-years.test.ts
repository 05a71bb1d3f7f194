import { OCCURRENCES_MAX } from '@dodici/contract/limits'
import type { Calendar, Event } from '@dodici/contract/types'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { accessOf } from '#server/test/access-of.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { knownYears } from './known-years.ts'

const MINUTES = 60_000
const YEARS = [2026, 2027] as const

/** Something that a person does, chosen by numbers: `pick` says to what, `other` how. */
interface Step {
  readonly verb: keyof typeof verbs
  readonly pick: number
  readonly other: number
}

type Verb = (person: Person, step: Step, eventAt: (pick: number) => Promise<Event | undefined>) => Promise<unknown>

const two = (number: number): string => String(number).padStart(2, '0')
const dayIn = (number: number): string =>
  `20${String(26 + (number % 2))}-${two(1 + (number % 12))}-${two(1 + (number % 27))}`
const occurrenceOf = ({ occurrences }: Event, pick: number): string =>
  occurrences[pick % occurrences.length]?.recurrenceId ?? ''

const verbs = {
  add: (person, { pick }) =>
    person.post('/events', { title: `Uno ${String(pick)}`, allDay: true, start: dayIn(pick), end: dayIn(pick) }),
  addSeries: (person, { pick, other }) =>
    person.post('/events', {
      title: `Serie ${String(pick)}`,
      allDay: true,
      start: dayIn(pick),
      end: dayIn(pick),
      recurrence: other % 2 === 0 ? 'FREQ=WEEKLY' : 'FREQ=MONTHLY;COUNT=9',
    }),
  change: async (person, { pick, other }, eventAt) => {
    const event = await eventAt(pick)
    if (!event) return
    const scope =
      event.recurrence === null
        ? ''
        : `?scope=${['this', 'following', 'all'][other % 3]!}&occurrence=${occurrenceOf(event, other)}`
    await person.patch(`/events/${event._id}${scope}`, { title: `Altro ${String(other)}` })
  },
  move: async (person, { pick, other }, eventAt) => {
    const event = await eventAt(pick)
    if (event?.recurrence !== null) return
    await person.patch(`/events/${event._id}`, { start: dayIn(other), end: dayIn(other) })
  },
  remove: async (person, { pick, other }, eventAt) => {
    const event = await eventAt(pick)
    if (!event) return
    const scope =
      event.recurrence === null ? '' : `?scope=${['this', 'all'][other % 2]!}&occurrence=${occurrenceOf(event, other)}`
    await person.delete(`/events/${event._id}${scope}`)
  },
  categorise: async (person, { pick }, eventAt) => {
    const event = await eventAt(pick)
    const category = (await person.post('/categories', { name: `Tema ${String(pick)}` })).json<{ _id: string }>()
    const scope = event?.recurrence ? '?scope=all' : ''
    if (event) await person.patch(`/events/${event._id}${scope}`, { categoryId: category._id })
    if (pick % 3 === 0) await person.delete(`/categories/${category._id}`)
  },
  renameCalendar: async (person, { pick }) => {
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    await person.patch(`/calendars/${calendar?._id ?? ''}`, { name: `Agenda ${String(pick)}` })
  },
  undo: async (person, { pick }) => {
    const changes = (await person.get('/changes')).json<{ _id: string }[]>()
    await person.post(`/changes/${changes[pick % Math.max(1, changes.length)]?._id ?? ''}/undo`)
  },
} satisfies Record<string, Verb>

const steps = fc.array(
  fc.record({
    verb: fc.constantFrom(...(Object.keys(verbs) as (keyof typeof verbs)[])),
    pick: fc.nat({ max: 60 }),
    other: fc.nat({ max: 60 }),
  }),
  { minLength: 4, maxLength: 14 },
)

/** The year as nobody remembers it. */
async function readAnew(planner: Planner, person: Person, year: number): Promise<Event[]> {
  const { db } = planner
  const access = await accessOf(planner, person)
  const { events } = await knownYears().read(db.read, access, { year, choose: (event) => event })
  return inOrder([...events])
}

const inOrder = (events: readonly Event[]): Event[] => [...events].sort((a, b) => (a._id < b._id ? -1 : 1))

const readByHttp = async (person: Person, year: number): Promise<Event[]> =>
  inOrder((await person.get(`/events?year=${String(year)}`)).json<Event[]>())

eachDatabase((planner) => {
  it(
    'shows after any writes what a year shows that is read anew',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const person = await planner().newUser()
          for (const step of sequence) {
            for (const year of YEARS) await readByHttp(person, year)
            await verbs[step.verb](person, step, async (pick) => {
              const events = await readByHttp(person, YEARS[pick % 2]!)
              return events[pick % Math.max(1, events.length)]
            })
            for (const year of YEARS)
              expect(await readByHttp(person, year)).toEqual(await readAnew(planner(), person, year))
          }
        }),
        { numRuns: testCounts.rememberedYears, seed: testSeed },
      )
    },
    30 * MINUTES,
  )

  it('answers no more occurrences than it promises, says so, and those of a filter all the same', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const other = (await person.post('/calendars', { name: 'Altro' })).json<Calendar>()
    const draft = { allDay: true, start: '2027-01-01', end: '2027-01-01', recurrence: 'FREQ=DAILY;COUNT=360' }
    for (let index = 0; index < 57; index += 1) {
      await person.post('/events', { ...draft, title: `Ogni giorno ${String(index)}`, calendarId: calendar?._id })
    }
    const single = { title: 'Solo uno', calendarId: other._id, allDay: true, start: '2027-12-31', end: '2027-12-31' }
    await person.post('/events', single)
    const whole = await person.get('/events?year=2027')
    expect(whole.headers['x-truncated']).toBe('true')
    expect(whole.json<Event[]>().flatMap(({ occurrences }) => occurrences)).toHaveLength(OCCURRENCES_MAX)
    const chosen = await person.get(`/events?year=2027&calendarId=${other._id}`)
    expect(chosen.headers['x-truncated']).toBeUndefined()
    expect(chosen.json<Event[]>()).toMatchObject([{ title: 'Solo uno' }])
  })

  it('finds each event once, however many pages they fill', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const lines = Array.from({ length: 10_050 }, (_, index) => [
      'BEGIN:VEVENT',
      `UID:${String(index)}@example.org`,
      `DTSTART;VALUE=DATE:2027${two(1 + (index % 12))}${two(1 + (index % 28))}`,
      `SUMMARY:${String(index)}`,
      'END:VEVENT',
    ])
    const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test', ...lines.flat(), 'END:VCALENDAR', ''].join('\r\n')
    await person.post(`/calendars/${calendar?._id ?? ''}/import`, file, { 'content-type': 'text/calendar' })
    const titles = (await readByHttp(person, 2027)).map(({ title }) => title)
    expect(new Set(titles).size).toBe(10_050)
    expect(titles).toHaveLength(10_050)
  })

  it('reads a year once for all that one person asks at the same time, before a change and after it', async () => {
    const person = await planner().newUser()
    const event = { title: 'Corso', allDay: true, start: '2027-05-01', end: '2027-05-01', recurrence: 'FREQ=WEEKLY' }
    await person.post('/events', event)
    const years = knownYears()
    const readAtOnce = async (): Promise<readonly object[]> => {
      const { db } = planner()
      const accesses = await Promise.all([1, 2, 3].map(() => accessOf(planner(), person)))
      const asked = accesses.map((access) => years.read(db.read, access, { year: 2027, choose: (one) => one }))
      return (await Promise.all(asked)).map(({ origin }) => origin)
    }
    const before = await readAtOnce()
    await person.post('/events', { ...event, title: 'Coro' })
    const after = await readAtOnce()
    expect([new Set(before).size, new Set(after).size, new Set([...before, ...after]).size]).toEqual([1, 1, 2])
  })

  it('shows what was changed while it was away for longer than the journal is kept', async () => {
    const person = await planner().newUser()
    await person.post('/events', { title: 'Prima', allDay: true, start: '2027-05-01', end: '2027-05-01' })
    await readByHttp(person, 2027)
    for (const title of ['Uno', 'Due', 'Tre']) {
      await person.post('/events', { title, allDay: true, start: '2027-05-02', end: '2027-05-02' })
    }
    const { db } = planner()
    const changes = db.read.selectFrom('change').select('sequence').where('owner_id', '=', person.user._id)
    const sequences = (await changes.orderBy('sequence').execute()).map(({ sequence }) => sequence)
    const forgotten = sequences.at(-2)!
    await db.transact((trx) =>
      trx.deleteFrom('change_row').where('owner_id', '=', person.user._id).where('sequence', '=', forgotten).execute(),
    )
    expect((await readByHttp(person, 2027)).map(({ title }) => title).sort()).toEqual(['Due', 'Prima', 'Tre', 'Uno'])
  })
})
