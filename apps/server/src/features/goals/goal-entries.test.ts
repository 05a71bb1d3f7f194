import type { Goal, GoalDetail, GoalEntry } from '@dodici/contract/types'
import { GOAL_ENTRIES_MAX } from '@dodici/contract/limits'
import { expect, it } from 'vitest'
import { purge } from '#server/features/changes/purge.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person, Planner } from '#server/test/planner.ts'

const km = { title: 'Corsa', kind: 'number', target: 100, unit: 'km', from: '2026-01-01', to: '2026-12-31' } as const
const run = { day: '2026-03-01', value: 10.5, note: 'Lungo' }

const create = async (person: Person, facts: object = {}): Promise<string> =>
  (await person.post('/goals', { ...km, ...facts })).json<Goal>()._id
const read = async (person: Person, id: string): Promise<GoalDetail> =>
  (await person.get(`/goals/${id}`)).json<GoalDetail>()
const valueOf = async (person: Person, id: string): Promise<number> => (await read(person, id)).goal.progress.value
const changeOf = ({ headers }: { headers: Record<string, unknown> }): string => String(headers['x-change-id'])

async function storedEntries({ db }: Planner, { user }: Person): Promise<number> {
  const rows = await db.read.selectFrom('goal_entry').select('id').where('owner_id', '=', user._id).execute()
  return rows.length
}

