import type { Change, Event } from '@dodici/contract/types'
import { UNDO_CHANGES_MAX } from '@dodici/contract/limits'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { davClient, resource, type DavClient } from './test/dav-client.ts'

const titled = (uid: string, title: string): string => resource(uid).replace('Cena da Ada', title)
const changesOf = async (person: Person, query = ''): Promise<Change[]> =>
  (await person.get(`/changes${query}`)).json<Change[]>()
const newestOf = async (person: Person): Promise<Change> => {
  const [change] = await changesOf(person)
  if (change === undefined) throw new Error('nothing was changed')
  return change
}
const titlesOf = async (person: Person): Promise<string[]> =>
  (await person.get('/events?year=2027')).json<Event[]>().map(({ title }) => title)

async function putMany(device: DavClient, count: number, name = 'a'): Promise<void> {
  for (let at = 1; at <= count; at += 1) {
    const path = `${device.calendar}${name}${String(at)}.ics`
    await device.send('PUT', path, { body: titled(`${name}-${String(at)}`, `Cena ${String(at)}`) })
  }
}

async function deleteMany(device: DavClient, count: number, name = 'a'): Promise<void> {
  for (let at = 1; at <= count; at += 1) await device.send('DELETE', `${device.calendar}${name}${String(at)}.ics`)
}

