import { GOALS_MAX } from '@dodici/contract/limits'
import type { Change, Goal, GoalDetail } from '@dodici/contract/types'
import { TableNode } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { openStream } from '#server/test/event-stream.ts'
import { everyRow } from '#server/test/every-row.ts'
import { notingPlugin } from '#server/test/noting-plugin.ts'
import type { Person } from '#server/test/planner.ts'
import { makeGoal } from '#server/test/reminded.ts'
import { accessOf } from '#server/test/access-of.ts'
import { threadedStorage } from '#server/test/threaded.ts'
import { createGoal, deleteGoal, updateGoal } from './goals.service.ts'

const gym = { title: ' Palestra ', kind: 'count', target: 30, from: '2027-01-01', to: '2027-06-30' } as const

/** What is little is measured without a thread. */
const NOWHERE = new URL('./there-is-no-such-file.ts', import.meta.url)

const create = async (person: Person, facts: object = {}): Promise<Goal> => {
  const answer = await person.post('/goals', { ...gym, ...facts })
  expect(answer.statusCode).toBe(201)
  return answer.json<Goal>()
}
const list = async (person: Person, query = ''): Promise<Goal[]> => (await person.get(`/goals${query}`)).json<Goal[]>()
const titles = async (person: Person, query = ''): Promise<string[]> =>
  (await list(person, query)).map(({ title }) => title)

/** A database that notes which tables are read in the transactions of a person. */
function noting(db: Database, tables: Set<string>): Database {
  const plugin = notingPlugin((statement) => {
    const from = statement.kind === 'SelectQueryNode' ? (statement.from?.froms ?? []) : []
    for (const table of from) if (TableNode.is(table)) tables.add(table.table.identifier.name)
  })
  return {
    ...db,
    transactFor: ({ work, ...write }) =>
      db.transactFor({ ...write, work: (trx, parts) => work(trx.withPlugin(plugin), parts) }),
  }
}

