import type { Category, Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { change, create, eventsOf, following, move, yoga } from './test/batch-steps.ts'
import { allFrom, fromHere, patch, shown, thisOne } from './test/series-steps.ts'

const THIRD = '2027-03-15T18:00'
const FOURTH = '2027-03-22T18:00'

/** Six Mondays, of which the third has another title and the fourth another time and a place. */
async function changedSeries(person: Person): Promise<Event> {
  const series = await create(person, yoga)
  await patch(person, series, thisOne(THIRD), { title: 'Yoga dal vivo' })
  return patch(person, series, thisOne(FOURTH), {
    start: '2027-03-23T20:00',
    end: '2027-03-23T21:00',
    location: 'Parco',
  })
}

/** The changed occurrences as they are now, by what they stand for. */
const changedOf = async (person: Person) =>
  (await eventsOf(person))
    .flatMap(({ occurrences }) => occurrences)
    .flatMap(({ recurrenceId, start, end, changed }) => (changed ? [{ recurrenceId, start, end, ...changed }] : []))
    .sort((one, other) => (one.start < other.start ? -1 : 1))

eachDatabase((planner) => {
  const person = () => planner().newUser({ timezone: 'Europe/Rome' })

  it('gives the occurrence that somebody looks at the whole edit, and all others what they did not say themselves', async () => {
    const ada = await person()
    const series = await changedSeries(ada)
    const edited = await patch(ada, series, fromHere(THIRD), { title: 'Pilates', location: 'Palestra' })
    expect(edited.droppedExceptions).toEqual([])
    expect(await changedOf(ada)).toMatchObject([
      { recurrenceId: THIRD, title: 'Pilates', location: 'Palestra' },
      { recurrenceId: FOURTH, title: 'Pilates', location: 'Parco', start: '2027-03-23T20:00' },
    ])
    expect((await shown(ada)).map((line) => line.slice(23))).toEqual([...['Yoga', 'Yoga'], ...Array(4).fill('Pilates')])
  })

  it('does the same in an edit of all, of which the occurrence that somebody looks at may be named', async () => {
    const ada = await person()
    const series = await changedSeries(ada)
    await patch(ada, series, 'scope=all', { title: 'Pilates', busy: false })
    expect(await changedOf(ada)).toMatchObject([
      { title: 'Yoga dal vivo', busy: false },
      { title: 'Pilates', busy: false },
    ])
    await patch(ada, series, allFrom(THIRD), { title: 'Ginnastica' })
    expect(await changedOf(ada)).toMatchObject([{ title: 'Ginnastica' }, { title: 'Ginnastica' }])
    await patch(ada, series, allFrom('2027-03-16T18:00'), { title: 'Danza' })
    expect(await changedOf(ada)).toMatchObject([{ title: 'Danza' }, { title: 'Danza' }])
  })

  it('files a changed occurrence with its series, unless it has a category of its own', async () => {
    const ada = await person()
    const category = async (name: string) => (await ada.post('/categories', { name })).json<Category>()._id
    const [salute, sport] = [await category('Salute'), await category('Sport')]
    const series = await changedSeries(ada)
    const { version } = await patch(ada, series, thisOne(FOURTH), { categoryId: sport })
    await change(ada, [{ _id: series._id, version, scope: 'all' }], { kind: 'category', categoryId: salute })
    expect((await changedOf(ada)).map(({ categoryId }) => categoryId)).toEqual([salute, sport])
    const [filed] = await eventsOf(ada)
    await change(ada, [following(filed!, FOURTH)], { kind: 'category', categoryId: null })
    expect((await changedOf(ada)).map(({ categoryId }) => categoryId)).toEqual([salute, null])
  })

  it('makes changed occurrences longer with their series, and moves them as far, but keeps a length of their own', async () => {
    const ada = await person()
    const series = await changedSeries(ada)
    await patch(ada, series, thisOne('2027-03-29T18:00'), { end: '2027-03-29T22:00' })
    await patch(ada, series, 'scope=all', { start: '2027-03-01T17:00', end: '2027-03-01T19:00' })
    expect((await changedOf(ada)).map(({ start, end }) => [start, end.slice(11)])).toEqual([
      ['2027-03-15T17:00', '19:00'],
      ['2027-03-23T19:00', '21:00'],
      ['2027-03-29T17:00', '21:00'],
    ])
  })

  it('gives the occurrence that somebody looks at the new length, and the form of its series', async () => {
    const ada = await person()
    const series = await changedSeries(ada)
    await patch(ada, series, thisOne(FOURTH), { end: '2027-03-24T01:00' })
    const longer = { start: '2027-03-22T19:00', end: '2027-03-22T22:00' }
    const rest = await patch(ada, series, fromHere(FOURTH), longer)
    expect(await changedOf(ada)).toMatchObject([{}, { start: '2027-03-23T21:00', end: '2027-03-24T00:00' }])
    const days = { allDay: true, start: '2027-03-22', end: '2027-03-23' }
    await patch(ada, rest, allFrom('2027-03-22T19:00'), days)
    expect(await changedOf(ada)).toMatchObject([
      {},
      { recurrenceId: '2027-03-22', allDay: true, start: '2027-03-23', end: '2027-03-24' },
    ])
    const timed = { allDay: false, start: '2027-03-22T08:00', end: '2027-03-22T09:00', timezone: 'Europe/Rome' }
    await patch(ada, rest, allFrom('2027-03-22'), timed)
    expect(await changedOf(ada)).toMatchObject([
      {},
      { allDay: false, start: '2027-03-23T08:00', end: '2027-03-23T09:00' },
    ])
  })

  it('drags the edge of the occurrence that somebody has in hand as far as that of its series', async () => {
    const ada = await person()
    const series = await changedSeries(ada)
    await patch(ada, series, thisOne(FOURTH), { end: '2027-03-24T21:00' })
    const [{ version } = series] = await eventsOf(ada)
    const action = { kind: 'shift', startDays: 0, endDays: 1 } as const
    await change(ada, [following({ ...series, version }, FOURTH)], action)
    expect(await changedOf(ada)).toMatchObject([{}, { start: '2027-03-23T20:00', end: '2027-03-25T21:00' }])
    const [rest] = (await eventsOf(ada)).filter(({ start }) => start === FOURTH)
    await change(ada, [following(rest!, FOURTH)], move(2))
    expect(await changedOf(ada)).toMatchObject([{}, { start: '2027-03-25T20:00', end: '2027-03-27T21:00' }])
  })

  it.each(['99991231', '99991231T235959Z'])('moves a series until %s as a whole', async (until) => {
    const ada = await person()
    const series = await create(ada, { ...yoga, recurrence: `FREQ=WEEKLY;BYDAY=MO;UNTIL=${until}` })
    const moved = await patch(ada, series, 'scope=all', { start: '2027-03-02T18:00', end: '2027-03-02T19:00' })
    expect(moved).toMatchObject({ recurrence: 'FREQ=WEEKLY;UNTIL=99991231T235900Z;BYDAY=TU', truncated: false })
    expect(await shown(ada)).toHaveLength(44)
  })
})
