import type { Category, Change, Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { allFrom, exported, imported, patch, thisOne } from '#server/features/events/test/series-steps.ts'

const yoga = [
  ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:yoga', 'SUMMARY:Yoga', 'CATEGORIES:Salute', 'SEQUENCE:4'],
  ...['CREATED:20200102T030405Z', 'LAST-MODIFIED:20200203T000000Z', 'DTSTART;VALUE=DATE:20270301'],
  ...['RRULE:FREQ=WEEKLY;COUNT=3', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')

const valueOf = async (person: Person, name: string): Promise<string> =>
  new RegExp(`^${name}:(.*)\\r$`, 'm').exec(await exported(person))?.[1] ?? ''

const firstOf = async <Row>(person: Person, path: string): Promise<Row> => {
  const [first] = (await person.get(path)).json<Row[]>()
  if (!first) throw new Error(`nothing at ${path}`)
  return first
}

/** The instant of each step at noon of one more day, and what the export says then. */
function stepsOf(planner: Planner, person: Person) {
  let day = 20
  return async (act: () => Promise<unknown>): Promise<string> => {
    day += 1
    planner.clock.set(`2026-11-${String(day)}T12:00:00.500Z`)
    await act()
    return valueOf(person, 'LAST-MODIFIED')
  }
}

eachDatabase((planner) => {
  it('writes the same octets at another time', async () => {
    const person = await planner().newUser()
    await imported(person, yoga)
    const before = await exported(person)
    planner().clock.set('2026-11-21T12:00:00.000Z')
    expect(await exported(person)).toBe(before)
    expect(before).toContain('CREATED:20200102T030405Z')
  })

  it('says of an event that it changed with its words, its occurrences, and the name of its category', async () => {
    const person = await planner().newUser()
    const step = stepsOf(planner(), person)
    await step(() => imported(person, yoga))
    const event = await firstOf<Event>(person, '/events?year=2027')
    const category = await firstOf<Category>(person, '/categories')
    const path = `/categories/${category._id}`
    const instants = [
      await step(() => patch(person, event, allFrom('2027-03-01'), { title: 'Yoga al mare' })),
      await step(async () =>
        patch(person, await firstOf<Event>(person, '/events?year=2027'), thisOne('2027-03-08'), { title: 'Altro' }),
      ),
      await step(() => person.patch(path, { name: 'Mare' })),
      await step(() => person.delete(path)),
      await step(() => Promise.resolve()),
    ]
    expect(instants).toEqual(['22', '23', '24', '25', '25'].map((day) => `202611${day}T120000Z`))
  })

  it('never lowers SEQUENCE or LAST-MODIFIED, not even by an undo', async () => {
    const person = await planner().newUser()
    const step = stepsOf(planner(), person)
    await step(() => imported(person, yoga))
    const event = await firstOf<Event>(person, '/events?year=2027')
    await step(() => patch(person, event, allFrom('2027-03-01'), { title: 'Yoga al mare' }))
    expect(await valueOf(person, 'SEQUENCE')).toBe('5')
    const change = await firstOf<Change>(person, '/changes')
    const instant = await step(() => person.post(`/changes/${change._id}/undo`))
    expect(await exported(person)).toContain('SUMMARY:Yoga\r\n')
    expect([await valueOf(person, 'SEQUENCE'), instant]).toEqual(['5', '20261123T120000Z'])
  })

  it('I3: knows its own export', async () => {
    const person = await planner().newUser()
    await imported(person, yoga)
    const changes = (await person.get('/changes')).json<Change[]>().length
    await imported(person, await exported(person))
    expect((await person.get('/changes')).json<Change[]>()).toHaveLength(changes)
  })
})