eachDatabase((planner) => {
  const later = (seconds: number): void => {
    const { clock } = planner()
    clock.set(new Date(clock.now() + seconds * 1_000).toISOString())
  }
  const setUp = async () => {
    const person = await planner().newUser()
    return { person, device: await davClient(planner(), person) }
  }

  it('W4: shows what a device did without a pause as one entry, which one undo takes back', async () => {
    const { person, device } = await setUp()
    await putMany(device, 8)
    const [made] = await changesOf(person)
    expect(made).toMatchObject({ count: 8, by: { kind: 'device', name: 'Telefono' }, undoable: true })
    expect(made?.group).toMatchObject({ changes: 8, deleted: 0, kinds: ['event.create'] })
    expect(made?.details.map(({ title }) => title)).toEqual(['Cena 8', 'Cena 7', 'Cena 6', 'Cena 5', 'Cena 4'])
    later(120)
    await deleteMany(device, 8)
    const [deleted, ...before] = await changesOf(person)
    expect(deleted).toMatchObject({ count: 8, group: { changes: 8, deleted: 8, kinds: ['event.delete'] } })
    expect(before.map(({ group }) => group?.changes)).toEqual([8])
    expect(await titlesOf(person)).toEqual([])
    const undone = await person.post(`/changes/${deleted?._id ?? ''}/undo-group`)
    expect(undone.json<Change>()).toMatchObject({ kind: 'undo.several', undoCount: 8, by: { kind: 'page' } })
    expect(await titlesOf(person)).toHaveLength(8)
    expect((await changesOf(person))[1]).toMatchObject({ undoable: false, undoneBy: undone.json<Change>()._id })
    await person.post(`/changes/${undone.json<Change>()._id}/undo`)
    expect(await titlesOf(person)).toEqual([])
  })

  it('begins a new group after a minute, after a change by somebody else, and for another device', async () => {
    const { person, device } = await setUp()
    const other = await davClient(planner(), person, 'Tablet')
    await putMany(device, 2)
    later(59)
    await putMany(device, 1, 'b')
    later(61)
    await putMany(device, 2, 'c')
    await putMany(other, 2, 'd')
    await person.post('/categories', { name: 'Salute' })
    await putMany(other, 1, 'e')
    const shown = await changesOf(person)
    expect(shown.map(({ by, count, group }) => [by.name, count, group?.changes ?? null])).toEqual([
      ['Tablet', 1, null],
      ['', 1, null],
      ['Tablet', 2, 2],
      ['Telefono', 2, 2],
      ['Telefono', 3, 3],
    ])
  })

  it('takes the whole group back together with what came after it', async () => {
    const { person, device } = await setUp()
    await putMany(device, 3)
    await person.post('/events', { title: 'Dentista', allDay: true, start: '2027-05-03', end: '2027-05-03' })
    const [, group] = await changesOf(person)
    const undone = await person.post(`/changes/${group?.group?.first ?? ''}/undo-since`)
    expect(undone.json<Change>()).toMatchObject({ undoCount: 4 })
    expect(await titlesOf(person)).toEqual([])
  })

  it('leaves a part that was taken back before, and stays undoable until all of it is', async () => {
    const { person, device } = await setUp()
    await putMany(device, 3)
    const group = await newestOf(person)
    const members = await changesOf(person, `?group=${group._id}`)
    expect(members.map(({ title, group: none }) => [title, none])).toEqual([
      ['Cena 3', null],
      ['Cena 2', null],
      ['Cena 1', null],
    ])
    await person.post(`/changes/${members[0]?._id ?? ''}/undo`)
    expect((await changesOf(person))[1]).toMatchObject({ undoable: true, undoneBy: null })
    const undone = await person.post(`/changes/${group._id}/undo-group`)
    expect(undone.json<Change>()).toMatchObject({ undoCount: 2 })
    expect(await titlesOf(person)).toEqual([])
    expect((await person.post(`/changes/${group._id}/undo-group`)).statusCode).toBe(409)
  })

  it('takes back nothing of a group if one of its events was changed since, and says which', async () => {
    const { person, device } = await setUp()
    await putMany(device, 3)
    const group = await newestOf(person)
    const [event] = (await person.get('/events?year=2027')).json<Event[]>()
    await person.patch(`/events/${event?._id ?? ''}`, { title: 'Cena da Bea' })
    const refused = await person.post(`/changes/${group._id}/undo-group`)
    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({ code: 'undo_conflict', conflict: { title: 'Cena da Bea' } })
    expect(await titlesOf(person)).toHaveLength(3)
  })

  it('reads older entries past a group, and of a group page by page', async () => {
    const { person, device } = await setUp()
    await person.post('/categories', { name: 'Salute' })
    await putMany(device, 60)
    const [group] = await changesOf(person, '?limit=1')
    expect(group).toMatchObject({ count: 60 })
    const older = await changesOf(person, `?limit=1&before=${String(group?.sequence)}`)
    expect(older.map(({ kind }) => kind)).toEqual(['category.create'])
    const first = await changesOf(person, `?limit=50&group=${group?._id ?? ''}`)
    const rest = await changesOf(person, `?limit=50&group=${group?._id ?? ''}&before=${String(first.at(-1)?.sequence)}`)
    expect([first.length, rest.length, rest.at(-1)?.title]).toEqual([50, 10, 'Cena 1'])
  })

  it('counts a thing that was changed twice as two changes of one thing', async () => {
    const { person, device } = await setUp()
    await putMany(device, 1)
    await device.send('PUT', `${device.calendar}a1.ics`, { body: titled('a-1', 'Pranzo') })
    const group = await newestOf(person)
    expect(group.group).toMatchObject({ changes: 2, kinds: ['event.create', 'event.update'] })
    expect(group.details.map(({ title }) => title)).toEqual(['Pranzo'])
  })

  it('holds no more than is taken back at once', async () => {
    const { person, device } = await setUp()
    await putMany(device, 2)
    const [group] = await changesOf(person)
    const tally = { changes: UNDO_CHANGES_MAX - 1, count: UNDO_CHANGES_MAX - 1, deleted: 0, kinds: ['event.create'] }
    await planner().db.transact((trx) =>
      trx
        .updateTable('change')
        .set({ group_tally: JSON.stringify(tally) })
        .where('id', '=', group?._id ?? '')
        .execute(),
    )
    await putMany(device, 2, 'b')
    const shown = await changesOf(person)
    expect(shown.map(({ group: of }) => of?.changes ?? 1)).toEqual([1, UNDO_CHANGES_MAX])
  })

  it('is nobody else’s', async () => {
    const { person, device } = await setUp()
    await putMany(device, 2)
    const { _id } = await newestOf(person)
    const stranger = await planner().newUser()
    expect((await stranger.post(`/changes/${_id}/undo-group`)).statusCode).toBe(404)
    expect(await changesOf(stranger, `?group=${_id}`)).toEqual([])
  })
})
