import type { Database } from '#server/db/database.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { updateProfile } from '#server/features/users/users.service.ts'
import { accessOf } from '#server/test/access-of.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Planner } from '#server/test/planner.ts'
import { expect, it } from 'vitest'
import { restoreTrash } from './changes.service.ts'
import { undoChange } from './undo.service.ts'

/** A database that goes away for whoever reads after something was stored. */
function goingAwayAfterCommit(db: Database): Database {
  const state = { isGone: false }
  return {
    ...db,
    transact: async (work) => {
      const value = await db.transact(work)
      state.isGone = true
      return value
    },
    get read() {
      if (state.isGone) throw new Error('Connection terminated unexpectedly')
      return db.read
    },
  }
}

const storageOf = ({ db, clock }: Planner): Storage => ({ db: goingAwayAfterCommit(db), clock })

eachDatabase((planner) => {
  it('D6: an undo, a restoring and a profile that were stored are answered, whatever becomes of the database then', async () => {
    const person = await planner().newUser()
    const access = await accessOf(planner(), person)
    const created = await person.post('/categories', { name: 'Sport' })
    const changeId = String(created.headers['x-change-id'])
    const { value: undone } = await undoChange(storageOf(planner()), access, changeId)
    expect(undone).toMatchObject({ kind: 'undo', undoes: changeId, title: 'Sport', undoable: true })
    const { _id } = (await person.post('/categories', { name: 'Musica' })).json<{ _id: string }>()
    await person.delete(`/categories/${_id}`)
    const { value: restored } = await restoreTrash(storageOf(planner()), access, _id)
    expect(restored).toMatchObject({ kind: 'trash.restore', count: 1, title: 'Musica' })
    expect(await updateProfile(storageOf(planner()), access.actor, { username: 'Ada' })).toMatchObject({
      username: 'Ada',
    })
    expect((await person.get('/changes?limit=1')).json()).toEqual([{ ...restored, details: [expect.anything()] }])
  })

  it('C2: an undo that is sent again with its key gets the same answer', async () => {
    const person = await planner().newUser()
    const created = await person.post('/categories', { name: 'Sport' })
    const send = () =>
      person.post(`/changes/${String(created.headers['x-change-id'])}/undo`, undefined, { 'idempotency-key': 'once' })
    const [first, second] = [await send(), await send()]
    expect(first.statusCode).toBe(200)
    expect(second.json()).toEqual(first.json())
  })
})
