import type { Category } from '@dodici/contract/types'
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
  move,
  one,
  seen,
  send,
  startsOf,
  trip,
  whole,
  yoga,
} from './test/batch-steps.ts'

const MONDAYS = [
  '2027-03-01T18:00',
  '2027-03-08T18:00',
  '2027-03-15T18:00',
  '2027-03-22T18:00',
  '2027-03-29T18:00',
  '2027-04-05T18:00',
]
const rulesOf = async (person: Person) => (await eventsOf(person)).map((event) => event.recurrence)

eachDatabase((planner) => {
  it('moves a whole series with its weekdays and its changed occurrences', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const series = await create(person, yoga)
    const changed = await change(person, [one(series, '2027-03-08T18:00')], move(2))
    const before = await seen(person)
    const [{ version } = series] = changed.events
    const moved = await change(person, [every({ ...series, version })], move(1))
    expect(moved.events).toMatchObject([{ _id: series._id, start: '2027-03-02T18:00', end: '2027-03-02T19:00' }])
    expect(await rulesOf(person)).toEqual(['FREQ=WEEKLY;COUNT=6;BYDAY=TU'])
    expect(await startsOf(person)).toEqual([
      '2027-03-02T18:00',
      '2027-03-11T18:00',
      '2027-03-16T18:00',
      '2027-03-23T18:00',
      '2027-03-30T18:00',
      '2027-04-06T18:00',
    ])
    await expectUndoAndRedo(person, before, moved)
  })

  it('moves several occurrences of one series, one of them changed before, as exceptions of one event', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const series = await create(person, yoga)
    const path = `/events/${series._id}?scope=this&occurrence=2027-03-08T18:00`
    await person.patch(path, { title: 'Yoga dal vivo', start: '2027-03-09T20:00', end: '2027-03-09T21:00' })
    const before = await seen(person)
    const present = { ...series, version: 2 }
    const targets = [one(present, '2027-03-22T18:00'), one(present, '2027-03-08T18:00'), one(present, '2027-04-05')]
    const moved = await change(person, targets, move(1))
    expect(moved.events).toEqual([{ _id: series._id, version: 3, start: yoga.start, end: yoga.end }])
    const [event] = await eventsOf(person)
    expect(event?.occurrences).toMatchObject([
      { start: '2027-03-01T18:00' },
      { start: '2027-03-10T20:00', recurrenceId: '2027-03-08T18:00', changed: { title: 'Yoga dal vivo' } },
      { start: '2027-03-15T18:00' },
      { start: '2027-03-23T18:00', recurrenceId: '2027-03-22T18:00', changed: { title: 'Yoga' } },
      { start: '2027-03-29T18:00' },
      { start: '2027-04-06T18:00', recurrenceId: '2027-04-05T18:00' },
    ])
    expect((await person.get('/changes?limit=1')).json()).toMatchObject([{ _id: moved.changeId, count: 1 }])
    await expectUndoAndRedo(person, before, moved)
  })

  it('parts a series to move what follows, and puts it together again by undo', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const series = await create(person, yoga)
    const before = await seen(person)
    const moved = await change(person, [following(series, '2027-03-29T18:00')], move(-1))
    expect(moved.events).toMatchObject([
      { _id: series._id, version: 2, start: '2027-03-01T18:00' },
      { version: 1, start: '2027-03-28T18:00' },
    ])
    expect((await rulesOf(person)).sort()).toEqual(['FREQ=WEEKLY;COUNT=2;BYDAY=SU', 'FREQ=WEEKLY;COUNT=4;BYDAY=MO'])
    expect(await startsOf(person)).toEqual([...MONDAYS.slice(0, 4), '2027-03-28T18:00', '2027-04-04T18:00'])
    await expectUndoAndRedo(person, before, moved)
  })

  it('takes what follows the first occurrence for the whole series', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const series = await create(person, yoga)
    const moved = await change(person, [following(series, '2027-03-01T18:00')], move(3))
    expect(moved.events).toMatchObject([{ _id: series._id, start: '2027-03-04T18:00' }])
    expect(await rulesOf(person)).toEqual(['FREQ=WEEKLY;COUNT=6;BYDAY=TH'])
  })

  it('drags the end of one occurrence, of those that follow, and of all', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const series = await create(person, { ...trip, end: '2027-07-24', recurrence: 'FREQ=MONTHLY;COUNT=4' })
    const longer = { kind: 'shift', startDays: 0, endDays: 1 } as const
    const first = await change(person, [one(series, '2027-08-24')], longer)
    const [{ version } = series] = first.events
    const parted = await change(person, [following({ ...series, version }, '2027-09-24')], longer)
    const [left] = parted.events
    if (left === undefined) throw new Error('the series is gone')
    await change(person, [every({ ...series, version: left.version })], longer)
    const spans = (await eventsOf(person)).flatMap(({ occurrences }) =>
      occurrences.map(({ start, end }) => [start, end]),
    )
    expect(spans.sort()).toEqual([
      ['2027-07-24', '2027-07-25'],
      ['2027-08-24', '2027-08-25'],
      ['2027-09-24', '2027-09-25'],
      ['2027-10-24', '2027-10-25'],
    ])
  })

  it('names the changed occurrences that a moved rule no longer makes', async () => {
    const person = await planner().newUser()
    const recurrence = 'FREQ=MONTHLY;COUNT=4;BYMONTHDAY=15'
    const series = await create(person, { ...trip, start: '2027-03-15', end: '2027-03-15', recurrence })
    const changed = await change(person, [one(series, '2027-04-15')], move(4))
    const before = await seen(person)
    const [{ version } = series] = changed.events
    const moved = await change(person, [every({ ...series, version })], move(16))
    expect(moved.droppedExceptions).toEqual(['2027-04-15'])
    await expectUndoAndRedo(person, before, moved)
  })

  it('refuses to move the start of a series beside occurrences that cannot follow it', async () => {
    const person = await planner().newUser()
    const recurrence = 'FREQ=MONTHLY;COUNT=4;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'
    const series = await create(person, { ...trip, start: '2027-03-31', end: '2027-03-31', recurrence })
    const before = await seen(person)
    for (const target of [every(series), following(series, '2027-04-30')]) {
      const answer = await send(person, [target], move(-1))
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'rule_cannot_follow', errors: [{ path: 'events.0' }] })
    }
    expect(await seen(person)).toEqual(before)
    await change(person, [one(series, '2027-04-30')], move(-1))
    expect(await startsOf(person)).toEqual(['2027-03-31', '2027-04-29', '2027-05-31', '2027-06-30'])
  })

  it('copies of a series only the occurrence, unless a scope is said', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const reminders = [{ minutesBefore: 30, channel: 'email' as const }]
    const series = await create(person, { ...yoga, reminders })
    await person.patch(`/events/${series._id}?scope=this&occurrence=2027-03-08T18:00`, { title: 'Yoga dal vivo' })
    const before = await seen(person)
    const present = { ...series, version: 2 }
    const targets = [
      { ...whole(present), occurrence: '2027-03-08T18:00' },
      { ...whole(present), occurrence: '2027-03-29T18:00' },
    ]
    const copied = await change(person, targets, { kind: 'copy', days: 2 })
    expect(copied.events).toMatchObject([{ start: '2027-03-10T18:00' }, { start: '2027-03-31T18:00' }])
    const [old, ...made] = await seen(person)
    expect([old]).toEqual(before)
    const single = { timezone: 'Europe/Rome', recurrence: null, rdates: [], exdates: [], reminders }
    expect(made).toMatchObject([
      { ...single, title: 'Yoga dal vivo', end: '2027-03-10T19:00', occurrences: [{ start: '2027-03-10T18:00' }] },
      { ...single, title: 'Yoga', end: '2027-03-31T19:00', occurrences: [{ start: '2027-03-31T18:00' }] },
    ])
    await expectUndoAndRedo(person, before, copied)
  })

  it('copies a whole series with its changed occurrences, or what follows an occurrence', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const series = await create(person, yoga)
    await person.patch(`/events/${series._id}?scope=this&occurrence=2027-03-08T18:00`, { title: 'Yoga dal vivo' })
    await person.delete(`/events/${series._id}?scope=this&occurrence=2027-03-15T18:00`)
    const before = await seen(person)
    const copied = await change(person, [every({ ...series, version: 3 })], { kind: 'copy', days: 3 })
    const [old, made] = await seen(person)
    expect([old]).toEqual(before)
    expect(made).toMatchObject({
      uid: made?._id,
      recurrence: 'FREQ=WEEKLY;COUNT=6;BYDAY=TH',
      exdates: ['2027-03-18T18:00'],
    })
    expect(made?.occurrences.map(({ start, changed }) => changed?.title ?? start)).toEqual([
      '2027-03-04T18:00',
      'Yoga dal vivo',
      '2027-03-25T18:00',
      '2027-04-01T18:00',
      '2027-04-08T18:00',
    ])
    await expectUndoAndRedo(person, before, copied)
    const [present] = await eventsOf(person)
    const rest = { ...series, version: present?.version ?? 0 }
    const part = await change(person, [following(rest, '2027-03-29T18:00')], { kind: 'copy', days: 1 })
    expect(part.events).toMatchObject([{ version: 1, start: '2027-03-30T18:00' }])
    expect(await rulesOf(person)).toEqual(expect.arrayContaining([yoga.recurrence, 'FREQ=WEEKLY;COUNT=2;BYDAY=TU']))
  })

  it('puts one occurrence into a category, those that follow, and all', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const categoryId = (await person.post('/categories', { name: 'Sport' })).json<Category>()._id
    const file = { kind: 'category', categoryId } as const
    const [single, rest, all] = [await create(person, yoga), await create(person, yoga), await create(person, yoga)]
    const targets = [one(single, '2027-03-08T18:00'), following(rest, '2027-03-22T18:00'), every(all)]
    const before = await seen(person)
    const filed = await change(person, targets, file)
    const inCategory = (await eventsOf(person)).map(({ _id, categoryId: own, occurrences }) => [
      _id,
      occurrences.filter(({ changed }) => (changed ? changed.categoryId : own) === categoryId).length,
    ])
    const begun = filed.events[2]?._id
    expect(new Map(inCategory as [string, number][])).toEqual(
      new Map([
        [single._id, 1],
        [rest._id, 0],
        [begun, 3],
        [all._id, 6],
      ]),
    )
    expect(await startsOf(person)).toEqual(MONDAYS.flatMap((start) => [start, start, start]))
    await expectUndoAndRedo(person, before, filed)
  })

  it('deletes occurrences, those that follow, and whole series', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const [plain, rest, all] = [await create(person, yoga), await create(person, yoga), await create(person, yoga)]
    const [{ version } = plain] = (await change(person, [one(plain, '2027-03-08T18:00')], move(1))).events
    const some = { ...plain, version }
    const before = await seen(person)
    const targets = [
      one(some, '2027-03-08T18:00'),
      following(rest, '2027-03-08T18:00'),
      every(all),
      one(some, '2027-04-05T18:00'),
    ]
    const deleted = await change(person, targets, { kind: 'delete' })
    expect(deleted.events).toEqual([
      { _id: some._id, version: 3, start: yoga.start, end: yoga.end },
      { _id: rest._id, version: 2, start: yoga.start, end: yoga.end },
    ])
    expect(await startsOf(person)).toEqual(
      ['2027-03-01T18:00', ...MONDAYS].filter((start) => !['2027-03-08T18:00', '2027-04-05T18:00'].includes(start)),
    )
    await expectUndoAndRedo(person, before, deleted)
  })

  it('deletes a series with the last of its occurrences', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const series = await create(person, yoga)
    const before = await seen(person)
    const targets = MONDAYS.map((start) => one(series, start))
    const deleted = await change(person, targets, { kind: 'delete' })
    expect(deleted.events).toEqual([])
    expect((await person.get(`/events/${series._id}`)).statusCode).toBe(404)
    await expectUndoAndRedo(person, before, deleted)
  })

  it('moves 500 occurrences of one daily series as one event', async () => {
    const person = await planner().newUser({ timezone: 'Europe/Rome' })
    const series = await create(person, { ...yoga, recurrence: 'FREQ=DAILY;COUNT=100000' })
    const days = Array.from({ length: 500 }, (_, index) => new Date(Date.UTC(2027, 2, 1 + index)).toISOString())
    const targets = days.map((instant) => one(series, instant.slice(0, 10)))
    const moved = await change(person, targets, move(1))
    expect(moved.events).toEqual([{ _id: series._id, version: 2, start: yoga.start, end: yoga.end }])
    const back = await change(
      person,
      targets.map((target) => ({ ...target, version: 2 })),
      move(-1),
    )
    expect(back.events).toMatchObject([{ version: 3 }])
    const [event] = await eventsOf(person)
    expect(event?.occurrences).toHaveLength(306)
    expect(event?.occurrences.filter(({ changed }) => changed !== undefined)).toHaveLength(306)
  })
})
