import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import {
  change,
  create,
  eventsOf,
  every,
  expectUndoAndRedo,
  following,
  one,
  seen,
  send,
  startsOf,
  trip,
  whole,
  yoga,
  type Action,
} from './test/batch-steps.ts'

const split = (days: number): Action => ({ kind: 'split', days })
const spansOf = async (person: Person) =>
  (await eventsOf(person)).map(({ title, start, end }) => [title, start, end]).sort()

eachDatabase((planner) => {
  it('parts a journey in two of the same content, as one change that is undone whole', async () => {
    const person = await planner().newUser()
    const event = await create(person, { ...trip, location: 'Kyoto' })
    const before = await seen(person)
    const changed = await change(person, [whole(event)], split(5))
    expect(await spansOf(person)).toEqual([
      ['Giappone', '2027-07-24', '2027-07-28'],
      ['Giappone', '2027-07-29', '2027-08-14'],
    ])
    expect((await eventsOf(person)).map(({ location }) => location)).toEqual(['Kyoto', 'Kyoto'])
    expect(changed.events[0]).toMatchObject({ _id: event._id, version: 2 })
    await expectUndoAndRedo(person, before, changed)
  })

  it('parts what has hours at midnight', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const fair = { title: 'Fair', allDay: false, start: '2027-10-12T15:00', end: '2027-10-14T12:00' }
    await change(person, [whole(await create(person, fair))], split(1))
    expect(await spansOf(person)).toEqual([
      ['Fair', '2027-10-12T15:00', '2027-10-13T00:00'],
      ['Fair', '2027-10-13T00:00', '2027-10-14T12:00'],
    ])
  })

  it('parts a series before an occurrence, which begins another', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const series = await create(person, yoga)
    const [before, starts] = [await seen(person), await startsOf(person)]
    const changed = await change(person, [following(series, '2027-03-22T18:00')], split(0))
    expect((await eventsOf(person)).map(({ recurrence }) => recurrence).sort()).toEqual([
      'FREQ=WEEKLY;COUNT=3;BYDAY=MO',
      'FREQ=WEEKLY;COUNT=3;BYDAY=MO',
    ])
    expect(await startsOf(person)).toEqual(starts)
    await expectUndoAndRedo(person, before, changed)
  })

  it('refuses what would leave a part empty, and a series without the place where to part it; nothing is changed', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const [event, series] = [await create(person, trip), await create(person, yoga)]
    const evening = await create(person, {
      ...{ title: 'Party', allDay: false, start: '2027-05-01T20:00', end: '2027-05-02T00:00' },
    })
    const before = await seen(person)
    const refused = [
      [whole(event), 0],
      [whole(event), 22],
      [whole(evening), 1],
      [every(series), 1],
      [one(series, '2027-03-08T18:00'), 0],
      [following(series, '2027-03-01T18:00'), 0],
      [following(series, '2027-03-08T18:00'), 1],
    ] as const
    for (const [target, days] of refused) {
      const answer = await send(person, [target], split(days))
      expect([answer.statusCode, answer.json<{ code: string }>().code], JSON.stringify(target)).toEqual([
        400,
        'invalid_input',
      ])
    }
    expect((await send(person, [whole(event)], split(-1))).statusCode).toBe(400)
    expect(await seen(person)).toEqual(before)
  })
})
