import type { Category, Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'
import {
  call,
  create,
  eventsOf,
  every,
  following,
  move,
  one,
  send,
  trip,
  whole,
  yoga,
  type Action,
  type Target,
} from './test/batch-steps.ts'

interface Refusal {
  readonly status: number
  readonly code: string
  readonly paths: readonly string[]
}

const actions: readonly Action[] = [
  move(1),
  { kind: 'copy', days: 1 },
  { kind: 'category', categoryId: null },
  { kind: 'delete' },
]

const absent = '01900000-0000-7000-8000-0123456789ab'

eachDatabase((planner) => {
  /** The batch must be refused, and the database must be what it was. */
  async function expectRefusal(
    person: Person,
    { events, action }: { events: readonly unknown[]; action: unknown },
    { status, code, paths }: Refusal,
  ): Promise<void> {
    const before = await everyRow(planner().db)
    const answer = await person.post('/events/batch', { events, action })
    expect([answer.statusCode, answer.body]).toEqual([status, answer.body])
    const problem = answer.json<{ code: string; errors?: { path: string }[] }>()
    expect([problem.code, problem.errors?.map(({ path }) => path)]).toEqual([code, paths])
    expect(answer.headers['x-change-id']).toBeUndefined()
    expect(await everyRow(planner().db)).toEqual(before)
  }

  it.each(actions)(
    'changes nothing where one event is another person\u2019s, deleted or unknown: $kind',
    async (action) => {
      const [person, stranger] = [await planner().newUser(), await planner().newUser()]
      const [own, foreign] = [await create(person, trip), await create(stranger, trip)]
      const deleted = await create(person, call)
      await person.delete(`/events/${deleted._id}`)
      const refusal = { status: 404, code: 'not_found', paths: ['events.1'] }
      const answers: string[] = []
      for (const { _id, version } of [foreign, { ...deleted, version: 2 }, { _id: absent, version: 1 }]) {
        const events = [whole(own), { _id, version }]
        await expectRefusal(person, { events, action }, refusal)
        answers.push((await send(person, events, action)).body)
      }
      expect(new Set(answers).size).toBe(1)
      expect((await send(stranger, [whole(foreign)], action)).statusCode).toBe(200)
      expect((await send(person, [whole(own)], action)).statusCode).toBe(200)
    },
  )

  it.each(actions)('C1: changes nothing where one copy is stale, and names each that is: $kind', async (action) => {
    const person = await planner().newUser()
    const events = [await create(person, trip), await create(person, call), await create(person, trip)]
    for (const { _id } of events.slice(1)) await person.patch(`/events/${_id}`, { title: 'Tokyo' })
    const refusal = { status: 412, code: 'stale_version', paths: ['events.1', 'events.2'] }
    await expectRefusal(person, { events: events.map(whole), action }, refusal)
    expect((await send(person, (await eventsOf(person)).map(whole), action)).statusCode).toBe(200)
  })

  it('C1: hands over the newer copy of each that is stale, once, as its year shows it, and no other', async () => {
    const [person, stranger] = [await planner().newUser(), await planner().newUser()]
    const [fresh, series, next] = [
      await create(person, trip),
      await create(person, yoga),
      await create(person, { ...trip, start: '2028-02-01', end: '2028-02-02' }),
    ]
    await create(stranger, trip)
    await person.patch(`/events/${series._id}?scope=all`, { title: 'Pilates' })
    await person.patch(`/events/${next._id}`, { end: '2028-02-05' })
    const events = [one(series, '2027-03-08T18:00'), whole(fresh), one(series, '2027-03-15T18:00'), whole(next)]
    const { current } = (await send(person, events, move(1))).json<{ current: Event[] }>()
    const shown = [
      ...(await eventsOf(person)).filter(({ _id }) => _id === series._id),
      ...(await person.get('/events?year=2028')).json<Event[]>(),
    ]
    expect(shown.map(({ title, version }) => [title, version])).toEqual([
      ['Pilates', 2],
      ['Giappone', 2],
    ])
    expect(current).toEqual(shown)
    expect((await send(person, current.map(every), move(1))).statusCode).toBe(200)
  })

  it('takes no two versions of one series', async () => {
    const person = await planner().newUser()
    const series = await create(person, yoga)
    const other = one({ ...series, version: 2 }, '2027-03-15T18:00')
    const refusal = { status: 412, code: 'stale_version', paths: ['events.1'] }
    await expectRefusal(person, { events: [one(series, '2027-03-08T18:00'), other], action: move(1) }, refusal)
  })

  it('wants to know which part of a series is meant, and that the series has it', async () => {
    const person = await planner().newUser()
    const [event, series] = [await create(person, trip), await create(person, yoga)]
    const refused: [Target, Action, Refusal][] = [
      [whole(series), move(1), { status: 400, code: 'scope_required', paths: ['events.1'] }],
      [whole(series), { kind: 'delete' }, { status: 400, code: 'scope_required', paths: ['events.1'] }],
      [
        { ...whole(series), scope: 'following' },
        move(1),
        { status: 400, code: 'invalid_input', paths: ['events.1.occurrence'] },
      ],
      [
        whole(series),
        { kind: 'copy', days: 1 },
        { status: 400, code: 'invalid_input', paths: ['events.1.occurrence'] },
      ],
      [one(series, '2027-03-09T18:00'), move(1), { status: 404, code: 'not_found', paths: ['events.1'] }],
    ]
    for (const [target, action, refusal] of refused) {
      await expectRefusal(person, { events: [whole(event), target], action }, refusal)
    }
  })

  it('takes no part of an event twice, by whatever name', async () => {
    const person = await planner().newUser()
    const [event, series] = [await create(person, trip), await create(person, yoga)]
    const monday = one(series, '2027-03-08T18:00')
    const twice: [Target, Target, string][] = [
      [whole(event), whole(event), 'events.0'],
      [monday, monday, 'events.1'],
      [monday, one(series, '2027-03-08'), 'events.1'],
      [monday, every(series), 'events.1'],
      [every(series), monday, 'events.0'],
      [monday, following(series, '2027-03-22T18:00'), 'events.1'],
    ]
    for (const [first, second, path] of twice) {
      for (const action of actions) {
        const refusal = { status: 400, code: 'invalid_input', paths: [path] }
        await expectRefusal(person, { events: [first, second], action }, refusal)
      }
    }
  })

  it('leaves an all-day event a day and a timed one some time, and names the one that would have none', async () => {
    const person = await planner().newUser()
    const [days, time, series] = [await create(person, trip), await create(person, call), await create(person, yoga)]
    const night = await create(person, { ...call, end: '2027-03-02T20:00', timezone: 'Europe/Rome' })
    // What London calls 19:00 is 20:00 in Rome: a day from start to end.
    const zones = { timezone: 'Europe/Rome', endTimezone: 'Europe/London' }
    const train = await create(person, { ...call, end: '2027-03-02T19:00', ...zones })
    const refusal = { status: 400, code: 'invalid_input', paths: ['events.1.end'] }
    const shortened: [Target, number][] = [
      [whole(days), 22],
      [whole(time), 1],
      [whole(night), 1],
      [whole(train), 1],
      [every(series), 1],
      [one(series, '2027-03-15T18:00'), 1],
      [following(series, '2027-03-15T18:00'), 1],
    ]
    const good = await create(person, { ...trip, end: '2027-12-31' })
    for (const [target, count] of shortened) {
      const events = [whole(good), target]
      await expectRefusal(person, { events, action: { kind: 'shift', startDays: count, endDays: 0 } }, refusal)
      await expectRefusal(person, { events, action: { kind: 'shift', startDays: 0, endDays: -count } }, refusal)
    }
  })

  it('moves nothing out of the years that there are', async () => {
    const person = await planner().newUser()
    const events = [await create(person, trip), await create(person, { ...call, timezone: 'Europe/Rome' })].map(whole)
    const late = await create(person, { ...trip, start: '2199-12-30', end: '2200-01-02' })
    const refusal = { status: 400, code: 'invalid_input', paths: ['events.2.end'] }
    for (const action of [move(364), { kind: 'copy', days: 364 }]) {
      await expectRefusal(person, { events: [...events, whole(late)], action }, refusal)
    }
    for (const days of [36_600, -36_600]) {
      const far = { status: 400, code: 'invalid_input', paths: ['events.0.start'] }
      const target = whole(days > 0 ? late : await create(person, { ...trip, start: '1950-01-01', end: '1950-01-02' }))
      await expectRefusal(person, { events: [target], action: move(days) }, far)
    }
  })

  it('Z2: files nothing under a category that is not there or not the person\u2019s', async () => {
    const [person, stranger] = [await planner().newUser(), await planner().newUser()]
    const events = [whole(await create(person, trip))]
    const foreign = (await stranger.post('/categories', { name: 'Mia' })).json<Category>()
    const refusal = { status: 400, code: 'unknown_reference', paths: ['action.categoryId'] }
    for (const categoryId of [foreign._id, absent]) {
      await expectRefusal(person, { events, action: { kind: 'category', categoryId } }, refusal)
    }
  })

  it('copies only as many as the Basic plan has room for', async () => {
    const person = await planner().newUser()
    await planner().db.transact((trx) =>
      trx.updateTable('user').set({ plan: 'basic' }).where('id', '=', person.user._id).execute(),
    )
    for (let index = 0; index < 60; index += 1) await create(person, trip)
    const events = (await eventsOf(person)).map(whole)
    const copy: Action = { kind: 'copy', days: 1 }
    const before = await everyRow(planner().db)
    const refused = await send(person, events, copy)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'plan_limit'])
    expect(await everyRow(planner().db)).toEqual(before)
    expect((await send(person, events.slice(0, 40), copy)).statusCode).toBe(200)
    expect((await send(person, events, { kind: 'copy', days: 365 })).statusCode).toBe(200)
  })

  it.each<[string, Record<string, unknown>, string]>([
    ['no events', { events: [] }, 'events'],
    ['an event without a version', { events: [{ _id: absent }] }, 'events.0.version'],
    ['an unknown scope', { events: [{ _id: absent, version: 1, scope: 'none' }] }, 'events.0.scope'],
    ['a day that is none', { events: [{ _id: absent, version: 1, occurrence: '2027-02-30' }] }, 'events.0.occurrence'],
    ['more days than a hundred years', { action: { kind: 'copy', days: 36_601 } }, 'action.days'],
    ['half a day', { action: { kind: 'shift', startDays: 0.5, endDays: 0 } }, 'action.startDays'],
    ['an unknown action', { action: { kind: 'archive' } }, 'action.kind'],
  ])('refuses %s', async (_, part, path) => {
    const person = await planner().newUser()
    const body = { events: [whole(await create(person, trip))], action: move(1), ...part }
    await expectRefusal(person, body, { status: 400, code: 'invalid_input', paths: [path] })
  })
})