eachDatabase((planner) => {
  it('creates, changes and deletes a goal, and undoes and redoes each step', async () => {
    const person = await planner().newUser()
    const created = await person.post('/goals', gym)
    expect(created.statusCode).toBe(201)
    const goal = created.json<Goal>()
    expect(goal).toMatchObject({ title: 'Palestra', description: '', unit: '', matchText: null, version: 1 })
    expect(goal).toMatchObject({ categoryId: null, milestones: [], progress: { value: 0, state: 'notBegun' } })

    const path = `/goals/${goal._id}`
    const changed = await person.patch(path, { target: 20, matchText: 'palestra' }, { 'if-match': '"1"' })
    expect(changed.json()).toMatchObject({ title: 'Palestra', target: 20, matchText: 'palestra', version: 2 })
    expect((await person.patch(path, { target: 20 })).headers['x-change-id']).toBeUndefined()

    const deleted = await person.delete(path)
    expect([deleted.statusCode, await list(person), (await person.get(path)).statusCode]).toEqual([204, [], 404])
    const undo = (id: unknown) => person.post(`/changes/${String(id)}/undo`)
    const undone = await undo(deleted.headers['x-change-id'])
    expect(await list(person)).toMatchObject([{ _id: goal._id, target: 20 }])
    await undo(undone.json<Change>()._id)
    expect(await list(person)).toEqual([])
    await undo((await person.get('/changes?limit=1')).json<Change[]>()[0]?._id)
    await undo(changed.headers['x-change-id'])
    expect(await list(person)).toMatchObject([{ target: 30, matchText: null }])
    await undo(created.headers['x-change-id'])
    expect(await list(person)).toEqual([])
  })

  it('C1: refuses a write based on an older version, with the newer copy, and changes nothing', async () => {
    const person = await planner().newUser()
    const { _id } = await create(person)
    await person.patch(`/goals/${_id}`, { title: 'Corsa' }, { 'if-match': '"1"' })
    const before = await everyRow(planner().db)
    for (const stale of [
      await person.patch(`/goals/${_id}`, { target: 5 }, { 'if-match': '"1"' }),
      await person.delete(`/goals/${_id}`, { 'if-match': '"1"' }),
    ]) {
      expect(stale.statusCode).toBe(412)
      expect(stale.json()).toMatchObject({ code: 'stale_version', current: { title: 'Corsa', version: 2 } })
    }
    expect(await everyRow(planner().db)).toEqual(before)
    expect((await person.delete(`/goals/${_id}`, { 'if-match': '"2"' })).statusCode).toBe(204)
  })

  it('C2: makes one goal of a create that is sent three times at once with one key, whatever became of it', async () => {
    const person = await planner().newUser()
    const send = (facts: object) => person.post('/goals', { ...gym, ...facts }, { 'idempotency-key': 'one-click' })
    const answers = await Promise.all([send({}), send({}), send({})])
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    const made = await list(person)
    expect(made).toHaveLength(1)
    for (const { _id } of made) await person.delete(`/goals/${_id}`)
    expect((await send({})).body).toBe(answers[0].body)
    expect((await send({ target: 2 })).json()).toMatchObject({ code: 'idempotency_conflict' })
    expect(await list(person)).toEqual([])
  })

  it('C2: answers a change that is sent again with its key, also when the goal is gone by then', async () => {
    const person = await planner().newUser()
    const { _id } = await create(person)
    const send = () => person.patch(`/goals/${_id}`, { target: 7 }, { 'idempotency-key': 'once' })
    const first = await send()
    await person.delete(`/goals/${_id}`)
    expect((await send()).body).toBe(first.body)
  })

  it('Q2: reads nothing that it is measured by while others wait for what is written', async () => {
    const person = await planner().newUser()
    const access = await accessOf(planner(), person)
    const { _id: id, ...goal } = await create(person)
    const read = new Set<string>()
    const storage = { ...threadedStorage(planner(), NOWHERE, []), db: noting(planner().db, read) }
    const { value } = await createGoal(storage, access, gym)
    expect(value.progress).toEqual(goal.progress)
    await updateGoal(storage, access, { id, patch: { target: 40 }, version: 1 })
    const stale = updateGoal(storage, access, { id, patch: { target: 50 }, version: 1 })
    await expect(stale).rejects.toMatchObject({ code: 'stale_version', facts: { current: { target: 40 } } })
    await deleteGoal(storage, access, { id, version: 2 })
    expect(read).toContain('goal')
    expect(read).not.toContain('event')
    expect(read).not.toContain('milestone')
    expect(read).not.toContain('goal_entry')
  })

  it('takes an id that the client chose, and refuses one that is somebody\u2019s already', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const _id = '01900000-0000-7000-8000-0000000000aa'
    expect(await create(person, { _id })).toMatchObject({ _id })
    for (const twice of [person, other]) {
      const answer = await twice.post('/goals', { ...gym, _id })
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'id_taken'])
    }
    expect([await titles(person), await titles(other)]).toEqual([['Palestra'], []])
  })

  it('lists those whose days touch a year', async () => {
    const person = await planner().newUser()
    await create(person, { title: 'Primo' })
    await create(person, { title: 'Lungo', from: '2025-12-31', to: '2029-01-01' })
    expect(await titles(person)).toEqual(['Primo', 'Lungo'])
    expect(await titles(person, '?year=2027')).toEqual(['Primo', 'Lungo'])
    expect(await titles(person, '?year=2029')).toEqual(['Lungo'])
    expect(await titles(person, '?year=2024')).toEqual([])
  })

  it.each([
    [{ from: '2027-02-01', to: '2027-01-31' }, 'to'],
    [{ from: '2027-01-01', to: '2037-01-02' }, 'to'],
    [{ from: '1899-12-31', to: '1900-01-01' }, 'from'],
    [{ from: '2200-01-01', to: '2201-01-01' }, 'to'],
    [{ target: 0 }, 'target'],
    [{ title: '  ' }, 'title'],
    [{ from: '2027-02-29' }, 'from'],
  ])('refuses %j, of a new goal and of one that is there', async (facts, path) => {
    const person = await planner().newUser()
    const { _id } = await create(person)
    const before = await everyRow(planner().db)
    for (const answer of [
      await person.post('/goals', { ...gym, ...facts }),
      await person.patch(`/goals/${_id}`, facts),
    ]) {
      expect(answer.statusCode).toBe(400)
      expect(answer.json()).toMatchObject({ code: 'invalid_input', errors: [{ path }] })
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('takes ten years to the day, and compares a new first day with the last one that is there', async () => {
    const person = await planner().newUser()
    const { _id } = await create(person, { from: '2027-01-01', to: '2036-12-31' })
    const answer = await person.patch(`/goals/${_id}`, { from: '2026-12-01' })
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([400, 'invalid_input'])
  })

  it('has nothing to count up to where something either happens or not', async () => {
    const person = await planner().newUser()
    const goal = await create(person, { kind: 'yesNo', target: 12, unit: 'km' })
    expect(goal).toMatchObject({ kind: 'yesNo', target: 1, unit: '' })
    const { _id } = await create(person)
    expect((await person.patch(`/goals/${_id}`, { kind: 'yesNo' })).json()).toMatchObject({ target: 1 })
    expect((await person.patch(`/goals/${_id}`, { target: 9 })).json()).toMatchObject({ target: 1 })
  })

  it.each(['categoryId', 'matchCategoryId'])('Z2: takes no %s but the person\u2019s own', async (field) => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const make = async (whose: Person) =>
      (await whose.post('/categories', { name: 'Sport' })).json<{ _id: string }>()._id
    const [own, theirs, gone] = [await make(person), await make(other), await make(person)]
    await person.delete(`/categories/${gone}`)
    const { _id } = await create(person, { [field]: own })
    const before = await everyRow(planner().db)
    for (const id of [theirs, gone, 'x']) {
      for (const answer of [
        await person.post('/goals', { ...gym, [field]: id }),
        await person.patch(`/goals/${_id}`, { [field]: id }),
      ]) {
        expect(answer.json()).toMatchObject({ code: 'unknown_reference', errors: [{ path: field }] })
      }
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('shows a category that was deleted as none, keeps it through other edits, and has it again by undo', async () => {
    const person = await planner().newUser()
    const { _id: sport } = (await person.post('/categories', { name: 'Sport' })).json<{ _id: string }>()
    const { _id } = await create(person, { categoryId: sport, matchCategoryId: sport })
    const gone = await person.delete(`/categories/${sport}`)
    expect(await list(person)).toMatchObject([{ categoryId: null, matchCategoryId: null }])
    expect((await person.patch(`/goals/${_id}`, { target: 3 })).statusCode).toBe(200)
    await person.post(`/changes/${String(gone.headers['x-change-id'])}/undo`)
    expect(await list(person)).toMatchObject([{ categoryId: sport, matchCategoryId: sport, target: 3 }])
  })

  it(`makes at most ${String(GOALS_MAX)} goals, also when more are wanted at once`, async () => {
    const person = await planner().newUser()
    for (let count = 0; count < GOALS_MAX - 1; count += 1) await makeGoal(planner(), person)
    const answers = await Promise.all([person.post('/goals', gym), person.post('/goals', gym)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const [{ _id } = { _id: '' }] = await list(person)
    await person.delete(`/goals/${_id}`)
    await create(person)
  })

  it('tells open pages of every write, and of what was entered by hand', async () => {
    const person = await planner().newUser()
    const stream = await openStream(planner(), person.token)
    expect(await stream.next()).toBe(0)
    const { _id } = await create(person)
    expect(await stream.next()).toBe(1)
    await person.post(`/goals/${_id}/entries`, { day: '2026-11-02' })
    expect(await stream.next()).toBe(2)
    await stream.close()
  })

  it('lets nobody else see or change them', async () => {
    const [owner, stranger] = [await planner().newUser(), await planner().newUser()]
    const { _id } = await create(owner)
    expect(await list(stranger)).toEqual([])
    expect((await stranger.get(`/goals/${_id}`)).statusCode).toBe(404)
    expect((await stranger.patch(`/goals/${_id}`, { target: 1 })).statusCode).toBe(404)
    expect((await stranger.delete(`/goals/${_id}`)).statusCode).toBe(404)
    expect((await owner.get(`/goals/${_id}`)).json<GoalDetail>().goal).toMatchObject({ target: 30, version: 1 })
  })
})
