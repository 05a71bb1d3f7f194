import type { Calendar } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { referenceChecks } from './event-references.ts'

eachDatabase((planner) => {
  it('Q2: asks once about what many new events name, and refuses each that names what is not its own', async () => {
    const { user, get } = await planner().newUser()
    const { calendar, category } = referenceChecks(planner().db.read, user._id)
    const first = calendar(undefined)
    expect(calendar(undefined)).toBe(first)
    expect(await first).toBe((await get('/calendars')).json<Calendar[]>()[0]?._id)
    for (const ask of [() => calendar('none'), () => calendar('none'), () => category('none')]) {
      await expect(ask()).rejects.toMatchObject({ code: 'unknown_reference' })
    }
  })
})
