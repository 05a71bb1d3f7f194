import type { Calendar } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { accessOf } from '#server/test/access-of.ts'
import { countingDatabase } from '#server/test/counting-database.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { calendarFile } from '#server/test/most-of-everything.ts'
import { undoChange } from './undo.service.ts'

const EVENTS = 2_000
/** What is read and written once, whatever is undone. */
const ONCE = 25
/** The events, their journal rows, and where SQLite ends a part the usage and the mark of what is unfinished. */
const FOR_A_HUNDRED = 5

eachDatabase((planner) => {
  it('undoes an import, and redoes it, with few statements for a hundred events', async () => {
    const person = await planner().newUser()
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const path = `/calendars/${calendar?._id ?? ''}/import`
    const imported = await person.post(path, calendarFile(EVENTS), { 'content-type': 'text/calendar' })
    const access = await accessOf(planner(), person)
    const { db, take } = countingDatabase(planner().db)
    const storage = { db, clock: planner().clock }
    const most = ONCE + (FOR_A_HUNDRED * EVENTS) / 100
    const undone = await undoChange(storage, access, String(imported.headers['x-change-id']))
    expect(take()).toBeLessThanOrEqual(most)
    expect((await person.get('/events?year=2026')).json()).toEqual([])
    await undoChange(storage, access, undone.value._id)
    expect(take()).toBeLessThanOrEqual(most)
    expect((await person.get('/events?year=2026')).json()).toHaveLength(EVENTS)
  })
})