eachDatabase((planner) => {
  it('takes nothing for a day that is yet to come where the person is', async () => {
    const person = await planner().newUser({ timezone: 'Pacific/Auckland' })
    const id = await create(person)
    planner().clock.set('2026-03-01T12:00:00.000Z')
    const enter = (day: string) => person.post(`/goals/${id}/entries`, { ...run, day })
    // There it is the second already.
    const made = await enter('2026-03-02')
    expect(made.statusCode).toBe(201)
    const refused = { code: 'invalid_input', errors: [{ path: 'day' }] }
    expect((await enter('2026-03-03')).json()).toMatchObject(refused)
    const path = `/goals/${id}/entries/${made.json<GoalEntry>()._id}`
    expect((await person.patch(path, { day: '2026-03-03' })).json()).toMatchObject(refused)
    expect(await valueOf(person, id)).toBe(10.5)
  })

  it('enters, changes and deletes what was done, and undoes each step', async () => {
    const person = await planner().newUser()
    const id = await create(person)
    const made = await person.post(`/goals/${id}/entries`, run)
    expect(made.statusCode).toBe(201)
    const entry = made.json<GoalEntry>()
    expect(entry).toMatchObject({ ...run, goalId: id, version: 1 })
    expect(await valueOf(person, id)).toBe(10.5)
    expect((await read(person, id)).done).toEqual([{ day: '2026-03-01', value: 10.5, event: null, entry }])

    const path = `/goals/${id}/entries/${entry._id}`
    const changed = await person.patch(path, { value: 12 }, { 'if-match': '"1"' })
    expect(changed.json()).toMatchObject({ value: 12, note: 'Lungo', version: 2 })
    const deleted = await person.delete(path)
    expect([deleted.statusCode, await valueOf(person, id)]).toEqual([204, 0])
    await person.post(`/changes/${changeOf(deleted)}/undo`)
    expect(await valueOf(person, id)).toBe(12)
    await person.post(`/changes/${changeOf(changed)}/undo`)
    expect(await valueOf(person, id)).toBe(10.5)
    await person.post(`/changes/${changeOf(made)}/undo`)
    expect(await valueOf(person, id)).toBe(0)
    const kinds = (await person.get('/changes')).json<{ kind: string }[]>().map(({ kind }) => kind)
    expect(kinds.slice(3)).toEqual(['goalEntry.delete', 'goalEntry.update', 'goalEntry.create', 'goal.create'])
  })

  it('counts one where no number is said', async () => {
    const person = await planner().newUser()
    const id = await create(person, { kind: 'count' })
    expect((await person.post(`/goals/${id}/entries`, { day: '2026-03-01' })).json()).toMatchObject({
      value: 1,
      note: '',
    })
  })

  it('keeps an entry outside of the days of its goal, which does not count until the days are moved', async () => {
    const person = await planner().newUser()
    const id = await create(person, { from: '2026-04-01' })
    await person.post(`/goals/${id}/entries`, run)
    expect(await valueOf(person, id)).toBe(0)
    await person.patch(`/goals/${id}`, { from: '2026-01-01' })
    expect(await valueOf(person, id)).toBe(10.5)
  })

  it('C1: refuses a write based on an older version, with the newer copy, and changes nothing', async () => {
    const person = await planner().newUser()
    const id = await create(person)
    const { _id } = (await person.post(`/goals/${id}/entries`, run)).json<GoalEntry>()
    const path = `/goals/${id}/entries/${_id}`
    await person.patch(path, { value: 3 })
    const before = await everyRow(planner().db)
    for (const stale of [
      await person.patch(path, { value: 4 }, { 'if-match': '"1"' }),
      await person.delete(path, { 'if-match': '"1"' }),
    ]) {
      expect(stale.statusCode).toBe(412)
      expect(stale.json()).toMatchObject({ code: 'stale_version', current: { value: 3, version: 2 } })
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('is found below its own goal alone, and takes no id twice', async () => {
    const person = await planner().newUser()
    const [id, otherId] = [await create(person), await create(person)]
    const _id = '01900000-0000-7000-8000-0000000000bb'
    expect((await person.post(`/goals/${id}/entries`, { ...run, _id })).statusCode).toBe(201)
    const taken = await person.post(`/goals/${otherId}/entries`, { ...run, _id })
    expect([taken.statusCode, taken.json<{ code: string }>().code]).toEqual([409, 'id_taken'])
    expect((await person.patch(`/goals/${otherId}/entries/${_id}`, { value: 1 })).statusCode).toBe(404)
    expect((await person.delete(`/goals/${otherId}/entries/${_id}`)).statusCode).toBe(404)
    expect(await valueOf(person, id)).toBe(10.5)
  })

  it('lets nobody else enter, change or delete anything', async () => {
    const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
    const [id, own] = [await create(owner), await create(stranger)]
    const { _id } = (await owner.post(`/goals/${id}/entries`, run)).json<GoalEntry>()
    expect((await stranger.post(`/goals/${id}/entries`, run)).statusCode).toBe(404)
    for (const goalId of [id, own]) {
      expect((await stranger.patch(`/goals/${goalId}/entries/${_id}`, { value: 1 })).statusCode).toBe(404)
      expect((await stranger.delete(`/goals/${goalId}/entries/${_id}`)).statusCode).toBe(404)
    }
    expect(await valueOf(owner, id)).toBe(10.5)
  })

  it('goes with its goal and comes back with it, by undo and from the trash', async () => {
    const person = await planner().newUser()
    const id = await create(person)
    await person.post(`/goals/${id}/entries`, run)
    const deleted = await person.delete(`/goals/${id}`)
    expect((await person.post(`/goals/${id}/entries`, run)).statusCode).toBe(404)
    expect((await person.get('/trash')).json()).toMatchObject([{ _id: id, type: 'goal', title: 'Corsa' }])
    await person.post(`/changes/${changeOf(deleted)}/undo`)
    expect(await valueOf(person, id)).toBe(10.5)
    await person.delete(`/goals/${id}`)
    expect((await person.post(`/trash/${id}/restore`)).statusCode).toBe(200)
    expect(await valueOf(person, id)).toBe(10.5)
    expect((await person.get('/trash')).json()).toEqual([])
  })

  it('is forgotten with its goal after thirty days, and nobody else\u2019s with it', async () => {
    const people = [await planner().newUser(), await planner().newUser()] as const
    const ids = [await create(people[0]), await create(people[1])]
    for (const [index, person] of people.entries()) await person.post(`/goals/${ids[index] ?? ''}/entries`, run)
    await people[0].delete(`/goals/${ids[0] ?? ''}`)
    const now = planner().clock.now()
    const counted = async (days: number): Promise<number[]> => {
      planner().clock.set(new Date(now + days * 24 * 3_600_000).toISOString())
      await purge(planner())
      planner().clock.set(new Date(now).toISOString())
      return [await storedEntries(planner(), people[0]), await storedEntries(planner(), people[1])]
    }
    expect(await counted(29)).toEqual([1, 1])
    expect(await counted(31)).toEqual([0, 1])
    expect((await people[0].post(`/trash/${ids[0] ?? ''}/restore`)).statusCode).toBe(404)
  })

  it(`takes at most ${String(GOAL_ENTRIES_MAX)} entries of a goal`, async () => {
    const person = await planner().newUser()
    const id = await create(person)
    const at = '2026-01-01T00:00:00.000Z'
    const rows = Array.from({ length: GOAL_ENTRIES_MAX - 1 }, (_, index) => ({
      ...{
        owner_id: person.user._id,
        id: `${id} ${String(index)}`,
        goal_id: id,
        day: '2026-01-02',
        value: 1,
        note: '',
      },
      ...{ created_at: at, version: 1, bytes: 0, content_id: null, deleted_at: null, updated_at: at },
    }))
    await planner().db.transact(async (trx) => {
      for (let from = 0; from < rows.length; from += 500) {
        await trx
          .insertInto('goal_entry')
          .values(rows.slice(from, from + 500))
          .execute()
      }
    })
    expect((await person.post(`/goals/${id}/entries`, run)).statusCode).toBe(201)
    const refused = await person.post(`/goals/${id}/entries`, run)
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([409, 'quota_exceeded'])
  })
})
