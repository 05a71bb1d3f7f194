import { TARGET_MINUTES_MAX } from '@dodici/contract/limits'
import type { Category } from '@dodici/contract/types'
import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

eachDatabase((planner) => {
  const create = async (person: Person, targetMinutes?: number) =>
    (
      await person.post('/categories', { name: 'Sport', ...(targetMinutes === undefined ? {} : { targetMinutes }) })
    ).json<Category>()
  const targetOf = async (person: Person) =>
    (await person.get('/categories')).json<Category[]>().map((category) => category.targetMinutes)
  const undo = async (person: Person, answer: LightMyRequestResponse) => {
    const undone = await person.post(`/changes/${String(answer.headers['x-change-id'])}/undo`)
    expect(undone.statusCode).toBe(200)
    return undone
  }

  it('keeps how many minutes a week somebody wants to give to a category, and none unless it is said', async () => {
    const person = await planner().newUser()
    expect((await create(person)).targetMinutes).toBeNull()
    expect((await create(person, 150)).targetMinutes).toBe(150)
    expect(await targetOf(person)).toEqual([null, 150])
  })

  it('changes a target, keeps it through other edits, takes it away, and undoes and redoes each', async () => {
    const person = await planner().newUser()
    const { _id } = await create(person, 60)
    const edit = (patch: object) => person.patch(`/categories/${_id}`, patch)
    const changed = await edit({ targetMinutes: 90 })
    const renamed = await edit({ name: 'Corsa' })
    expect(renamed.json()).toMatchObject({ name: 'Corsa', targetMinutes: 90 })
    const cleared = await edit({ targetMinutes: null })
    expect(await targetOf(person)).toEqual([null])
    await undo(person, cleared)
    expect(await targetOf(person)).toEqual([90])
    await undo(person, renamed)
    const undone = await undo(person, changed)
    expect(await targetOf(person)).toEqual([60])
    await undo(person, undone)
    expect(await targetOf(person)).toEqual([90])
    const gone = await person.delete(`/categories/${_id}`)
    await undo(person, gone)
    expect(await targetOf(person)).toEqual([90])
  })

  it.each([-1, 0.5, TARGET_MINUTES_MAX + 1, '60'])('refuses %j minutes, and changes nothing', async (targetMinutes) => {
    const person = await planner().newUser()
    const { _id } = await create(person, TARGET_MINUTES_MAX)
    const refused = await person.patch(`/categories/${_id}`, { targetMinutes })
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { errors: [{ path: 'targetMinutes' }] }])
    expect(await targetOf(person)).toEqual([TARGET_MINUTES_MAX])
  })

  it('undoes what was changed before there were targets: the category has none then', async () => {
    const person = await planner().newUser()
    const { _id } = await create(person)
    const renamed = await person.patch(`/categories/${_id}`, { name: 'Corsa' })
    await planner().db.transact(async (trx) => {
      const columns = ['description', 'color', 'created_at'] as const
      const row = await trx.selectFrom('category').select(columns).where('id', '=', _id).executeTakeFirstOrThrow()
      // The whole content, as it was written down then.
      const before = { name: 'Sport', ...row }
      await trx
        .updateTable('change_row')
        .set({ before: JSON.stringify(before) })
        .where('unit_id', '=', _id)
        .where('before', 'is not', null)
        .execute()
      // As it would be left by anything that wrote the row beside the journal.
      await trx.updateTable('category').set({ target_minutes: 77 }).where('id', '=', _id).execute()
    })
    await undo(person, renamed)
    expect((await person.get('/categories')).json()).toMatchObject([{ name: 'Sport', targetMinutes: null }])
  })
})
