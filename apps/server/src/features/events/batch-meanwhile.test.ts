import type { Category, Event } from '@dodici/contract/types'
import { OCCURRENCES_MAX } from '@dodici/contract/limits'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import { create, eventsOf, every, move, one, send, trip, whole, yoga } from './test/batch-steps.ts'

/** Takes long to move, some 50 ms: the last of so many is found by counting the days of 400 years, more than once. */
const long = { ...yoga, recurrence: 'FREQ=MONTHLY;COUNT=90000;BYDAY=MO,TU' }
const LONG_RULES = 20

const createLong = async (person: Person): Promise<Event[]> => {
  const series: Event[] = []
  for (let index = 0; index < LONG_RULES; index += 1) series.push(await create(person, long))
  return series
}

/** Asks all at once, and says in which order they were answered. */
async function inOrder(requests: Readonly<Record<string, () => Promise<unknown>>>): Promise<string[]> {
  const answered: string[] = []
  await Promise.all(Object.entries(requests).map(([name, ask]) => ask().then(() => answered.push(name))))
  return answered
}

eachDatabase((planner) => {
  it('works out many long rules while other people write, and holds up nobody', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const series = await createLong(person)
    const order = await inOrder({
      batch: async () => expect((await send(person, series.map(every), move(1))).statusCode).toBe(200),
      other: async () => expect((await other.post('/categories', { name: 'Sport' })).statusCode).toBe(201),
    })
    expect(order).toEqual(['other', 'batch'])
    expect((await eventsOf(person)).map(({ start, version }) => [start, version])).toEqual(
      series.map(() => ['2027-03-02T18:00', 2]),
    )
  })

  it('shows what is newer, and no more of it than of a year', async () => {
    const person = await planner().newUser()
    const stale: Event[] = []
    for (let index = 0; index < 66; index += 1) {
      stale.push(
        await create(person, { ...yoga, start: '2027-01-01T18:00', end: '2027-01-01T19:00', recurrence: 'FREQ=DAILY' }),
      )
    }
    for (const event of stale) await person.patch(`/events/${event._id}?scope=all`, { title: 'Pilates' })
    const { current } = (await send(person, stale.map(every), move(1))).json<{ current: Event[] }>()
    expect(current.map(({ _id, title, version }) => [_id, title, version]).sort()).toEqual(
      stale.map(({ _id }) => [_id, 'Pilates', 2]),
    )
    expect(current.flatMap(({ occurrences }) => occurrences)).toHaveLength(OCCURRENCES_MAX)
    expect(current.map(({ truncated }) => truncated)).toEqual(
      current.map(({ occurrences }) => occurrences.length < 365),
    )
    expect((await send(person, current.map(every), move(1))).statusCode).toBe(200)
  })

  it('changes nothing where one event is changed while the others are worked out, and shows that one', async () => {
    const person = await planner().newUser()
    const [series, event] = [await createLong(person), await create(person, trip)]
    const refused: { statusCode: number; current: Event[] }[] = []
    const order = await inOrder({
      batch: async () => {
        const answer = await send(person, [...series.map(every), whole(event)], move(1))
        refused.push({ statusCode: answer.statusCode, ...answer.json<{ current: Event[] }>() })
      },
      patch: () => person.patch(`/events/${event._id}`, { title: 'Tokyo' }),
    })
    expect(order).toEqual(['patch', 'batch'])
    expect(refused).toMatchObject([{ statusCode: 412, current: [{ _id: event._id, title: 'Tokyo', version: 2 }] }])
    const present = await eventsOf(person)
    expect(present.filter(({ version }) => version > 1).map(({ title, start }) => [title, start])).toEqual([
      ['Tokyo', trip.start],
    ])
  })

  it('works out anew what is changed meanwhile where it names that version, and keeps both changes', async () => {
    const person = await planner().newUser()
    const [series, event] = [await createLong(person), await create(person, yoga)]
    const newest = { ...event, version: 2 }
    const order = await inOrder({
      batch: async () =>
        expect((await send(person, [...series.map(every), one(newest, '2027-03-08T18:00')], move(1))).statusCode).toBe(
          200,
        ),
      patch: () => person.patch(`/events/${event._id}?scope=this&occurrence=2027-03-08`, { title: 'Dal vivo' }),
    })
    expect(order).toEqual(['patch', 'batch'])
    const present = (await eventsOf(person)).find(({ _id }) => _id === event._id)
    expect(present).toMatchObject({ version: 3 })
    expect(present?.occurrences[1]).toMatchObject({ start: '2027-03-09T18:00', changed: { title: 'Dal vivo' } })
  })

  it('answers what came before as it did then, whatever would be wrong with it now', async () => {
    const person = await planner().newUser()
    const category = (await person.post('/categories', { name: 'Sport' })).json<Category>()
    const [event, other] = [await create(person, trip), await create(person, yoga)]
    const body = {
      events: [whole(event), one(other, '2027-03-08T18:00')],
      action: { kind: 'category', categoryId: category._id },
    }
    const again = () => person.post('/events/batch', body, { 'idempotency-key': 'a-batch' })
    const first = await again()
    expect(first.statusCode).toBe(200)
    await person.delete(`/categories/${category._id}`)
    await person.delete(`/events/${event._id}`)
    const before = await everyRow(planner().db)
    const second = await again()
    expect([second.statusCode, second.body]).toEqual([200, first.body])
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('refuses by what is wrong first: what is not there, then what is stale, then what cannot be done', async () => {
    const person = await planner().newUser()
    const [event, late] = [
      await create(person, trip),
      await create(person, { ...trip, start: '2199-12-30', end: '2200-01-02' }),
    ]
    const stale = { ...whole(event), version: 9 }
    const absent = { ...whole(event), _id: '01900000-0000-7000-8000-0123456789ab' }
    const codes = []
    for (const events of [[whole(late)], [whole(late), stale], [whole(late), stale, absent]]) {
      codes.push((await send(person, events, move(364))).json<{ code: string }>().code)
    }
    expect(codes).toEqual(['invalid_input', 'stale_version', 'not_found'])
  })
})
